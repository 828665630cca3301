import { describe, expect, test } from "vitest";
import type { GameEntry, GameOption } from "../lib/catalogue.ts";
import { changedRules, optionHelp, optionLabel, ruleLines, valueLabel, valuesOf } from "./options.ts";

const t = (key: string, args: Record<string, string | number> = {}) =>
  [key, ...Object.values(args)].join(" ");
const known = new Set(["option-lily-edition", "option-lily-edition-1995", "option-lily-edition-help"]);
const has = (key: string) => known.has(key);

const first: GameOption = { name: "first", kind: "seat", values: [], default: null };
const edition: GameOption = { name: "edition", kind: "choice", values: ["2006", "1995"], default: "2006" };
const track: GameOption = { name: "track", kind: "choice", values: [3, 4, 5], default: 4 };
const options = [first, edition, track];
const entry = { name: "lily", options } as GameEntry;

describe("labels", () => {
  test("come from the texts by their keys", () => {
    expect(optionLabel(t, has, "lily", "edition")).toBe("option-lily-edition");
    expect(valueLabel(t, has, "lily", edition, "1995")).toBe("option-lily-edition-1995");
    expect(optionHelp(t, has, "lily", "edition")).toBe("option-lily-edition-help");
  });
  test("are the server's names if there is no text", () => {
    expect(optionLabel(t, has, "lily", "track")).toBe("track");
    expect(valueLabel(t, has, "lily", track, 5)).toBe("5");
    expect(optionHelp(t, has, "lily", "track")).toBe("");
    expect(valueLabel(t, has, "lily", edition, "no such. value")).toBe("no such. value");
  });
  test("of seats are numbers, or a lot", () => {
    expect(valueLabel(t, has, "lily", first, 2)).toBe("seat-n 2");
    expect(valueLabel(t, has, "lily", first, null)).toBe("by-lot");
  });
});

test("a seat may be any of those at the table", () => {
  expect(valuesOf(first, 3)).toEqual([null, 1, 2, 3]);
  expect(valuesOf(track, 3)).toEqual([3, 4, 5]);
});

describe("what is sent", () => {
  test("are values other than the default", () => {
    expect(changedRules(options, { first: 2, edition: "1995", track: 5 }, 4)).toEqual({
      first: 2,
      edition: "1995",
      track: 5,
    });
    expect(changedRules(options, { first: null, edition: "2006", track: 4 }, 4)).toEqual({});
    expect(changedRules(options, {}, 4)).toEqual({});
  });
  test("are only values that the table can have", () => {
    expect(changedRules(options, { first: 5, edition: "1896" }, 4)).toEqual({});
  });
});

test("a table's special rules are listed", () => {
  expect(ruleLines(t, has, "lily", { edition: "1995", first: 2 }, entry)).toEqual([
    "option-line option-lily-edition option-lily-edition-1995",
    "option-line first seat-n 2",
  ]);
  expect(ruleLines(t, has, "lily", { first: 2 }, null)).toEqual(["option-line first 2"]);
});
