// The scoring of a round on the board, harbour by harbour: the cargo of the two ships, then each monopoly track.

import type { RoundSheetView, StrozziView } from "../../lib/messages.ts";
import { COUNT_MS, type Moment, type Shot } from "../../scene/timeline.ts";

export interface Payment {
  /** 1 or 2. */
  seat: number;
  florins: number;
}

/** A moment of the scoring. "harbour": a harbour's turn comes. "pay": for its cargo, or for the lead on a track.
 "bonus": for a far field. "row": all of a harbour at once, without movement. */
export interface CountMoment extends Moment {
  name: "harbour" | "pay" | "bonus" | "row";
  counting: true;
  harbour: number;
  /** The track that is paid; null for the cargo. */
  track: number | null;
  pays: readonly Payment[];
  /** Who is paid for the harbour and all its tracks. */
  total: readonly Payment[];
}

export const isCount = (moment: Moment | null): moment is CountMoment => moment?.counting === true;

/** The board at the end of the round, before anything is paid. */
export const counted = (view: StrozziView, sheet: RoundSheetView): StrozziView => ({
  ...view,
  to_act: null,
  projection: sheet,
  harbours: view.harbours.map((harbour, i) => ({
    ...harbour,
    tracks: harbour.tracks.map((track, j) => ({
      ...track,
      marker_now: sheet.harbours[i]?.tracks[j]?.marker ?? track.marker_now,
    })),
  })),
  players: view.players.map((one, seat) => ({ ...one, money: sheet.money_before[seat] ?? one.money })),
});

/** Money moves from what is due to what a player has. */
function paid(view: StrozziView, pays: readonly Payment[], due: "harbour_pay" | "monopoly_pay"): StrozziView {
  const of = (seat: number): number => pays.find((one) => one.seat === seat)?.florins ?? 0;
  const [first, second] = view.projection[due];
  return {
    ...view,
    players: view.players.map((one) => ({ ...one, money: one.money + of(one.seat) })),
    projection: { ...view.projection, [due]: [first - of(1), second - of(2)] },
  };
}

const byPay = (florins: readonly number[]): Payment[] =>
  florins
    .map((n, i) => ({ seat: i + 1, florins: n }))
    .filter((one) => one.florins > 0)
    .sort((a, b) => b.florins - a.florins);

/** From the end of the round up to the sheet. `calm`: a harbour at a time, and nothing moves. */
export function countShots(view: StrozziView, sheet: RoundSheetView, calm: boolean): Shot<StrozziView>[] {
  const found: Shot<StrozziView>[] = [];
  let now = counted(view, sheet);
  const show = (
    ms: number,
    moment: Pick<CountMoment, "name" | "harbour" | "track" | "pays" | "total">,
  ): void => {
    found.push({ view: now, ms, moment: { seat: null, florins: null, lots: [], counting: true, ...moment } });
  };
  for (const { harbour, pay, tracks } of sheet.harbours) {
    const sum = (i: 0 | 1): number =>
      tracks.reduce((florins, { award, bonus }) => florins + award[i] + bonus[i], pay[i]);
    const row = { harbour, track: null, pays: [], total: byPay([sum(0), sum(1)]) };
    const cargo = byPay(pay);
    if (calm) {
      now = paid(now, cargo, "harbour_pay");
      now = paid(now, byPay([sum(0) - pay[0], sum(1) - pay[1]]), "monopoly_pay");
      show(COUNT_MS.row, { ...row, name: "row", pays: row.total });
      continue;
    }
    show(COUNT_MS.step, { ...row, name: "harbour" });
    if (cargo.length) show(COUNT_MS.step, { ...row, name: "pay", pays: cargo });
    now = paid(now, cargo, "harbour_pay");
    tracks.forEach((track, i) => {
      const [award, bonus] = [byPay(track.award), byPay(track.bonus)];
      if (award.length) show(COUNT_MS.step, { ...row, name: "pay", track: i, pays: award });
      now = paid(now, award, "monopoly_pay");
      if (bonus.length) show(COUNT_MS.step, { ...row, name: "bonus", track: i, pays: bonus });
      now = paid(now, bonus, "monopoly_pay");
    });
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
