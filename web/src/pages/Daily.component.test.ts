import { screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Daily, DealPage } from "../lib/messages.ts";
import { go, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const DEAL = "2026-06-01-strozzi";
const card = () => part("[data-deal=strozzi]");
const recorded = (state: string) => (daily: Daily) => daily.deals[1]!.state === state;
/** Today's deals in this state, as they were recorded one after the other. */
function today(state: string): Daily {
  for (;;) {
    const daily = server.take<Daily>("GET /daily");
    if (recorded(state)(daily)) return daily;
  }
}

beforeEach(() => server.play("daily"));

test("a try is begun, left and continued", async () => {
  const begun = { new: today("new"), playing: today("playing") };
  server.answer("GET /daily", begun.new);
  await visit("/daily");
  await until(() => expect(parts("[data-deal]")).toHaveLength(2));
  expect(card().dataset["state"]).toBe("new");
  await until(() => expect(textOf(part("[data-left]"))).toMatch(/^\d+ (h|minutes)/));
  await user.click(within(card()).getByRole("button", { name: "Play the deal" }));
  await until(() => expect(here()).toBe("/t/try"));
  await screen.findByRole("tab", { name: "Log" });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  server.answer("GET /daily", begun.playing);
  go("/daily");
  await until(() => expect(card().dataset["state"]).toBe("playing"));
  await user.click(within(card()).getByRole("button", { name: "Continue" }));
  await until(() => expect(server.bodies(`POST /daily/${DEAL}/play`)).toHaveLength(2));
});

test("a deal that was played shows place and streak, and the calendar has it", async () => {
  server.answer("GET /daily", today("finished"));
  await visit("/daily");
  await until(() => expect(card().dataset["state"]).toBe("finished"));
  expect(textOf(card())).toMatch(/(1st|2nd) of 2/);
  expect(part("[data-streak]").dataset["streak"]).toBe("1");
  await user.click(await until(() => part("[data-day]")));
  expect(textOf(part("[data-chosen]"))).toContain("Medici vs Strozzi");
  expect(
    within(card())
      .getByRole("link", { name: /results/i })
      .getAttribute("href"),
  ).toBe(`/daily/${DEAL}`);
});

test("the results: my place, the ranking, the best bot, decisions side by side", async () => {
  await visit(`/daily/${DEAL}`);
  expect(textOf(await until(() => part("[data-mine]")))).toMatch(/(1st|2nd) of 2/);
  expect(parts("[data-ranking] tr.me")).toHaveLength(1);
  expect(textOf(part("[data-ranking] tr.best"))).toContain("Magnifico");
  await until(() => expect(parts("[data-decisions] .forks > li")).not.toEqual([]));
});

test("another person sees nothing of it before playing", async () => {
  server.refuse(`GET /daily/${DEAL}`, "deal_hidden", 403);
  await visit(`/daily/${DEAL}`);
  await until(() => part("[data-hidden=true]"));
  const hidden = "You will see this when you have finished";
  for (const page of ["GET /tables/try", "GET /tables/try/steps", "GET /tables/try/challenges"])
    server.refuse(page, "deal_hidden", 403);
  for (const path of ["/t/try/replay", "/t/try/compare"]) {
    go(path);
    await until(() => expect(textOf(document.body)).toContain(hidden));
  }
});

test("the home page counts the deals that were played", async () => {
  server.play("home");
  server.answer("GET /daily", today("finished"));
  await visit("/");
  await until(() => expect(textOf(part("a[data-today=deal]"))).toContain("1 of 2"));
});

test("a challenge: the games of a deal side by side, and the same seat to take", async () => {
  await visit("/t/challenge/compare");
  await until(() => expect(parts("[data-games] tbody tr")).toHaveLength(1));
  expect(textOf(part("[data-games] tbody tr"))).toContain("first game");
  server.play("new");
  server.answer("POST /tables/challenge/challenge", server.snapshot("plain"));
  await user.click(part("[data-take]"));
  await until(() => expect(here()).toBe("/t/plain"));
  expect(server.bodies("POST /tables/challenge/challenge")).toMatchObject([{ seat: 1 }]);
});

test("a page of results waits for the bot's game", async () => {
  const page = server.recorded<DealPage>(`GET /daily/${DEAL}`);
  server.answer(`GET /daily/${DEAL}`, { ...page, best: null });
  await visit(`/daily/${DEAL}`);
  await screen.findByText(/The strongest bot is still playing this deal/);
});
