import { expect, test } from "vitest";
import { draw } from "./trend.ts";

test("lines fill the box and leave out what is missing", () => {
  const drawn = draw(
    [
      [null, 0, 10],
      [0, 5, null],
    ],
    100,
    50,
    1,
  );
  expect(drawn.lines).toEqual(["M50 50L100 0", "M0 50L50 25"]);
  expect(drawn.ends).toEqual([
    { x: 100, y: 0 },
    { x: 50, y: 25 },
  ]);
  expect(drawn.ticks.map(({ value }) => value)).toEqual([0, 5, 10]);
  expect(drawn.zero).toBe(50);
});

test("a flat line stands in the middle, and one game is a point at the end", () => {
  const drawn = draw([[80]], 100, 60, 6);
  expect(drawn.ticks[0]!.value).toBeLessThan(80);
  expect(drawn.ticks.at(-1)!.value).toBeGreaterThan(80);
  expect(drawn.ends[0]!.x).toBe(100);
  expect(drawn.zero).toBeNull();
});
