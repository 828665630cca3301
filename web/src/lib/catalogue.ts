// The games that the server offers, with their seats and options.

import { peek } from "./api.ts";

export type RuleValue = string | number;

/** Values of rule options by name; only those that differ from the default. */
export type RuleChoice = Readonly<Record<string, RuleValue>>;

export interface GameOption {
  name: string;
  /** "seat": a seat from 1 on, or null for a lot. "choice": one of `values`. */
  kind: "seat" | "choice";
  values: RuleValue[];
  default: RuleValue | null;
}

export interface GameEntry {
  name: string;
  title: string;
  /** How many can play. */
  players: number[];
  default_players: number;
  /** What a scored part of the game is called: "day", "round". */
  stage: string;
  stages: number;
  options: GameOption[];
  /** Bots, weakest first. */
  bots: string[];
  /** Whether standing orders can be left. */
  orders: boolean;
}

export interface Catalogue {
  games: GameEntry[];
}

let loaded: Promise<GameEntry[]> | null = null;

/** Asks the server once per visit; again only if that failed. */
export function catalogue(): Promise<GameEntry[]> {
  loaded ??= peek<Catalogue>("/games").then(
    ({ games }) => games,
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}

/** The rule options of a table; the message has none if all are at their defaults. */
export function rulesOf(table: { options: object }): RuleChoice {
  const { options } = table as { options: { rules?: RuleChoice | null } };
  return options.rules ?? {};
}
