import type { ShipView, StrozziView } from "../../lib/messages.ts";

/** What a harbour pays to the higher cargo (S14), in florins. */
export const HARBOUR_PAY = 20;

/** Whose side a marker is on: 1 Medici, 2 Strozzi, null in the middle. */
export function markerSide(marker: number): 1 | 2 | null {
  return marker > 0 ? 1 : marker < 0 ? 2 : null;
}

export function shipIn(view: StrozziView, seat: number, harbour: number): ShipView | null {
  return view.players[seat - 1]?.fleet.find((ship) => ship.harbour === harbour) ?? null;
}

/** The halves that make up a load token: "5@2" is ship "5" and harbour "@2". */
export const shipOf = (token: string): string => token.split("@")[0]!;
export const harbourOf = (token: string): string => `@${token.split("@")[1]}`;

const loadsOf = (words: readonly string[]): string[] => words.filter((word) => word.includes("@"));

/** What a press on a ship ("5") or a harbour ("@2") means.

 `send` if the loading is complete: with the half that was chosen before, or because only one is possible and
 none was chosen. Otherwise `first` is the half that is now chosen: the pressed one, or the only ship that can be
 loaded in the harbour if another ship was chosen. Null if it means nothing. */
export function press(
  words: readonly string[],
  half: string,
  chosen: string | null,
): { send: string } | { first: string } | null {
  const isHarbour = half.startsWith("@");
  const open = loadsOf(words).filter((word) => (isHarbour ? harbourOf(word) : shipOf(word)) === half);
  if (!open.length) return null;
  const whole = isHarbour ? `${chosen ?? ""}${half}` : `${half}${chosen ?? ""}`;
  if (open.includes(whole)) return { send: whole };
  if (!isHarbour || open.length > 1) return { first: half };
  const anotherShip = chosen !== null && !chosen.startsWith("@");
  return anotherShip ? { first: shipOf(open[0]!) } : { send: open[0]! };
}

/** The loading that the chosen half alone decides. */
export function settled(words: readonly string[], chosen: string | null): string | null {
  const open = loadsOf(words).filter(
    (word) => chosen === null || shipOf(word) === chosen || harbourOf(word) === chosen,
  );
  return open.length === 1 ? open[0]! : null;
}

/** Ships that may take the group, by their number of holds as tokens write it. */
export function shipsOf(words: readonly string[]): string[] {
  return [...new Set(loadsOf(words).map(shipOf))];
}

/** Whether anything may be loaded in this harbour. */
export function isOpen(words: readonly string[], harbour: number): boolean {
  return words.some((word) => word.endsWith(`@${harbour}`));
}

/** What a seat would earn if the round ended now. */
export function projectedPay({ projection }: StrozziView, seat: number): number {
  return (projection.harbour_pay[seat - 1] ?? 0) + (projection.monopoly_pay[seat - 1] ?? 0);
}
