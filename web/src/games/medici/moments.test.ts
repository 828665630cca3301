// What a step looks like: nothing on the screen runs ahead of its moment.

import { expect, test } from "vitest";
import type { Buyer, BuyerSheet, DaySheetView, EventView, MediciView } from "../../lib/messages.ts";
import { isCount } from "./counting.ts";
import { shots } from "./moments.ts";

const STALLS = { cloth: 0, fur: 0, grain: 0, dye: 0, spice: 0 };
const buyer = (seat: number, change: Partial<Buyer> = {}): Buyer => ({
  seat,
  money: 40,
  ship: [],
  free: 5,
  cargo: 0,
  levels: STALLS,
  levels_now: STALLS,
  auction: { state: "to_come" },
  ...change,
});
const line = (seat: number, change: Partial<BuyerSheet> = {}): BuyerSheet => ({
  seat,
  cargo: 0,
  cargo_pay: 0,
  levels: STALLS,
  awards: STALLS,
  bonuses: STALLS,
  stall_pay: 0,
  money_before: 40,
  money: 70,
  ...change,
});
const sheet: DaySheetView = {
  game: "medici",
  day: 1,
  buyers: [
    line(1, { money: 40 }),
    line(2, {
      cargo: 5,
      cargo_pay: 30,
      levels: { ...STALLS, cloth: 5 },
      awards: { ...STALLS, cloth: 10 },
      bonuses: { ...STALLS, cloth: 5 },
      stall_pay: 15,
      money_before: 33,
      money: 78,
    }),
  ],
} as DaySheetView;
const view = (change: Partial<MediciView>): MediciView =>
  ({
    game: "medici",
    day: 1,
    phase: "bid",
    to_act: 2,
    group: ["C5"],
    high: 6,
    bidder: 1,
    bidding: [1, 2],
    discarded: [],
    worth: [],
    buyers: [buyer(1), buyer(2)],
    projection: sheet,
    ...change,
  }) as MediciView;

const before = view({});
const after = view({ phase: "lot", to_act: "chance", group: [], high: 0, bidder: null });
const sold: EventView[] = [
  { event: "bid_made", seat: 2, florins: 7 },
  { event: "group_sold", seat: 2, florins: 7, lots: ["C5"] },
];

test("what a lot would bring is seen when it lies on the carpet", () => {
  const worth = [{ seat: 1, gain: 12 }] as MediciView["worth"];
  const now = view({ phase: "select", to_act: 1, group: ["C5", "F2"], worth });
  const told = shots(view({ worth: [] }), [{ event: "lot_drawn", seat: 1, lot: "F2", bag: 9 }], now);
  expect(told.map(({ moment }) => moment?.name ?? "end")).toEqual(["draw", "end"]);
  expect(told[0]!.view).toMatchObject({ group: ["C5", "F2"], worth: [], to_act: null });
  expect(told[1]!.view).toBe(now);
});

test("the group lies on the carpet until it has sailed", () => {
  const told = shots(before, sold, after);
  expect(told.map(({ moment }) => moment?.name ?? "end")).toEqual(["bid", "sold", "sail", "end"]);
  expect(told.slice(0, 3).map(({ view }) => view.group)).toEqual([["C5"], ["C5"], ["C5"]]);
  expect(told[1]!.view).toMatchObject({ high: 7, bidder: 2, to_act: null });
  expect(told.at(-1)!.view).toBe(after);
});

test("a bid that ends nothing is shown with the position that it brings", () => {
  const next = view({ high: 7, bidder: 2 });
  const told = shots(before, sold.slice(0, 1), next);
  expect(told.map(({ view }) => view)).toEqual([next, next]);
});

const morning = view({ day: 2, phase: "lot", group: [] });
const dayEnds: EventView[] = [
  ...sold,
  { event: "day_ended", day: 1, why: "ships" },
  { event: "day_scored", day: 1, sheet },
  { event: "day_began", day: 2, seat: 1, by_lot: false },
];

test("at the day's end the loaded ships stay until the count is read", () => {
  const told = shots(before, dayEnds, morning);
  const counting = told.filter(({ moment }) => isCount(moment));
  expect(counting[0]!.view.buyers[1]).toMatchObject({ ship: ["C5"], cargo: 5, money: 33 });
  for (const { view } of counting) expect([view.day, view.group]).toEqual([1, []]);
  expect(told.at(-1)!.view).toBe(morning);
});

test("money and levels change when their moment of the scoring has come", () => {
  const told = shots(before, dayEnds, morning);
  const steps = told.flatMap(({ view, moment }) =>
    isCount(moment) ? [[moment.row, moment.name, view.buyers[1]!.money, view.buyers[1]!.levels.cloth]] : [],
  );
  expect(steps).toEqual([
    ["cargo", "line-up", 33, 0],
    ["cargo", "pay", 33, 0],
    ["cloth", "climb", 63, 5],
    ["cloth", "pay", 63, 5],
    ["cloth", "bonus", 73, 5],
    ["cloth", "row", 78, 5],
  ]);
  const scored = told.find(({ pause }) => pause)!;
  expect(scored.view.buyers.map(({ money }) => money)).toEqual(sheet.buyers.map(({ money }) => money));
  expect(told.indexOf(scored)).toBeLessThan(told.findIndex(({ view }) => view === morning));
});

test("without movement a row is one still, and the sheet comes to the same", () => {
  const told = shots(before, dayEnds, morning, true);
  const rows = told.flatMap(({ moment }) => (isCount(moment) ? [moment] : []));
  expect(rows.map(({ row, name }) => `${row} ${name}`)).toEqual(
    ["cargo", "cloth", "fur", "grain", "dye", "spice"].map((row) => `${row} row`),
  );
  expect(told.find(({ pause }) => pause)!.view.buyers[1]!.money).toBe(78);
});

test("the log does not tell of the next day before the sheet was read", () => {
  const told = shots(before, dayEnds, morning);
  const lines = told.map(({ told: count }) => dayEnds[(count ?? 0) - 1]?.event);
  expect(lines.slice(0, 3)).toEqual(["bid_made", "group_sold", "day_ended"]);
  const pause = told.findIndex(({ pause }) => pause);
  expect(new Set(lines.slice(3, pause + 1))).toEqual(new Set(["day_scored"]));
  expect(lines.at(-1)).toBe("day_began");
});

test("a group that nobody buys leaves the carpet for the discard", () => {
  const events: EventView[] = [
    { event: "passed", seat: 2 },
    { event: "group_discarded", seat: 1, lots: ["C5"], why: "no bids" },
  ];
  const told = shots(before, events, after);
  expect(told.map(({ moment }) => moment?.name ?? "end")).toEqual(["pass", "discard", "end"]);
  expect(told[0]!.view.buyers[1]!.auction.state).toBe("passed");
});
