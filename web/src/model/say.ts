// Events put into words. `t` is the translator, so that this can be tested without a language.

import type { GameParts } from "../games/manifest.ts";
import type { GameEvent, Position } from "../lib/game.ts";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** What a screen reader is told: each line, and its pieces by name. */
export function spoken(
  t: Translate,
  parts: Pick<GameParts, "line" | "pieceWords" | "sheetOf" | "sheetTitle" | "sheetWords">,
  events: readonly GameEvent[],
  names: readonly string[],
  view: Position,
): string {
  return events
    .map((event) => {
      const sheet = parts.sheetOf(event);
      if (sheet)
        return [parts.sheetTitle(t, sheet), parts.sheetWords(t, sheet, names)].filter(Boolean).join(": ");
      const line = parts.line(t, event, names);
      if (!line) return "";
      const pieces = line.mute ? "" : parts.pieceWords(t, line.pieces, view);
      return line.text + (pieces ? `: ${pieces}` : "");
    })
    .filter(Boolean)
    .join(". ");
}

/** What happened last, in one line. */
export function statusLine(
  t: Translate,
  parts: Pick<GameParts, "line">,
  events: readonly GameEvent[],
  names: readonly string[],
): string {
  const lines = events.map((event) => parts.line(t, event, names)).filter((line) => line !== null);
  const plain = lines.filter(({ aside }) => !aside);
  return (
    (plain.length ? plain : lines)
      .slice(-2)
      .map(({ text }) => text)
      // A line never begins with the dot.
      .join("\u00a0· ")
  );
}
