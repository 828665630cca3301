// Jumps through a replay. Position n is the one after n tokens.

import type { EventView } from "../lib/messages.ts";

type Steps = readonly { events: readonly EventView[] }[];

const SALE = new Set(["group_sold", "group_discarded"]);
const STAGE = new Set(["day_scored", "round_scored"]);

const find = (steps: Steps, from: number, names: ReadonlySet<string>): number => {
  for (let i = from; i < steps.length; i++) {
    if (steps[i]!.events.some(({ event }) => names.has(event))) return i + 1;
  }
  return steps.length;
};

export const nextSale = (steps: Steps, at: number): number => find(steps, at, SALE);

export const nextStage = (steps: Steps, at: number): number => find(steps, at, STAGE);

/** Plies whose token ended a day or round. */
export const stageEnds = (steps: readonly { ply: number; events: readonly EventView[] }[]): number[] =>
  steps.filter(({ events }) => events.some(({ event }) => STAGE.has(event))).map(({ ply }) => ply);

export function previousSale(steps: Steps, at: number): number {
  for (let i = at - 2; i >= 0; i--) {
    if (steps[i]!.events.some(({ event }) => SALE.has(event))) return i + 1;
  }
  return 0;
}
