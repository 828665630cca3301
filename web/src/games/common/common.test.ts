import { describe, expect, test } from "vitest";
import type { EventView } from "../../lib/messages.ts";
import { beyond, clamp, presets, sliderEnd, typed } from "./bid.ts";
import { inWords, sharedLine } from "./log.ts";
import { commodityOf } from "./lots.ts";
import { sales } from "./sales.ts";
import { tally } from "./tally.ts";

describe("lots", () => {
  test("tokens name their commodity", () => {
    expect(["C5", "F0", "G3", "D2", "S4", "Au"].map(commodityOf)).toEqual([
      "cloth",
      "fur",
      "grain",
      "dye",
      "spice",
      "gold",
    ]);
    expect(() => commodityOf("X1")).toThrow();
  });
  test("the tally keeps empty commodities of the game and leaves out foreign ones", () => {
    const rows = tally(["S4", "S0", "C1"], ["F2"]);
    expect(rows.map((row) => row.commodity)).toEqual(["cloth", "fur", "spice"]);
    expect(rows[1]!.lots).toEqual([]);
    expect(rows[2]!.lots).toEqual(["S0", "S4"]);
  });
});

describe("the bidding bar", () => {
  const bounds = { least: 4, most: 31 };
  test("amounts stay inside the bounds", () => {
    expect([0, 4, 12.9, 99, Number.NaN].map((n) => clamp(n, bounds))).toEqual([4, 4, 12, 31, 4]);
    expect(clamp(5000, { least: 0, most: null })).toBe(5000);
  });
  test("shortcuts are distinct", () => {
    for (const face of [3, 4, 5, 30, 31, 32]) {
      const amounts = presets(bounds, face).map(({ amount }) => amount);
      expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
      expect(amounts.includes(face)).toBe(face >= 4 && face <= 31);
    }
    expect(presets(bounds, 9)).toEqual([
      { name: "one-more", amount: 4 },
      { name: "face", amount: 9 },
      { name: "all-in", amount: 31 },
    ]);
    expect(presets(bounds, 3).map((p) => p.name)).toEqual(["one-more", "all-in"]);
    expect(presets({ least: 7, most: 7 }, 7).map((p) => p.name)).toEqual(["one-more"]);
    expect(presets({ least: 0, most: null }, 8)).toEqual([{ name: "face", amount: 8 }]);
  });
  test("digits add up, and a number beyond an end is known as such", () => {
    expect(typed("1", "2")).toBe("12");
    expect(typed("9", "9")).toBe("99");
    expect(typed("0", "7")).toBe("7");
    expect(typed("123", "4")).toBe("1234");
    expect(typed("9999", "9")).toBe("9999");
    expect([bounds.least - 1, bounds.least, 31, 32].map((wish) => beyond(wish, bounds))).toEqual([
      "least",
      null,
      null,
      "most",
    ]);
    expect(beyond(9999, { least: 0, most: null })).toBe(null);
  });
  test("a price without end still has a slider", () => {
    expect(sliderEnd({ least: 0, most: null }, 4)).toBe(60);
    expect(sliderEnd({ least: 0, most: null }, 20)).toBe(100);
    expect(sliderEnd(bounds, 4)).toBe(31);
  });
});

describe("events", () => {
  const steps: { ply: number; events: EventView[] }[] = [
    { ply: 0, events: [{ event: "day_began", day: 2, seat: 1, by_lot: false }] },
    { ply: 1, events: [{ event: "lot_drawn", seat: 1, lot: "C5", bag: 9 }] },
    { ply: 2, events: [{ event: "group_offered", seat: 1, lots: ["C5"], by: "stop" }] },
    { ply: 3, events: [{ event: "bid_made", seat: 2, florins: 3 }] },
    {
      ply: 4,
      events: [
        { event: "passed", seat: 1 },
        { event: "group_sold", seat: 2, lots: ["C5"], florins: 3 },
      ],
    },
    { ply: 5, events: [{ event: "group_discarded", seat: 2, lots: ["F1"], why: "no bids" }] },
  ];
  test("sales are found with day, seller, buyer and price", () => {
    expect(sales(steps)).toEqual([
      { ply: 4, stage: 2, seller: 1, lots: ["C5"], buyer: 2, florins: 3 },
      { ply: 5, stage: 2, seller: 1, lots: ["F1"], buyer: null, florins: 0 },
    ]);
  });
  test("a line names its seat, and keys have no spaces", () => {
    const raw = sharedLine({ event: "group_discarded", seat: 2, lots: [], why: "no bids" });
    expect(raw?.args.why).toBe("no-bids");
    const line = inWords((key, args) => `${key} ${args?.name}`, raw, ["Anna", "Bruno"]);
    expect(line).toMatchObject({ kind: "log-discarded", seat: 2, text: "log-discarded Bruno" });
  });
});
