import { beforeEach, expect, test } from "vitest";
import type { Step } from "../game.ts";
import { FakeClock, step } from "./fakes.ts";
import { Playback } from "./playback.ts";

const HOLD = 100;
let clock: FakeClock;
let shown: number[];
let caughtUp: boolean;
let hold: number;
let stop: number | null;
let playback: Playback;

const steps = (...plies: number[]): Step[] => plies.map((ply) => step(ply));

beforeEach(() => {
  clock = new FakeClock();
  shown = [];
  caughtUp = true;
  hold = HOLD;
  stop = null;
  playback = new Playback({
    clock,
    hold: () => hold,
    sheet: ({ events }) => (events[0]?.event === "scored" ? { game: "game" } : null),
    stops: ({ ply }) => ply === stop,
    show: ({ ply }) => shown.push(ply),
    changed: () => undefined,
    caughtUp: () => caughtUp,
  });
  playback.start();
});

test("steps follow each other at their pace", () => {
  playback.push(steps(0, 1, 2));
  expect(shown).toEqual([0]);
  expect(playback.trailing).toBe(true);
  clock.pass(HOLD);
  expect(shown).toEqual([0, 1]);
  clock.pass(HOLD);
  expect(playback.trailing).toBe(true);
  clock.pass(HOLD);
  expect(shown).toEqual([0, 1, 2]);
  expect(playback.trailing).toBe(false);
});

test("without a pace everything is shown at once", () => {
  hold = 0;
  playback.push(steps(0, 1, 2));
  expect(shown).toEqual([0, 1, 2]);
  expect(playback.trailing).toBe(false);
});

test("showing stops after a step that is to be explained, until it is resumed", () => {
  stop = 1;
  playback.push(steps(0, 1, 2));
  clock.pass(5 * HOLD);
  playback.skip();
  playback.push(steps(3));
  expect(shown).toEqual([0, 1]);
  expect(playback.stopped && playback.trailing).toBe(true);
  stop = null;
  playback.resume();
  expect(playback.stopped).toBe(false);
  clock.pass(2 * HOLD);
  expect(shown).toEqual([0, 1, 2, 3]);
  expect(playback.trailing).toBe(false);
});

test("a snapshot ends a stop", () => {
  stop = 0;
  hold = 0;
  playback.push(steps(0, 1));
  expect(playback.stopped).toBe(true);
  playback.reset();
  playback.push(steps(2));
  expect(shown).toEqual([0, 2]);
});

test("steps that arrive meanwhile wait their turn", () => {
  playback.push(steps(0));
  playback.push(steps(1));
  expect(shown).toEqual([0]);
  clock.pass(2 * HOLD);
  expect(shown).toEqual([0, 1]);
});

test("skipping shows what waits, and goes on until it has caught up", () => {
  playback.push(steps(0, 1, 2));
  caughtUp = false;
  playback.skip();
  expect(shown).toEqual([0, 1, 2]);
  expect(playback.trailing).toBe(false);
  caughtUp = true;
  playback.push(steps(3));
  expect(shown).toEqual([0, 1, 2, 3]);
  expect(playback.trailing).toBe(false);
  playback.push(steps(4, 5));
  expect(shown).toEqual([0, 1, 2, 3, 4]);
});

test("a sheet stops the show until it is put away, also while skipping", () => {
  playback.push([step(0), step(1, "scored"), step(2)]);
  playback.skip();
  expect(shown).toEqual([0, 1]);
  expect(playback.scoring).toEqual({ game: "game" });
  clock.pass(10 * HOLD);
  playback.push(steps(3));
  playback.skip();
  expect(shown).toEqual([0, 1]);
  playback.putAway();
  expect(playback.scoring).toBe(null);
  expect(shown).toEqual([0, 1, 2, 3]);
});

test("a snapshot drops what was waiting", () => {
  playback.push(steps(0, 1, 2));
  playback.reset();
  expect(playback.trailing).toBe(false);
  clock.pass(10 * HOLD);
  expect(shown).toEqual([0]);
  playback.push(steps(7));
  expect(shown).toEqual([0, 7]);
});

test("steps are collected before the start, and none is shown after the end", () => {
  const early = new Playback({
    clock,
    hold: () => HOLD,
    sheet: () => null,
    show: ({ ply }) => shown.push(ply),
    changed: () => undefined,
    caughtUp: () => true,
  });
  early.push(steps(0, 1));
  expect(shown).toEqual([]);
  expect(early.trailing).toBe(true);
  early.start();
  expect(shown).toEqual([0]);
  early.close();
  clock.pass(10 * HOLD);
  expect(shown).toEqual([0]);
  expect(clock.waiting).toBe(0);
});
