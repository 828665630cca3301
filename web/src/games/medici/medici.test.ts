import { describe, expect, test } from "vitest";
import type { EventView, MediciView } from "../../lib/messages.ts";
import type { Count } from "../common/count.ts";
import { countDay } from "./count.ts";
import { HOLD, rawLine } from "./log.ts";
import { chips } from "./strip.ts";
import { fieldAt, onTrack } from "../../scene/track.ts";

/** What each seat has when all rows are paid. */
const sums = ({ before, rows }: Count): number[] =>
  before.map((florins, seat) => rows.reduce((sum, row) => sum + (row.cells[seat]?.florins ?? 0), florins));

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
});

describe("the money track", () => {
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
    const whole = countDay(sheet);
    expect(sums(whole)).toEqual(whole.after);
    expect(whole.rows[1]!.cells[0]).toEqual({ florins: 15, bonus: 5, note: 5 });
  });
});

describe("events", () => {
  test("bids, and lines that are left out of the status", () => {
    expect(rawLine({ event: "bid_made", seat: 2, florins: 3 })).toMatchObject({
      key: "log-bid",
      seat: 2,
      args: { n: 3 },
    });
    const aside: EventView[] = [
      { event: "ship_full", seat: 1 },
      { event: "could_not_bid", seat: 1, why: "room" },
    ];
    expect(aside.map((event) => rawLine(event)?.aside)).toEqual([true, true]);
  });
  test("a sale stays on the screen longest", () => {
    expect(Math.max(...Object.values(HOLD))).toBe(HOLD.group_sold);
  });
});
