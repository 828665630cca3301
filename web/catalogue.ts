// What the build makes of the catalogue: for each language and page one file of the texts that it may show, without
// the comments for translators; and the page without a network, with its own texts in it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { keysByPage } from "./usage.ts";

const LANGUAGES = ["en", "de", "nl", "it"];
const MODULE = "virtual:texts";
const MESSAGE = /^([a-z][a-z0-9-]*) =.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
const SOURCES = join(import.meta.dirname, "src");

/** While the app is developed and tested, every page has all texts. */
const WITH_ALL = `
const sources = import.meta.glob(["/src/locales/*.ftl", "/src/games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
});
export async function load(language) {
  const files = Object.keys(sources).filter((path) => path.endsWith("/" + language + ".ftl"));
  return (await Promise.all(files.map((path) => sources[path]()))).join("\\n");
}`;

const byPage = (folder: string): string => `
export async function load(language, page) {
  const answer = await fetch("/${folder}/" + language + "/" + page + ".ftl");
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}`;

export function catalogue(): Plugin {
  let building = false;
  let files: Record<string, string> = {};
  let folder = "";
  return {
    name: "florin-catalogue",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!building) return WITH_ALL;
      files = textFiles();
      // The name changes with the texts: the files may be kept for ever.
      const digest = createHash("sha256").update(JSON.stringify(files)).digest("base64url");
      folder = `assets/texts-${digest.slice(0, 8)}`;
      return byPage(folder);
    },
    generateBundle() {
      if (!folder) return;
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName: `${folder}/${name}.ftl`, source });
      const script = readFileSync(join(SOURCES, "worker/offline.js"), "utf-8");
      const texts = Object.fromEntries(LANGUAGES.map((language) => [language, offlineTexts(language)]));
      const source = script.replace("__TEXTS__", () => JSON.stringify(texts));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}

/** LANGUAGE/PAGE with its texts. The page "all" has every text: the app asks for it if one is missing. */
export function textFiles(): Record<string, string> {
  const result: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const texts = messages(language);
    const pages = keysByPage(SOURCES, [...texts.keys()]);
    pages.set("all", new Set(texts.keys()));
    for (const [page, keys] of pages)
      result[`${language}/${page}`] = [...keys].map((key) => texts.get(key)).join("");
  }
  return result;
}

/** Keys and sources of the app's own messages. */
function messages(language: string): Map<string, string> {
  const games = readdirSync(join(SOURCES, "games"), { recursive: true, encoding: "utf-8" });
  const paths = [
    `locales/${language}.ftl`,
    ...games.filter((path) => path.endsWith(`locales/${language}.ftl`)).map((path) => `games/${path}`),
  ];
  const source = paths.map((path) => `${readFileSync(join(SOURCES, path), "utf-8")}\n`).join("");
  return new Map([...source.matchAll(MESSAGE)].map(([text, key]) => [key!, `${text.trimEnd()}\n`]));
}

/** The messages `server-offline-…` of a language, by the last part of their names. */
export function offlineTexts(language: string): Record<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(join(SOURCES, `locales/server/${language}.ftl`), "utf-8");
  bundle.addResource(new FluentResource(source));
  const keys = [...source.matchAll(/^server-offline-([a-z0-9-]+) =/gm)].map((match) => match[1]!);
  return Object.fromEntries(
    keys.map((key) => [key, bundle.formatPattern(bundle.getMessage(`server-offline-${key}`)!.value!)]),
  );
}
