import { expect, test } from "vitest";
import { REMEMBERED_MS, seen, waited } from "./waiting.ts";

test("a table that was seen waiting is remembered for some days", () => {
  const known = seen({}, "one", true, 1000);
  expect(waited(known, "one", 2000)).toBe(true);
  expect(waited(known, "other", 2000)).toBe(false);
  expect(waited(known, "one", 1000 + REMEMBERED_MS)).toBe(false);
});

test("a table whose game began is forgotten, and so are old ones", () => {
  const known = seen(seen({}, "one", true, 1000), "two", true, 2000);
  expect(seen(known, "one", false, 3000)).toEqual({ two: 2000 });
  expect(seen(known, "three", true, 1500 + REMEMBERED_MS)).toEqual({
    two: 2000,
    three: 1500 + REMEMBERED_MS,
  });
});

test("only the latest tables are remembered", () => {
  let known = {};
  for (let i = 0; i < 30; i++) known = seen(known, `table ${i}`, true, 1000 + i);
  expect(Object.keys(known)).toHaveLength(20);
  expect(waited(known, "table 29", 2000)).toBe(true);
  expect(waited(known, "table 0", 2000)).toBe(false);
});
