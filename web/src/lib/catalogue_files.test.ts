// The build gives each page the texts that it may show, and no page all of them.

import { expect, test } from "vitest";
import { textFiles } from "../../catalogue.ts";

const files = textFiles();
const has = (file: string, key: string) => new RegExp(`^${key} =`, "m").test(files[file]!);

test.each(["en", "de", "nl", "it"])("pages and parts have their own texts in %s", (language) => {
  // Keys that stand in the source, that a template makes, and that a game's part makes.
  expect(has(`${language}/settings`, "keep-name")).toBe(true);
  expect(has(`${language}/settings`, "theme-dark")).toBe(true);
  expect(has(`${language}/home`, "tour-medici-1-title")).toBe(true);
  expect(has(`${language}/table`, "error-not-your-turn")).toBe(true);
  expect(has(`${language}/game-medici`, "hint-medici-select")).toBe(true);
  expect(has(`${language}/game-strozzi`, "hint-medici-select")).toBe(false);
  // From a choice of strings inside a template.
  expect(has(`${language}/game-strozzi`, "flag-none-you")).toBe(true);
  expect(has(`${language}/table`, "keep-name")).toBe(false);
  expect(has(`${language}/home`, "keep-name")).toBe(false);
  const whole = files[`${language}/all`]!.length;
  for (const [name, text] of Object.entries(files))
    if (name.startsWith(language) && !name.endsWith("/all"))
      expect(text.length, name).toBeLessThan(whole * 0.6);
});

test("every key that a template makes has a part that says which", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const vague = /\b(?:t|has)\(`(?:\$\{[\w.]+\}-?)+`/;
  expect(Object.keys(sources).filter((path) => vague.test(sources[path]!))).toEqual([]);
});

test("no file has comments or texts that only the server says", () => {
  for (const text of Object.values(files)) expect(text).not.toMatch(/^(#|server-)/m);
});
