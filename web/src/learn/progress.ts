// How far a learner got, on this device.

import type { GameEntry } from "../lib/catalogue.ts";
import { keep, prefs, type LessonProgress } from "../lib/prefs.svelte.ts";
import { make } from "../lib/start.ts";
import type { Lesson } from "./lesson.ts";

export const progressOf = (game: string): LessonProgress | null => prefs.lessons[game] ?? null;

/** Whether the lesson was begun and can be continued. */
export const isUnderWay = (game: string): boolean => {
  const progress = progressOf(game);
  return progress !== null && progress.table !== null;
};

export function saveProgress(game: string, change: Partial<LessonProgress>): void {
  const before = progressOf(game) ?? { table: null, at: 0, done: false };
  keep({ lessons: { ...prefs.lessons, [game]: { ...before, ...change } } });
}

/** Makes the table of a lesson. Returns its id. */
export async function begin(game: GameEntry["name"], lesson: Lesson): Promise<string> {
  const table = await make({
    game,
    seats: [{ kind: "me" }, ...lesson.bots.map((bot) => ({ kind: "bot" as const, bot }))],
    options: { public: false, pace: "instant", seed: lesson.seed, lesson: true },
    rules: lesson.rules,
    start: true,
  });
  saveProgress(game, { table, at: 0 });
  return table;
}
