// What the home page offers for today: small tiles in one strip, the most current first.
//
// The deal of the day, the daily puzzle and lessons each add a tile. A tile that is done stays, with a mark.

import type { GameEntry } from "../lib/catalogue.ts";
import type { Daily } from "../lib/messages.ts";
import type { LessonProgress } from "../lib/prefs.svelte.ts";
import type { Translate } from "./say.ts";

export interface TodayTile {
  id: string;
  icon: "deal" | "puzzle" | "lesson";
  href: string;
  title: string;
  text: string;
  done: boolean;
}

/** The deals of the day: one tile, since their page has them all. `daily` is null until it is known. */
export function dealTile(t: Translate, daily: Pick<Daily, "deals" | "streak"> | null): TodayTile {
  const deals = daily?.deals ?? [];
  const done = deals.filter(({ state }) => state === "finished").length;
  const streak = daily && daily.streak > 1 ? [t("daily-streak-of", { n: daily.streak })] : [];
  const played = done ? t("daily-done-of", { n: done, of: deals.length }) : t("daily-short");
  return {
    id: "deal",
    icon: "deal",
    href: "/daily",
    title: t("daily"),
    text: [played, ...streak].join(" · "),
    done: done > 0 && done === deals.length,
  };
}

const isBegun = (progress: LessonProgress | null): boolean => (progress?.table ?? null) !== null;

/** Lessons that wait: those begun, and for a player who has been here before those not yet completed. */
export function lessonTiles(
  t: Translate,
  games: readonly Pick<GameEntry, "name" | "title">[],
  hasLesson: (game: string) => boolean,
  progressOf: (game: string) => LessonProgress | null,
  returning: boolean,
): TodayTile[] {
  return games
    .filter(({ name }) => hasLesson(name))
    .filter(({ name }) => {
      const progress = progressOf(name);
      return isBegun(progress) || (returning && !progress?.done);
    })
    .map(({ name, title }) => ({
      id: `lesson-${name}`,
      icon: "lesson",
      href: `/learn/${name}`,
      title,
      text: t(isBegun(progressOf(name)) ? "lesson-go-on" : "lesson-start"),
      done: false,
    }));
}

/** Days since 1970, UTC: the server counts the daily puzzle so too. */
export const day = (now = Date.now()): number => Math.floor(now / 86_400_000);

/** The puzzle of today; `answered` is the last day whose puzzle the reader has answered. */
export const puzzleTile = (t: Translate, answered: number, today = day()): TodayTile => ({
  id: "puzzle",
  icon: "puzzle",
  href: answered === today ? "/puzzles" : "/puzzles/daily",
  title: t("puzzle-daily"),
  text: t(answered === today ? "puzzle-more" : "puzzle-daily-text"),
  done: answered === today,
});
