import { screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { colourOf } from "../draw/buyers.ts";
import type { Snapshot } from "../lib/game.ts";
import { t } from "../lib/i18n.svelte.ts";
import type { Table } from "../lib/messages.ts";
import { button, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const TABLE = "medici-bid";
/** A running game of four; the reader has seat 1 and is to bid. */
async function sit(change: (snapshot: Snapshot) => void = () => undefined): Promise<void> {
  server.play("positions");
  const snapshot = server.snapshot(TABLE);
  change(snapshot);
  server.seat(snapshot);
  await visit(`/t/${TABLE}`);
  await until(() => part("section.bar"));
}
/** Other seats that people have. */
const people = (table: Table, ...seats: number[]): void =>
  seats.forEach((seat) => Object.assign(table.seats[seat - 1]!, { kind: "person", bot: null }));
const tab = (name: string) => screen.findByRole("tab", { name: new RegExp(name) });
const counterOf = (element: Element) => element.querySelector(".counter circle")?.getAttribute("fill");
const fill = (seat: number) => `url(#fill-${colourOf(seat - 1)})`;
const chat = async () => {
  await user.click(await tab("Chat"));
  return within(screen.getByRole("region", { name: "Chat" }));
};
const said = () => server.bodies(`POST /tables/${TABLE}/chat`);

test("tabs are chosen by arrow keys, round and round", async () => {
  await sit(({ table }) => people(table, 2));
  (await tab("Log")).focus();
  const names = screen.getAllByRole("tab").map((element) => element.dataset["tab"]);
  const chosen = () => {
    const tabs = screen.getAllByRole("tab", { selected: true });
    expect(tabs).toEqual([document.activeElement]);
    expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe(tabs[0]!.id);
    return names.indexOf(tabs[0]!.dataset["tab"]);
  };
  const first = names.indexOf("log");
  for (let step = 1; step <= names.length; step++) {
    await user.keyboard("{ArrowRight}");
    expect(chosen()).toBe((first + step) % names.length);
  }
  for (let step = 1; step <= names.length; step++) {
    await user.keyboard("{ArrowLeft}");
    expect(chosen()).toBe((first - step + 2 * names.length) % names.length);
  }
});

test("a line of the chat has the counter of its seat, a spectator none", async () => {
  const line = (id: number, seat: number | null) => ({
    id,
    at: id,
    name: `P${id}`,
    seat,
    text: `line ${id}`,
  });
  await sit((snapshot) => {
    people(snapshot.table, 2, 3);
    snapshot.chat = [line(1, 2), line(2, null), line(3, 3), line(4, 1)];
  });
  const lines = (await chat()).getAllByRole("listitem");
  expect(lines.map(textOf)).toEqual(["P1 line 1", "P2 line 2", "P3 line 3", "P4 line 4"]);
  expect(lines.map(counterOf)).toEqual([fill(2), undefined, fill(3), fill(1)]);
});

test("lines of the chat are sent one after the other; what is refused is in the field again", async () => {
  await sit(({ table }) => people(table, 2));
  const panel = await chat();
  const field = panel.getByRole<HTMLInputElement>("textbox");
  await user.type(field, "  {Enter}");
  expect(said()).toEqual([]);
  server.answer(`POST /tables/${TABLE}/chat`, null, 204);
  const release = server.hold();
  await user.clear(field);
  await user.type(field, " one {Enter}two{Enter}");
  expect(said()).toEqual([{ text: "one" }]);
  release();
  await until(() => expect(said()).toEqual([{ text: "one" }, { text: "two" }]));
  expect(field.value).toBe("");
  server.refuse(`POST /tables/${TABLE}/chat`, "rate_limited", 429);
  await user.type(field, "three");
  await user.click(panel.getByRole("button", { name: "Send" }));
  await until(() => expect(field.value).toBe("three"));
  expect(said()).toHaveLength(3);
  // Reading the log in between loses nothing.
  await user.click(await tab("Log"));
  expect((await chat()).getByRole<HTMLInputElement>("textbox").value).toBe("three");
});

test("a table that does not exist", async () => {
  await visit("/t/no-such-table");
  await screen.findByRole("heading", { name: /does not exist/ });
});

test("an undo takes back the latest decision of the reader's seats, after a question", async () => {
  await sit(({ table, you }) => {
    people(table, 4);
    you.seats = [1, 2];
    you.may_undo = [1, 2];
    you.undoable = [
      { seat: 1, ply: 20, token: "3", decisions: 5 },
      { seat: 2, ply: 33, token: "7", decisions: 1 },
    ];
  });
  server.answer(`POST /tables/${TABLE}/undo`, null, 204);
  await user.click(button("Undo"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(textOf(part("[data-undo-what]"))).toContain("7");
  dialog.getByText(t("undo-others"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(server.bodies(`POST /tables/${TABLE}/undo`)).toEqual([]);
  await user.click(button("Undo"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Ask the others" }));
  await until(() => expect(server.bodies(`POST /tables/${TABLE}/undo`)).toMatchObject([{ seat: 2 }]));
});

test("the others' answer to an undo is sent, and a request can be withdrawn", async () => {
  const request = { seat: 2, ply: 33, token: "7", plies: 1, decisions: 1, asked: [1], agreed: [] };
  await sit(({ table, you }) => {
    people(table, 2);
    table.undo = request as unknown as Table["undo"];
    you.undo_asked = [1];
  });
  const answers = () =>
    (server.bodies(`POST /tables/${TABLE}/undo/answer`) as { agree: boolean }[]).map(({ agree }) => agree);
  server.answer(`POST /tables/${TABLE}/undo/answer`, null, 204);
  await user.click(await screen.findByRole("button", { name: t("agree") }));
  await user.click(button(t("refuse")));
  await until(() => expect(answers()).toEqual([true, false]));
});

test("a seat that the clock has taken is taken back, or left to the bot", async () => {
  const lose = ({ table }: Snapshot): void => {
    table.status = "playing";
    Object.assign(table.seats[0]!, { absent: true, missed: 2 });
  };
  const done = (what: string) => server.bodies(`POST /tables/${TABLE}/seats/1/${what}`).length;
  await sit(lose);
  for (const what of ["return", "resign"]) server.answer(`POST /tables/${TABLE}/seats/1/${what}`, null, 204);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: t("leave-to-bot") }));
  await until(() => expect([done("return"), done("resign")]).toEqual([0, 1]));
  await until(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(button(t("take-seat-back")));
  await until(() => expect([done("return"), done("resign")]).toEqual([1, 1]));
});

test("the newest line of the log comes first", async () => {
  await sit();
  const lines = () => parts("[data-log] [data-line-kind]").map(textOf);
  const before = lines();
  const { steps } = server.snapshot(TABLE);
  expect(steps.at(-1)!.ply).toBeGreaterThan(steps[0]!.ply);
  await user.keyboard("2{Enter}");
  await until(() => expect(lines().length).toBeGreaterThan(before.length));
  expect(lines().slice(-before.length + 1)).toEqual(before.slice(1));
  expect(lines()[0]).not.toBe(before[0]);
});

test.each([
  [[1], ""],
  [[1, 3], "Anna:"],
])("with the seats %j a decision begins with %j", async (seats, name) => {
  await sit(({ you, table }) => {
    you.seats = seats;
    Object.assign(table.seats[0]!, { name: "Anna" });
  });
  const heading = await until(() => part("#decision"));
  expect(textOf(heading).startsWith("Anna:")).toBe(name !== "");
  expect(counterOf(heading)).toBe(name ? fill(1) : undefined);
});

test("what is left after paying is the gain less the price", async () => {
  await sit(({ you, position }) => {
    Object.assign(you.legal!, { tokens: ["pass", "1..30"], least: 1, most: 30 });
    Object.assign((position as unknown as { worth: object[] }).worth[0]!, { seat: 1, gain: 5 });
  });
  await user.keyboard("2");
  expect(textOf(part("[data-gain]"))).toContain(t("after-paying", { n: "+3" }));
  await user.keyboard("0");
  expect(textOf(part("[data-gain]"))).toContain(t("after-paying", { n: "−15" }));
});
