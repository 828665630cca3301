import { beforeEach, expect, test } from "vitest";
import { FakeClock } from "../lib/live/fakes.ts";
import { AT_ONCE, hurried, NORMAL, span, Timeline, type Shot } from "./timeline.ts";

let clock: FakeClock;
let shown: string[];
let timeline: Timeline<string>;

const shot = (view: string, ms: number, pause = false): Shot<string> => ({ view, ms, moment: null, pause });

beforeEach(() => {
  clock = new FakeClock();
  shown = [];
  timeline = new Timeline({
    clock,
    show: ({ view }) => shown.push(view),
    changed: () => undefined,
  });
});

test("each shot stays for its time, and the last one stays", () => {
  timeline.play([shot("bid", 250), shot("sold", 600), shot("end", 0)], NORMAL);
  expect(shown).toEqual(["bid"]);
  clock.pass(249);
  expect(shown).toEqual(["bid"]);
  clock.pass(1);
  expect(shown).toEqual(["bid", "sold"]);
  clock.pass(600);
  expect(shown).toEqual(["bid", "sold", "end"]);
  expect(timeline.running).toBe(false);
});

test("a skip before a scoring goes to it, a skip in it to its sheet", () => {
  const count = (view: string): Shot<string> => ({
    ...shot(view, 300),
    moment: { name: "pay", seat: null, florins: null, lots: [], counting: true },
  });
  timeline.play(
    [shot("sold", 600), shot("sail", 450), count("a"), count("b"), shot("sheet", 0, true)],
    NORMAL,
  );
  timeline.skip();
  expect(shown).toEqual(["sold", "a"]);
  clock.pass(300);
  timeline.skip();
  expect(shown).toEqual(["sold", "a", "b", "sheet"]);
  expect(timeline.running).toBe(false);
});

test("a scoring keeps its own pace when the rest is faster", () => {
  const count = (view: string): Shot<string> => ({
    ...shot(view, 450),
    moment: { name: "pay", seat: null, florins: null, lots: [], counting: true },
  });
  const shots = [shot("sold", 600), count("a"), count("b"), shot("end", 0)];
  timeline.play(shots, { all: 0.4, scoring: 1 });
  clock.pass(240);
  expect(shown).toEqual(["sold", "a"]);
  clock.pass(449);
  expect(shown).toEqual(["sold", "a"]);
  clock.pass(1);
  expect(shown).toEqual(["sold", "a", "b"]);
  expect(span(shots, { all: 0.4, scoring: 1 })).toBe(1140);
});

test("in a hurry only a scoring is left", () => {
  const sold = [shot("sold", 600), shot("end", 0)];
  expect(hurried(sold)).toBe(sold);
  const pay = {
    ...shot("pay", 300),
    moment: { name: "pay", seat: null, florins: null, lots: [], counting: true },
  };
  expect(hurried([shot("sold", 600), pay, shot("end", 0)]).map(({ view }) => view)).toEqual(["pay", "end"]);
});

test("a slower speed stretches the times", () => {
  timeline.play([shot("bid", 100), shot("end", 0)], { all: 2, scoring: 2 });
  clock.pass(199);
  expect(shown).toEqual(["bid"]);
  clock.pass(1);
  expect(shown).toEqual(["bid", "end"]);
});

test("at speed 0 only the end is shown, at once", () => {
  timeline.play([shot("bid", 250), shot("sold", 600), shot("end", 0)], AT_ONCE);
  expect(shown).toEqual(["end"]);
  expect(clock.waiting).toBe(0);
});

test("a skip goes to the end and leaves no timer", () => {
  timeline.play([shot("bid", 250), shot("sold", 600), shot("end", 0)], NORMAL);
  timeline.skip();
  expect(shown).toEqual(["bid", "end"]);
  expect(clock.waiting).toBe(0);
});

test("a pause lasts until it is resumed, also at speed 0 and after a skip", () => {
  const shots = [shot("sold", 600), shot("scored", 0, true), shot("new day", 500), shot("end", 0)];
  timeline.play(shots, NORMAL);
  timeline.skip();
  expect(shown).toEqual(["sold", "scored"]);
  expect(timeline.running).toBe(false);
  clock.pass(10_000);
  expect(shown).toEqual(["sold", "scored"]);
  timeline.play(shots, AT_ONCE);
  expect(shown.at(-1)).toBe("scored");
  timeline.resume();
  expect(shown.at(-1)).toBe("end");
  expect(span(shots, NORMAL)).toBe(600);
});

test("new shots interrupt those under way", () => {
  timeline.play([shot("bid", 250), shot("end", 0)], NORMAL);
  timeline.play([shot("draw", 350), shot("drawn", 0)], NORMAL);
  clock.pass(1_000);
  expect(shown).toEqual(["bid", "draw", "drawn"]);
  timeline.play([shot("bid", 250), shot("end", 0)], NORMAL);
  timeline.cancel();
  clock.pass(1_000);
  expect(shown.at(-1)).toBe("bid");
});
