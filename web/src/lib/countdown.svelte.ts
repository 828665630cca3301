// The clock of the seat to act.

import { isLate, untilNext } from "../model/clock.ts";
import type { Turn } from "./messages.ts";

export class Countdown {
  /** Milliseconds; null if no clock runs. */
  left = $state<number | null>(null);
  /** Set once when little time is left, for the announcement. */
  late = $state.raw<{ seat: number; left: number } | null>(null);

  /** Call inside a page's script. `now` is the server's time. */
  constructor(turn: () => Turn | null, now: () => number) {
    // By value: other changes of the table do not restart the clock.
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
