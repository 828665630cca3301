import { expect, test } from "vitest";
import { day, dealTile, lessonTiles, puzzleTile } from "./today.ts";

const games = [
  { name: "one", title: "One" },
  { name: "two", title: "Two" },
];
const t = (key: string) => key;
const fresh = () => null;

test("a newcomer has no lesson in the strip: the page offers it larger", () => {
  expect(lessonTiles(t, games, () => true, fresh, false)).toEqual([]);
});

test("a returning player is offered the lessons that games have", () => {
  const tiles = lessonTiles(t, games, (name) => name === "two", fresh, true);
  expect(tiles.map(({ href, text }) => [href, text])).toEqual([["/learn/two", "lesson-start"]]);
});

test("a lesson under way is continued, a completed one is gone", () => {
  const progressOf = (name: string) =>
    name === "one" ? { table: "t", at: 3, done: false } : { table: null, at: 0, done: true };
  const tiles = lessonTiles(t, games, () => true, progressOf, true);
  expect(tiles.map(({ id, text }) => [id, text])).toEqual([["lesson-one", "lesson-go-on"]]);
});

test("the deals of the day are one tile, which is done when all are played", () => {
  const deal = (state: string) => ({ state }) as never;
  expect(dealTile(t, null)).toMatchObject({ href: "/daily", text: "daily-short", done: false });
  expect(dealTile(t, { deals: [deal("finished"), deal("new")], streak: 1 })).toMatchObject({
    text: "daily-done-of",
    done: false,
  });
  expect(dealTile(t, { deals: [deal("finished"), deal("finished")], streak: 3 })).toMatchObject({
    text: "daily-done-of · daily-streak-of",
    done: true,
  });
});

test("the puzzle of today leads to others once it is answered", () => {
  expect(day(86_400_000 * 5 + 1)).toBe(5);
  expect([puzzleTile(t, 4, 5).href, puzzleTile(t, 4, 5).done]).toEqual(["/puzzles/daily", false]);
  expect([puzzleTile(t, 5, 5).href, puzzleTile(t, 5, 5).done]).toEqual(["/puzzles", true]);
});
