// Who is in control of a seat, and what an undo takes back, in words.

import type { CoachWords } from "../games/manifest.ts";
import type { Step } from "../lib/game.ts";
import type { Seat, Table } from "../lib/messages.ts";
import type { Translate } from "./say.ts";

export const seatsOf = (table: Table, mine: readonly number[]): Seat[] =>
  table.seats.filter(({ seat }) => mine.includes(seat));

/** What is said to a player whose time ran out and who still has the seat; "" if there is nothing to say. */
export function missedWords(
  t: Translate,
  coach: CoachWords,
  table: Table,
  mine: readonly number[],
  steps: readonly Step[],
): string {
  const late = seatsOf(table, mine).find(({ missed, absent }) => missed > 0 && !absent);
  if (!late || table.status !== "playing") return "";
  const step = steps.findLast(
    ({ actor, by }) => actor === late.seat && (by === "clock" || by === "fallback"),
  );
  const what =
    !step || step.token === "pass"
      ? t("time-out-passed")
      : t("time-out-decided", { what: coach.token(t, "best", step.token, "") });
  return `${what} ${t("time-out-chances", { n: late.chances })}`;
}

/** "Bid 8, and what followed: 3 moves". `decisions` counts the decision itself too. */
export function undoWords(t: Translate, coach: CoachWords, token: string, decisions: number): string {
  const what = coach.token(t, "best", token, "");
  return decisions > 1 ? t("undo-more", { what, n: decisions - 1 }) : what;
}

/** Seats of other people who do not have the table open. */
export const awaySeats = (
  seats: readonly Seat[],
  mine: readonly number[],
  present: readonly number[],
): number[] =>
  seats
    .filter(({ seat, kind }) => kind === "person" && !mine.includes(seat) && !present.includes(seat))
    .map(({ seat }) => seat);
