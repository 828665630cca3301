import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Snapshot } from "../lib/game.ts";
import { t } from "../lib/i18n.svelte.ts";
import type { MediciView, StrozziView } from "../lib/messages.ts";
import type { Prefs } from "../lib/prefs.svelte.ts";
import { signed } from "./strozzi/worth.ts";
import { button, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

/** A table at which the reader decides. */
async function sit(
  table: string,
  chosen: Partial<Prefs> = {},
  change: (snapshot: Snapshot) => void = () => undefined,
): Promise<void> {
  server.play("positions");
  const snapshot = server.snapshot(table);
  change(snapshot);
  server.seat(snapshot);
  server.answer(`POST /tables/${table}/moves`, { again: false, update: null });
  await visit(`/t/${table}`, chosen);
  await until(() => part("section.bar h2"));
}
/** A buyer with 30 florins, for a group of face value 7. */
function withMoney({ you, position }: Snapshot): void {
  Object.assign(you.legal!, { tokens: ["pass", "1..30"], least: 1, most: 30 });
  const view = position as MediciView;
  view.group_value = FACE;
  view.buyers[0]!.money = 30;
}
const sent = (table: string) =>
  (server.bodies(`POST /tables/${table}/moves`) as { token: string }[]).map(({ token }) => token);
const slider = () => screen.getByRole<HTMLInputElement>("slider");
const main = () => part<HTMLButtonElement>("[data-main]");
/** The amount that is shown, and that the main button would send. */
function amount(): number {
  expect(main().dataset["token"]).toBe(slider().value);
  return slider().valueAsNumber;
}

/** Of the group for which a price is asked. */
const FACE = 7;
const AMOUNTS = [
  ["medici-bid", "Your bid"],
  ["strozzi-price", "Your price"],
] as const;

test.each(AMOUNTS)("at %s keys, buttons and the slider choose the same amount", async (table, name) => {
  await sit(table, {}, table === "medici-bid" ? withMoney : undefined);
  expect(screen.getByRole("slider", { name })).toBe(slider());
  const first = amount();
  for (const [keys, is] of [
    ["20", 20],
    ["+", 21],
    ["=", 22],
    ["-", 21],
    ["-", 20],
    ["{Backspace}", 2],
    ["{Backspace}", first],
    ["1", 1],
    ["2", 12],
    ["{Escape}", first],
    ["f", FACE],
  ] as const) {
    await user.keyboard(keys);
    expect([keys, amount()]).toEqual([keys, is]);
  }
  await user.click(button(t("one-more-florin")));
  expect(amount()).toBe(8);
  await user.click(button(t("one-less")));
  await user.click(button(t("one-less")));
  expect(amount()).toBe(6);
  slider().value = "11";
  slider().dispatchEvent(new Event("input", { bubbles: true }));
  await until(() => expect(amount()).toBe(11));
  part("#decision").focus();
  await user.keyboard("{Enter}");
  await until(() => expect(sent(table)).toEqual(["11"]));
  // The answer has not come yet: a second press sends nothing.
  await user.keyboard("{Enter}");
  await user.click(main());
  expect(sent(table)).toEqual(["11"]);
});

test("a bid stays within its bounds, and says so", async () => {
  await sit("medici-bid", {}, withMoney);
  const beyond = () => part("[data-main] small").dataset["beyond"];
  for (const [keys, is, past] of [
    ["{Escape}31", 30, "most"],
    ["{Escape}30", 30, undefined],
    ["{Escape}0", 1, "least"],
    ["a", 30, undefined],
    ["+", 30, "most"],
    ["o", 1, undefined],
    ["-", 1, "least"],
  ] as const) {
    await user.keyboard(keys);
    expect([keys, amount(), beyond()]).toEqual([keys, is, past]);
  }
  expect(button(t("one-less"))).toHaveProperty("disabled", true);
  await user.click(button(new RegExp(t("preset-all-in"))));
  expect(amount()).toBe(30);
  expect(button(t("one-more-florin"))).toHaveProperty("disabled", true);
  expect(textOf(main())).toContain("0");
  await user.keyboard("p");
  await until(() => expect(sent("medici-bid")).toEqual(["pass"]));
});

test("single keys can be switched off; Enter is none", async () => {
  await sit("medici-bid", { keys: false }, withMoney);
  await user.keyboard("7af+p");
  expect([amount(), sent("medici-bid")]).toEqual([1, []]);
  await user.keyboard("{Enter}");
  await until(() => expect(sent("medici-bid")).toEqual(["1"]));
});

test("the last bidder buys for the least bid or passes", async () => {
  await sit("medici-bid", {}, (snapshot) => {
    withMoney(snapshot);
    Object.assign(snapshot.you.legal!, { least: 9 });
    for (const buyer of (snapshot.position as MediciView).buyers.slice(1)) buyer.auction.state = "passed";
  });
  expect(textOf(part("#decision"))).toBe("You bid last");
  expect(textOf(part("section.bar"))).toContain("9 is enough");
  expect(screen.queryByRole("slider")).toBeNull();
  expect(parts("[data-token]").map(textOf)).toEqual(["Pass", expect.stringContaining("Buy for 9")]);
  await user.keyboard("a+2{Enter}");
  await until(() => expect(sent("medici-bid")).toEqual(["9"]));
});

test.each(AMOUNTS)("a reader who wants to be asked sends %s by a second press", async (table) => {
  await sit(table, { confirm: true }, table === "medici-bid" ? withMoney : undefined);
  await user.keyboard("9{Enter}");
  expect(textOf(main())).toContain(t("sure-bid", { n: 9 }));
  await until(() => expect(document.activeElement).toBe(main()));
  // Another amount is another question.
  await user.keyboard("+");
  expect(textOf(main())).not.toContain(t("sure-bid", { n: 10 }));
  await user.click(main());
  expect(textOf(main())).toContain(t("sure-bid", { n: 10 }));
  if (table === "medici-bid") {
    await user.keyboard("p");
    expect(textOf(part("[data-token=pass]"))).toBe(t("sure-pass"));
    await user.click(main());
  }
  expect(sent(table)).toEqual([]);
  await user.click(main());
  await until(() => expect(sent(table)).toEqual(["10"]));
});

const WORDS = [
  ["medici-select", "d", "draw"],
  ["medici-select", "s", "stop"],
  ["strozzi-select", "d", "draw"],
  ["strozzi-select", "s", "stop"],
  ["strozzi-answer", "b", "buy"],
  ["strozzi-answer", "n", "decline"],
] as const;

test.each(WORDS)("at %s the key %s means %s", async (table, key, token) => {
  await sit(table);
  await user.keyboard(key);
  await until(() => expect(sent(table)).toEqual([token]));
  await user.keyboard(key);
  expect(sent(table)).toEqual([token]);
});

test.each(WORDS)("at %s there is a button for %s: %s", async (table, _, token) => {
  await sit(table);
  await user.click(part(`[data-token=${token}]`));
  await until(() => expect(sent(table)).toEqual([token]));
});

test("buying and declining say what they bring, and what the other player would gain", async () => {
  await sit("strozzi-answer");
  const { price, worth } = server.snapshot("strozzi-answer").position as StrozziView;
  const [mine, theirs] = worth.map(({ swing }) => swing) as [number, number];
  const figures = { buy: mine - price!, decline: price! - theirs };
  for (const [token, net] of Object.entries(figures)) {
    const choice = part(`[data-token=${token}]`);
    expect(choice.dataset["net"]).toBe(String(net));
    expect(textOf(choice)).toContain(signed(net));
  }
});

test("what cannot be loaded is better declined", async () => {
  await sit("strozzi-answer", {}, ({ position }) => {
    Object.assign((position as StrozziView).worth[0]!, { best: null, loadings: [], swing: 0 });
  });
  screen.getByText(t("no-room-buy"));
  expect(main().dataset["token"]).toBe("decline");
  expect(textOf(part("[data-token=buy]"))).toContain("only to discard it");
});

test("a group is loaded by ship and harbour, in any order, and thrown away by two presses", async () => {
  await sit("strozzi-load");
  const ship = (holds: number) => part(`[data-ship='${holds}']`);
  const isOn = (holds: number) => ship(holds).getAttribute("aria-pressed");
  await user.keyboard("4");
  expect([isOn(3), isOn(4)]).toEqual(["false", "true"]);
  await user.keyboard("{Escape}");
  expect(isOn(4)).toBe("false");
  await user.click(ship(5));
  expect(isOn(5)).toBe("true");
  await user.keyboard("x");
  expect(textOf(part("[data-token=discard]"))).toBe(t("sure-discard"));
  await user.keyboard("{Escape}");
  expect(textOf(part("[data-token=discard]"))).toBe(t("discard"));
  await user.click(ship(3));
  await user.keyboard("2");
  await until(() => expect(sent("strozzi-load")).toEqual(["3@2"]));
});

test.each([
  [["3@1", "discard"], 2],
  [["discard"], 1],
])("of %j a group is thrown away after %i presses", async (words, presses) => {
  await sit("strozzi-load", {}, ({ you, position }) => {
    Object.assign(you.legal!, { words, tokens: words });
    if (presses === 1) Object.assign((position as StrozziView).worth[0]!, { best: null, loadings: [] });
  });
  expect(parts("[data-warning]").length).toBe(presses === 1 ? 1 : 0);
  for (let n = 1; n <= presses; n++) {
    expect(sent("strozzi-load")).toEqual([]);
    await user.click(part("[data-token=discard]"));
  }
  await until(() => expect(sent("strozzi-load")).toEqual(["discard"]));
});
