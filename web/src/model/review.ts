// A review of one seat's game: what its decisions lost, what luck gave, its bids beside fair prices.

import type { Analysis, Balance, JudgedDecision, PracticeMark, SeatTotal } from "../lib/messages.ts";
import { isLoss } from "./coach.ts";

/** A decision that loses this share of the win is one to learn from. */
export const LEARN_LOSS = 0.02;
/** Mistakes that are gone through in one sitting. */
const MOST_MISTAKES = 10;

export const totalOf = (analysis: Analysis, seat: number): SeatTotal | null =>
  analysis.totals.find((total) => total.seat === seat) ?? null;

/** As the server does for profiles (`skill` in server/domain/profile.py): the mean, and how far it may be off 19
 times in 20; null for a few decisions. Null in analyses of earlier versions. */
export function skillOf(total: SeatTotal): { decisions: number; each: number; margin: number | null } | null {
  const { decisions, lost, squares } = total.skill ?? { decisions: 0, lost: 0, squares: 0 };
  if (!decisions) return null;
  const each = lost / decisions;
  const variance = Math.max(0, squares - decisions * each * each) / (decisions - 1);
  return {
    decisions,
    each,
    margin: decisions < LEAST_SKILL ? null : 1.96 * Math.sqrt(variance / decisions),
  };
}
const LEAST_SKILL = 5;

export type BalanceName = "start" | "own" | "others" | "luck" | "result";
export interface BalancePart {
  name: BalanceName;
  /** In hundredths of a win. */
  change: number;
  /** Where its bar begins and ends. */
  from: number;
  to: number;
}

/** The sum that makes the result, in whole hundredths of a win, so that the figures on the page add up. What
 rounding leaves goes to the part that is a rest already. */
export function balanceParts(balance: Balance): BalancePart[] {
  const hundredths = (share: number) => Math.round(100 * share);
  const [start, own, luck, result] = [balance.start, balance.own, balance.luck, balance.result].map(
    hundredths,
  ) as [number, number, number, number];
  const others = result - start - own - luck;
  let at = 0;
  const step = (name: BalanceName, change: number) => ({ name, change, from: at, to: (at += change) });
  return [
    step("start", start),
    step("luck", luck),
    step("others", others),
    step("own", own),
    { name: "result", change: result, from: 0, to: result },
  ];
}

export interface BidPoint {
  ply: number;
  /** Florins. */
  bid: number;
  fair: number;
  /** It lost a share of the win that is worth mentioning. */
  dear: boolean;
}

/** Every amount that `seat` named, beside the fair price of that group for it. */
export function bidPoints(analysis: Analysis, seat: number): BidPoint[] {
  return analysis.decisions.flatMap((decision) => {
    const { ply, token, fair } = decision;
    if (decision.seat !== seat || !/^\d+$/.test(token) || fair === null || fair === undefined) return [];
    return [{ ply, bid: Number(token), fair: Math.max(0, fair), dear: isLoss(decision) }];
  });
}

/** The decisions of `seat` to learn from, in the order of the game: the costliest of them. */
export function lessonsOf(analysis: Analysis, seat: number): JudgedDecision[] {
  return analysis.decisions
    .filter((decision) => decision.seat === seat && decision.lost.win >= LEARN_LOSS)
    .toSorted((one, two) => two.lost.win - one.lost.win)
    .slice(0, MOST_MISTAKES)
    .toSorted((one, two) => one.ply - two.ply);
}

/** How often the coach helped `seat`. Decisions that were taken back count as well. */
export function helpOf(practice: readonly PracticeMark[], seat: number): { hints: number; warnings: number } {
  const count = (kind: PracticeMark["kind"]) =>
    practice.filter((mark) => mark.seat === seat && mark.kind === kind).length;
  return { hints: count("hint"), warnings: count("warning") };
}

export type Attempt = "best" | "better" | "same" | "worse";

/** How a second try compares with what was played; both lose shares of the win. */
export function attempt(tried: { best: boolean; lost: { win: number } }, played: JudgedDecision): Attempt {
  if (tried.best) return "best";
  const gained = played.lost.win - tried.lost.win;
  if (Math.abs(gained) < 0.002) return "same";
  return gained > 0 ? "better" : "worse";
}
