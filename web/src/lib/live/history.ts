// What a snapshot leaves out of a long game: older steps, undos and chat lines.

import type { Snapshot, Step } from "../game.ts";
import type { ChatLine, Undone, UndoneMoves } from "../messages.ts";

/** Steps that the server sends at once. */
export const PAGE = 500;

/** The known steps that come before those of the snapshot and are still part of the game. `era` is the one in
 which they were known: later undos may have taken some of them back. */
export function keptSteps(known: readonly Step[], era: number, snapshot: Snapshot): readonly Step[] {
  const { table, steps, undone } = snapshot;
  const later = undone.filter((one) => one.era >= era);
  // Without all undos since then, it is unknown what they took back.
  if (later.length < table.era - era) return [];
  const first = steps[0]?.ply ?? table.ply;
  const end = Math.min(first, ...later.map(({ ply }) => ply));
  const kept = known.filter(({ ply }) => ply < end);
  return (kept.at(-1)?.ply ?? -1) === first - 1 ? kept : [];
}

/** All lines once, by number. */
export function merged(one: readonly ChatLine[], two: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...one, ...two].map((line) => [line.id, line]));
  return [...lines.values()].sort((a, b) => a.id - b.id);
}

/** An undo of an older page, as a snapshot tells it. */
export const undoneOf = ({ era, seat, at, moves }: UndoneMoves): Undone => ({
  era,
  seat,
  at,
  ply: moves[0]?.ply ?? 0,
  token: moves[0]?.token ?? "",
  plies: moves.length,
  decisions: moves.filter(({ by }) => by !== "chance").length,
});
