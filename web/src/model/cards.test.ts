import { expect, test } from "vitest";
import type { Bank, TableCard } from "../lib/messages.ts";
import { ago, clockLine, dayWords, placeOf, resultWords, sorted } from "./cards.ts";

const t = (key: string, args?: object) => (args ? `${key} ${JSON.stringify(args)}` : key);

test("places are shared by equal money", () => {
  expect([1, 2, 3, 4].map((seat) => placeOf([50, 80, 50, 20], seat))).toEqual([2, 1, 2, 4]);
});

test("games to continue keep the server's order, and the latest finished game comes first", () => {
  const card = (id: string, status: string, changed: number) => ({ id, status, changed }) as TableCard;
  const { going, done } = sorted([
    card("a", "over", 1),
    card("b", "playing", 2),
    card("c", "over", 9),
    card("d", "open", 8),
  ]);
  expect([going, done].map((cards) => cards.map(({ id }) => id))).toEqual([
    ["b", "d"],
    ["c", "a"],
  ]);
});

test("a result is told for the reader's best seat", () => {
  const result = { winners: [2], money: [50, 80, 20], shared: false };
  expect(resultWords(t, result, [2])).toBe("card-won");
  expect(resultWords(t, result, [3, 1])).toBe('card-place {"place":2,"of":3}');
  expect(resultWords(t, { winners: [1, 2], money: [80, 80], shared: true }, [1])).toBe("card-shared");
  expect(resultWords(t, result, [])).toBe("");
  expect(resultWords(t, null, [1])).toBe("");
});

test("clocks have words", () => {
  const said = (options: { clock: 30 | 259200 | null; bank: Bank | null }) =>
    clockLine((key, args) => (args?.value ? `${args.option}: ${args.value}` : t(key, args)), options);
  expect(said({ clock: null, bank: null })).toBe("clock: clock-none");
  expect(said({ clock: 259200, bank: null })).toBe("clock: clock-3-days");
  expect(said({ clock: null, bank: { seconds: 300, increment: 0 } })).toBe('bank: time-minutes {"n":5}');
  expect(said({ clock: null, bank: { seconds: 300, increment: 5 } })).toContain("bank-words");
});

test("times are told in the largest unit", () => {
  const now = Date.UTC(2026, 5, 10, 12);
  expect(ago("en", now - 20_000, now)).toBe("now");
  expect(ago("en", now - 5 * 60_000, now)).toBe("5 minutes ago");
  expect(ago("de", now - 2 * 3_600_000, now)).toBe("vor 2 Stunden");
  expect(ago("en", now - 86_400_000, now)).toBe("yesterday");
  expect(dayWords("en", Date.UTC(2026, 4, 3, 12), now)).toBe("May 3");
  expect(dayWords("en", Date.UTC(2025, 4, 3, 12), now)).toBe("May 3, 2025");
});
