import type { ShipView, StrozziView } from "../../lib/messages.ts";

/** Whose side a marker is on: 1 Medici, 2 Strozzi, null in the middle. */
export function markerSide(marker: number): 1 | 2 | null {
  return marker > 0 ? 1 : marker < 0 ? 2 : null;
}

export function shipIn(view: StrozziView, seat: number, harbour: number): ShipView | null {
  return view.players[seat - 1]?.fleet.find((ship) => ship.harbour === harbour) ?? null;
}

/** The load token that a press on a harbour means, or null if a ship must be chosen first.

 A ship that lies there already is the only one that can be loaded there; else it is the chosen
 ship, or the only one that could go. */
export function loadToken(words: readonly string[], harbour: number, chosen: string | null): string | null {
  const here = words.filter((word) => word.endsWith(`@${harbour}`));
  if (here.length === 1) return here[0]!;
  return here.find((word) => chosen !== null && word.startsWith(`${chosen}@`)) ?? null;
}

/** Ships that may take the group, by their number of holds as tokens write it. */
export function shipsOf(words: readonly string[]): string[] {
  const loads = words.filter((word) => word.includes("@"));
  return [...new Set(loads.map((word) => word.split("@")[0]!))];
}

/** Whether anything may be loaded in this harbour. */
export function isOpen(words: readonly string[], harbour: number): boolean {
  return words.some((word) => word.endsWith(`@${harbour}`));
}

/** What a seat would earn if the round ended now. */
export function projectedPay({ projection }: StrozziView, seat: number): number {
  return (projection.harbour_pay[seat - 1] ?? 0) + (projection.monopoly_pay[seat - 1] ?? 0);
}
