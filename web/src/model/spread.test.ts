import { expect, test } from "vitest";
import { spread } from "./spread.ts";

test("marks that stand apart stay where they are", () => {
  expect(spread([10, 90, 50], 20, 0, 100)).toEqual([10, 90, 50]);
});

test("marks that touch are moved apart by as little as can be", () => {
  expect(spread([50, 50], 10, 0, 100)).toEqual([45, 55]);
  expect(spread([60, 50, 55], 10, 0, 100)).toEqual([65, 45, 55]);
});

test("a moved mark pushes its neighbours", () => {
  expect(spread([50, 50, 56], 10, 0, 100)).toEqual([42, 52, 62]);
});

test("no mark leaves the line", () => {
  expect(spread([0, 0, 2], 10, 0, 100)).toEqual([0, 10, 20]);
  expect(spread([100, 99], 10, 0, 100)).toEqual([100, 90]);
});
