import { expect, test } from "vitest";
import type { Analysis, JudgedDecision, PracticeMark, SeatTotal } from "../lib/messages.ts";
import { attempt, balanceParts, bidPoints, helpOf, lessonsOf, skillOf } from "./review.ts";

const decision = (ply: number, change: Partial<JudgedDecision> = {}): JudgedDecision => ({
  ply,
  seat: 1,
  token: "5",
  best: "5",
  before: { win: [], money: [] },
  after: { win: [], money: [] },
  lost: { win: 0, money: 0 },
  fair: 8,
  ...change,
});
const analysis = (decisions: JudgedDecision[]) => ({ decisions }) as unknown as Analysis;
const loses = (win: number) => ({ lost: { win, money: 0 } });

test.each([
  { start: 0.25, own: -0.1, others: 0.03, luck: -0.18, result: 0 },
  { start: 1 / 3, own: -0.04449, others: 0.27779, luck: 0.43337, result: 1 },
  { start: 0.20004, own: -0.00004, others: 0.00006, luck: 0.29994, result: 0.5 },
])("the figures on the page add up: %o", (balance) => {
  const parts = Object.fromEntries(balanceParts(balance).map((part) => [part.name, part]));
  const shown = (["start", "own", "others", "luck"] as const).map((name) => parts[name]!.change);
  expect(shown.reduce((sum, part) => sum + part, 0)).toBe(parts["result"]!.change);
  expect(parts["result"]!.change).toBe(Math.round(100 * balance.result));
  expect(parts["own"]!.change).toBeLessThanOrEqual(0);
  // Each bar begins where the one before it ends.
  expect(parts["luck"]!.from).toBe(parts["start"]!.to);
  expect(parts["own"]!.to).toBe(parts["result"]!.to);
  expect(Math.abs(parts["others"]!.change - 100 * balance.others)).toBeLessThan(2.5);
});

test("bids are the amounts of one seat beside its fair price", () => {
  const found = bidPoints(
    analysis([
      decision(3),
      decision(4, { seat: 2 }),
      decision(5, { token: "pass" }),
      decision(6, { token: "30", ...loses(0.1) }),
      decision(7, { fair: null }),
      decision(8, { fair: -3 }),
    ]),
    1,
  );
  expect(found).toEqual([
    { ply: 3, bid: 5, fair: 8, dear: false },
    { ply: 6, bid: 30, fair: 8, dear: true },
    { ply: 8, bid: 5, fair: 0, dear: false },
  ]);
});

test("the costliest decisions are the lessons, in the order of the game", () => {
  const many = Array.from({ length: 14 }, (_, i) => decision(i, loses(0.02 + i / 1000)));
  const found = lessonsOf(
    analysis([...many, decision(20, loses(0.005)), decision(21, { seat: 2, ...loses(1) })]),
    1,
  );
  expect(found.map(({ ply }) => ply)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test("help is counted by seat and kind", () => {
  const mark = (seat: number, kind: PracticeMark["kind"]) => ({ seat, kind, era: 0, ply: 1, at: 0 });
  const marks = [mark(1, "hint"), mark(1, "hint"), mark(1, "check"), mark(1, "warning"), mark(2, "hint")];
  expect(helpOf(marks, 1)).toEqual({ hints: 2, warnings: 1 });
});

test("a second try is best, better, the same or worse", () => {
  const played = decision(1, loses(0.1));
  const tried = (win: number, best = false) => attempt({ best, lost: { win } }, played);
  expect([tried(0, true), tried(0.05), tried(0.1005), tried(0.2)]).toEqual([
    "best",
    "better",
    "same",
    "worse",
  ]);
});

test("florins lost per decision have an interval, unless there are only a few decisions", () => {
  const of = (decisions: number, lost: number, squares: number) =>
    skillOf({ skill: { decisions, lost, squares } } as SeatTotal);
  expect(of(0, 0, 0)).toBeNull();
  expect(skillOf({} as SeatTotal)).toBeNull();
  expect(of(4, 8, 20)).toEqual({ decisions: 4, each: 2, margin: null });
  // Five decisions that lost 0, 1, 2, 3 and 4.
  const found = of(5, 10, 30)!;
  expect(found.each).toBe(2);
  expect(found.margin).toBeCloseTo(1.96 * Math.sqrt(0.5));
});
