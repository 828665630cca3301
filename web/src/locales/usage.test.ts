// The texts of each page are read from its sources (usage.ts): what these tests state, a page would otherwise lack.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textFiles } from "../../catalogue.ts";
import { keysByPage } from "../../usage.ts";

const FILES = ["locales", "games/medici/locales", "games/strozzi/locales"].map(
  (folder) => `src/${folder}/en.ftl`,
);
const KEYS = FILES.flatMap((file) =>
  [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!),
);
const PAGES = keysByPage("src", KEYS);

test("every text belongs to a page", () => {
  const shown = new Set([...PAGES.values()].flatMap((keys) => [...keys]));
  expect(KEYS.filter((key) => !shown.has(key))).toEqual([]);
});

// Texts that a plugin's game may lack: their pages ask whether they are there, and show something else if not.
test.each(["new", "home", "seats", "table", "replay"])("the page %s names options and levels", (page) => {
  const optional = KEYS.filter((key) => /^(option|level|style|character)-/.test(key));
  expect(optional.filter((key) => !PAGES.get(page)!.has(key))).toEqual([]);
});

test("the build's files hold whole messages", () => {
  const files = Object.entries(textFiles());
  expect(files.length).toBeGreaterThan(4);
  for (const [name, source] of files) {
    const bundle = new FluentBundle("en");
    const errors = bundle.addResource(new FluentResource(source));
    const keys = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
    expect([name, ...errors, ...keys.filter((key) => !bundle.hasMessage(key))]).toEqual([name]);
  }
});
