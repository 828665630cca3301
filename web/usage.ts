// Which texts each page may show, read from the sources: from the page's component over all that it imports.
//
// A text belongs to a page if its key stands in one of these files as a string, or fits a template such as
// `tour-${game}-title`. That is a little more than the page shows. What this misses, the app fetches when it needs it.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const FROM = /(?:from\s+|import\s*\(\s*|import\s+)["'](\.[^"']+)["']/g;
const LATER = /withTexts\(\s*"([\w-]+)",\s*import\("(\.[^"]+)"\)/g;
// The build leaves out what is imported for its types alone.
const TYPES = /^\s*(?:import|export) type [^;]*;/gm;
const STRING = /"([a-z][a-z0-9-]*)"|'([a-z][a-z0-9-]*)'/g;
const TEMPLATE = /`([a-z0-9-]*(?:\$\{[^`{}]*(?:\{[^{}]*\}[^`{}]*)*\}[a-z0-9-]*)+)`/g;
const PAGE = /^ {4}(\w+): \(\) => import\("(\.\/pages\/\w+\.svelte)"\)/gm;
// Pages with a board.
const BOARDS = ["table", "replay", "puzzles", "look", "embed", "deal"];
// Pictures of a game that its manifest imports when a page asks for them, and how a page asks.
const PICTURES: Record<string, RegExp> = {
  Cover: /\.Cover\b/,
  Picture: /\.Picture\(/,
  Drawing: /\.Drawing\(/,
};

/** The manifests of games. `folder` is src/. */
const manifestsIn = (folder: string): string[] =>
  readdirSync(join(folder, "games"))
    .map((name) => join(folder, "games", name, "index.ts"))
    .filter(existsSync);

/** The keys of each page, of those that there are; and of each part that comes later with its texts. */
export function keysByPage(folder: string, keys: readonly string[]): Map<string, Set<string>> {
  const app = join(folder, "App.svelte");
  const games = manifestsIn(folder);
  const pages = [...read(app).matchAll(PAGE)].map(([, name, file]) => [name!, join(folder, file!)] as const);
  // The app imports its pages, and manifests the parts of their games: these belong to some pages only.
  const base = reach([join(folder, "main.ts"), ...games], (file) => file === app || games.includes(file));
  const result = new Map<string, Set<string>>();
  for (const [name, file] of pages) {
    const files = reach([file], (other) => games.includes(other));
    const sources = [...files].map(read);
    const asked = Object.entries(PICTURES).filter(([, how]) => sources.some((source) => how.test(source)));
    const parts = games.flatMap((game) => asked.flatMap(([part]) => partOf(game, part)));
    const all = new Set([...base, ...files, ...reach(parts, (other) => games.includes(other))]);
    result.set(name, keysIn([...all].map(read).join("\n"), keys));
  }
  const sources = readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((path) =>
    join(folder, path),
  );
  for (const file of sources.filter((path) => /\.(ts|svelte)$/.test(path)))
    for (const [, name, path] of read(file).matchAll(LATER)) {
      const files = reach([join(dirname(file), path!)], () => false);
      const own = keysIn([...files].map(read).join("\n"), keys);
      result.set(name!, new Set([...(result.get(name!) ?? []), ...own]));
    }
  return result;
}

/**
 * The file of the build in which a source goes, beside those of single pages: dozens of small files cost more in
 * headers than they hold. "board": what pages with a board share. "common": what they share with others, and others with each other.
 */
export function groupOf(folder: string): (id: string) => string | null {
  const games = manifestsIn(folder);
  const pages = [...read(join(folder, "App.svelte")).matchAll(PAGE)];
  const files = new Map(pages.map(([, name, file]) => [name!, reach([join(folder, file!)], () => true)]));
  const count = (file: string, names: readonly string[]) =>
    names.filter((name) => files.get(name)?.has(file)).length;
  const base = reach([join(folder, "main.ts")], () => true);
  const inGames = reach(
    games.flatMap((game) => partOf(game, "parts")),
    () => true,
  );
  const inPictures = reach(
    games.flatMap((game) => Object.keys(PICTURES).flatMap((part) => partOf(game, part))),
    () => true,
  );
  // What only one game has is fetched for its tables alone.
  const own = new RegExp(`/games/(${games.map((game) => basename(dirname(game))).join("|")})/`);
  const boards = [...files.keys()].filter((name) => BOARDS.includes(name));
  const others = [...files.keys()].filter((name) => !BOARDS.includes(name) && name !== "learn");
  return (id) => {
    const file = id.replace(/\?.*$/, "");
    if (file.includes("/node_modules/")) return "common";
    if (base.has(file) || own.test(file)) return null;
    const elsewhere = count(file, others) + Number(inPictures.has(file));
    const onBoards = count(file, boards) + Number(inGames.has(file));
    if (elsewhere + onBoards < 2) return null;
    return elsewhere ? "common" : "board";
  };
}

const cache = new Map<string, string>();
function read(file: string): string {
  if (!cache.has(file)) cache.set(file, readFileSync(file, "utf-8"));
  return cache.get(file)!;
}

/** All files that these import, directly or not. From a file that is `closed`, imports with `()` lead nowhere. */
function reach(starts: readonly string[], closed: (file: string) => boolean): Set<string> {
  const files = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [whole, path] of read(file).replace(LATER, "").replace(TYPES, "").matchAll(FROM)) {
      const other = join(dirname(file), path!.replace(/\?.*$/, ""));
      const skipped = whole.includes("(") && closed(file);
      if (!skipped && /\.(ts|svelte)$/.test(other) && existsSync(other)) waiting.push(other);
    }
  }
  return files;
}

function partOf(game: string, part: string): string[] {
  const path = new RegExp(`\\b${part}: (?:async )?\\(\\) => .*import\\("(\\./[^"]+)"\\)`).exec(
    read(game),
  )?.[1];
  return path ? [join(dirname(game), path)] : [];
}

function keysIn(source: string, keys: readonly string[]): Set<string> {
  const strings = new Set([...source.matchAll(STRING)].map((match) => match[1] ?? match[2]));
  const templates = [...source.matchAll(TEMPLATE)]
    .map((match) => patternOf(match[1]!))
    .filter((pattern) => pattern !== null);
  return new Set(keys.filter((key) => strings.has(key) || templates.some((template) => template.test(key))));
}

const VALUE = /\$\{([^`{}]*(?:\{[^{}]*\}[^`{}]*)*)\}/;

const CHOICE = /\? "([a-z0-9-]*)" : "([a-z0-9-]*)"$/;

/** What a template may become; null if it says nearly nothing. Of a value that is one string or another, both. */
function patternOf(template: string): RegExp | null {
  let known = "";
  const pattern = template
    .split(VALUE)
    .map((part, i) => {
      const choices = i % 2 ? (CHOICE.exec(part)?.slice(1) ?? []) : [part];
      known += choices.join("");
      return choices.length ? `(?:${choices.join("|")})` : "[a-z0-9-]+";
    })
    .join("");
  return known.length > 2 ? new RegExp(`^${pattern}$`) : null;
}
