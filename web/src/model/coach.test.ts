import { expect, test } from "vitest";
import { coach as bids } from "../games/medici/coach.ts";
import { coach as prices } from "../games/strozzi/coach.ts";
import type { Analysis, JudgedDecision } from "../lib/messages.ts";
import { costWords, decisionAt, groupOf, nearest, neighbour, verdict, winAt, winLines } from "./coach.ts";

// Keys and values instead of a language: what is said is tested here, how it sounds in the locales.
const t = (key: string, args: Record<string, string | number> = {}) =>
  [
    key,
    ...Object.entries(args)
      .filter(([, v]) => v !== "")
      .map(([k, v]) => `${k}=${v}`),
  ].join(" ");
const percent = (share: number) => `${Math.round(100 * share)}%`;
const worth = (...win: number[]) => ({ win, money: win.map((w) => 100 * w) });
const decision = (ply: number, token: string, best: string, win: number, money = 0): JudgedDecision => ({
  ply,
  seat: 1,
  token,
  best,
  before: worth(0.5 + ply / 100, 0.5 - ply / 100),
  after: worth(0.5, 0.5),
  lost: { win, money },
});
const analysis: Analysis = {
  game: "medici",
  judge: "magnifico",
  decisions: [
    decision(2, "draw", "stop", 0.02),
    decision(4, "16", "pass", 0.031, 3.6),
    decision(5, "pass", "9", 0.02, -4),
    decision(8, "7", "7", 0),
    decision(9, "7", "8", 0.001),
  ],
  groups: [{ ply: 4, seat: 2, lots: ["C5"], fair: [12.2, null], buyer: 1, florins: 16 }],
  totals: [],
  mistakes: [4, 2, 5],
  end: worth(1, 0),
};
const names = ["Anna", "Bruno"];
const say = (ply: number) => verdict(t, percent, bids, analysis, decisionAt(analysis, ply)!, names);

test("a price above what was fair is told with both", () => {
  expect(say(4)).toEqual([
    "did-bid name=Anna n=16",
    "coach-unfair fair=12 n=16 cost=coach-cost-both win=3% n=4",
    "coach-better best=best-pass",
  ]);
});

test("in Medici vs Strozzi a price may be too cheap, and the better one is said once", () => {
  const strozzi: Analysis = {
    ...analysis,
    game: "strozzi",
    decisions: [decision(4, "2", "69", 0.44)],
    groups: [{ ...analysis.groups[0]!, fair: [69, 69] }],
  };
  expect(verdict(t, percent, prices, strozzi, strozzi.decisions[0]!, names)).toEqual([
    "did-price name=Anna n=2",
    "coach-unfair fair=69 n=2 cost=coach-cost-win win=44%",
  ]);
});

test("a pass on something cheap is told with what it was worth", () => {
  expect(say(5)).toEqual([
    "did-pass name=Anna",
    "coach-better best=best-bid n=9",
    "coach-passed fair=12 cost=coach-cost-win win=2%",
  ]);
});

test("other losses name the better token and the cost", () => {
  expect(say(2)).toEqual([
    "did-draw name=Anna",
    "coach-better best=best-stop",
    "coach-cost cost=coach-cost-win win=2%",
  ]);
});

test("good decisions are praised, and noise is no mistake", () => {
  expect(say(8)[1]).toBe("coach-best");
  expect(say(9)[1]).toBe("coach-good");
});

test("florins are told only where the better token earns more, too", () => {
  expect(costWords(t, percent, decision(0, "1", "2", 0.05, -3))).toBe("coach-cost-win win=5%");
  expect(costWords(t, percent, decision(0, "1", "2", 0.05, 0.6))).toBe("coach-cost-both win=5% n=1");
});

test("tokens have words in both games", () => {
  expect(prices.token(t, "best", "40", "")).toBe("best-price n=40");
  expect(prices.token(t, "did", "4@2", "Anna")).toBe("did-load name=Anna holds=4 harbour=harbour-2");
});

test("a group is known while it is decided about, not while it is drawn", () => {
  expect(groupOf(bids, analysis, decisionAt(analysis, 2)!)).toBe(null);
  expect(groupOf(bids, analysis, decisionAt(analysis, 5)!)?.ply).toBe(4);
});

test("the chart has a point for each decision and for the end", () => {
  const points = winLines(analysis, 12);
  expect(points.map(({ ply }) => ply)).toEqual([2, 4, 5, 8, 9, 12]);
  expect(winAt(points, 0)).toEqual(winAt(points, 2));
  expect(winAt(points, 7)).toEqual(winAt(points, 5));
  expect(winAt(points, 12)).toEqual([1, 0]);
  expect(neighbour(points, 5, 1)).toBe(8);
  expect(neighbour(points, 2, -1)).toBe(2);
  expect(nearest(points, 6.8)).toBe(8);
  expect(nearest(points, 99)).toBe(12);
});
