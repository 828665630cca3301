import { describe, expect, test } from "vitest";
import { running } from "../common/count.ts";
import { countRound } from "./count.ts";
import { isOpen, loadToken, markerSide, shipsOf } from "./harbour.ts";

describe("harbours", () => {
  const words = ["3@1", "3@2", "5@1", "5@2", "4@3", "discard"];
  test("a press means the only ship, or the chosen one", () => {
    expect(loadToken(words, 3, null)).toBe("4@3");
    expect(loadToken(words, 1, null)).toBeNull();
    expect(loadToken(words, 1, "5")).toBe("5@1");
    expect(loadToken(words, 1, "4")).toBeNull();
  });
  test("ships are listed once", () => {
    expect(shipsOf(words)).toEqual(["3", "5", "4"]);
    expect(shipsOf(["discard"])).toEqual([]);
  });
  test("harbours without a load are closed", () => {
    expect(isOpen(words, 3)).toBe(true);
    expect(isOpen(["discard"], 3)).toBe(false);
  });
  test("markers have a side", () => {
    expect([2, 0, -1].map(markerSide)).toEqual([1, null, 2]);
  });
});

describe("scoring", () => {
  test("a round's count too", () => {
    const track = {
      commodity: "fur" as const,
      marker: -4,
      award: [0, 10] as [number, number],
      bonus: [0, 20] as [number, number],
    };
    const whole = countRound({
      game: "strozzi",
      round: 1,
      harbours: [{ harbour: 1, totals: [14, 10], pay: [20, 0], tracks: [track] }],
      harbour_pay: [20, 0],
      monopoly_pay: [0, 30],
      money_before: [262, 274],
      money: [282, 304],
    });
    expect(running(whole, 2)).toEqual(whole.after);
    expect(whole.rows[1]!.cells.map((cell) => cell.note)).toEqual([null, 4]);
  });
});
