import { screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Games, TableCard, Tables } from "../lib/messages.ts";
import { go, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const card = (id: string) => part(`[data-card=${id}]`);
const tables = (): TableCard[] => server.recorded<Tables>("GET /me/tables").tables;
const find = (id: string) => tables().find((one) => one.id === id)!;

beforeEach(() => server.play("home"));

test("a returning player sees the games to continue first", async () => {
  await visit("/");
  const mine = await until(() => card("mine"));
  expect(textOf(mine)).toContain("Your turn");
  expect(textOf(mine)).toContain("of 3");
  const money = [...mine.querySelectorAll(".one .num")].map(textOf);
  expect(money).toEqual(find("mine").money!.map(String));
  const main = screen.getByRole("main");
  expect(main.querySelector("a, button")).toBe(within(mine).getByRole("link"));
  // Then what today offers, then new games.
  const order = [...main.querySelectorAll("[data-card], a[data-today], [data-play]")].map(
    (one) => Object.keys((one as HTMLElement).dataset)[0],
  );
  expect(order[0]).toBe("card");
  expect(order.indexOf("today")).toBe(1);
  expect(order.lastIndexOf("today")).toBeLessThan(order.indexOf("play"));
});

test("a finished game says how it ended, and can be hidden", async () => {
  await visit("/");
  const done = await until(() => part("[data-done] [data-card=done]"));
  const { money } = find("done").result!;
  expect([...done.querySelectorAll(".one .num")].map(textOf)).toEqual(money.map(String));
  expect(textOf(done)).toContain(money[0]! > money[1]! ? "Won" : "Place 2 of 2");
  expect(textOf(done)).toContain("June 1");
  await user.click(within(done).getByRole("button", { name: "Hide Medici vs Strozzi, June 1" }));
  await until(() => expect(parts("[data-card=done]")).toEqual([]));
  expect(JSON.parse(localStorage.getItem("florin.prefs")!)).toMatchObject({ hidden: ["done"] });
  await user.click(screen.getByRole("button", { name: /^Show .*1/ }));
  await until(() => card("done"));
});

test("open tables tell their clock, options and players", async () => {
  await visit("/");
  const lobby = textOf(await until(() => card("lobby")));
  for (const fact of ["2 seats free", "2 minutes", "Starting player: Seat 2", "Lorenza", "Free seat"])
    expect(lobby).toContain(fact);
});

test("lessons are offered to a newcomer in the hero, to a returning player as tiles", async () => {
  server.answer("GET /me/tables", { tables: [] });
  await visit("/");
  await screen.findByRole("link", { name: "New here? Learn by playing" });
  expect(parts("a[data-today^=lesson]")).toEqual([]);
});

test("the header leads to every page of the site", async () => {
  await visit("/");
  const pages = ["/", "/learn", "/puzzles", "/daily", "/rules"];
  const hrefs = (list: ParentNode) => [...list.querySelectorAll("a")].map((a) => a.getAttribute("href"));
  expect(hrefs(part("header .words"))).toEqual(pages);
  // On a phone they are in the menu, with what has no place in the line.
  await user.click(screen.getByRole("button", { name: "Menu" }));
  const menu = part("[data-part=menu]");
  expect(hrefs(menu)).toEqual([...pages, "/me", "/signin", "/settings"]);
  await user.click(within(menu).getByRole("link", { name: "Rules" }));
  expect(here()).toBe("/rules");
  expect(parts("[data-part=menu]")).toEqual([]);
  await screen.findByRole("link", { name: "Medici", current: "page" });
});

test("who has a passkey is not asked to sign in", async () => {
  await visit("/", { kept: true });
  expect(parts("a[href='/signin']")).toEqual([]);
});

test("the strip of today offers what waits", async () => {
  await visit("/");
  await until(() => expect(parts("a[data-today^=lesson]")).toHaveLength(2));
  const today = within(screen.getByRole("navigation", { name: "Today" }));
  const lesson = today.getByRole("link", { name: /^Medici Start the lesson/ });
  expect(lesson.getAttribute("href")).toBe("/learn/medici");
  const puzzle = today.getByRole("link", { name: /^Puzzle of the day/ });
  expect(puzzle.getAttribute("href")).toBe("/puzzles/daily");
});

test("Play now remembers players and level, and the table shows the level", async () => {
  server.play("new");
  const snapshot = server.snapshot("plain");
  for (const seat of snapshot.table.seats) if (seat.kind === "bot") seat.bot = "apprentice";
  server.seat(snapshot);
  server.answer("POST /tables", snapshot);
  await visit("/");
  const level = within(await until(() => part("[data-level=medici]")));
  const styles = new Set<string>();
  for (const name of ["Merchant", "Banker", "Magnifico", "Apprentice"]) {
    await user.click(level.getByRole("radio", { name }));
    styles.add(textOf(part("#style-medici")));
  }
  expect(styles.size).toBe(4);
  await user.click(part("[name=players-medici][value='3']"));
  await user.click(part("[data-play=medici]"));
  await until(() => expect(here()).toBe("/t/plain"));
  const bot = { kind: "bot", bot: "apprentice" };
  expect(server.bodies("POST /tables")).toMatchObject([
    { game: "medici", seats: [{ kind: "me" }, bot, bot] },
  ]);
  await until(() => expect(textOf(part(".buyer[data-seat='2']"))).toContain("Apprentice"));
  await screen.findByText("Ginevra plays as Apprentice.");
  go("/");
  const again = "[data-level=medici] [value=apprentice]";
  await until(() => expect(part<HTMLInputElement>(again).checked).toBe(true));
  expect(part<HTMLInputElement>("[name=players-medici][value='3']").checked).toBe(true);
  // A new table describes the levels, too.
  go("/new");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Who takes seat 2" }), "bot:banker");
  expect(parts("[data-styles] dt").map(textOf)).toEqual(["Banker"]);
});

test("a choice that a game does not offer any more is forgotten", async () => {
  await visit("/", { opponents: { medici: { players: 9, bot: "gone" } } });
  const { games } = server.recorded<Games>("GET /games");
  const { default_players, bots } = games.find(({ name }) => name === "medici")!;
  await until(() => part(`[name=players-medici][value='${default_players}']`));
  const chosen = parts("[name=players-medici], [data-level=medici] input")
    .map((input) => input as HTMLInputElement)
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
  expect(chosen).toEqual([String(default_players), bots[Math.floor(bots.length / 2)]]);
});

test("Play now with the coach opens the table with the coach, and remembers that", async () => {
  server.play("positions");
  server.answer("POST /tables", server.snapshot("medici-bid"));
  await visit("/");
  await user.click(await until(() => part("[data-with-coach=medici]")));
  await user.click(part("[data-play=medici]"));
  await until(() => expect(here()).toBe("/t/medici-bid?coach"));
  const limit = within(await screen.findByRole("region", { name: "Coach" })).getByRole("combobox");
  expect((limit as HTMLSelectElement).value).toBe("0.02");
  go("/");
  await until(() => expect(part<HTMLInputElement>("[data-with-coach=medici]").checked).toBe(true));
  // A new table offers it where one person plays against bots.
  go("/new");
  const seats = await screen.findAllByRole("combobox", { name: /Who takes seat [2-4]/ });
  expect(parts("[data-with-coach]")).toEqual([]);
  for (const seat of seats) await user.selectOptions(seat, "bot:merchant");
  await user.click(part("[data-with-coach]"));
  await user.click(screen.getByRole("button", { name: "Open the table" }));
  await until(() => expect(here()).toBe("/t/medici-bid?coach"));
});
