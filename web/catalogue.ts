// What the build makes of the catalogue: texts without the comments for translators, and the page without a
// network with its own texts in it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "de", "nl", "it"];
const RAW = ".ftl?raw";

/** Without comments and empty lines. */
export const stripped = (source: string): string => source.replace(/^(#.*)?\n/gm, "");

export function catalogue(): Plugin {
  return {
    name: "florin-catalogue",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(RAW)) return null;
      return `export default ${JSON.stringify(stripped(readFileSync(id.replace("?raw", ""), "utf-8")))}`;
    },
    generateBundle() {
      const script = readFileSync("src/worker/offline.js", "utf-8");
      const texts = Object.fromEntries(LANGUAGES.map((language) => [language, offlineTexts(language)]));
      const source = script.replace("__TEXTS__", () => JSON.stringify(texts));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}

/** The messages `server-offline-…` of a language, by the last part of their names. */
export function offlineTexts(language: string): Record<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(`src/locales/server/${language}.ftl`, "utf-8");
  bundle.addResource(new FluentResource(source));
  const keys = [...source.matchAll(/^server-offline-([a-z0-9-]+) =/gm)].map((match) => match[1]!);
  return Object.fromEntries(
    keys.map((key) => [key, bundle.formatPattern(bundle.getMessage(`server-offline-${key}`)!.value!)]),
  );
}
