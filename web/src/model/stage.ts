import type { Has } from "./options.ts";
import type { Translate } from "./say.ts";

/** "Day 2", or "Part 2" if there is no text for what the game calls its stages. */
export function stageWords(t: Translate, has: Has, stage: string | undefined, n: number): string {
  const key = `${stage}-n`;
  return t(has(key) ? key : "stage-n", { n });
}
