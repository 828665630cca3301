import type { EventView } from "../../lib/messages.ts";
import { heading, line, SHARED_HOLD, sharedLine, type RawLine } from "../common/log.ts";

export function rawLine(event: EventView): RawLine | null {
  switch (event.event) {
    case "day_began":
      return heading(event.by_lot ? "log-day-by-lot" : "log-day", event.seat, { day: event.day });
    case "free_lot":
      return line("log-free", event.seat, {}, [event.lot]);
    case "bid_made":
      return line("log-bid", event.seat, { n: event.florins });
    case "passed":
      return line("log-passed", event.seat, {}, [], { tone: "quiet" });
    case "could_not_bid":
      return line("log-cannot", event.seat, { why: event.why }, [], { tone: "quiet", aside: true });
    case "ship_full":
      return line("log-full", event.seat, {}, [], { aside: true });
    case "day_ended":
      return heading("log-day-ended", null, { day: event.day, why: event.why });
    default:
      return sharedLine(event);
  }
}

/** How long events stay on the screen, in milliseconds. */
export const HOLD: Readonly<Record<string, number>> = {
  ...SHARED_HOLD,
  day_began: 700,
  free_lot: 550,
  bid_made: 650,
  passed: 420,
  ship_full: 200,
};
