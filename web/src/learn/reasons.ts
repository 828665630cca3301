// Reasons of the coach in words. The server sends facts as data; each game has their texts in its locales, as
// `reason-<game>-<kind>`.

import type { Reason } from "../lib/messages.ts";
import type { Translate } from "../model/say.ts";

export type Has = (key: string) => boolean;

/** A reason as a short sentence without a full stop. `me` is the seat of the reader, who is addressed as "you";
 null if the reader has none. */
export function reasonWords(
  t: Translate,
  has: Has,
  game: string,
  reason: Reason,
  names: readonly string[],
  me: number | null,
): string {
  const key = `reason-${game}-${reason.kind}`;
  // A game that joined later may have no texts here.
  if (!has(key)) return reason.kind;
  const { seat, commodity, harbour } = reason;
  return t(key, {
    name: names[seat - 1] ?? "",
    you: seat === me ? "yes" : "no",
    florins: reason.florins ?? 0,
    level: reason.level ?? 0,
    goods: commodity ? t(`goods-${commodity}`) : "",
    in: commodity ? t(`in-${commodity}`) : "",
    harbour: harbour ? t(`in-harbour-${harbour}`) : "",
  });
}

/** The name of a phase of the game that a review adds up. */
export function phaseWords(t: Translate, has: Has, game: string, phase: string): string {
  const key = `phase-${game}-${phase}`;
  return has(key) ? t(key) : phase;
}
