// The levels of bots: their names, what they are like, and which one to try next.

import type { TableCard } from "../lib/messages.ts";
import type { Translate } from "./say.ts";

/** Whether there is a text for a key. */
type Has = (key: string) => boolean;

/** What follows a colon in a bot's name is a parameter. */
const kindOf = (bot: string): string => bot.split(":")[0] ?? bot;

/** A bot's level in the reader's language; a bot without a text keeps its own name. */
export function levelName(t: Translate, has: Has, bot: string): string {
  const key = `level-${kindOf(bot)}`;
  return has(key) ? t(key) : bot;
}

/** How a level plays, in a sentence or two; "" if no text says it. */
export function levelStyle(t: Translate, has: Has, bot: string): string {
  const key = `style-${kindOf(bot)}`;
  return has(key) ? t(key) : "";
}

/** The name of the character who stands for a level; "" if no text says it. */
export function characterName(t: Translate, has: Has, bot: string): string {
  const key = `character-${kindOf(bot)}`;
  return has(key) ? t(key) : "";
}

const WINS = 2;

/** The level after `bot`, if the reader has won the last two finished games against bots of this level alone. */
export function nextLevel(
  cards: readonly TableCard[],
  game: string,
  levels: readonly string[],
  bot: string,
): string | null {
  const played = cards
    .filter((card) => card.game === game && card.status === "over" && card.yours.length === 1)
    .filter(({ seats, yours }) => seats.every((seat) => yours.includes(seat.seat) || seat.bot === bot))
    .toSorted((one, two) => two.changed - one.changed)
    .slice(0, WINS);
  const won = played.every(({ result, yours }) => result?.winners.includes(yours[0]!));
  return played.length === WINS && won ? (levels[levels.indexOf(bot) + 1] ?? null) : null;
}
