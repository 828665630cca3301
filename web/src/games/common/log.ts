// Events as lines of the log, and the events that both auction games have.

import type { EventView } from "../../lib/messages.ts";
import type { Translate } from "../../model/say.ts";
import type { LogLine } from "../manifest.ts";

/** A line before it is put into words. */
export interface RawLine extends Omit<LogLine, "kind" | "text"> {
  /** Of the message, and the kind of line. */
  key: string;
  args: Record<string, string | number>;
}

export const line = (
  key: string,
  seat: number | null,
  args: RawLine["args"] = {},
  pieces: readonly string[] = [],
  more: Partial<RawLine> = {},
): RawLine => ({ key, seat, args, pieces, tone: "normal", mute: false, aside: false, ...more });

export const heading = (key: string, seat: number | null, args: RawLine["args"]): RawLine =>
  line(key, seat, args, [], { tone: "heading" });

export function inWords(t: Translate, raw: RawLine | null, names: readonly string[]): LogLine | null {
  if (!raw) return null;
  const { key, args, ...rest } = raw;
  const name = raw.seat === null ? "" : (names[raw.seat - 1] ?? "");
  return { ...rest, kind: key, text: t(key, { ...args, name }) };
}

/** Null for events that need no line, and for those of one game alone. */
export function sharedLine(event: EventView): RawLine | null {
  switch (event.event) {
    case "lot_drawn":
      return line("log-drawn", event.seat, { bag: event.bag }, [event.lot], {
        tone: "quiet",
        aside: true,
        stage: "draft",
      });
    case "group_offered": {
      // Each lot was announced when it was drawn.
      const args = { n: event.lots.length, why: event.by };
      return line("log-offered", event.seat, args, event.lots, { mute: true, stage: "final" });
    }
    case "group_sold":
      return line("log-sold", event.seat, { n: event.florins, lots: event.lots.length }, event.lots, {
        tone: "strong",
      });
    case "group_discarded":
      return line("log-discarded", event.seat, { why: event.why.replace(" ", "-") }, event.lots, {
        tone: "strong",
      });
    case "game_ended":
      return heading("log-ended", null, { winners: event.winners.length });
    default:
      return null;
  }
}

/** How long events stay on the screen, in milliseconds. */
export const SHARED_HOLD: Readonly<Record<string, number>> = {
  lot_drawn: 550,
  group_offered: 350,
  group_sold: 1100,
  group_discarded: 800,
};

export const isSale = ({ event }: { event: string }): boolean =>
  event === "group_sold" || event === "group_discarded";
