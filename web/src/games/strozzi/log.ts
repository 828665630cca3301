import type { EventView } from "../../lib/messages.ts";
import { heading, line, SHARED_HOLD, sharedLine, type RawLine } from "../common/log.ts";

export function rawLine(event: EventView): RawLine | null {
  switch (event.event) {
    case "round_began":
      return heading("log-round", event.seat, { round: event.round });
    case "price_named":
      return line("log-price", event.seat, { n: event.florins });
    case "declined":
      return line("log-declined", event.seat);
    // The loading that follows names the ship and its harbour, and the sale before it names the lots.
    case "ship_docked":
      return null;
    case "group_loaded":
      return line("log-loaded", event.seat, { holds: event.holds, harbour: event.harbour });
    case "round_ended":
      return heading("log-round-ended", null, { round: event.round, why: event.why });
    default:
      return sharedLine(event);
  }
}

/** How long events stay on the screen, in milliseconds. */
export const HOLD: Readonly<Record<string, number>> = {
  ...SHARED_HOLD,
  round_began: 700,
  price_named: 800,
  declined: 600,
  ship_docked: 300,
  group_loaded: 700,
};
