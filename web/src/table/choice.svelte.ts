import type { Choice } from "../games/manifest.ts";

/** The first half of a decision that has two; see Choice. */
export class FirstHalf implements Choice {
  first = $state<string | null>(null);
  amount = $state<number | null>(null);
  wish = $state<number | null>(null);
  #asked = $state(0);

  get asked(): number {
    return this.#asked;
  }

  ask(): void {
    this.#asked += 1;
  }
}
