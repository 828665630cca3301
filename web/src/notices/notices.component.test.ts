import { screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import page from "../../public/offline.html?raw";
import { offlineTexts } from "../../catalogue.ts";
import { LANGUAGES } from "../lib/i18n.svelte.ts";
import type { MailLink, Notices, NoticesChange, NoticeTested } from "../lib/messages.ts";
import script from "../worker/offline.js?raw";
import { button, NOW, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const DAY = 86_400_000;
const ALL: ("mail" | "push" | "webhook")[] = ["push", "mail", "webhook"];
const notices = (change: Partial<Notices> = {}): Notices => ({
  choices: Object.fromEntries(
    ["turn", "invitation", "over", "half", "nearly", "digest"].map((kind) => [kind, ALL]),
  ),
  zone: "UTC",
  quiet: null,
  digest_hour: 8,
  push_key: "key",
  push: [],
  mail_offered: true,
  mail: null,
  mail_pending: null,
  webhook: null,
  holiday: { until: null, days_left: 21 },
  troubles: [],
  ...change,
});
const open = async (change: Partial<Notices> = {}): Promise<void> => {
  server.answer("GET /me/notices", notices(change));
  await visit("/settings/notices");
  await until(() => part("[data-webhook]"));
};
const label = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test("a webhook: refused, stored, tested, removed", async () => {
  await open();
  const section = within(part("[data-webhook]"));
  server.refuse("PUT /me/webhook", "bad_target");
  await user.type(label("Address of the webhook"), "https://10.0.0.1/");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(textOf(await screen.findByRole("alert"))).toContain("must be a public address");
  server.answer("PUT /me/webhook", notices({ webhook: "https://chat.example/x" }));
  await user.click(section.getByRole("button", { name: "Save" }));
  server.answer("POST /me/notices/test", { detail: null } satisfies NoticeTested);
  await user.click(await section.findByRole("button", { name: "Send a test" }));
  await section.findByText("The test was sent.");
  expect(server.bodies("POST /me/notices/test")).toEqual([{ channel: "webhook" }]);
  server.answer("DELETE /me/webhook", notices());
  await user.click(part("[data-webhook-remove]"));
  await until(() => label("Address of the webhook"));
});

test("an address for mails waits for its confirmation", async () => {
  await open();
  server.answer("PUT /me/mail", notices({ mail_pending: "anna@example.org" }));
  await user.type(label("Email address"), "anna@example.org");
  await user.click(button("Send the confirmation"));
  await screen.findByText(/Open the link that we sent to anna@example.org/);
  expect(server.bodies("PUT /me/mail")).toEqual([{ address: "anna@example.org", language: "en" }]);
});

test("a site without mail says so", async () => {
  await open({ mail_offered: false });
  expect(screen.queryByLabelText("Email address")).toBeNull();
});

test("choices and quiet hours are stored; a refused choice is taken back", async () => {
  await open();
  const over = label("A game is over: Email");
  expect(over.checked).toBe(true);
  const stored = notices();
  stored.choices["over"] = ["push", "webhook"];
  server.answer("PUT /me/notices", stored);
  await user.click(over);
  await until(() => expect(label("A game is over: Email").checked).toBe(false));
  server.answer("PUT /me/notices", { ...stored, quiet: { start: 1320, until: 420 } });
  await user.click(label("Quiet hours: notifications wait until they are over"));
  await until(() => expect(label("Quiet from").value).toBe("22:00"));
  const bodies = server.bodies("PUT /me/notices") as NoticesChange[];
  expect(bodies.map(({ quiet }) => quiet)).toEqual([null, { start: 1320, until: 420 }]);
  expect(bodies[0]!.choices["over"]).toEqual(["push", "webhook"]);
  server.answer("GET /me/notices", stored);
  server.refuse("PUT /me/notices", "busy", 503);
  await user.click(label("A game is over: Email"));
  await screen.findByRole("alert");
  await until(() => expect(label("A game is over: Email").checked).toBe(false));
});

test("a holiday begins and ends", async () => {
  await open();
  const until_ = new Date(NOW + 5 * DAY);
  const day = until_.toLocaleDateString("sv-SE");
  const midnight = new Date(`${day}T00:00`).getTime();
  server.answer("PUT /me/holiday", notices({ holiday: { until: midnight, days_left: 16 } }));
  await user.type(label("I am back on"), day);
  await user.click(button("Begin the holiday"));
  await screen.findByText(/You are on holiday until .*June/);
  expect(server.bodies("PUT /me/holiday")).toEqual([{ until: midnight }]);
  server.answer("DELETE /me/holiday", notices());
  await user.click(button("End the holiday"));
  await until(() => button("Begin the holiday"));
});

test("what was not delivered is shown", async () => {
  const trouble = { at: NOW, kind: "turn", channel: "webhook", state: "failed", detail: "HTTP 404" } as const;
  await open({ troubles: [trouble] });
  expect(textOf(part("[data-troubles]"))).toMatch(/not delivered.*HTTP 404/);
});

test.each([
  ["confirm", "Confirm", "an…@example.org is confirmed."],
  ["stop", "Stop the emails", "an…@example.org"],
])("the link of a mail acts after a press only (%s)", async (what, word, said) => {
  server.answer(`POST /mail/${what}/token`, { address: "an…@example.org" } satisfies MailLink);
  await visit(`/mail/${what}/token`);
  const act = await screen.findByRole("button", { name: word });
  expect(server.bodies(`POST /mail/${what}/token`)).toEqual([]);
  await user.click(act);
  expect(textOf(await until(() => part("[data-done]")))).toContain(said);
  // Mail is read anywhere: no guest is made.
  expect(server.bodies("GET /me")).toEqual([]);
});

test("others see at the table that a player is on holiday", async () => {
  server.play("positions");
  const snapshot = server.snapshot("medici-select");
  Object.assign(snapshot.table.seats[1]!, {
    kind: "person",
    name: "Bruno",
    bot: null,
    holiday: NOW + 5 * DAY,
  });
  server.seat(snapshot);
  await visit("/t/medici-select");
  expect(textOf(await until(() => part("[data-on-holiday]")))).toContain("Bruno: on holiday until June 6");
});

test("a browser without push says so and offers nothing", async () => {
  await open();
  expect(parts("[data-push=none]")).toHaveLength(1);
  expect(parts("[data-push-on]")).toEqual([]);
});

const titles = new Set<string>();
test.each(LANGUAGES)("the page without a network speaks %s", (language) => {
  document.body.innerHTML = /<main[^]*<\/main>/.exec(page)![0];
  localStorage.setItem("florin.prefs", JSON.stringify({ language }));
  // It asks for the network again and again.
  vi.useFakeTimers();
  const texts = Object.fromEntries(LANGUAGES.map((code) => [code, offlineTexts(code)]));
  new Function(script.replace("__TEXTS__", () => JSON.stringify(texts)))();
  titles.add(textOf(screen.getByRole("heading")));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(document.documentElement.lang).toBe(language);
  expect(titles.size).toBe(LANGUAGES.indexOf(language) + 1);
  document.body.replaceChildren();
});
