import { expect, test } from "vitest";
import type { DaySheetView, MediciView } from "../../lib/messages.ts";
import { bidsLast, hintOf, signed } from "./decide.ts";
import { paidAt } from "./paid.ts";

const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" ");
const bidding = (...states: string[]): MediciView =>
  ({
    phase: "bid",
    to_act: 1,
    buyers: states.map((state, i) => ({ seat: i + 1, auction: { state } })),
  }) as unknown as MediciView;
const legal = { seat: 1, tokens: [], words: ["pass"], least: 7 };

test("a buyer bids last if no other may still bid", () => {
  expect(bidsLast(bidding("to_come", "bid", "passed", "cannot", "out"))).toBe(true);
  expect(bidsLast(bidding("to_come", "bid", "to_come"))).toBe(false);
});

test("the hint says what is enough, or how many follow", () => {
  expect(hintOf(t, bidding("to_come", "bid"), legal)).toBe("hint-medici-last 7");
  expect(hintOf(t, bidding("to_come", "to_come", "to_come"), legal)).toBe("hint-medici-bid 2");
});

test("buyers with the same pay at a stall are listed together, the best paid first", () => {
  const at = (seat: number, award: number, bonus: number) => ({
    seat,
    awards: { dye: award },
    bonuses: { dye: bonus },
  });
  const sheet = { buyers: [at(1, 0, 0), at(2, 2, 0), at(3, 10, 5), at(4, 2, 0)] } as unknown as DaySheetView;
  expect(paidAt(sheet, "dye")).toEqual([
    { seats: [3], award: 10, bonus: 5 },
    { seats: [2, 4], award: 2, bonus: 0 },
  ]);
});

test("gains have a sign", () => {
  expect([signed(5), signed(0), signed(-3)]).toEqual(["+5", "+0", "−3"]);
});
