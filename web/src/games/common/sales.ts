// The sales of a game, from its events: the table of all auctions shows them.

import type { GameEvent } from "../../lib/game.ts";
import type { EventView } from "../../lib/messages.ts";

export interface Sale {
  ply: number;
  stage: number; // day or round
  seller: number | null; // selector or active player
  lots: readonly string[];
  buyer: number | null; // null: thrown away unsold
  florins: number;
}

export function sales(steps: readonly { ply: number; events: readonly GameEvent[] }[]): Sale[] {
  const found: Sale[] = [];
  let stage = 1;
  let seller: number | null = null;
  for (const { ply, events } of steps) {
    for (const event of events as readonly EventView[]) {
      if (event.event === "day_began") stage = event.day;
      if (event.event === "round_began") stage = event.round;
      if (event.event === "group_offered") seller = event.seat;
      if (event.event === "group_sold") {
        found.push({ ply, stage, seller, lots: event.lots, buyer: event.seat, florins: event.florins });
      }
      if (event.event === "group_discarded" && event.why === "no bids") {
        found.push({ ply, stage, seller, lots: event.lots, buyer: null, florins: 0 });
      }
    }
  }
  return found;
}
