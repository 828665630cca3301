// The deal of the day in words: dates, the time that is left, results.

import type { Day, DealCard, DealResult } from "../lib/messages.ts";
import type { Translate } from "./say.ts";

const DAY_MS = 86_400_000;

/** The days of a deal are those of UTC. */
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** "Wednesday, 18 November". */
export function dateWords(language: string, date: string, weekday = true): string {
  return dayOf(date).toLocaleDateString(language, {
    ...(weekday ? { weekday: "long" } : { year: "numeric" }),
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
}

/** "November 2026" for a month such as 2026-11. */
export function monthWords(language: string, month: string): string {
  return dayOf(`${month}-01`).toLocaleDateString(language, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** The month before or after. */
export function monthBeside(month: string, step: 1 | -1): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** Short names of the days of a week, Monday first. */
export function weekdays(language: string): string[] {
  const monday = Date.UTC(2024, 0, 1);
  return Array.from({ length: 7 }, (_, i) =>
    new Date(monday + i * DAY_MS).toLocaleDateString(language, { weekday: "short", timeZone: "UTC" }),
  );
}

/** A day of the month in the calendar; `day` is null if it has no deal. */
export interface Cell {
  date: string;
  number: number;
  day: Day | null;
}

/** The weeks of a month, Monday first; null for cells of other months. */
export function weeksOf(month: string, days: readonly Day[]): (Cell | null)[][] {
  const first = dayOf(`${month}-01`);
  const count = dayOf(`${monthBeside(month, 1)}-01`).getTime() - first.getTime();
  const cells: (Cell | null)[] = Array<null>((first.getUTCDay() + 6) % 7).fill(null);
  for (let number = 1; number <= count / DAY_MS; number++) {
    const date = `${month}-${String(number).padStart(2, "0")}`;
    cells.push({ date, number, day: days.find((day) => day.date === date) ?? null });
  }
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Hours and minutes until the next deal, the last minute as one. */
export function timeLeft(t: Translate, ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours ? t("daily-hours", { h: hours, m: minutes % 60 }) : t("daily-minutes", { m: minutes });
}

/** "2nd of 4". */
export const placeWords = (t: Translate, place: number, of: number): string => t("place-of", { place, of });

/** "top 18%"; "No. 3 of 4" for the lower half and among few players; "" without a rank. */
export function rankWords(t: Translate, result: DealResult): string {
  if (result.rank === null) return "";
  if (result.percent !== null && result.percent <= 50) return t("daily-top", { n: result.percent });
  return t("daily-rank", { rank: result.rank, of: result.players });
}

/** What a person tells others: it says nothing about the deal itself. */
export function shareText(t: Translate, game: string, card: DealCard): string {
  const { result } = card;
  if (!result) return "";
  const parts = [
    placeWords(t, result.place, card.lineup.length),
    t("florins", { n: result.money }),
    rankWords(t, result),
  ];
  return t("daily-share", { game, date: card.date, result: parts.filter(Boolean).join(", ") });
}
