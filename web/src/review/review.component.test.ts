import { screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { percent, t, type Language } from "../lib/i18n.svelte.ts";
import type { Analysis, Review, SeatTotal } from "../lib/messages.ts";
import { button, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const GAMES = ["medici", "strozzi"] as const;
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Step" });
const step = () => Number(slider().value);
const chart = () => part("[data-win-chart]");
const at = () => Number(chart().getAttribute("aria-valuenow"));
const plies = (query: string) => parts(query).map(({ dataset }) => Number(dataset["ply"]));

/** The review of the recorded game, which Anna, in seat 1, has played badly. */
async function review(game: string, path = "/t/over/replay", language: Language = "en"): Promise<Analysis> {
  server.play(`review-${game}`);
  await visit(path, { language });
  await until(() => part("[data-coach]"));
  return server.recorded<Review>("GET /tables/over/review").analysis!;
}

describe.each(GAMES)("the review of a game of %s", (game) => {
  test("adds up and leads to the moments", async () => {
    const { decisions, totals, turning_points } = await review(game);
    const total: SeatTotal = totals[0]!;
    expect(textOf(part("[data-accuracy]"))).toBe(String(Math.round(total.accuracy!)));
    expect(textOf(part("[data-help]"))).toContain("1 hint used");
    // Florins lost per decision, of the decisions that count for skill.
    const each = ({ skill }: SeatTotal) => Math.round((10 * skill!.lost) / skill!.decisions) / 10;
    expect(Number(textOf(part("[data-skill]")))).toBe(each(total));
    const win = percent(total.lost.win / total.decisions, 1);
    expect(textOf(part("[data-lost-each]"))).toBe(t("review-lost-win", { win }));
    const hundredths = Object.fromEntries(
      parts("[data-balance] [data-part]").map((one) => [
        one.dataset["part"],
        Number(one.querySelector("dd")!.dataset["hundredths"]),
      ]),
    ) as Record<"start" | "luck" | "others" | "own" | "result", number>;
    expect(hundredths.start + hundredths.luck + hundredths.others + hundredths.own).toBe(hundredths.result);
    expect(Math.abs(hundredths.result - 100 * total.balance!.result)).toBeLessThan(1);
    expect(hundredths.own).toBeLessThanOrEqual(0);
    // What every seat gave away, as the server counted it, and never less than nothing.
    const rows = parts("[data-totals] tbody tr").map((row) => [...row.querySelectorAll("td")].map(textOf));
    expect(rows.map((row) => Number(row[0]))).toEqual(totals.map((one) => one.decisions));
    expect(rows.map((row) => Number(row[2]))).toEqual(totals.map(each));
    // Moments: own decisions with reasons, and turning points; a click goes there.
    for (const [kind, wanted] of [
      ["dear", total.mistakes],
      ["good", total.good],
      ["turn", turning_points!.map(({ ply }) => ply)],
    ] as const) {
      const query = `[data-moment=${kind}]`;
      expect(plies(query)).toEqual(wanted);
      const last = parts(query).at(-1);
      if (!last) continue;
      await user.click(last);
      expect(step()).toBe(wanted!.at(-1));
    }
    // The plot has a dot and a row for each amount, and the rows lead to the moments.
    const bids = decisions.filter(
      ({ seat, token, fair }) => seat === 1 && /^\d+$/.test(token) && typeof fair === "number",
    );
    expect(parts("[data-bid-plot] .dot")).toHaveLength(bids.length);
    const lines = [...part("[data-bid-table] tbody").children];
    expect(lines).toHaveLength(bids.length);
    await user.click(lines.at(-1)!.querySelector("button")!);
    expect(step()).toBe(bids.at(-1)!.ply);
    expect(parts("[data-phases] tbody tr")).toHaveLength(Object.keys(total.phases ?? {}).length);
  });

  test("opens at the dearest decision, and its chart goes from decision to decision", async () => {
    const { decisions, totals } = await review(game, "/t/over/replay?analysis");
    await until(() => expect(at()).toBe(totals[0]!.mistakes![0]));
    chart().focus();
    await user.keyboard("{Home}");
    expect(at()).toBe(decisions[0]!.ply);
    // There are lots drawn between these decisions, which the chart passes over.
    for (const { ply } of decisions.slice(1, 7)) {
      await user.keyboard("{ArrowRight}");
      expect([at(), step()]).toEqual([ply, ply]);
    }
    expect(textOf(part("[data-verdict]"))).not.toBe("");
    expect(chart().getAttribute("aria-valuetext")!.match(/\d+%/g)).toHaveLength(totals.length);
    // The page's own arrow keys go step by step.
    chart().blur();
    await user.keyboard("{ArrowLeft}");
    expect(step()).toBe(decisions[6]!.ply - 1);
    expect(here()).toContain("analysis");
  });

  test("has other players too", async () => {
    const { totals } = await review(game);
    await user.selectOptions(part("[data-review-of]"), "2");
    expect(textOf(part("[data-accuracy]"))).toBe(String(Math.round(totals[1]!.accuracy!)));
    expect(parts("[data-help]")).toEqual([]);
  });

  test("speaks other languages", async () => {
    const { decisions } = await review(game, "/t/over/replay", game === "medici" ? "de" : "it");
    // Every line of the table of decisions is put into words; a missing text fails the test.
    await user.click(screen.getByText(t("coach-every", { n: decisions.length })));
    await until(() => expect(parts("[data-coach] details[open] tbody tr")).toHaveLength(decisions.length));
    await user.click(part("[data-learn-mistakes]"));
    await until(() => part("[data-retry=ask]"));
    await user.keyboard("{Escape}");
    await until(() => part("[data-coach]"));
  });

  test("lets mistakes be tried again", async () => {
    const { decisions, totals } = await review(game);
    const [dear] = decisions
      .filter(({ seat, lost }) => seat === 1 && lost.win >= 0.02)
      .toSorted((one, other) => other.lost.win - one.lost.win)
      .slice(0, 10)
      .toSorted((one, other) => one.ply - other.ply);
    await user.click(part("[data-learn-mistakes]"));
    await until(() => expect(document.activeElement).toBe(part("#retry-title")));
    // The review would tell the answer.
    expect(parts("[data-coach]")).toEqual([]);
    await until(() => part("section.bar[data-mine]"));
    expect(plies("[data-retry]")).toEqual([dear!.ply]);
    // The board beside the words waits for the choice: no button leads to it.
    expect(parts("[data-retry-try]")).toEqual([]);
    // The same choice is no better; the best one is recognised.
    await decide(dear!.token);
    await until(() => part("[data-retry-result=same]"));
    await user.click(part("[data-retry-again]"));
    await decide(dear!.best);
    await until(() => part("[data-retry-result=best]"));
    expect(textOf(part("[data-retry] [data-reasons]"))).not.toBe("");
    // Played on from here against the bots.
    server.play("new");
    server.answer("POST /tables", server.snapshot("plain"));
    await user.click(part("[data-retry-branch]"));
    await until(() => expect(here()).toBe("/t/plain"));
    const [sent] = server.bodies("POST /tables") as { seats: { kind: string }[] }[];
    expect(sent).toMatchObject({ branch: { table: "over", ply: dear!.ply }, start: true });
    expect(sent!.seats.map(({ kind }) => kind)).toEqual(["me", ...totals.slice(1).map(() => "bot")]);
  });

  test("goes from mistake to mistake", async () => {
    await review(game);
    await user.click(part("[data-learn-mistakes]"));
    await until(() => part("section.bar[data-mine]"));
    const first = plies("[data-retry]");
    await user.click(part("[data-retry-next]"));
    await until(() => expect(plies("[data-retry]")[0]).toBeGreaterThan(first[0]!));
    await user.keyboard("{Escape}");
    await until(() => part("[data-coach]"));
  });
});

/** Makes this decision with the keys that the table has for it. */
async function decide(token: string): Promise<void> {
  const keys: Record<string, string> = {
    draw: "d",
    stop: "s",
    pass: "p",
    buy: "b",
    decline: "n",
    discard: "x",
  };
  part("#decision").focus();
  if (token.includes("@")) await user.keyboard(token.replace("@", ""));
  else await user.keyboard(keys[token] ?? `${token}{Enter}`);
}

test("a press on the chart jumps to the nearest decision", async () => {
  const { decisions } = await review("strozzi");
  chart().dispatchEvent(new PointerEvent("pointerdown", { clientX: 10_000, buttons: 1, bubbles: true }));
  await until(() => expect(at()).toBe(Number(slider().max)));
  chart().dispatchEvent(new PointerEvent("pointermove", { clientX: 0, buttons: 1, bubbles: true }));
  await until(() => expect(at()).toBe(decisions[0]!.ply));
  chart().dispatchEvent(new PointerEvent("pointermove", { clientX: 10_000, buttons: 0, bubbles: true }));
  expect(at()).toBe(decisions[0]!.ply);
});

test("fair prices stand by every bid", async () => {
  const { groups } = await review("medici");
  const group = groups.find(({ fair }) => fair.includes(null))!;
  chart().focus();
  await user.keyboard("{Home}");
  while (at() < group.ply) await user.keyboard("{ArrowRight}");
  const shown = parts("[data-fair] li .num").map((one) => one.firstChild!.textContent);
  expect(shown).toEqual(group.fair.map((price) => (price === null ? "–" : String(Math.round(price)))));
});

test("a record from a file is judged too, without second tries", async () => {
  server.play("review-medici");
  await visit("/look");
  await user.click(await screen.findByRole("textbox", { name: "Or paste it here" }));
  await user.paste(JSON.stringify(server.next("POST /records/look")));
  await user.click(button("Open"));
  await user.click(await screen.findByRole("button", { name: "Analyse" }));
  await until(() => part("[data-coach]"));
  expect(parts("[data-moment=dear]").length).toBeGreaterThan(0);
  expect(parts("[data-learn-mistakes]")).toEqual([]);
});

test("a game that people play is not judged", async () => {
  server.play("review-medici");
  const snapshot = server.snapshot("over");
  snapshot.table.status = "playing";
  server.seat(snapshot);
  server.refuse("POST /tables/over/analysis", "game_under_way", 409);
  await visit("/t/over/replay");
  await user.click(await screen.findByRole("button", { name: "Analyse" }));
  expect(textOf(await screen.findByRole("alert"))).toContain("still in progress");
  expect(within(part("section.player")).getByRole("button", { name: "Analyse" })).toBeTruthy();
});
