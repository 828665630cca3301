import { expect, test } from "vitest";
import { isLate, offsetOf, shortTime, spokenTime, untilNext } from "./clock.ts";

const t = (key: string, args: Record<string, string | number> = {}) =>
  `${key}(${Object.values(args).join(",")})`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("seconds count down to nothing, not past it", () => {
  expect(shortTime(t, 3_600_000)).toContain("time-short-hours");
  expect(shortTime(t, 3_599_000)).toBe("59:59");
  expect(shortTime(t, 86_400_000)).toContain("time-short-days");
  expect(shortTime(t, 30_000)).toBe("0:30");
  expect(shortTime(t, 29_001)).toBe("0:30");
  expect(shortTime(t, 1)).toBe("0:01");
  expect(shortTime(t, 0)).toBe("0:00");
  expect(shortTime(t, -500)).toBe("0:00");
  expect(shortTime(t, 61_000)).toBe("1:01");
});

test("long clocks speak of hours and days", () => {
  expect(shortTime(t, 23 * HOUR + 59.5 * MINUTE)).toBe("time-short-hours(23,59)");
  expect(shortTime(t, 50 * HOUR)).toBe("time-short-days(2,2)");
  expect(spokenTime(t, 50 * HOUR)).toBe("time-days(2) time-hours(2)");
  expect(spokenTime(t, 48 * HOUR)).toBe("time-days(2)");
  expect(spokenTime(t, 72 * HOUR - 300)).toBe("time-days(2) time-hours(23)");
});

test("words name the two largest units", () => {
  expect(spokenTime(t, 40_000)).toBe("time-seconds(40)");
  expect(spokenTime(t, 61_000)).toBe("time-minutes(1) time-seconds(1)");
  expect(spokenTime(t, 0)).toBe("time-seconds(0)");
});

test("it ticks when what is shown changes", () => {
  expect(untilNext(29_400)).toBe(400);
  expect(untilNext(29_000)).toBe(1000);
  expect(untilNext(2 * HOUR + 500)).toBe(500);
});

test("a third of the time is the moment to speak", () => {
  expect(isLate(10_001, 0, 30_000)).toBe(false);
  expect(isLate(10_000, 0, 30_000)).toBe(true);
});

test("a delayed message does not slow the clock", () => {
  const first = offsetOf(null, 1_000_000, 500);
  expect(offsetOf(first, 1_000_900, 3_400)).toBe(first);
  // A device that slept: its steady clock stood still meanwhile.
  expect(offsetOf(first, 1_090_000, 600)).toBe(1_089_400);
});
