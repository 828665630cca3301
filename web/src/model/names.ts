import type { Seat } from "../lib/messages.ts";
import { shortTime } from "./clock.ts";
import { levelName } from "./levels.ts";
import type { Translate } from "./say.ts";

// Bots get names of Florentines by seat, so that a table of equal bots can be told apart.
const FLORENTINES = ["Cosimo", "Ginevra", "Piero", "Lucrezia", "Ludovico", "Simonetta"];

export function seatNames(seats: readonly Pick<Seat, "seat" | "kind" | "name">[]): string[] {
  const taken = new Set(seats.filter((seat) => seat.kind !== "bot").map((seat) => seat.name));
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat.name;
    const name = FLORENTINES[(seat.seat - 1) % FLORENTINES.length] ?? seat.name;
    return taken.has(name) ? `${name} II` : name;
  });
}

/** For texts that name a player: puzzles call the reader "You", which has verbs of its own. */
export const named = (t: Translate, name = ""): { name: string; you: "yes" | "no" } => ({
  name,
  you: name === t("you") ? "yes" : "no",
});

/** By seat, the bot that played there according to a record, or null. `bots` are those of the game. */
export function recordSeats(players: readonly string[], bots: readonly string[]): (string | null)[] {
  return players.map((name) => (bots.some((bot) => name.split(":")[0] === bot.split(":")[0]) ? name : null));
}

/** What is said beside each name: a bot's level, that a bot plays for a person, the time that is left, or nothing. */
export function seatNotes(t: Translate, has: (key: string) => boolean, seats: readonly Seat[]): string[] {
  return seats.map(({ kind, bot, absent, time_left }) => {
    if (kind === "bot") return bot ? levelName(t, has, bot) : t("bot");
    if (absent) return t("bot-keeps");
    return time_left === null || time_left === undefined ? "" : shortTime(t, time_left);
  });
}
