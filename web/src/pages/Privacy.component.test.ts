// Privacy and contact say what the server's settings say.

import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { part, server, textOf, until, visit } from "../testing/kit.ts";

const SITE = {
  contact: "",
  keep_guest_days: 91,
  keep_open_days: 31,
  keep_idle_days: 1,
  keep_chat_days: 0,
};

test.each([
  ["en", ["91 days", "never start 31 days", "without a move 1 day.", "without limit"]],
  ["de", ["91 Tage", "nie beginnen, 31 Tage", "ohne Zug 1 Tag.", "unbegrenzt"]],
  ["nl", ["91 dagen", "nooit beginnen 31 dagen", "zonder zet 1 dag.", "onbeperkt"]],
  ["it", ["91 giorni", "mai iniziati 31 giorni", "senza mosse 1 giorno.", "senza limiti"]],
] as const)("privacy says how long this site keeps things, in %s", async (language, said) => {
  server.answer("GET /site", SITE);
  await visit("/privacy", { language });
  const text = await until(() => textOf(part("article table")));
  for (const words of said) expect(text).toContain(words);
  expect(textOf(part("article"))).not.toMatch(/[{}]/);
  expect(part("footer a[href='/contact']")).toBeTruthy();
});

test("the contact is the operator's text, with links", async () => {
  server.answer("GET /site", { ...SITE, contact: "Anna Rossi\nanna@florin.example" });
  await visit("/contact");
  const link = await screen.findByRole("link", { name: "anna@florin.example" });
  expect(link.getAttribute("href")).toBe("mailto:anna@florin.example");
  expect(textOf(part("address"))).toContain("Anna Rossi");
});

test("a site without a contact says so", async () => {
  server.answer("GET /site", SITE);
  await visit("/contact");
  await screen.findByText(/has not said how to reach/);
});
