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

/** Starts a game against bots. Returns the table's id. */
export function playNow(game: GameEntry, players: number): Promise<string> {
  const bot = middleBot(game);
  const seats: SeatChoice[] = [{ kind: "me" }];
  while (seats.length < players) seats.push({ kind: "bot", bot });
  return make({ game: game.name, seats, start: true, options: { public: false, pace: "instant" } });
}

/** Returns the table's id. */
export async function make(table: NewTable): Promise<string> {
  const made = await post<Snapshot>("/tables", table);
  return made.table.id;
}
