import { screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Catalogue } from "../lib/catalogue.ts";
import { LANGUAGES, t } from "../lib/i18n.svelte.ts";
import { button, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

/** The form for a new table with the recordings' seed, all other seats taken by novices. */
async function fill(game: string): Promise<void> {
  await user.click(await screen.findByRole("radio", { name: game }));
  const seats = screen.getAllByRole<HTMLSelectElement>("combobox", {
    name: new RegExp(t("seat-for", { n: "\\d" })),
  });
  for (const seat of seats.slice(1)) await user.selectOptions(seat, "bot:novice");
  await user.type(screen.getByRole("textbox", { name: t("seed") }), "lily");
}
const choose = (option: string, value: string) => user.selectOptions(part(`[data-option=${option}]`), value);
const make = () => user.click(button(t("make-table")));

test("the form offers what the server declares", async () => {
  await visit("/new");
  for (const { title, options, players } of server.recorded<Catalogue>("GET /games").games) {
    await user.click(await screen.findByRole("radio", { name: title }));
    expect(parts("[data-option]").map(({ dataset }) => dataset["option"])).toEqual(
      options.map(({ name }) => name),
    );
    const counts = screen.queryByRole("group", { name: "Players" });
    const offered = counts ? within(counts).getAllByRole<HTMLInputElement>("radio") : [];
    expect(offered.map(({ value }) => Number(value))).toEqual(players.length > 1 ? players : []);
  }
});

test.each(LANGUAGES)("a table says in %s which rules are special", async (language) => {
  server.play("new");
  await visit("/new", { language });
  await fill("Medici");
  await choose("edition", "1995");
  await user.selectOptions(part("[data-option=first]"), t("seat-n", { n: 2 }));
  await user.selectOptions(screen.getByRole("combobox", { name: t("seat-for", { n: 2 }) }), "open");
  await make();
  await until(() => expect(here()).toBe("/t/special"));
  await screen.findByRole("button", { name: t("start-game") });
  // Before the game, with the rules, and in the menu.
  await user.click(button(t("rules")));
  await user.click(button(t("table-menu")));
  const places = () => screen.getAllByRole("region", { name: t("special-rules") });
  await until(() => expect(places()).toHaveLength(3));
  for (const place of places()) {
    const lines = within(place).getAllByRole("listitem").map(textOf);
    expect(lines).toHaveLength(2);
    expect(lines.filter((line) => line.includes("1995"))).toHaveLength(1);
    expect(lines.join()).not.toMatch(/edition:|first:/);
  }
});

test("a table without special rules says nothing of them", async () => {
  server.play("new");
  await visit("/new");
  await fill("Medici");
  await make();
  await screen.findByRole("tab", { name: "Log" });
  await user.click(button("Table menu"));
  expect(screen.queryByRole("region", { name: "Special rules" })).toBeNull();
});

test("the edition of 1995 has two bonus levels", async () => {
  server.play("new");
  await visit("/new");
  await fill("Medici");
  await choose("edition", "1995");
  await make();
  await until(() => expect(parts(".arch:first-of-type .steps i").map(textOf).sort()).toEqual(["+10", "+20"]));
});

test.each(["3", "4", "5", "6"])("tracks have %s fields on each side", async (fields) => {
  server.play("new");
  await visit("/new");
  await fill("Medici vs Strozzi");
  await choose("track", fields);
  await make();
  const tracks = await until(() => part(".tracks"));
  expect(tracks.querySelectorAll(".field")).toHaveLength(3 * (2 * Number(fields) + 1));
  expect([...new Set([...tracks.querySelectorAll(".bonus")].map(textOf))].sort()).toEqual(["+10", "+20"]);
});
