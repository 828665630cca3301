// A lesson: a real table with a fixed deal against fixed bots, and steps that explain it.
//
// A game brings its lesson as data (games/<game>/lesson.ts). A step is shown when its condition holds. The learner
// can leave at any time: which step comes next follows from the position and the number of the last step.

import type { RuleChoice } from "../lib/catalogue.ts";
import type { Position, Sheet } from "../lib/game.ts";
import type { Args } from "../lib/i18n.svelte.ts";

export interface Lesson<P extends Position = Position, S extends Sheet = Sheet> {
  seed: string;
  /** The bots of seats 2 and up. */
  bots: readonly string[];
  rules: RuleChoice;
  steps: readonly LessonStep<P, S>[];
}

/** The text of a step is `lesson-<game>-<name>`; what an "ask" or "free" step wants is `lesson-<game>-<name>-do`.
 *
 * tell: explains, until the learner presses Next; the game waits.
 * ask: the learner decides; other decisions than the wanted ones are declined with a hint.
 * free: the learner decides freely, until a later step applies.
 * sheet: explains the scoring, inside its dialog.
 * end: the last words, with ways to go on.
 */
export interface LessonStep<P extends Position = Position, S extends Sheet = Sheet> {
  kind: "tell" | "ask" | "free" | "sheet" | "end";
  name: string;
  when: (view: P) => boolean;
  /** Parts of the scene to highlight, as CSS selectors. */
  light?: readonly string[];
  /** ask: the decisions that it accepts. */
  wants?: (token: string) => boolean;
  /** Values for the text, besides the names of the bots: $two, $three. */
  args?: (view: P, sheets: readonly S[]) => Args;
  /** free: texts that replace its own while their condition holds. */
  asides?: readonly { name: string; when: (view: P) => boolean }[];
}

/** What the screen shows. */
export interface Situation {
  view: Position;
  /** The learner is to decide. */
  mine: boolean;
  /** The scoring of a stage is open. */
  scoring: boolean;
}

const decides = ({ kind }: LessonStep): boolean => kind === "ask" || kind === "free";

function holds(step: LessonStep, { view, mine, scoring }: Situation): boolean {
  if ((step.kind === "sheet") !== scoring || (decides(step) && !mine)) return false;
  return step.when(view);
}

/** The step to show: the first one from number `from` on, but not beyond the next "ask", that applies; null if none
 does. A "free" step gives way to any later one. */
export function find(steps: readonly LessonStep[], from: number, now: Situation): number | null {
  for (let i = from; i < steps.length; i++) {
    const step = steps[i]!;
    if (holds(step, now)) return step.kind === "free" ? (find(steps, i + 1, now) ?? i) : i;
    if (step.kind === "ask") return null;
  }
  return null;
}

/** As `find`. If the learner is to decide and nothing applies, an earlier "ask" may: a move was not accepted, or was
 taken back. Null if the game has left the lesson. */
export function findAgain(steps: readonly LessonStep[], from: number, now: Situation): number | null {
  const found = find(steps, from, now);
  if (found !== null || !now.mine) return found;
  const earlier = steps.findIndex((step) => step.kind === "ask" && holds(step, now));
  return earlier < 0 ? null : earlier;
}

/** The learner's. */
export const SEAT = 1;

/** Whether the game waits after a step that leads to `view`, so that it can be explained. A decision of the learner
 waits by itself. */
export function stopsAt(steps: readonly LessonStep[], from: number, view: Position): boolean {
  return view.to_act !== SEAT && find(steps, from, { view, mine: false, scoring: false }) !== null;
}

/** What to do with a decision that the learner makes while step `at` is shown: which step it belongs to, and whether
 it is accepted. A decision may come before Next is pressed: explanations are then left out. */
export function judge(
  steps: readonly LessonStep[],
  at: number,
  token: string,
  now: Situation,
): { at: number; accepted: boolean } {
  let i = at;
  while (steps[i]?.kind === "tell") i += 1;
  const step = steps[i];
  if (step?.kind !== "ask" || !holds(step, now)) return { at, accepted: true };
  const accepted = step.wants?.(token) ?? true;
  return { at: accepted ? i + 1 : i, accepted };
}
