// Starting a deal of the day or a challenge.

import { post } from "./api.ts";
import type { Snapshot } from "./messages.ts";
import { go } from "./router.svelte.ts";

/** Begins or continues a try; a past deal is played without a rank. Opens the table. */
export async function playDeal(deal: string): Promise<void> {
  // Bots answer at once: the page shows their moves one after the other.
  const made = await post<Snapshot>(`/daily/${deal}/play`, { pace: "instant" });
  go(`/t/${made.table.id}`);
}

/** Takes a seat of a finished game. Opens the new table. */
export async function takeSeat(table: string, seat: number | null, bot: string | null): Promise<void> {
  const made = await post<Snapshot>(`/tables/${table}/challenge`, { seat, bot, pace: "instant" });
  go(`/t/${made.table.id}`);
}
