import { describe, expect, test } from "vitest";
import type { Count } from "../common/count.ts";
import { countRound } from "./count.ts";
import type { HouseWorth, LoadingView, RoundSheetView, StrozziView } from "../../lib/messages.ts";
import { isOpen, markerSide, press, settled, shipsOf } from "./harbour.ts";
import { countShots, isCount } from "./counting.ts";
import { rawLine } from "./log.ts";
import { shots } from "./moments.ts";
import { considered, flagPlaces, neutralPrice, netFor, partsOf, scaleOf } from "./worth.ts";

/** What each seat has when all rows are paid. */
const sums = ({ before, rows }: Count): number[] =>
  before.map((florins, seat) => rows.reduce((sum, row) => sum + (row.cells[seat]?.florins ?? 0), florins));

describe("harbours", () => {
  const words = ["3@1", "3@2", "5@1", "5@2", "4@3", "discard"];
  test("ship and harbour are chosen in any order", () => {
    expect(press(words, "5", null)).toEqual({ first: "5" });
    expect(press(words, "@1", "5")).toEqual({ send: "5@1" });
    expect(press(words, "@1", null)).toEqual({ first: "@1" });
    expect(press(words, "5", "@1")).toEqual({ send: "5@1" });
  });
  test("a harbour that only one ship can use needs no ship", () => {
    expect(press(words, "@3", null)).toEqual({ send: "4@3" });
    expect(press(words, "@3", "@1")).toEqual({ send: "4@3" });
  });
  test("a press never loads another ship than the chosen one", () => {
    expect(press(words, "@3", "5")).toEqual({ first: "4" });
    expect(press(words, "4", "@1")).toEqual({ first: "4" });
  });
  test("what cannot be loaded means nothing", () => {
    expect(press(["discard"], "@1", null)).toBeNull();
    expect(press(words, "2", null)).toBeNull();
  });
  test("a choice that leaves one loading is complete", () => {
    expect(settled(words, "4")).toBe("4@3");
    expect(settled(words, "5")).toBeNull();
    expect(settled(["3@1", "discard"], null)).toBe("3@1");
    expect(settled(["discard"], null)).toBeNull();
  });
  test("ships are listed once", () => {
    expect(shipsOf(words)).toEqual(["3", "5", "4"]);
    expect(shipsOf(["discard"])).toEqual([]);
  });
  test("harbours without a load are closed", () => {
    expect(isOpen(words, 3)).toBe(true);
    expect(isOpen(["discard"], 3)).toBe(false);
  });
  test("markers have a side", () => {
    expect([2, 0, -1].map(markerSide)).toEqual([1, null, 2]);
  });
});

describe("worth", () => {
  const track = (award: [number, number], bonus: [number, number]) => ({
    commodity: "dye" as const,
    marker: 0,
    award,
    bonus,
  });
  const sheet = (pay: [number, number], tracks: ReturnType<typeof track>[]) => ({
    harbour: 1,
    totals: [0, 0] as [number, number],
    pay,
    tracks,
  });
  const loading = (token: string, swing: number): LoadingView => ({
    token,
    swing,
    gain: swing,
    harbour: sheet([20, 0], [track([10, 0], [10, 0])]),
  });
  const house = (seat: number, loadings: LoadingView[]): HouseWorth => ({
    seat,
    loadings,
    gain: 0,
    swing: Math.max(0, ...loadings.map(({ swing }) => swing)),
    best: loadings[0]?.token ?? null,
  });
  const view = (mine: LoadingView[], theirs: LoadingView[]) =>
    ({
      worth: [house(1, mine), house(2, theirs)],
      projection: { harbours: [sheet([0, 20], [track([0, 10], [0, 0])])] },
    }) as unknown as StrozziView;

  test("the neutral price lies in the middle of both worths, also if one cannot load", () => {
    expect(neutralPrice(view([loading("5@1", 30)], [loading("4@1", 20)]))).toBe(25);
    expect(neutralPrice(view([loading("5@1", 30)], []))).toBe(15);
  });
  test("at a price between both worths the active player gains either way", () => {
    const now = view([loading("5@1", 30)], [loading("4@1", 20)]);
    expect([netFor(now, 1, 2, 25), netFor(now, 1, 1, 25)]).toEqual([5, 5]);
    expect([netFor(now, 1, 2, 4), netFor(now, 1, 1, 4)]).toEqual([-16, 26]);
  });
  test("the best loading that the chosen half leaves is considered", () => {
    const { worth } = view([loading("5@1", 30), loading("5@2", 10), loading("3@2", 20)], []);
    const token = (first: string | null, pointed: number | null = null) =>
      considered(worth[0]!, first, pointed)?.token;
    expect(token(null)).toBe("5@1");
    expect(token(null, 2)).toBe("3@2");
    expect(token("5", 2)).toBe("5@2");
    expect(token("@2")).toBe("3@2");
    expect(token("3", 1)).toBe("3@2");
    expect(considered(worth[1]!, null)).toBeNull();
  });
  test("the parts of a swing add up what one gains and the other loses", () => {
    const now = view([loading("5@1", 70)], []);
    expect(partsOf(now, 1, now.worth[0]!.loadings[0]!)).toEqual([
      { commodity: null, swing: 40 },
      { commodity: "dye", swing: 30 },
    ]);
  });
  test("both worths and the amount lie on the scale, whose figures are few", () => {
    for (const n of [0, 7, 20, 33, 60, 95, 140, 400]) {
      const { end, step } = scaleOf([n, 0], n + 5);
      expect(end).toBeGreaterThanOrEqual(n + 5);
      expect(end % step).toBe(0);
      expect(end / step).toBeLessThanOrEqual(8);
    }
  });
});

test("a loading is one line, and lots are named by their sale alone", () => {
  expect(rawLine({ event: "ship_docked", seat: 2, holds: 4, harbour: 1 })).toBeNull();
  const loaded = rawLine({ event: "group_loaded", seat: 2, lots: ["D4"], holds: 4, harbour: 1 });
  expect(loaded).toMatchObject({ key: "log-loaded", args: { holds: 4, harbour: 1 }, pieces: [] });
});

describe("scoring", () => {
  test("a round's count too", () => {
    const track = {
      commodity: "fur" as const,
      marker: -4,
      award: [0, 10] as [number, number],
      bonus: [0, 20] as [number, number],
    };
    const whole = countRound({
      game: "strozzi",
      round: 1,
      harbours: [{ harbour: 1, totals: [14, 10], pay: [20, 0], tracks: [track] }],
      harbour_pay: [20, 0],
      monopoly_pay: [0, 30],
      money_before: [262, 274],
      money: [282, 304],
    });
    expect(sums(whole)).toEqual(whole.after);
    expect(whole.rows[1]!.cells.map((cell) => cell.note)).toEqual([null, 4]);
  });
});

describe("shots of a step", () => {
  const ship = (holds: number) => ({
    holds,
    harbour: null as number | null,
    lots: [] as string[],
    free: holds,
    cargo: 0,
  });
  const position = (rest: object = {}) =>
    ({
      round: 1,
      to_act: 2,
      active: 1,
      group: ["D4"],
      price: 12,
      bag: 20,
      discarded: [],
      worth: [{}],
      players: [1, 2].map((seat) => ({ seat, money: 300, fleet: [3, 4, 5].map(ship) })),
      harbours: [{ harbour: 1, tracks: [{ commodity: "dye", marker: 0, marker_now: 0 }] }],
      projection: {},
      ...rest,
    }) as unknown as StrozziView;

  test("the group is on the carpet until it has sailed; money moves after the sale", () => {
    const after = position({ group: [], price: null });
    const list = shots(
      position(),
      [
        { event: "group_sold", seat: 2, lots: ["D4"], florins: 12 },
        { event: "ship_docked", seat: 2, holds: 4, harbour: 1 },
        { event: "group_loaded", seat: 2, lots: ["D4"], holds: 4, harbour: 1 },
      ],
      after,
    );
    expect(list.map((shot) => shot.moment?.name)).toEqual(["sold", "sail", undefined]);
    expect(list.map(({ view }) => view.group.length)).toEqual([1, 1, 0]);
    expect(list.map(({ view }) => view.players[1]!.money)).toEqual([300, 288, 300]);
    expect(list[1]!.view.players[1]!.fleet[1]).toMatchObject({ harbour: 1, lots: [] });
    expect(list.at(-1)!.view).toBe(after);
  });

  test("a scored round is counted on its own board, with the money before the pay", () => {
    const next = position({ round: 2, group: [] });
    const sheet = {
      game: "strozzi" as const,
      round: 1,
      harbours: [
        {
          harbour: 1,
          totals: [4, 0] as [number, number],
          pay: [20, 0] as [number, number],
          tracks: [
            {
              commodity: "dye" as const,
              marker: 1,
              award: [10, 0] as [number, number],
              bonus: [0, 0] as [number, number],
            },
          ],
        },
      ],
      harbour_pay: [20, 0] as [number, number],
      monopoly_pay: [10, 0] as [number, number],
      money_before: [288, 300] as [number, number],
      money: [318, 300] as [number, number],
    };
    const list = shots(
      position(),
      [
        { event: "group_loaded", seat: 1, lots: ["D4"], holds: 3, harbour: 1 },
        { event: "round_ended", round: 1, why: "bag" },
        { event: "round_scored", round: 1, sheet },
        { event: "round_began", round: 2, seat: 2 },
      ],
      next,
    );
    const scored = list.find((shot) => shot.pause)!;
    expect(scored.view.round).toBe(1);
    const counted = list.filter(({ moment }) => isCount(moment));
    expect(counted.map(({ moment, view }) => [moment!.name, view.players[0]!.money])).toEqual([
      ["harbour", 288],
      ["pay", 288],
      ["pay", 308],
      ["row", 318],
    ]);
    expect(scored.view.players.map(({ money }) => money)).toEqual(sheet.money);
    expect(scored.view.harbours[0]!.tracks[0]!.marker_now).toBe(1);
    expect(scored.view.players[0]!.fleet[0]!.lots).toEqual(["D4"]);
    expect(list.at(-1)!.view).toBe(next);
  });
});

test("the flag of the lower worth is the left one; both are in sight and apart", () => {
  const widths = [70, 90];
  for (const worths of [
    [10, 40],
    [40, 10],
    [0, 60],
    [60, 0],
    [20, 20],
    [60, 60],
    [0, 0],
  ]) {
    const [mine, theirs] = flagPlaces(worths, widths, 60, 300, 360);
    const isLower = worths[0]! < worths[1]!;
    const [left, right] = isLower ? [mine, theirs] : [theirs, mine];
    expect(right - left).toBeGreaterThanOrEqual(widths[isLower ? 0 : 1]! + 2);
    expect(left).toBeGreaterThanOrEqual(-30);
    expect(right + widths[isLower ? 1 : 0]!).toBeLessThanOrEqual(330);
  }
  // With enough space each flag ends or begins at its pole.
  expect(flagPlaces([20, 40], widths, 60, 300, 360)).toEqual([100 - 70, 200]);
});

test.each([true, false])("what is paid goes from what is due to what a player has (calm: %s)", (calm) => {
  const pair = (one: number, two: number): [number, number] => [one, two];
  const track = (award: [number, number], bonus: [number, number]) => ({
    commodity: "dye" as const,
    marker: 1,
    award,
    bonus,
  });
  const sheet = {
    harbours: [
      { harbour: 1, totals: pair(4, 1), pay: pair(20, 0), tracks: [track(pair(0, 10), pair(0, 20))] },
      { harbour: 2, totals: pair(2, 2), pay: pair(5, 10), tracks: [track(pair(10, 0), pair(0, 0))] },
    ],
    harbour_pay: pair(25, 10),
    monopoly_pay: pair(10, 30),
    money_before: pair(100, 200),
    money: pair(135, 240),
  } as unknown as RoundSheetView;
  const view = {
    harbours: [],
    players: [
      { seat: 1, money: 100 },
      { seat: 2, money: 200 },
    ],
  } as unknown as StrozziView;
  const list = countShots(view, sheet, calm);
  for (const { view } of list)
    for (const [seat, { money }] of view.players.entries()) {
      const { harbour_pay, monopoly_pay } = view.projection;
      expect(money + harbour_pay[seat]! + monopoly_pay[seat]!).toBe(sheet.money[seat]);
    }
  const last = list.at(-1)!.view;
  expect(last.players.map(({ money }) => money)).toEqual(sheet.money);
  // Each payment is shown once.
  const shown = list.flatMap(({ moment }) => (isCount(moment) ? moment.pays : []));
  const of = (seat: number) =>
    shown.reduce((sum, payment) => sum + (payment.seat === seat ? payment.florins : 0), 0);
  expect([of(1), of(2)]).toEqual([35, 40]);
});
