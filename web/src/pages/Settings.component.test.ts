import { screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { t } from "../lib/i18n.svelte.ts";
import type { AccessTokenMade, AccessTokens, CarryCode, Me } from "../lib/messages.ts";
import { go, NOW, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const me = (change: Partial<Me> = {}): Me => ({ ...server.recorded<Me>("GET /me"), ...change });
const stored = () => JSON.parse(localStorage.getItem("florin.prefs")!) as Record<string, unknown>;

test("an access token is made, shown once, copied and revoked", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const card = { id: "k", label: "Night bot", created: NOW, used: null, scope: "play" as const };
  server.answer("GET /me/tokens", { tokens: [] } satisfies AccessTokens);
  server.answer("POST /me/tokens", { card, secret: "florin_abc" } satisfies AccessTokenMade);
  server.answer("DELETE /me/tokens/k", null, 204);
  await visit("/settings/tokens");
  await screen.findByText("You have no access tokens.");
  await user.type(screen.getByRole("textbox", { name: "What is it for?" }), "Night bot{Enter}");
  const secret = await until(() => part<HTMLInputElement>("[data-secret]"));
  expect(secret.value).toBe("florin_abc");
  expect(server.bodies("POST /me/tokens")).toEqual([{ label: "Night bot", scope: "play" }]);
  await user.click(part("[data-copy]"));
  expect(copied).toHaveBeenCalledWith("florin_abc");
  await until(() => expect(textOf(part("[data-copy]"))).toBe("Copied"));
  // Later it is in the list, without the secret.
  server.answer("GET /me/tokens", { tokens: [{ ...card, used: NOW }] } satisfies AccessTokens);
  go("/learn");
  await until(() => part("[data-learn]"));
  go("/settings/tokens");
  const row = within(await until(() => part("[data-token-card='Night bot']")));
  row.getByText(/last used/);
  expect(parts("[data-secret]")).toEqual([]);
  await user.click(row.getByRole("button", { name: "Revoke Night bot" }));
  expect(server.bodies("DELETE /me/tokens/k")).toEqual([]);
  await user.click(row.getByRole("button", { name: "Really revoke?" }));
  await until(() => expect(parts("[data-token-card]")).toEqual([]));
  // The focus is not lost with the button.
  await until(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 })));
});

test("a name is stored, and no table asks for it again", async () => {
  server.answer("PATCH /me", me({ name: "Bruno" }));
  await visit("/settings");
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: t("your-name") });
  await until(() => expect(field.readOnly).toBe(false));
  await user.clear(field);
  await user.type(field, "Bruno{Enter}");
  await until(() => expect(server.bodies("PATCH /me")).toEqual([{ name: "Bruno" }]));
  await screen.findByText(t("saved"));
  expect(stored()["named"]).toBe(true);
});

test("language and light are stored for the reader's other devices", async () => {
  server.answer("PATCH /me", me());
  await visit("/settings");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Theme" }), "dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  const languages = screen.getAllByRole("combobox", { name: "Language" });
  await user.selectOptions(languages.at(-1)!, "it");
  await screen.findByRole("heading", { name: "Impostazioni" });
  expect(document.documentElement.lang).toBe("it");
  expect(server.bodies("PATCH /me")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ theme: "dark" }),
      expect.objectContaining({ language: "it" }),
    ]),
  );
});

test.each([true, false])(
  "a code from another device is confirmed where it was typed (right: %s)",
  async (right) => {
    const anna = me({ name: "Anna", language: "it", theme: "dark" });
    if (right) server.answer("POST /me/carry", anna);
    else server.refuse("POST /me/carry", "unknown_code", 404);
    await visit("/settings");
    const seen = vi.spyOn(Element.prototype, "scrollIntoView");
    await user.type(
      await screen.findByRole("textbox", { name: "Code from the other device" }),
      " ABCDE-FGHJK {Enter}",
    );
    const said = await until(() => part(`[data-carry=${right ? "done" : "trouble"}]`));
    await until(() => expect(textOf(said)).toContain(right ? "Anna" : "not valid"));
    // On a phone it may be below the screen.
    expect(seen).toHaveBeenCalled();
    expect(server.bodies("POST /me/carry")).toEqual([{ code: "ABCDE-FGHJK" }]);
    if (!right) return;
    // The other device's choices come along.
    await until(() => expect(document.documentElement.lang).toBe("it"));
    expect(stored()).toMatchObject({ language: "it", theme: "dark" });
  },
);

test("a code for another device is made on request", async () => {
  server.answer("POST /me/code", { code: "ABCDE-FGHJK" } as CarryCode);
  await visit("/settings");
  await user.click(await screen.findByRole("button", { name: "Create a code" }));
  await screen.findByText("ABCDE-FGHJK");
});

test("the limit of the coach's warnings is among the settings", async () => {
  await visit("/settings", { warn: 0.01 });
  expect((await until(() => part<HTMLSelectElement>("[data-warn]"))).value).toBe("0.01");
});
