// What an analysis says, put into words and lines. Numbers come from the server; nothing is judged here.

import type { Analysis, JudgedDecision, JudgedGroup } from "../lib/messages.ts";
import type { Translate } from "./say.ts";

type Args = Record<string, string | number>;
export type Percent = (share: number) => string;

/** Less than this share of the win is noise, and nobody wants to hear of it. */
export const NOTHING = 0.005;

/** Share of the win by seat: one point for each decision, and one for the end. */
export function winLines(analysis: Analysis, plies: number): { ply: number; win: number[] }[] {
  return [
    ...analysis.decisions.map(({ ply, before }) => ({ ply, win: before.win })),
    { ply: plies, win: analysis.end.win },
  ];
}

/** What everybody's chances are at position number `at`: those of the latest point. */
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

/** The group that a decision is about; null where lots are still being drawn. */
export function groupOf(analysis: Analysis, decision: JudgedDecision): JudgedGroup | null {
  if (decision.token === "draw" || decision.token === "stop") return null;
  return analysis.groups.findLast((group) => group.ply <= decision.ply) ?? null;
}

/** Words for a token: `did-bid` with its florins, say. `how` is `did` or `best`. */
export function tokenWords(
  t: Translate,
  how: "did" | "best",
  game: Analysis["game"],
  token: string,
  name = "",
): string {
  const args: Args = { name };
  let kind = token;
  if (/^\d+$/.test(token)) {
    kind = game === "medici" ? "bid" : "price";
    args.n = Number(token);
  } else if (token.includes("@")) {
    kind = "load";
    const [holds, harbour] = token.split("@");
    args.holds = Number(holds);
    args.harbour = t(`harbour-${harbour}`);
  }
  return t(`${how}-${kind}`, args);
}

export const isLoss = (decision: JudgedDecision): boolean => decision.lost.win >= NOTHING;

/** What the coach says about a decision: what was done, and what would have been better. */
export function verdict(
  t: Translate,
  percent: Percent,
  analysis: Analysis,
  decision: JudgedDecision,
  names: readonly string[],
): string[] {
  const { game } = analysis;
  const said = [tokenWords(t, "did", game, decision.token, names[decision.seat - 1] ?? "")];
  if (!isLoss(decision)) return [...said, t(decision.best === decision.token ? "coach-best" : "coach-good")];
  const cost = costWords(t, percent, decision);
  const fair = groupOf(analysis, decision)?.fair[decision.seat - 1] ?? null;
  const florins = fair === null ? null : Math.round(fair);
  const n = Number(decision.token);
  const better = t("coach-better", { best: tokenWords(t, "best", game, decision.best) });
  // A bid can only be too dear; a price can be too cheap as well.
  if (florins !== null && florins > 0 && (game === "medici" ? n > florins : n >= 0 && n !== florins)) {
    said.push(t("coach-unfair", { fair: florins, n, cost }));
    if (decision.best !== String(florins)) said.push(better);
  } else if (florins !== null && florins > 0 && decision.token === "pass")
    said.push(better, t("coach-passed", { fair: florins, cost }));
  else said.push(better, t("coach-cost", { cost }));
  return said;
}

/** "3 % of the win and about 4 florins": florins only where the best token earns more, too. */
export function costWords(t: Translate, percent: Percent, decision: JudgedDecision): string {
  const win = percent(decision.lost.win);
  const n = Math.round(decision.lost.money);
  return n > 0 ? t("coach-cost-both", { win, n }) : t("coach-cost-win", { win });
}
