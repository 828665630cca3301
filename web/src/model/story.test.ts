import { expect, test } from "vitest";
import type { Analysis, JudgedDecision, JudgedGroup } from "../lib/messages.ts";
import { bestBuy, dearest, placeOf, turningPoint } from "./story.ts";

const decision = (ply: number, seat: number, win: number[], lost = 0): JudgedDecision => ({
  ply,
  seat,
  token: "pass",
  best: "5",
  before: { win, money: [0, 0] },
  after: { win, money: [0, 0] },
  lost: { win: lost, money: 0 },
});
const group = (ply: number, buyer: number | null, florins: number | null, fair: number): JudgedGroup => ({
  ply,
  seat: 1,
  lots: ["C5"],
  fair: [fair, fair],
  buyer,
  florins,
});
const analysis = {
  decisions: [
    decision(2, 1, [0.5, 0.5], 0.02),
    decision(6, 1, [0.45, 0.55], 0.1),
    decision(9, 2, [0.8, 0.2], 0.3),
  ],
  groups: [group(2, 2, 9, 8), group(6, 1, 4, 11.6), group(9, 1, 7, 8)],
  end: { win: [1, 0], money: [0, 0] },
} as unknown as Analysis;

test("the turning point is the group after which the winner's chances rose most", () => {
  expect(turningPoint(analysis, 12, 1)).toEqual({ group: analysis.groups[1], from: 0.45, to: 0.8 });
  expect(turningPoint({ ...analysis, groups: [analysis.groups[0]!] } as Analysis, 2, 2)).toBe(null);
});

test("the best buy is the largest bargain, compared with what the group was worth to the buyer", () => {
  expect(bestBuy(analysis, 1)).toEqual({ group: analysis.groups[1], saved: 8 });
  expect(bestBuy(analysis, 2)).toBe(null);
});

test("the dearest decision is one's own", () => {
  expect(dearest(analysis, 1)?.ply).toBe(6);
  expect(dearest({ ...analysis, decisions: [decision(2, 1, [0.5, 0.5])] }, 1)).toBe(null);
});

test("equal money shares a place", () => {
  expect([1, 2, 3, 4].map((seat) => placeOf([80, 95, 80, 60], seat))).toEqual([2, 1, 2, 4]);
});
