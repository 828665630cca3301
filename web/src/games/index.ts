// The registry of games that have a folder here. A folder with an index.ts is a game; nothing else names it.

import generic from "./generic/index.ts";
import type { GameEntry } from "../lib/catalogue.ts";
import type { GameManifest } from "./manifest.ts";

const found = import.meta.glob<GameManifest>("./*/index.ts", { import: "default", eager: true });

/** Every game with a folder of its own. */
export const manifests: readonly GameManifest[] = Object.values(found).filter((one) => one !== generic);

/** The game's own manifest; the generic one if the game has no folder. */
export function manifestOf(name: string): GameManifest {
  return manifests.find((one) => one.name === name) ?? generic;
}

/** The game's title. A game without a folder has the one that the server gives it. */
export function titleOf(name: string, games: readonly GameEntry[] | null): string {
  const given = games?.find((entry) => entry.name === name)?.title;
  return manifestOf(name).title || given || name;
}

/** What a bot does for a person whose time is over: in a game without a pass it plays, whatever was chosen. */
export const standInOf = (name: string, chosen: "pass" | "play"): "pass" | "play" =>
  manifestOf(name).passes ? chosen : "play";
