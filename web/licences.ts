// Writes licences.txt beside the built app: each package of which a part is in the build, with the text of its
// licence. The page /licences shows it.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

// The font is made from this package: see tools/font.py.
const FONTS = "src/fonts/";
const FONT = `${import.meta.dirname}/node_modules/@fontsource-variable/alegreya/`;

export function licences(): Plugin {
  return {
    name: "florin-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      const add = (file: string): void => {
        const folder = PACKAGE.exec(file.replaceAll("\\", "/"))?.[0];
        if (folder) folders.add(folder);
      };
      for (const part of Object.values(bundle)) {
        if (part.type === "asset")
          part.originalFileNames.forEach((file) => add(file.startsWith(FONTS) ? FONT : file));
        // A module of which nothing is left needs no licence.
        else
          for (const [file, { renderedLength }] of Object.entries(part.modules))
            if (renderedLength) add(file);
      }
      const source = [...folders].map(licenceOf).sort().join("\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** `## NAME VERSION · LICENCE`, then the text. */
function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, "utf-8")) as Record<string, string>;
  const own = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  // Some packages only name a well-known licence.
  const file = own ? `${folder}/${own}` : new URL(`licences/${about.license}.txt`, import.meta.url);
  const text = readFileSync(file, "utf-8").replaceAll("\r\n", "\n").trim();
  const author = own ? "" : `${about.author}\n\n`;
  return `## ${about.name} ${about.version} · ${about.license}\n\n${author}${text}\n`;
}
