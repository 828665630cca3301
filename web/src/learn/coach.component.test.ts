import { screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, t } from "../lib/i18n.svelte.ts";
import type { Hint } from "../lib/messages.ts";
import { button, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

/** A decision of each game, and a choice that costs much there. */
const DECISIONS = [
  ["medici-bid", "2"],
  ["strozzi-price", "150"],
] as const;
const coach = () => screen.queryByRole("region", { name: t("coach") });

beforeEach(() => server.play("positions"));

async function sit(table: string, query = ""): Promise<void> {
  await visit(`/t/${table}${query}`);
  await screen.findByRole("tab", { name: "Log" });
}

test.each(DECISIONS)("a hint at %s shows prices, choices and reasons", async (table) => {
  await sit(table);
  await user.keyboard("h");
  await until(() => part("[data-choices]"));
  const hint = server.recorded<Hint>(`POST /tables/${table}/coach/hint`);
  const tokens = parts("[data-choice]").map(({ dataset }) => dataset["choice"]);
  expect(tokens).toEqual(hint.choices.slice(0, tokens.length).map(({ token }) => token));
  const prices = parts("[data-hint-fair] li b").map((one) => one.firstChild!.textContent);
  expect(prices).toEqual(
    hint.fair.map((price) => (price === null ? "–" : String(Math.max(0, Math.round(price))))),
  );
  expect(parts("[data-choice] [data-reasons] li")).not.toEqual([]);
  // Read at once by a screen reader; closing leads back to the decision.
  await until(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Coach" })));
  await user.keyboard("{Escape}");
  await until(() => expect(parts("[data-choices]")).toEqual([]));
  expect(document.activeElement).toBe(part("#decision"));
  // The lamp asks for the same.
  await user.click(button("Hint"));
  await until(() => part("[data-choices]"));
  expect(server.bodies(`POST /tables/${table}/coach/hint`)).toHaveLength(2);
});

test.each(DECISIONS)("a hint at %s can be taken over, and is sent by the reader", async (table) => {
  await sit(table);
  await user.keyboard("h");
  await until(() => part("[data-take]"));
  const [amount] = parts("[data-choice]").filter(({ dataset }) => /^\d+$/.test(dataset["choice"]!));
  const token = amount!.dataset["choice"]!;
  await user.click(amount!.querySelector("[data-take]")!);
  await until(() => expect((document.activeElement as HTMLElement).dataset["token"]).toBe(token));
  expect(part<HTMLInputElement>("section.bar [type=range]").value).toBe(token);
  expect(server.bodies(`POST /tables/${table}/moves`)).toEqual([]);
});

test.each(DECISIONS)("an amount at %s is spoken once", async (table) => {
  await sit(table);
  const slider = part<HTMLInputElement>("section.bar [type=range]");
  const live = part("section.bar > [aria-live]");
  slider.focus();
  await user.keyboard("+");
  // The slider with the focus says it.
  expect(slider.getAttribute("aria-valuetext")).toMatch(/florins?, leaves you/);
  expect(textOf(live)).toBe("");
  part("#decision").focus();
  await user.keyboard("+");
  await until(() => expect(textOf(live)).toBe(slider.getAttribute("aria-valuetext")));
});

test.each(DECISIONS)("the next decision after %s has no hint yet", async (table, dear) => {
  await sit(table);
  await user.keyboard("h");
  await until(() => part("[data-choices]"));
  const before = part("section.bar").dataset["ply"];
  part("#decision").focus();
  await user.keyboard(`${dear}{Enter}`);
  await until(() => expect(part("section.bar").dataset["ply"]).not.toBe(before));
  expect(parts("[data-choices]")).toEqual([]);
});

test.each(
  DECISIONS.flatMap(([table, dear]) => LANGUAGES.map((language) => [table, language, dear] as const)),
)("a costly choice at %s is asked about, in %s", async (table, language, dear) => {
  await visit(`/t/${table}`, { language, warn: 0.01 });
  await until(() => part("#decision"));
  const moves = () => server.bodies(`POST /tables/${table}/moves`).length;
  const choose = async () => {
    part("#decision").focus();
    await user.keyboard(`{Escape}${dear}{Enter}`);
    return within(await screen.findByRole("region", { name: t("warn-title") }));
  };
  const warning = await choose();
  expect(textOf(part("[data-warns]"))).toContain("%");
  expect(parts("[data-reasons] li")).not.toEqual([]);
  await until(() =>
    expect(document.activeElement).toBe(warning.getByRole("button", { name: t("warn-again") })),
  );
  // Nothing has been sent; another choice may be made.
  expect(moves()).toBe(0);
  await user.click(warning.getByRole("button", { name: t("warn-again") }));
  await until(() => expect(screen.queryByRole("region", { name: t("warn-title") })).toBeNull());
  await user.click((await choose()).getByRole("button", { name: t("warn-anyway") }));
  await until(() => expect(moves()).toBe(1));
});

test("the limit of warnings is chosen with the coach, and remembered", async () => {
  await sit("medici-bid", "?coach");
  const panel = await until(() => coach() ?? expect.fail("no coach"));
  const limit = within(panel).getByRole<HTMLSelectElement>("combobox");
  expect(limit.value).toBe("0.02");
  await user.selectOptions(limit, "0.01");
  expect(JSON.parse(localStorage.getItem("florin.prefs")!)).toMatchObject({ warn: 0.01 });
});

test("the coach is silent where the server allows none, though the address asks for it", async () => {
  const snapshot = server.snapshot("strozzi-price");
  snapshot.you.may_coach = false;
  server.seat(snapshot);
  await sit("strozzi-price", "?coach");
  expect(coach()).toBeNull();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  await user.keyboard("h");
  expect(server.bodies("POST /tables/strozzi-price/coach/hint")).toEqual([]);
});

test("a hint that the server refuses is told, and the decision stays", async () => {
  server.refuse("POST /tables/medici-bid/coach/hint", "busy", 503);
  await sit("medici-bid");
  await user.click(button("Hint"));
  const panel = await until(() => coach() ?? expect.fail("no coach"));
  await within(panel).findByRole("alert");
  expect(parts("[data-token=pass]")).not.toEqual([]);
});
