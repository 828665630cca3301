// What the group in hand is worth to each player, read off the server's scoring "if the round ended now".
//
// Worth is the swing: what the buyer earns and what the other player loses by it. Payments go to the bank, so a
// price equal to the worth leaves the balance between the players as it was.

import type { HouseWorth, LoadingView, StrozziView } from "../../lib/messages.ts";

export const worthFor = ({ worth }: StrozziView, seat: number | null): HouseWorth | null =>
  worth.find((one) => one.seat === seat) ?? null;

/** Florins by seat; 0 for a player who could not load the group. */
export const worthOf = (view: StrozziView, seat: number): number => worthFor(view, seat)?.swing ?? 0;

export const other = (seat: number): number => 3 - seat;

/** How the balance changes for `me` if `buyer` pays `price` for the group. */
export function netFor(view: StrozziView, me: number, buyer: number, price: number): number {
  const net = worthOf(view, buyer) - price;
  return buyer === me ? net : -net;
}

/** The price at which it does not matter to the active player who buys: the middle of both worths. */
export const neutralPrice = (view: StrozziView): number =>
  Math.max(0, Math.round((worthOf(view, 1) + worthOf(view, 2)) / 2));

/** Where the scale of prices ends, and the distance of its figures. Both worths lie well inside. */
export function scaleOf(worths: readonly number[], amount: number): { end: number; step: number } {
  const most = Math.max(20, 1.5 * Math.max(...worths), amount);
  const step = most <= 30 ? 5 : most <= 70 ? 10 : most <= 140 ? 20 : most <= 350 ? 50 : 100;
  return { end: Math.ceil(most / step) * step, step };
}

/** Where the flags of two worths begin, in pixels from the scale's left end.

 The lower flag flies to the left of its pole and the higher one to the right. They may stand above the buttons
 beside the scale, which is `width` wide of `outer`. */
export function flagPlaces(
  worths: readonly number[],
  widths: readonly number[],
  end: number,
  width: number,
  outer: number,
): [number, number] {
  const [mine = 0, theirs = 0] = worths;
  const lower = mine < theirs ? 0 : 1;
  const [a, b] = [widths[lower] ?? 0, widths[1 - lower] ?? 0];
  const [low, high] = [Math.min(mine, theirs), Math.max(mine, theirs)].map((n) => (n / end) * width);
  const spare = (outer - width) / 2;
  const left = Math.max(-spare, Math.min(low! - a, width + spare - a - b - 2));
  const right = Math.max(left + a + 2, Math.min(high!, width + spare - b));
  return lower === 0 ? [left, right] : [right, left];
}

/** The first half of a loading: a ship by its holds ("5"), or a harbour ("@2"). */
export const matches = (token: string, first: string | null): boolean =>
  first === null || (first.startsWith("@") ? token.endsWith(first) : token.startsWith(`${first}@`));

/** The best of the loadings that are still possible; a harbour that is pointed at narrows them further. */
export function considered(
  worth: HouseWorth | null,
  first: string | null,
  pointed: number | null = null,
): LoadingView | null {
  const open = (worth?.loadings ?? []).filter(({ token }) => matches(token, first));
  const there = open.filter(({ token }) => pointed !== null && token.endsWith(`@${pointed}`));
  const best = (list: readonly LoadingView[]) =>
    list.reduce<LoadingView | null>((top, one) => (top && top.swing >= one.swing ? top : one), null);
  return best(there.length ? there : open);
}

/** One source of a swing: the harbour itself (null) or the monopoly of a commodity. */
export interface Part {
  commodity: "cloth" | "dye" | "fur" | "spice" | null;
  swing: number;
}

/** What a loading changes, source by source; sources without a change are left out. */
export function partsOf({ projection }: StrozziView, seat: number, { harbour: after }: LoadingView): Part[] {
  const before = projection.harbours[after.harbour - 1];
  if (!before) return [];
  const swing = (pair: readonly [number, number]) => (seat === 1 ? pair[0] - pair[1] : pair[1] - pair[0]);
  const tracks = after.tracks.map((track, i): Part => {
    const old = before.tracks[i]!;
    const change = swing(track.award) + swing(track.bonus) - swing(old.award) - swing(old.bonus);
    return { commodity: track.commodity, swing: change };
  });
  return [{ commodity: null, swing: swing(after.pay) - swing(before.pay) }, ...tracks].filter(
    (part) => part.swing !== 0,
  );
}

/** "+5", "−3", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number with a true minus sign. */
export const minus = (n: number): string => String(n).replace("-", "−");
