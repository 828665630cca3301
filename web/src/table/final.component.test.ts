import { screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "../lib/game.ts";
import { part, parts, server, textOf, until, visit } from "../testing/kit.ts";

beforeEach(() => {
  server.play("review-medici");
  // The story is asked for a moment after the standings are drawn.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});

/** The end of the recorded game as Anna, in seat 1, sees it. */
async function end(winners: number[], change: (snapshot: Snapshot) => void = () => undefined): Promise<void> {
  const snapshot = server.snapshot("over");
  snapshot.table.result!.winners = winners;
  change(snapshot);
  server.seat(snapshot);
  await visit("/t/over");
  await until(() => part("#final"));
}

test.each([
  ["a winner is spoken to", [1], "You win!"],
  ["a shared win too", [1, 2], "You share the win!"],
  ["another player's win is told", [2], "Ginevra wins"],
])("%s", async (_, winners, headline) => {
  await end(winners);
  expect(textOf(screen.getByRole("heading", { level: 1 }))).toBe(headline);
});

test("several people on one device read who wins", async () => {
  await end([1], ({ you }) => (you.seats = [1, 2]));
  expect(textOf(part("#final"))).toBe("Anna wins");
});

test("a review that waits for another table says so, and promises none", async () => {
  server.refuse("GET /tables/over/review", "deal_under_way", 409);
  await end([1]);
  await until(() => part("[data-no-review]"));
  expect(textOf(part("[data-no-review]"))).toContain("still being played at another table");
  expect(textOf(part("[data-review]"))).toBe("Replay");
});

test("other failures of the story are not told: the reader has not asked for it", async () => {
  server.refuse("GET /tables/over/review", "busy", 503);
  await end([1]);
  await until(() => expect(server.bodies("GET /tables/over/review")).not.toEqual([]));
  await vi.advanceTimersByTimeAsync(10);
  expect(parts("[data-no-review]")).toEqual([]);
  expect(textOf(part("[data-review]"))).toBe("Review");
});
