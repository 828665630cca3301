// The clock of whoever is to act, ticking.

import { isLate, untilNext } from "../model/clock.ts";
import type { Turn } from "./messages.ts";

export class Countdown {
  /** Milliseconds; null where no clock runs. */
  left = $state<number | null>(null);
  /** The seat whose time runs, where it is to be told once that little is left. */
  late = $state.raw<{ seat: number; left: number } | null>(null);

  /** Call inside a page's script. `now` is the server's time. */
  constructor(turn: () => Turn | null, now: () => number) {
    // By value: a table that changes otherwise does not start the clock anew.
    const seat = $derived(turn()?.seat ?? 0);
    const since = $derived(turn()?.since ?? 0);
    const deadline = $derived(turn()?.deadline ?? null);
    $effect(() => {
      const [who, from, end] = [seat, since, deadline];
      this.late = null;
      this.left = null;
      if (end === null) return;
      let timer: ReturnType<typeof setTimeout>;
      let told = false;
      const tick = (): void => {
        const left = Math.max(0, end - now());
        this.left = left;
        if (!told && isLate(left, from, end)) {
          told = true;
          this.late = { seat: who, left };
        }
        timer = setTimeout(tick, untilNext(left) + 5);
      };
      tick();
      return () => clearTimeout(timer);
    });
  }
}
