// Pages and shared parts know only the manifest: the name of a game appears in its own folder alone.

import { expect, test } from "vitest";
import type { GameEntry } from "../lib/catalogue.ts";
import { manifestOf, manifests, titleOf } from "./index.ts";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte,css,ftl}", "!../games/**", "!../lib/messages.ts", "!../**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);
// The folders of the games, each with a manifest.
const folders = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1]!);

test("games are found by their folders", () => {
  expect(manifests.map(({ name }) => name).sort()).toEqual(folders.filter((name) => name !== "generic"));
  expect(manifests.length).toBeGreaterThan(1);
});

test.each(manifests.map(({ name }) => name))("%s is named nowhere else", (name) => {
  const found = Object.entries(sources).filter(([, text]) => text.toLowerCase().includes(name));
  expect(Object.keys(sources).length).toBeGreaterThan(60);
  expect(found.map(([path]) => path)).toEqual([]);
});

test("common parts and the generic table name no game either", () => {
  const common = import.meta.glob<string>(["./{common,generic}/*.{ts,svelte}", "./*.ts", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const [path, text] of Object.entries(common)) {
    for (const { name } of manifests)
      expect(text.toLowerCase().includes(name), `${name} in ${path}`).toBe(false);
  }
});

test("a game without a folder is generic, and has the server's title", () => {
  const unknown = manifestOf("no-such-game");
  expect(manifests).not.toContain(unknown);
  expect(unknown.rules).toBe(null);
  const games = [{ name: "no-such-game", title: "No Such Game" }] as unknown as GameEntry[];
  expect(titleOf("no-such-game", games)).toBe("No Such Game");
  expect(titleOf("no-such-game", null)).toBe("no-such-game");
});
