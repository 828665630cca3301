// A finished game in three facts: the auction that decided it, the reader's best buy and dearest decision.

import type { Analysis, JudgedDecision, JudgedGroup } from "../lib/messages.ts";
import { isLoss, winAt, winLines } from "./coach.ts";

/** A group, and the winner's share of the win before and after it. */
export interface Turning {
  group: JudgedGroup;
  from: number;
  to: number;
}

/** The sold group after which the chances of `seat` rose most; null if they never rose. Seats from 1. */
export function turningPoint(analysis: Analysis, plies: number, seat: number): Turning | null {
  const points = winLines(analysis, plies);
  const at = (ply: number): number => winAt(points, ply)[seat - 1] ?? 0;
  let found: Turning | null = null;
  analysis.groups.forEach((group, i) => {
    const [from, to] = [at(group.ply), at(analysis.groups[i + 1]?.ply ?? plies)];
    if (group.buyer !== null && to > from && to - from > (found ? found.to - found.from : 0))
      found = { group, from, to };
  });
  return found;
}

/** What `seat` bought for the least, compared with what it was worth to it; null if nothing was a bargain. */
export function bestBuy(analysis: Analysis, seat: number): { group: JudgedGroup; saved: number } | null {
  const bargains = analysis.groups
    .filter(({ buyer, florins }) => buyer === seat && florins !== null)
    .map((group) => ({ group, saved: Math.round((group.fair[seat - 1] ?? 0) - (group.florins ?? 0)) }))
    .filter(({ saved }) => saved > 0);
  return bargains.sort((a, b) => b.saved - a.saved)[0] ?? null;
}

/** The decision of `seat` that cost the largest share of the win; null if none cost anything. */
export function dearest(analysis: Analysis, seat: number): JudgedDecision | null {
  const losses = analysis.decisions.filter((one) => one.seat === seat && isLoss(one));
  return losses.sort((a, b) => b.lost.win - a.lost.win)[0] ?? null;
}

/** 1 for the most money; equal money shares a place. */
export const placeOf = (money: readonly number[], seat: number): number =>
  1 + money.filter((florins) => florins > (money[seat - 1] ?? 0)).length;
