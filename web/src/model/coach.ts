// An analysis put into words and lines. The server judges decisions; this decides which losses are worth
// mentioning, and how they are worded.

import type { CoachWords } from "../games/manifest.ts";
import type { Analysis, JudgedDecision, JudgedGroup, Lost, Reason } from "../lib/messages.ts";
import type { Translate } from "./say.ts";

export type Percent = (share: number, digits?: number) => string;

/** Shares of the win that a choice may lose before the coach asks; 0 never asks. */
/** Before the reader has chosen one, where the coach is on. */
export const USUAL_LIMIT = 0.02;
export const LIMITS: readonly number[] = [0, 0.01, 0.02, 0.05, 0.1];

/** A loss below this share of the win is noise, and is not mentioned. */
export const LEAST_LOSS = 0.005;

/** Share of the win by seat: one point for each decision, and one for the end. */
export function winLines(analysis: Analysis, plies: number): { ply: number; win: number[] }[] {
  return [
    ...analysis.decisions.map(({ ply, before }) => ({ ply, win: before.win })),
    { ply: plies, win: analysis.end.win },
  ];
}

/** Every seat's chances at position number `at`: those of the latest point. */
export function winAt(points: readonly { ply: number; win: number[] }[], at: number): number[] {
  return (points.findLast((point) => point.ply <= at) ?? points[0])?.win ?? [];
}

export function decisionAt(analysis: Analysis, ply: number): JudgedDecision | null {
  return analysis.decisions.find((decision) => decision.ply === ply) ?? null;
}

/** The point before or after `at`, for the arrow keys. */
export function neighbour(points: readonly { ply: number }[], at: number, step: 1 | -1): number {
  const found = step > 0 ? points.find(({ ply }) => ply > at) : points.findLast(({ ply }) => ply < at);
  return found?.ply ?? at;
}

export function nearest(points: readonly { ply: number }[], ply: number): number {
  let best = points[0]?.ply ?? 0;
  for (const point of points) if (Math.abs(point.ply - ply) < Math.abs(best - ply)) best = point.ply;
  return best;
}

/** The group that a decision is about; null while lots are still being drawn. */
export function groupOf(coach: CoachWords, analysis: Analysis, decision: JudgedDecision): JudgedGroup | null {
  if (!coach.isAboutGroup(decision.token)) return null;
  return analysis.groups.findLast((group) => group.ply <= decision.ply) ?? null;
}

export const isLoss = (decision: JudgedDecision): boolean => decision.lost.win >= LEAST_LOSS;

/** What the coach says about a decision: what was done, and what would have been better. */
export function verdict(
  t: Translate,
  percent: Percent,
  coach: CoachWords,
  analysis: Analysis,
  decision: JudgedDecision,
  names: readonly string[],
): string[] {
  const { token, best } = decision;
  const said = [coach.token(t, "did", token, names[decision.seat - 1] ?? "")];
  if (!isLoss(decision)) return [...said, t(best === token ? "coach-best" : "coach-good")];
  const cost = costWords(t, percent, decision);
  const better = t("coach-better", { best: coach.token(t, "best", best, "") });
  const fair = Math.round(groupOf(coach, analysis, decision)?.fair[decision.seat - 1] ?? 0);
  if (fair > 0 && coach.isUnfair(token, fair)) {
    said.push(t("coach-unfair", { fair, n: Number(token), cost }));
    // A better price that is the fair one has just been said.
    if (best !== String(fair)) said.push(better);
  } else if (fair > 0 && token === "pass") {
    said.push(better, t("coach-passed", { fair, cost }));
  } else {
    said.push(better, t("coach-cost", { cost }));
  }
  return said;
}

/** Below this a loss is shown with one more digit. */
const SMALL_LOSS = 0.02;

/** "3 % win chance and about 4 florins": florins only if the best token earns more, too. */
export function costWords(t: Translate, percent: Percent, { lost }: { lost: Lost }): string {
  const win = percent(lost.win, lost.win < SMALL_LOSS ? 1 : 0);
  const n = Math.round(lost.money);
  return n > 0 ? t("coach-cost-both", { win, n }) : t("coach-cost-win", { win });
}

/** Tokens that are as good as `best`, without it: "9–11, pass". Runs of numbers are joined. */
export function tieList(t: Translate, coach: CoachWords, ties: readonly string[], best: string): string {
  const others = ties.filter((token) => token !== best);
  const numbers = others.filter((token) => /^\d+$/.test(token)).map(Number);
  const runs: [number, number][] = [];
  for (const n of numbers.toSorted((one, two) => one - two)) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return [
    ...runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)),
    ...others.filter((token) => !/^\d+$/.test(token)).map((token) => coach.token(t, "best", token, "")),
  ].join(", ");
}

/** Reasons that have not been given yet. */
export function unsaid(reasons: readonly Reason[], told: readonly Reason[]): Reason[] {
  const heard = told.map((reason) => JSON.stringify(reason));
  return reasons.filter((reason) => !heard.includes(JSON.stringify(reason)));
}
