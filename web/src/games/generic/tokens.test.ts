import { expect, test } from "vitest";
import { choicesOf, tokenIn } from "./tokens.ts";

test("words become buttons, runs of numbers become fields", () => {
  expect(choicesOf(["pass", "4..40", "3@1", "0..", "7"])).toEqual({
    words: ["pass", "3@1", "7"],
    runs: [
      { least: 4, most: 40 },
      { least: 0, most: null },
    ],
  });
});

test("a number is a token only inside its run", () => {
  const run = { least: 4, most: 40 };
  expect([3, 4, 40, 41, 4.5, Number.NaN, null].map((n) => tokenIn(run, n))).toEqual([
    null,
    "4",
    "40",
    null,
    null,
    null,
    null,
  ]);
  expect(tokenIn({ least: 0, most: null }, 5000)).toBe("5000");
});
