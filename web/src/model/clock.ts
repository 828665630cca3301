// Time left to decide, in figures and in words. All times are milliseconds.

import type { Translate } from "./say.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Less than this is urgent. */
export const URGENT = 10 * SECOND;

/** Rounds up to `unit`: the display shows 0:01 until the time is over. */
const up = (left: number, unit: number) => Math.ceil(Math.max(0, left) / unit) * unit;

/** As a clock shows it: 0:25, 1 h 12 min, 2 d 3 h. */
export function shortTime(t: Translate, left: number): string {
  if (left >= DAY)
    return t("time-short-days", { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t("time-short-hours", { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) });
  const seconds = up(left, SECOND) / SECOND;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** In words: the two largest units, without zeros. */
export function spokenTime(t: Translate, left: number): string {
  const whole = left >= HOUR ? left : up(left, SECOND);
  const parts = [
    ["time-days", Math.floor(whole / DAY)],
    ["time-hours", Math.floor((whole % DAY) / HOUR)],
    ["time-minutes", Math.floor((whole % HOUR) / MINUTE)],
    ["time-seconds", Math.floor((whole % MINUTE) / SECOND)],
  ] as const;
  const first = parts.findIndex(([, n]) => n > 0);
  if (first < 0) return t("time-seconds", { n: 0 });
  return parts
    .slice(first, first + 2)
    .filter(([, n]) => n > 0)
    .map(([key, n]) => t(key, { n }))
    .join(" ");
}

/** Milliseconds until the display changes. */
export function untilNext(left: number): number {
  const unit = left > HOUR ? MINUTE : SECOND;
  return left <= 0 ? MINUTE : left % unit || unit;
}

/** Whether a third of the time or less is left. */
export const isLate = (left: number, since: number, deadline: number): boolean =>
  left <= (deadline - since) / 3;

/** The server's clock minus this device's monotonic clock, in milliseconds. A delayed message makes it too
 small, never too large, so the largest value is the best. */
export const offsetOf = (known: number | null, serverAt: number, steady: number): number =>
  Math.max(known ?? -Infinity, serverAt - steady);
