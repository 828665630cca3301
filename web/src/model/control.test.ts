import { expect, test } from "vitest";
import type { CoachWords } from "../games/manifest.ts";
import type { Step } from "../lib/game.ts";
import type { Seat, Table } from "../lib/messages.ts";
import { awaySeats, missedWords, undoWords } from "./control.ts";

const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" ");
const coach: CoachWords = {
  token: (_t, how, token) => `${how} ${token}`,
  isAboutGroup: () => true,
  isUnfair: () => false,
};
const seat = (number: number, change: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: "person",
  name: "Anna",
  bot: null,
  present: true,
  absent: false,
  invited: null,
  missed: 0,
  chances: 2,
  host: false,
  time_left: null,
  ...change,
});
const table = (...seats: Seat[]) => ({ status: "playing", seats }) as Table;
const step = (token: string, by: Step["by"]): Step => ({
  ply: 0,
  actor: 1,
  token,
  by,
  at: 0,
  events: [],
  position: null,
});

test("a player whose time ran out is told what a bot did", () => {
  const late = table(seat(1, { missed: 1, chances: 1 }), seat(2));
  expect(missedWords(t, coach, late, [1], [step("pass", "clock")])).toBe(
    "time-out-passed time-out-chances 1",
  );
  const said = missedWords(t, coach, late, [1], [step("draw", "clock"), step("8", "person")]);
  expect(said).toContain("time-out-decided");
  expect(said).toContain("draw");
  // Other players, and a seat that a bot has, are no matter of this message.
  expect(missedWords(t, coach, late, [2], [])).toBe("");
  expect(missedWords(t, coach, table(seat(1, { missed: 2, chances: 0, absent: true })), [1], [])).toBe("");
});

test("an undo says what it takes back", () => {
  expect(undoWords(t, coach, "8", 1)).not.toContain("undo-more");
  expect(undoWords(t, coach, "8", 4)).toMatch(/^undo-more .* 3$/);
});

test("other people without the table open are away", () => {
  const seats = [seat(1), seat(2), seat(3), seat(4, { kind: "bot" }), seat(5, { absent: true })];
  expect(awaySeats(seats, [1], [2])).toEqual([3, 5]);
});
