// What the client computes: views of what it is sent, never a rule.

import { describe, expect, test } from "vitest";
import type { EventView, MediciView, Step } from "../lib/messages.ts";
import { sales } from "./auctions.ts";
import { beyond, clamp, presets, sliderEnd, typed } from "./bid.ts";
import { chart } from "./chart.ts";
import { count, running } from "./count.ts";
import { isOpen, loadToken, markerSide } from "./harbour.ts";
import { levelName } from "./levels.ts";
import { lineOf } from "./log.ts";
import { commodityOf, letterOf } from "./lots.ts";
import { moneyLines } from "./money.ts";
import { seatNames } from "./names.ts";
import { seatChoices } from "./newtable.ts";
import { holdFor } from "./pace.ts";
import { nextSale, nextStage, previousSale } from "./replay.ts";
import { spoken } from "./say.ts";
import { fromMe } from "./seats.ts";
import { chips } from "./strip.ts";
import { tally } from "./tally.ts";
import { fieldAt, onTrack } from "./track.ts";

const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" ");

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
    expect(letterOf("gold")).toBe("Au");
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

describe("the auction going round", () => {
  const buyer = (seat: number, auction: object) => ({ seat, auction });
  const view = (rest: object) =>
    ({
      phase: "bid",
      to_act: 1,
      selector: 3,
      bidder: 2,
      bidding: [4, 1, 2, 3],
      buyers: [
        buyer(1, { state: "to_come" }),
        buyer(2, { state: "bid", florins: 6 }),
        buyer(3, { state: "cannot", why: "money" }),
        buyer(4, { state: "passed" }),
      ],
      ...rest,
    }) as unknown as MediciView;
  test("in the order of bidding, each with how they stand", () => {
    const shown = chips(view({}));
    expect(shown.map((chip) => [chip.seat, chip.key, chip.now, chip.high])).toEqual([
      [4, "chip-passed", false, false],
      [1, "chip-bids-now", true, false],
      [2, "chip-bid", false, true],
      [3, "chip-no-money", false, false],
    ]);
    expect(shown[2]!.florins).toBe(6);
  });
  test("between auctions the selector comes last", () => {
    const idle = [1, 2, 3, 4].map((seat) => buyer(seat, { state: "idle" }));
    const shown = chips(view({ phase: "lot", to_act: "chance", bidding: [], bidder: null, buyers: idle }));
    expect(shown.map((chip) => chip.seat)).toEqual([4, 1, 2, 3]);
    expect(shown[3]!.key).toBe("chip-selector");
  });
  test("seats are shown from mine on, clockwise", () => {
    expect(fromMe(4, 3)).toEqual([3, 4, 1, 2]);
    expect(fromMe(3, null)).toEqual([1, 2, 3]);
  });
});

describe("money", () => {
  test("the track goes round at 100, and below 0", () => {
    expect(onTrack(34)).toEqual({ field: 34, lap: 1 });
    expect(onTrack(134)).toEqual({ field: 34, lap: 2 });
    expect(onTrack(-5)).toEqual({ field: 95, lap: 0 });
  });
  test("a hundred fields make a ring without a gap", () => {
    const ring = Array.from({ length: 100 }, (_, field) => fieldAt(field, 34, 18));
    expect(new Set(ring.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
    ring.forEach((at, i) => {
      const next = ring[(i + 1) % 100]!;
      expect(Math.abs(at.x - next.x) + Math.abs(at.y - next.y)).toBe(1);
    });
  });
  test("lines hold the start and every change", () => {
    const at = (...money: number[]) => ({ game: "medici", buyers: money.map((m) => ({ money: m })) });
    const steps = [
      { position: at(40, 40) },
      { position: at(33, 40) },
      { position: null },
      { position: at(63, 55) },
    ];
    expect(moneyLines({ start: at(40, 40), steps } as never)).toEqual([
      [40, 33, 63],
      [40, 40, 55],
    ]);
  });
  test("the chart holds every point inside its box", () => {
    const drawn = chart(
      [
        [300, -40, 20],
        [300, 310, 512],
      ],
      600,
      240,
    );
    const ys = drawn.lines.flatMap((line) =>
      [...line.matchAll(/[ML][\d.]+ (-?[\d.]+)/g)].map((m) => Number(m[1])),
    );
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(240);
    expect(drawn.ticks.map((tick) => tick.florins)).toContain(0);
  });
});

describe("scoring", () => {
  const stalls = (n: number) => ({ cloth: n, fur: 0, grain: 0, dye: 0, spice: 0 });
  test("a day's count ends in the money of the sheet", () => {
    const sheet = {
      game: "medici" as const,
      day: 1,
      buyers: [
        {
          seat: 1,
          cargo: 9,
          cargo_pay: 15,
          levels: stalls(5),
          awards: stalls(10),
          bonuses: stalls(5),
          stall_pay: 15,
          money_before: 20,
          money: 50,
        },
        {
          seat: 2,
          cargo: 12,
          cargo_pay: 30,
          levels: stalls(0),
          awards: stalls(5),
          bonuses: stalls(0),
          stall_pay: 5,
          money_before: 10,
          money: 45,
        },
      ],
    };
    const whole = count(sheet);
    expect(running(whole, 0)).toEqual([20, 10]);
    expect(running(whole, 1)).toEqual([35, 40]);
    expect(running(whole, 6)).toEqual(whole.after);
    expect(whole.columns[1]!.cells[0]).toEqual({ florins: 15, bonus: 5, note: 5 });
  });
  test("a round's count too", () => {
    const track = {
      commodity: "fur" as const,
      marker: -4,
      award: [0, 10] as [number, number],
      bonus: [0, 20] as [number, number],
    };
    const whole = count({
      game: "strozzi",
      round: 1,
      harbours: [{ harbour: 1, totals: [14, 10], pay: [20, 0], tracks: [track] }],
      harbour_pay: [20, 0],
      monopoly_pay: [0, 30],
      money_before: [262, 274],
      money: [282, 304],
    });
    expect(running(whole, 2)).toEqual(whole.after);
    expect(whole.columns[1]!.cells.map((cell) => cell.note)).toEqual([null, 4]);
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
  test("every event has a line, or none on purpose", () => {
    expect(lineOf({ event: "bid_made", seat: 2, florins: 3 })).toMatchObject({
      key: "log-bid",
      seat: 2,
      args: { n: 3 },
    });
    expect(lineOf({ event: "group_discarded", seat: 2, lots: [], why: "no bids" })?.args.why).toBe("no-bids");
  });
  test("what a screen reader hears names the lots", () => {
    expect(spoken(t, [{ event: "lot_drawn", seat: 1, lot: "Au", bag: 9 }], ["Anna"], 10)).toBe(
      "log-drawn 9 Anna: lot gold 10",
    );
  });
  test("jumps go to sales and scorings", () => {
    expect(nextSale(steps, 0)).toBe(5);
    expect(nextSale(steps, 5)).toBe(6);
    expect(previousSale(steps, 6)).toBe(5);
    expect(previousSale(steps, 5)).toBe(0);
    expect(nextStage(steps, 0)).toBe(6);
  });
  test("the longest event sets the pace; at speed 0 nothing waits", () => {
    const { events } = steps[4] as Step;
    expect(holdFor(events, 1)).toBe(holdFor([{ event: "group_sold" }], 1));
    expect(holdFor(events, 0)).toBe(0);
    expect(holdFor([], 1)).toBe(0);
  });
});

describe("harbours", () => {
  const words = ["3@1", "3@2", "5@1", "5@2", "4@3", "discard"];
  test("a press means the only ship, or the chosen one", () => {
    expect(loadToken(words, 3, null)).toBe("4@3");
    expect(loadToken(words, 1, null)).toBeNull();
    expect(loadToken(words, 1, 5)).toBe("5@1");
    expect(loadToken(words, 1, 4)).toBeNull();
  });
  test("harbours without a load are closed", () => {
    expect(isOpen(words, 3)).toBe(true);
    expect(isOpen(["discard"], 3)).toBe(false);
  });
  test("markers have a side", () => {
    expect([2, 0, -1].map(markerSide)).toEqual([1, null, 2]);
  });
});

describe("seats", () => {
  test("levels have names, unknown bots keep theirs", () => {
    expect(levelName(t, "face:0.5")).toBe("level-face");
    expect(levelName(t, "oracle")).toBe("oracle");
  });
  test("the form's seats become the server's", () => {
    expect(seatChoices(["me", "guest", "open", "bot:face:0.5"], ["", " Carla ", "", ""])).toEqual([
      { kind: "me", name: null },
      { kind: "me", name: "Carla" },
      { kind: "open" },
      { kind: "bot", bot: "face:0.5" },
    ]);
  });
  test("equal bots get different names, and nobody's twice", () => {
    const seat = (n: number, kind: "bot" | "person", name: string) => ({
      seat: n,
      kind,
      name,
      bot: null,
      present: true,
      absent: false,
    });
    const names = seatNames([seat(1, "person", "Ginevra"), seat(2, "bot", "face"), seat(3, "bot", "face")]);
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toBe("Ginevra");
  });
});
