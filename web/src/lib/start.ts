// Making tables.

import { post } from "./api.ts";
import type { GameEntry, RuleChoice } from "./catalogue.ts";
import type { Snapshot } from "./game.ts";
import type { OptionsChoice, SeatChoice } from "./messages.ts";

export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options: OptionsChoice;
  rules?: RuleChoice;
  start: boolean;
}

/** The bot that fills seats: from the middle of the game's ladder. */
export const middleBot = ({ bots }: GameEntry): string | null => bots[Math.floor(bots.length / 2)] ?? null;

/** Bots that are there for tests and comparisons, below the ladder of levels. */
const isLevel = (bot: string): boolean => bot !== "random" && !bot.startsWith("face:");

/** The levels that a game's bots have, weakest first. */
export function levelsOf({ bots }: GameEntry): string[] {
  const levels = bots.filter(isLevel);
  return levels.length ? levels : bots;
}

/** For a first game. */
export const easiestBot = (game: GameEntry): string | null => levelsOf(game)[0] ?? null;

/** The reader first, then bots. */
function against(players: number, bot: string | null): SeatChoice[] {
  const seats: SeatChoice[] = [{ kind: "me" }];
  while (seats.length < players) seats.push({ kind: "bot", bot });
  return seats;
}

/** Continues a table's game at another one. Returns its id. */
export async function branch(table: string, players: number, bot: string | null): Promise<string> {
  const made = await post<Snapshot>("/tables", {
    branch: { table },
    seats: against(players, bot),
    options: { public: false, pace: "instant" },
    start: true,
  });
  return made.table.id;
}

/** Starts a game against bots. Returns the table's id. */
export function playNow(game: GameEntry, players: number, bot: string | null): Promise<string> {
  return make({
    game: game.name,
    seats: against(players, bot),
    start: true,
    options: { public: false, pace: "instant" },
  });
}

/** Returns the table's id. */
export async function make(table: NewTable): Promise<string> {
  const made = await post<Snapshot>("/tables", table);
  return made.table.id;
}
