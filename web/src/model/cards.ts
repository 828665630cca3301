// Tables in a list: what is told about each of them.

import type { GameEntry } from "../lib/catalogue.ts";
import type { Options, Result, TableCard } from "../lib/messages.ts";
import { spokenTime } from "./clock.ts";
import type { Has } from "./options.ts";
import type { Translate } from "./say.ts";

/** A person's tables: games to continue, and finished games. The server's order is kept. */
export function sorted(cards: readonly TableCard[]): { going: TableCard[]; done: TableCard[] } {
  return {
    going: cards.filter(({ status }) => status !== "over"),
    done: cards.filter(({ status }) => status === "over").sort((a, b) => b.changed - a.changed),
  };
}

/** The place of a seat, from 1; seats with the same money share it. */
export const placeOf = (money: readonly number[], seat: number): number =>
  money.filter((florins) => florins > (money[seat - 1] ?? 0)).length + 1;

/** "Won", "Shared win" or "Place 2 of 4" for the best of the reader's seats; "" without seat or result. */
export function resultWords(t: Translate, result: Result | null, yours: readonly number[]): string {
  if (!result || yours.length === 0) return "";
  const place = Math.min(...yours.map((seat) => placeOf(result.money, seat)));
  if (place > 1) return t("card-place", { place, of: result.money.length });
  return t(result.shared ? "card-shared" : "card-won");
}

/** "Day 2 of 3". */
export function stageOf(t: Translate, has: Has, game: GameEntry | undefined, n: number): string {
  if (!game) return t("stage-n", { n });
  const key = `${game.stage}-of`;
  return t(has(key) ? key : "stage-of", { n, of: game.stages });
}

const CLOCKS: Record<number, string> = {
  30: "clock-30",
  120: "clock-120",
  86400: "clock-day",
  259200: "clock-3-days",
};

/** Whether time is limited. */
export const hasClock = (options: Pick<Options, "clock" | "bank">): boolean =>
  options.clock !== null || options.bank !== null;

/** "Time per decision: 2 minutes", "Time for the game: 10 minutes, 10 seconds more per decision". */
export function clockLine(t: Translate, { clock, bank }: Pick<Options, "clock" | "bank">): string {
  if (bank) return t("option-line", { option: t("bank"), value: bankWords(t, bank.seconds, bank.increment) });
  return t("option-line", { option: t("clock"), value: t(CLOCKS[clock ?? 0] ?? "clock-none") });
}

/** A bank of time and its increment, both in seconds. */
export const bankWords = (t: Translate, seconds: number, increment: number): string =>
  increment
    ? t("bank-words", {
        time: spokenTime(t, seconds * 1000),
        more: spokenTime(t, increment * 1000),
      })
    : spokenTime(t, seconds * 1000);

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago, in the largest unit: "2 hours ago", "yesterday", "now". */
export function ago(language: string, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? (["second", 1000] as const);
  return words.format(unit === "second" ? 0 : -Math.floor(past / size), unit);
}

/** A day in the reader's words; the year only if it is another one. */
export function dayWords(language: string, at: number, now: number): string {
  const day = new Date(at);
  const year = day.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return day.toLocaleDateString(language, { day: "numeric", month: "long", year });
}
