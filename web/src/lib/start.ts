// Making tables.

import { get, post } from "./api.ts";
import type { BotCard, Bots, OptionsChoice, SeatChoice, Snapshot, TableNew } from "./messages.ts";

export async function bots(game: "medici" | "strozzi"): Promise<BotCard[]> {
  const { bots } = await get<Bots>("/bots");
  return bots.filter((bot) => bot.games.includes(game));
}

/** A game against bots of the middle of the ladder, begun at once. Answers the table's id. */
export async function playNow(game: "medici" | "strozzi", buyers: number): Promise<string> {
  const ladder = await bots(game);
  const middle = ladder[Math.floor(ladder.length / 2)];
  const seats: SeatChoice[] = [{ kind: "me" }];
  while (seats.length < buyers) seats.push({ kind: "bot", bot: middle?.name ?? null });
  return make({ game, seats, start: true, options: { public: false, pace: "instant" } });
}

export async function make(wish: Omit<TableNew, "options"> & { options?: OptionsChoice }): Promise<string> {
  const made = await post<Snapshot>("/tables", wish);
  return made.table.id;
}
