// Events as lines of the log: the key of a message and what goes into it.

import type { EventView } from "../lib/messages.ts";

export interface Line {
  key: string;
  seat: number | null;
  lots: readonly string[];
  args: Record<string, string | number>;
}

const line = (
  key: string,
  seat: number | null,
  args: Line["args"] = {},
  lots: readonly string[] = [],
): Line => ({
  key,
  seat,
  lots,
  args,
});

/** Null where an event needs no words of its own: another line beside it says it. */
export function lineOf(event: EventView): Line | null {
  switch (event.event) {
    case "day_began":
      return line(event.by_lot ? "log-day-by-lot" : "log-day", event.seat, { day: event.day });
    case "round_began":
      return line("log-round", event.seat, { round: event.round });
    case "lot_drawn":
      return line("log-drawn", event.seat, { bag: event.bag }, [event.lot]);
    case "free_lot":
      return line("log-free", event.seat, {}, [event.lot]);
    case "group_offered":
      return line("log-offered", event.seat, { n: event.lots.length, why: event.by }, event.lots);
    case "bid_made":
      return line("log-bid", event.seat, { n: event.florins });
    case "passed":
      return line("log-passed", event.seat);
    case "could_not_bid":
      return line("log-cannot", event.seat, { why: event.why });
    case "price_named":
      return line("log-price", event.seat, { n: event.florins });
    case "declined":
      return line("log-declined", event.seat);
    case "group_sold":
      return line("log-sold", event.seat, { n: event.florins, lots: event.lots.length }, event.lots);
    case "ship_docked":
      return line("log-docked", event.seat, { holds: event.holds, harbour: event.harbour });
    case "group_loaded":
      return line("log-loaded", event.seat, { holds: event.holds, harbour: event.harbour }, event.lots);
    case "group_discarded":
      return line("log-discarded", event.seat, { why: event.why.replace(" ", "-") }, event.lots);
    case "ship_full":
      return line("log-full", event.seat);
    case "day_ended":
      return line("log-day-ended", null, { day: event.day, why: event.why });
    case "round_ended":
      return line("log-round-ended", null, { round: event.round, why: event.why });
    case "game_ended":
      return line("log-ended", null, { winners: event.winners.length });
    case "day_scored":
    case "round_scored":
      return null;
  }
}
