import { screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Snapshot } from "../lib/game.ts";
import { t } from "../lib/i18n.svelte.ts";
import type { Me } from "../lib/messages.ts";
import { button, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const me = (name: string): Me => ({ name, language: null, theme: "system", since: 0 });
const NAME = "Your name, as the others see it";
const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: NAME });

/** A table with free seats: seat 1 is its host's, 2 and 3 are free, a bot has seat 4. */
async function open(
  reader: "host" | "guest",
  change: (snapshot: Snapshot) => void = () => undefined,
): Promise<void> {
  server.play("new");
  const snapshot = server.snapshot("special");
  const [host, free, other] = snapshot.table.seats;
  Object.assign(other!, { ...free!, seat: 3 });
  snapshot.table.options.clock = 120;
  if (reader === "guest") {
    Object.assign(host!, { name: "Lorenza" });
    Object.assign(snapshot.you, { name: "Guest 4711", seats: [], owner: false });
  } else snapshot.you.name = "Guest 4711";
  change(snapshot);
  server.seat(snapshot);
  server.answer("PATCH /me", me("Bruno"));
  await visit("/t/special");
}

test("a guest is asked for a name in place, once", async () => {
  await open("guest");
  expect((await field()).value).toBe("Guest 4711");
  await user.clear(await field());
  await user.type(await field(), "Bruno");
  server.answer("POST /tables/special/seats/2/take", null, 204);
  await user.click(screen.getAllByRole("button", { name: "Sit down" })[0]!);
  await until(() => expect(server.bodies("POST /tables/special/seats/2/take")).toHaveLength(1));
  // The others never see the seat with the guest's name.
  expect(server.asked.map(({ request }) => request).slice(-2)).toEqual([
    "PATCH /me",
    "POST /tables/special/seats/2/take",
  ]);
  expect(server.bodies("PATCH /me")).toEqual([{ name: "Bruno" }]);
  await until(() => expect(localStorage.getItem("florin.prefs")).toContain('"named":true'));
});

test("a person with a name is not asked again", async () => {
  await open("guest", ({ you }) => (you.name = "Bruno"));
  await screen.findByRole("button", { name: "Copy link" });
  expect(screen.queryByRole("textbox", { name: NAME })).toBeNull();
});

test("a name that is typed counts without a click on Save", async () => {
  await open("host");
  await user.clear(await field());
  await user.type(await field(), "Nannina");
  await user.tab();
  await until(() => expect(server.bodies("PATCH /me")).toEqual([{ name: "Nannina" }]));
  await screen.findByText("Saved.");
});

test("alone against bots there is no one to tell a name", async () => {
  server.play("new");
  await visit("/t/plain");
  await screen.findByRole("tab", { name: "Log" });
  expect(screen.queryByRole("textbox", { name: NAME })).toBeNull();
});

test("for the host the link is louder than a second seat, for a guest a seat", async () => {
  const loud = () =>
    screen
      .getAllByRole("button")
      .filter((one) => one.classList.contains("main"))
      .map(textOf);
  await open("host");
  await field();
  expect(loud()).toContain("Copy link");
  expect(loud()).not.toContain("Sit down");
  server.seat({
    ...server.snapshot("special"),
    you: { ...server.snapshot("special").you, seats: [], owner: false },
  });
  server.tell("special", server.snapshot("special"));
  await until(() => expect(loud()).toContain("Sit down"));
  expect(loud()).not.toContain("Copy link");
});

test("a phone sends the link to other apps", async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await open("host");
  await user.click(await screen.findByRole("button", { name: "Share…" }));
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  Reflect.deleteProperty(navigator, "share");
});

test("a guest reads what was agreed on", async () => {
  await open("guest");
  await field();
  const facts = textOf(part("[data-facts]"));
  expect(facts).toContain("Time per decision: 2 minutes");
  expect(facts).toContain("Who can see the table: Everyone");
});

test("a game begins when no seat is free", async () => {
  await open("host");
  const start = () => button(t("start-game")) as HTMLButtonElement;
  await field();
  expect(start().disabled).toBe(true);
  const full = server.snapshot("special");
  full.table.version += 1;
  for (const seat of full.table.seats.slice(1)) Object.assign(seat, { kind: "bot", bot: "merchant" });
  server.tell("special", full);
  await until(() => expect(start().disabled).toBe(false));
  server.answer("POST /tables/special/start", null, 204);
  await user.click(start());
  await until(() => expect(server.bodies("POST /tables/special/start")).toHaveLength(1));
});

test.each([
  [[1], true],
  [[1, 2], false],
])("who leaves a seat of %j is asked who is host then: %j", async (seats, asked) => {
  await open("host", ({ table, you }) => {
    Object.assign(table.seats[1]!, { kind: "person" });
    Object.assign(table.seats[2]!, { kind: "person", name: "Lorenza" });
    you.seats = seats;
  });
  const left = () => server.bodies("POST /tables/special/seats/1/leave").length;
  server.answer("POST /tables/special/seats/1/leave", null, 204);
  await field();
  await user.click(screen.getAllByRole("button", { name: "Stand up" })[0]!);
  if (asked) {
    expect(left()).toBe(0);
    await user.click(part("[data-do=stand]"));
  }
  await until(() => expect(left()).toBe(1));
  await until(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["make-host", "host", "PUT /tables/special/owner", { seat: 3 }],
  ["remove", "remove", "POST /tables/special/seats/3/leave", {}],
])("a host can %s, after a question", async (act, question, request, body) => {
  await open("host", ({ table }) => {
    Object.assign(table.seats[2]!, { kind: "person", name: "Lorenza" });
  });
  server.answer(request, null, 204);
  await field();
  expect(parts(`[data-${act}]`)).toHaveLength(1);
  for (const answer of ["leave", "do"]) {
    await user.click(part(`[data-${act}='3']`));
    expect(textOf(screen.getByRole("dialog"))).toContain("Lorenza");
    expect(server.bodies(request)).toEqual([]);
    await user.click(part(`[data-${answer}=${question}]`));
  }
  await until(() => expect(server.bodies(request)).toEqual([body]));
});

test.each([
  ["a page", "/rules/strozzi"],
  ["a running game", "/t/plain"],
  ["a step of a replay", "/t/over/replay?ply=1"],
])("settings lead back to %s", async (_, path) => {
  server.play("new");
  server.play("review-medici");
  await visit(path);
  // A table has its settings in the menu.
  if (path.startsWith("/t/")) {
    await screen.findByRole("tab", { name: "Log" });
    await user.click(button("Table menu"));
  }
  await user.click(await screen.findByRole("link", { name: "Settings" }));
  await screen.findByRole("heading", { name: "Settings" });
  await user.click(screen.getByRole("link", { name: /Back/ }));
  // A replay that has been shown for a moment says in its address that it shows the review.
  await until(() => expect(here().replace("&analysis", "")).toBe(path));
  await until(() => expect(screen.queryByRole("heading", { name: "Settings" })).toBeNull());
  if (path.includes("ply"))
    await until(() => expect(screen.getByRole<HTMLInputElement>("slider", { name: "Step" }).value).toBe("1"));
});
