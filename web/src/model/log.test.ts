import { expect, test } from "vitest";
import type { LogLine } from "../games/manifest.ts";
import { joined, type Told } from "./log.ts";

const told = (id: string, seat: number, pieces: string[], stage?: LogLine["stage"]): Told => ({
  id,
  ply: Number(id),
  at: Number(id),
  line: {
    kind: "x",
    tone: "normal",
    seat,
    text: `by ${seat}`,
    pieces,
    mute: false,
    aside: false,
    ...(stage && { stage }),
  },
});

test("drafts become one line, which the final line replaces under the same id", () => {
  const drawn = [told("1", 2, ["C5"], "draft"), told("2", 2, ["G1"], "draft")];
  expect(joined(drawn).map(({ id, ply, line }) => [id, ply, line?.pieces])).toEqual([["1", 2, ["C5", "G1"]]]);
  const offered = [...drawn, told("3", 2, ["C5", "G1"], "final"), told("4", 3, [])];
  expect(joined(offered).map(({ id, line }) => [id, line?.stage, line?.pieces])).toEqual([
    ["1", "final", ["C5", "G1"]],
    ["4", undefined, []],
  ]);
});

test("another seat's draft and other lines stand alone", () => {
  const lines = [told("1", 1, ["C5"], "draft"), told("2", 2, ["G1"], "draft"), told("3", 2, [])];
  expect(joined(lines).map(({ id }) => id)).toEqual(["1", "2", "3"]);
});
