import { screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { NOW, part, parts, server, textOf, until, visit } from "../testing/kit.ts";

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

/** A table where the reader, in seat 1, has so many seconds to decide; null for a game without a clock. */
async function sit(seconds: number | null): Promise<void> {
  server.play("positions");
  const snapshot = server.snapshot("medici-bid");
  const deadline = seconds && NOW + 1000 * seconds;
  snapshot.table.turn = { ...snapshot.table.turn!, seat: 1, since: NOW, deadline };
  server.seat(snapshot);
  await visit("/t/medici-bid");
  await screen.findByRole("button", { name: /Pass/ });
}
const seconds = () => parts("[data-clock]").map(({ dataset }) => Number(dataset["clock"]));

test("it runs at the buyer and in the bar, and nowhere else", async () => {
  await sit(120);
  expect(part(".buyer.now").querySelectorAll("[data-clock]")).toHaveLength(1);
  const before = seconds();
  expect(before).toHaveLength(2);
  for (const left of before) expect(left).toBeGreaterThan(110);
  await vi.advanceTimersByTimeAsync(6000);
  for (const left of seconds()) expect(left).toBeLessThanOrEqual(before[0]! - 5);
  // It is text for those who do not see it, and does not speak by itself every second.
  const timers = screen.getAllByRole("timer");
  expect(timers.map(textOf).join()).toContain("left");
  for (const timer of timers) expect(timer.getAttribute("aria-live")).toBeNull();
  expect(textOf(part("[data-late]"))).toBe("");
});

test("a wrong calendar changes nothing", async () => {
  vi.setSystemTime(NOW + HOUR);
  await sit(120);
  for (const left of seconds()) expect(left).toBeGreaterThan(110);
});

test("it is said once at a third, and urgent at the end", async () => {
  await sit(120);
  const told: string[] = [];
  new MutationObserver(() => told.push(textOf(part("[data-late]")))).observe(part("[data-late]"), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await vi.advanceTimersByTimeAsync(82_000);
  expect(textOf(part("[data-late]"))).toContain("You have 40 seconds left.");
  expect(parts(".clock.urgent")).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  await until(() => expect(parts(".clock.urgent")).not.toEqual([]));
  expect(told).toHaveLength(1);
});

test("long clocks count hours and days", async () => {
  await sit(259_199);
  const said = screen.getAllByRole("timer").map(textOf).join();
  expect(said).toContain("2 d 23 h");
  expect(said).toContain("2 days 23 hours left");
});

test("without a clock there is none", async () => {
  await sit(null);
  expect(seconds()).toEqual([]);
});
