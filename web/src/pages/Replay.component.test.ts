import { screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Snapshot } from "../lib/game.ts";
import { button, go, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const GAMES = ["medici", "strozzi"] as const;
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Step" });
const step = () => Number(slider().value);

async function replay(
  game: string,
  query: string,
  change: (snapshot: Snapshot) => void = (one) => void one,
): Promise<void> {
  server.play(`review-${game}`);
  const snapshot = server.snapshot("over");
  // As a spectator sees it: without a review.
  snapshot.you.seats = [];
  change(snapshot);
  server.seat(snapshot);
  await visit(`/t/over/replay${query}`);
  await until(slider);
}
/** Drags the slider. */
function drag(ply: number): void {
  slider().value = String(ply);
  slider().dispatchEvent(new Event("input", { bubbles: true }));
}

describe.each(GAMES)("the replay of a game of %s", (game) => {
  test("steps, marks, lines of the log and the address agree", async () => {
    await replay(game, "?ply=30");
    expect(step()).toBe(30);
    await user.click(button("Forward"));
    expect(step()).toBe(31);
    await until(() => expect(here()).toBe("/t/over/replay?ply=31"));
    // Days or rounds and sales have marks; the buttons go to them.
    expect(parts("[data-mark=stage]")).toHaveLength(3);
    expect(parts("[data-mark=sale]").length).toBeGreaterThan(10);
    await user.click(button("Next sale"));
    const sale = step();
    await user.click(button("Next sale"));
    expect(step()).toBeGreaterThan(sale);
    await user.click(button("Previous sale"));
    expect(step()).toBe(sale);
    // So do keys, which stay within the game.
    slider().blur();
    (document.activeElement as HTMLElement).blur();
    const last = Number(slider().max);
    const press = async (key: string) => {
      await user.keyboard(`{${key}}`);
      expect(textOf(part(".stage"))).toContain(`${step()} / ${last}`);
      return step();
    };
    expect(await press("PageDown")).toBeGreaterThan(sale);
    expect(await press("PageUp")).toBe(sale);
    expect([await press("ArrowRight"), await press("ArrowLeft")]).toEqual([sale + 1, sale]);
    expect([await press("End"), await press("ArrowRight")]).toEqual([last, last]);
    expect([await press("Home"), await press("ArrowLeft")]).toEqual([0, 0]);
    // A mark stands where the slider is after its step.
    await press("PageDown");
    const [mark] = parts("[data-mark=sale]");
    expect(Number(mark!.style.getPropertyValue("--x"))).toBeCloseTo(step() / last, 5);
    const [line] = parts("[data-line]").slice(-1);
    const ply = Number(line!.dataset["line"]);
    line!.focus();
    await user.keyboard("{Enter}");
    expect(step()).toBe(ply);
  });

  test("the log shows the step that is shown, wherever it was scrolled to", async () => {
    await replay(game, "?ply=60");
    const panel = part("[data-log]").parentElement!;
    panel.scrollTop = 3000;
    await user.click(button("Next sale"));
    await until(() => expect(panel.scrollTop).toBeLessThan(10));
    expect(part("[data-line]").dataset["line"]).toBe(String(step()));
  });

  test("a scoring is shown also without animations, but not to a slider that is dragged over it", async () => {
    await replay(game, "?ply=2");
    const said = game === "medici" ? "Scoring, day" : "Scoring, round";
    for (const n of [1, 2, 3]) {
      await user.click(button("Next scoring"));
      await screen.findByRole("heading", { name: `${said} ${n}` });
      await user.click(part("[data-scoring=close]"));
      await until(() => expect(parts("[data-scoring]")).toEqual([]));
    }
    const there = step();
    drag(there - 1);
    drag(there);
    await until(() => expect(textOf(part("section.player p.hidden"))).toContain(`Step ${there}`));
    expect(parts("[data-scoring]")).toEqual([]);
  });
});

describe("a replay that plays", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));

  test("has a speed, and begins anew at its end", async () => {
    await replay("strozzi", "");
    await user.click(button("Speed: 1×"));
    await user.click(button("Play"));
    expect(button("Pause")).toBeDefined();
    const before = step();
    await vi.advanceTimersByTimeAsync(10_000);
    const fast = step() - before;
    expect(fast).toBeGreaterThan(2);
    await user.click(button("Pause"));
    // At the end it begins anew, by key as by button.
    (document.activeElement as HTMLElement).blur();
    await user.keyboard("{End}");
    expect(step()).toBe(Number(slider().max));
    await user.keyboard(" ");
    await vi.advanceTimersByTimeAsync(2000);
    expect(step()).toBeLessThan(20);
  });
});

test("a record keeps its bots, its step survives, and the game goes on from there", async () => {
  server.play("review-medici");
  await visit("/look");
  await user.click(await screen.findByRole("textbox", { name: "Or paste it here" }));
  const record = server.next<{ players: string[] }>("POST /records/look")!;
  await user.paste(JSON.stringify(record));
  await user.click(button("Open"));
  await screen.findByRole("slider", { name: "Step" });
  for (const name of ["Ginevra", "Piero"]) expect(textOf(part(".scene"))).toContain(name);
  await user.click(button("Next sale"));
  const there = step();
  await until(() => expect(here()).toBe(`/look?ply=${there}`));
  server.play("new");
  server.answer("POST /tables", server.snapshot("plain"));
  await user.click(button("Play on from here"));
  await until(() => expect(here()).toBe("/t/plain"));
  expect(server.bodies("POST /tables")).toMatchObject([{ record, record_ply: there, start: true }]);
  const [sent] = server.bodies("POST /tables") as { seats: { kind: string }[] }[];
  expect(sent!.seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
  // The way back leads to the same step.
  go(`/look?ply=${there}`);
  await until(() => expect(step()).toBe(there));
});
