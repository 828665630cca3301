// Shows steps one after the other, at a pace that lets people see what happened. The server may be many
// steps ahead of what is shown.

import type { Sheet, Step } from "../game.ts";
import type { Clock } from "./clock.ts";

export interface PlaybackOptions {
  clock: Clock;
  /** How long a step stays on the screen before the next one, in milliseconds. */
  hold: (step: Step) => number;
  /** The scoring sheet that a step brings; showing pauses until it is put away. */
  sheet: (step: Step) => Sheet | null;
  /** Whether showing pauses after this step until `resume`. */
  stops?: (step: Step) => boolean;
  /** `hurry`: it is not to be seen for long. */
  show: (step: Step, hurry: boolean) => void;
  /** `trailing`, `scoring` or `stopped` changed. */
  changed: () => void;
  /** All steps are shown. True if the steps that follow are to be shown at full length again. */
  caughtUp: () => boolean;
}

export class Playback {
  /** Steps are waiting to be shown. */
  trailing = false;
  /** The sheet at which showing has paused. */
  scoring: Sheet | null = null;
  /** Showing has paused after a step, see `stops`. */
  stopped = false;
  #options: PlaybackOptions;
  #queue: Step[] = [];
  #cancel = (): void => undefined;
  #hurry = false;
  #started = false;
  #closed = false;

  constructor(options: PlaybackOptions) {
    this.#options = options;
  }

  /** Until this is called, steps are only collected. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    if (this.#queue.length) this.#next();
  }

  push(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    this.#queue.push(...steps);
    if (!this.#started) this.#set(true, this.scoring);
    else if (!this.trailing && !this.scoring) this.#next();
  }

  /** Goes on after a pause that `stops` asked for. */
  resume(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.#next();
    this.#options.changed();
  }

  /** Forgets what was waiting: a snapshot has replaced the screen. An open sheet stays open. */
  reset(): void {
    this.#cancel();
    this.#queue = [];
    this.#hurry = false;
    this.stopped = false;
    this.#set(false, this.scoring);
  }

  /** Shows what waits at once, and goes on like this until `caughtUp` ends it. */
  skip(): void {
    this.#hurry = true;
    if (this.#started && !this.scoring && !this.stopped) this.#next();
  }

  /** Closes the sheet and goes on after `wait` milliseconds. */
  putAway(wait = 0): void {
    this.#cancel();
    this.#set(this.trailing, null);
    if (wait > 0) this.#cancel = this.#options.clock.after(wait, () => this.#next());
    else this.#next();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  #next(): void {
    this.#cancel();
    while (!this.#closed && !this.scoring && !this.stopped) {
      const step = this.#queue.shift();
      if (!step) {
        this.#set(false, null);
        if (this.#options.caughtUp()) this.#hurry = false;
        return;
      }
      this.#options.show(step, this.#hurry);
      const sheet = this.#options.sheet(step);
      if (sheet) this.#hurry = false;
      this.stopped = !sheet && (this.#options.stops?.(step) ?? false);
      this.#set(true, sheet);
      if (this.stopped) {
        this.#hurry = false;
        this.#options.changed();
        return;
      }
      const wait = this.#hurry || sheet ? 0 : this.#options.hold(step);
      if (wait > 0) {
        this.#cancel = this.#options.clock.after(wait, () => this.#next());
        return;
      }
    }
  }

  #set(trailing: boolean, scoring: Sheet | null): void {
    if (trailing === this.trailing && scoring === this.scoring) return;
    this.trailing = trailing;
    this.scoring = scoring;
    this.#options.changed();
  }
}
