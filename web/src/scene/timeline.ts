// Plays what a step of the game looks like: shots one after the other, each for its time.
//
// A game turns the events of a step into shots (GameParts.shots). A shot holds the position that is drawn meanwhile,
// so nothing on the screen runs ahead of its moment. Variants: at speed 0 only the end is shown; with reduced motion
// the same shots are stills, because the style sheet stops all movement.

import type { Clock } from "../lib/live/clock.ts";

/** What happens in a shot, for the parts of the scene that move. */
export interface Moment {
  name: string;
  seat: number | null;
  florins: number | null;
  lots: readonly string[];
  /** Part of a scoring: one tap or key goes to its sheet. */
  counting?: boolean;
}

export interface Shot<V> {
  view: V;
  /** At normal speed. */
  ms: number;
  moment: Moment | null;
  /** Stay here until `resume`: a sheet is to be read. */
  pause?: boolean;
  /** How many events of the step have happened by now; all of them if left out. */
  told?: number;
}

/** How long the shots of a scoring take, in milliseconds at normal speed. */
export const COUNT_MS = {
  /** The ships line up. */
  start: 700,
  step: 450,
  /** A row of the sheet as text, if nothing may move. */
  row: 1200,
  /** The last payment is seen before the sheet comes. */
  end: 500,
} as const;

/** Says of each shot which events have happened by then. `index` is the shot's event. Nothing that follows a
 scoring is told before its sheet was read. */
export function tellEvents<V>(shots: readonly (Shot<V> & { index: number })[], events: number): Shot<V>[] {
  return shots.map(({ index, ...shot }, i) => {
    const next = shots[i + 1];
    const strict = shot.moment?.counting || shot.pause || next?.index === index;
    return { ...shot, told: strict ? index + 1 : (next?.index ?? events) };
  });
}

/** What is shown in a hurry: nothing but a scoring and what follows it. */
export function hurried<V>(shots: readonly Shot<V>[]): readonly Shot<V>[] {
  const counting = shots.findIndex(({ moment }) => moment?.counting);
  return counting < 0 ? shots : shots.slice(counting);
}

export interface TimelineOptions<V> {
  clock: Clock;
  show: (shot: Shot<V>) => void;
  /** `running` changed. */
  changed: () => void;
}

/** Multiplies the times of shots. A scoring keeps its own pace when the rest is shown faster. */
export interface TimeScale {
  all: number;
  scoring: number;
}
export const NORMAL: TimeScale = { all: 1, scoring: 1 };
export const AT_ONCE: TimeScale = { all: 0, scoring: 0 };

const timeOf = ({ ms, moment }: Shot<unknown>, pace: TimeScale): number =>
  ms * (moment?.counting ? pace.scoring : pace.all);

/** How long shots take up to the first pause, in milliseconds. */
export function span(shots: readonly Shot<unknown>[], pace: TimeScale): number {
  const end = shots.findIndex(({ pause }) => pause);
  return shots.slice(0, end < 0 ? undefined : end).reduce((sum, shot) => sum + timeOf(shot, pace), 0);
}

export class Timeline<V> {
  /** Shots are under way; false at a pause and at the end. */
  running = false;
  #options: TimelineOptions<V>;
  #left: Shot<V>[] = [];
  #pace = NORMAL;
  #counting = false;
  #cancel = (): void => undefined;

  constructor(options: TimelineOptions<V>) {
    this.#options = options;
  }

  /** Replaces what is under way: its end is not shown any more. */
  play(shots: readonly Shot<V>[], pace: TimeScale): void {
    this.#cancel();
    this.#left = [...shots];
    this.#pace = pace;
    this.#next();
  }

  /** Goes to a scoring that follows; in a scoring to its sheet; otherwise to the end. */
  skip(): void {
    if (!this.running) return;
    this.#cancel();
    const counting = this.#left.findIndex(({ moment }) => moment?.counting);
    if (counting >= 0 && !this.#counting) this.#left.splice(0, counting);
    else this.#pace = AT_ONCE;
    this.#next();
  }

  /** Goes on after a pause. Returns how long what follows takes, in milliseconds. */
  resume(pace = this.#pace): number {
    if (this.running) return 0;
    this.#pace = pace;
    const rest = span(this.#left, pace);
    this.#next();
    return rest;
  }

  /** Forgets what is under way and shows nothing more. */
  cancel(): void {
    this.#cancel();
    this.#left = [];
    this.#set(false);
  }

  #next(): void {
    for (let shot = this.#left.shift(); shot; shot = this.#left.shift()) {
      const wait = timeOf(shot, this.#pace);
      // At speed 0 only what stays is drawn.
      const stays = wait > 0 || shot.pause || this.#left.length === 0;
      this.#counting = !!shot.moment?.counting;
      if (stays) this.#options.show(shot);
      if (shot.pause) break;
      if (wait > 0) {
        this.#set(true);
        this.#cancel = this.#options.clock.after(wait, () => this.#next());
        return;
      }
    }
    this.#set(false);
  }

  #set(running: boolean): void {
    if (running === this.running) return;
    this.running = running;
    this.#options.changed();
  }
}
