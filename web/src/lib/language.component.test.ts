// The page says its language from the first load on, and after each change.

import { afterEach, expect, test, vi } from "vitest";
import early from "../../public/early.js?raw";
import { offlineTexts } from "../../catalogue.ts";
import { keep } from "./prefs.svelte.ts";
import { language, LANGUAGES, speak } from "./i18n.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ language: "it" }, ["de"], "it"],
  [{}, ["fr-FR", "nl-BE", "de"], "nl"],
  [{}, ["fr"], "en"],
  [{ language: "xx" }, ["de-CH"], "de"],
])("before the app runs: kept %j, the browser's %j", (kept, languages, expected) => {
  localStorage.setItem("florin.prefs", JSON.stringify(kept));
  vi.stubGlobal("navigator", { languages });
  document.documentElement.lang = "en";
  new Function(early)();
  expect(document.documentElement.lang).toBe(expected);
});

test("of two changes the later one counts", async () => {
  keep({ language: "de" });
  const first = speak();
  keep({ language: "nl" });
  await Promise.all([first, speak()]);
  expect(language()).toBe("nl");
});

test("the page without a network has all its texts in each language", () => {
  const english = Object.keys(offlineTexts("en"));
  expect(english).toEqual(["title", "text", "list-1", "list-2", "list-3", "again"]);
  for (const code of LANGUAGES) expect(Object.keys(offlineTexts(code))).toEqual(english);
});
