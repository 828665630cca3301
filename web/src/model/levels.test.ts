import { expect, test } from "vitest";
import type { TableCard } from "../lib/messages.ts";
import { levelName, levelStyle, nextLevel } from "./levels.ts";

const t = (key: string) => key;
const LEVELS = ["low", "middle", "high"];

/** A finished game of seat 1 against bots. */
const played = (changed: number, winner: number, ...bots: string[]) =>
  ({
    game: "game",
    status: "over",
    changed,
    yours: [1],
    seats: [
      { seat: 1, kind: "person", bot: null },
      ...bots.map((bot, i) => ({ seat: i + 2, kind: "bot", bot })),
    ],
    result: { winners: [winner], money: [], shared: false },
  }) as unknown as TableCard;

test("after two wins the next level is suggested", () => {
  const won = [played(2, 1, "low", "low"), played(1, 1, "low", "low")];
  expect(nextLevel(won, "game", LEVELS, "low")).toBe("middle");
  expect(nextLevel(won.slice(1), "game", LEVELS, "low")).toBe(null);
  expect(nextLevel(won, "other", LEVELS, "low")).toBe(null);
  expect(nextLevel(won, "game", LEVELS, "middle")).toBe(null);
});

test("the last two games of a level count, whatever their order in the list", () => {
  const lost = played(3, 2, "low");
  const [early, late] = [played(1, 1, "low"), played(5, 1, "low")];
  expect(nextLevel([early, lost, late], "game", LEVELS, "low")).toBe(null);
  expect(nextLevel([late, early, played(0, 2, "low")], "game", LEVELS, "low")).toBe("middle");
});

test("a table of several levels counts for none, and the highest level has no next", () => {
  const mixed = [played(2, 1, "low", "high"), played(1, 1, "low", "high")];
  expect(nextLevel(mixed, "game", LEVELS, "low")).toBe(null);
  const top = [played(2, 1, "high"), played(1, 1, "high")];
  expect(nextLevel(top, "game", LEVELS, "high")).toBe(null);
});

test("a level has a name and a style if there are texts for them", () => {
  const has = (key: string) => key.endsWith("-face");
  expect(levelName(t, has, "face:0.5")).toBe("level-face");
  expect(levelStyle(t, has, "face:0.5")).toBe("style-face");
  expect(levelName(t, has, "oracle")).toBe("oracle");
  expect(levelStyle(t, has, "oracle")).toBe("");
});
