// Jumps through a replay. Position n is the one after n tokens.

import type { GameEvent } from "../lib/game.ts";

type Steps = readonly { events: readonly GameEvent[] }[];
type Test = (event: GameEvent) => boolean;

/** The position after the next step that has such an event; the last position if there is none. */
export function nextWith(steps: Steps, at: number, test: Test): number {
  const found = steps.findIndex(({ events }, i) => i >= at && events.some(test));
  return found < 0 ? steps.length : found + 1;
}

/** The position after the previous step that has such an event; the first position if there is none. */
export function previousWith(steps: Steps, at: number, test: Test): number {
  return steps.findLastIndex(({ events }, i) => i <= at - 2 && events.some(test)) + 1;
}

/** Plies whose steps have such an event. */
export const pliesWith = (
  steps: readonly { ply: number; events: readonly GameEvent[] }[],
  test: Test,
): number[] => steps.filter(({ events }) => events.some(test)).map(({ ply }) => ply);
