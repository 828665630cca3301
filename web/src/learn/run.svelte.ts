// A lesson under way at one table: which step is shown, and which decisions pass.

import type { Sheet, Step } from "../lib/game.ts";
import type { Live } from "../lib/live/live.svelte.ts";
import { find, findAgain, judge, stopsAt, type Lesson, type LessonStep, type Situation } from "./lesson.ts";

export interface RunOptions {
  game: string;
  table: string;
  lesson: Lesson;
  /** The step to begin with. */
  at: number;
  /** Called when the learner gets further. */
  save: (at: number) => void;
  /** Called when the learner has reached the end. */
  finish: () => void;
}

export class LessonRun {
  readonly game: string;
  readonly table: string;
  steps = $state.raw<readonly LessonStep[]>([]);
  /** The first step that the learner has not completed. */
  at = $state(0);
  /** The last decision was not what the step asks for. */
  declined = $state(false);
  #save: RunOptions["save"];
  #finish: RunOptions["finish"];
  #live = $state.raw<Live | null>(null);

  constructor({ game, table, lesson, at, save, finish }: RunOptions) {
    this.game = game;
    this.table = table;
    this.steps = lesson.steps;
    this.at = at;
    this.#save = save;
    this.#finish = finish;
  }

  attach(live: Live): void {
    this.#live = live;
  }

  #situation = $derived.by<Situation | null>(() => {
    const live = this.#live;
    if (!live?.position || live.busy) return null;
    const scoring = live.scoring !== null;
    // Nothing is explained while things move.
    if (live.trailing && !live.stopped && !scoring) return null;
    return { view: live.position, mine: live.legal !== null, scoring };
  });

  /** The number of the step to show; null while the learner watches. */
  shown = $derived(this.#situation && findAgain(this.steps, this.at, this.#situation));
  step = $derived(this.shown === null ? null : this.steps[this.shown]!);
  /** The learner is to decide, but no step knows this position. */
  lost = $derived(!!this.#situation?.mine && this.shown === null);
  /** The text of the step shown. */
  name = $derived.by(() => {
    const [step, now] = [this.step, this.#situation];
    if (!step || !now) return null;
    return step.asides?.find((aside) => aside.when(now.view))?.name ?? step.name;
  });

  args(sheets: readonly Sheet[]): Record<string, string | number> {
    const now = this.#situation;
    return now ? ((this.step?.args?.(now.view, sheets) ?? {}) as Record<string, string | number>) : {};
  }

  /** Whether another explanation of the scoring follows. */
  get more(): boolean {
    return this.shown !== null && this.steps[this.shown + 1]?.kind === "sheet";
  }

  /** For the pacing of the table. */
  stops = ({ position }: Step): boolean => position !== null && stopsAt(this.steps, this.at, position);

  next = (): void => {
    if (this.shown === null) return;
    this.#to(this.shown + 1);
    const now = this.#situation;
    // Goes on, unless the same moment has more to tell.
    if (now && !now.scoring && find(this.steps, this.at, now) === null) this.#live?.resume();
  };

  /** The scoring was put away: what it had to tell is done. */
  scored = (): void => {
    let at = this.shown ?? this.at;
    while (this.steps[at]?.kind === "sheet") at += 1;
    this.#to(at);
  };

  send = (token: string): void => {
    const [live, now] = [this.#live, this.#situation];
    if (!live || !now) return;
    const { at, accepted } = judge(this.steps, this.shown ?? this.at, token, now);
    this.#to(at);
    this.declined = !accepted;
    if (accepted) void live.move(token);
  };

  finish = (): void => this.#finish();

  #to(at: number): void {
    this.declined = false;
    if (at === this.at) return;
    this.at = at;
    this.#save(at);
  }
}
