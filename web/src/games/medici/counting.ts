// The scoring of a day on the board: the cargo of the ships, then stall by stall.

import type { DaySheetView, MediciView, Stalls } from "../../lib/messages.ts";
import { COUNT_MS, type Moment, type Shot } from "../../scene/timeline.ts";
import { STALLS } from "./count.ts";

type StallName = keyof Stalls;

export interface Payment {
  /** From 1. */
  seat: number;
  florins: number;
}

/** A moment of the scoring. "line-up": ships in the order of their cargo. "climb": counters of a stall. "pay": for
 cargo, or for the lead at a stall. "bonus": for a high level. "row": all of a row at once, without movement. */
export interface CountMoment extends Moment {
  name: "line-up" | "climb" | "pay" | "bonus" | "row";
  counting: true;
  /** What is scored: "cargo" or a stall. */
  row: "cargo" | StallName;
  /** Who is paid in this moment, the highest pay first. */
  pays: readonly Payment[];
  /** Who is paid in the whole row. */
  total: readonly Payment[];
  /** By seat, where the counters of the stall come from. */
  from: readonly number[];
}

export const isCount = (moment: Moment | null): moment is CountMoment => moment?.counting === true;

/** Seats from 1, the highest cargo first. */
export const byCargo = ({ buyers }: DaySheetView): number[] =>
  buyers.toSorted((a, b) => b.cargo - a.cargo || a.seat - b.seat).map(({ seat }) => seat);

/** The board at the end of the day, before anything is paid. */
export const counted = (view: MediciView, sheet: DaySheetView): MediciView => ({
  ...view,
  to_act: null,
  projection: sheet,
  buyers: view.buyers.map((one, seat) => {
    const { cargo, levels, money_before } = sheet.buyers[seat]!;
    return { ...one, cargo, levels_now: levels, money: money_before };
  }),
});

/** Money moves from what is due to what a buyer has. */
function paid(view: MediciView, pays: readonly Payment[], due: "cargo_pay" | "stall_pay"): MediciView {
  const of = (seat: number): number => pays.find((one) => one.seat === seat)?.florins ?? 0;
  return {
    ...view,
    buyers: view.buyers.map((one) => ({ ...one, money: one.money + of(one.seat) })),
    projection: {
      ...view.projection,
      buyers: view.projection.buyers.map((one) => ({ ...one, [due]: one[due] - of(one.seat) })),
    },
  };
}

const climbed = (view: MediciView, stall: StallName): MediciView => ({
  ...view,
  buyers: view.buyers.map((one) => ({
    ...one,
    levels: { ...one.levels, [stall]: one.levels_now[stall] },
  })),
});

const byPay = (pays: Payment[]): Payment[] =>
  pays.filter(({ florins }) => florins > 0).sort((a, b) => b.florins - a.florins);

/** From the end of the day up to the sheet. `calm`: a row at a time, and nothing moves. */
export function countShots(view: MediciView, sheet: DaySheetView, calm: boolean): Shot<MediciView>[] {
  const found: Shot<MediciView>[] = [];
  let now = counted(view, sheet);
  const show = (ms: number, moment: Pick<CountMoment, "name" | "row" | "pays" | "total" | "from">): void => {
    found.push({
      view: now,
      ms,
      moment: { seat: null, florins: null, lots: [], counting: true, ...moment },
    });
  };

  const cargo = byPay(sheet.buyers.map(({ seat, cargo_pay }) => ({ seat, florins: cargo_pay })));
  const about = { row: "cargo", pays: [], total: cargo, from: [] } as const;
  if (calm) {
    now = paid(now, cargo, "cargo_pay");
    show(COUNT_MS.row, { ...about, name: "row", pays: cargo });
  } else {
    show(COUNT_MS.start, { ...about, name: "line-up" });
    // Ships of equal pay are paid together.
    for (const florins of new Set(cargo.map((one) => one.florins))) {
      const pays = cargo.filter((one) => one.florins === florins);
      show(COUNT_MS.step, { ...about, name: "pay", pays });
      now = paid(now, pays, "cargo_pay");
    }
  }

  for (const stall of STALLS) {
    const from = now.buyers.map(({ levels }) => levels[stall]);
    const climbs = now.buyers.some(({ levels, levels_now }) => levels[stall] !== levels_now[stall]);
    const awards = byPay(sheet.buyers.map(({ seat, awards }) => ({ seat, florins: awards[stall] })));
    const bonuses = byPay(sheet.buyers.map(({ seat, bonuses }) => ({ seat, florins: bonuses[stall] })));
    const total = byPay(
      sheet.buyers.map((one) => ({ seat: one.seat, florins: one.awards[stall] + one.bonuses[stall] })),
    );
    const row = { row: stall, pays: [], total, from };
    now = climbed(now, stall);
    if (calm) {
      now = paid(now, total, "stall_pay");
      show(COUNT_MS.row, { ...row, name: "row", pays: total });
      continue;
    }
    if (climbs) show(COUNT_MS.step, { ...row, name: "climb" });
    if (awards.length) show(COUNT_MS.step, { ...row, name: "pay", pays: awards });
    now = paid(now, awards, "stall_pay");
    if (bonuses.length) show(COUNT_MS.step, { ...row, name: "bonus", pays: bonuses });
    now = paid(now, bonuses, "stall_pay");
  }
  const last = found.at(-1);
  if (last && !calm) show(COUNT_MS.end, { ...(last.moment as CountMoment), name: "row", pays: [] });
  found.push({
    view: now,
    ms: 0,
    moment: { name: "scored", seat: null, florins: null, lots: [] },
    pause: true,
  });
  return found;
}
