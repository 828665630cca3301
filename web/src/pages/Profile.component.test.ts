import { screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "../lib/game.ts";
import type { Me, PlayedGames, ProfilePage } from "../lib/messages.ts";
import { button, go, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const games = () => parts("[data-game]").map(({ dataset }) => dataset["game"]);
const filter = (name: string) => part<HTMLSelectElement>(`[data-filter=${name}]`);

test("my profile: figures, charts in words, filters", async () => {
  server.play("profile");
  await visit("/me");
  await until(() => expect(games()).toEqual(["three", "two", "one"]));
  expect(textOf(part("[data-profile=private]"))).toContain("Settings");
  expect(textOf(part("[data-fair]"))).toContain("1.3"); // 1/2 + 1/2 + 1/3
  const charts = screen.getAllByRole("img", { name: /Wins above expected wins: now/ });
  expect(charts).toHaveLength(1);
  expect(textOf(part("[data-score=random]"))).toContain("of 4");
  await user.click(screen.getByRole("radio", { name: "Medici" }));
  await until(() => expect(games()).toEqual(["three"]));
  await until(() => expect(textOf(part("[data-score=random]"))).toContain("of 2"));
  await user.click(screen.getByRole("radio", { name: "All games" }));
  await until(() => expect(games()).toHaveLength(3));
  await user.selectOptions(filter("size"), "2");
  await until(() => expect(games()).toEqual(["two", "one"]));
  await user.selectOptions(filter("against"), "people");
  await until(() => part("[data-no-games]"));
  await user.selectOptions(filter("against"), "bots");
  await until(() => expect(games()).toHaveLength(2));
  await user.type(filter("opponent"), "zzz");
  await until(() => part("[data-no-games]"));
  await user.clear(filter("opponent"));
  await user.type(filter("opponent"), "rand");
  await until(() => expect(games()).toHaveLength(2));
});

test("a page that is left reads nothing for the next address", async () => {
  server.play("profile");
  server.play("review-medici");
  await visit("/me");
  await until(() => expect(games()).toHaveLength(3));
  server.asked = [];
  go("/t/over/replay");
  await screen.findByRole("slider", { name: "Step" });
  const asked = server.asked.map(({ request }) => request);
  expect(asked).toContain("GET /tables/over/steps");
  expect(asked.filter((request) => /profile|people|games/.test(request))).toEqual([]);
});

test("a long list has more pages", async () => {
  server.play("profile");
  const [first, ...rest] = server.recorded<PlayedGames>("GET /me/games?").games;
  server.answer("GET /me/games?", { games: [first], next: "a b" });
  server.answer("GET /me/games?&before=a%20b", { games: rest, next: null });
  await visit("/me");
  await user.click(await screen.findByRole("button", { name: "More games" }));
  await until(() => expect(games()).toEqual(["three", "two", "one"]));
  expect(screen.queryByRole("button", { name: "More games" })).toBeNull();
});

test("an empty profile says so", async () => {
  server.play("profile");
  const page = server.recorded<ProfilePage>("GET /me/profile");
  server.answer("GET /me/profile", { ...page, totals: { ...page.totals, games: 0 }, listed: 0 });
  await visit("/me");
  await until(() => part("[data-profile-empty]"));
});

test("a profile is shown and hidden again; a reader does not become a guest", async () => {
  server.play("profile");
  const page: ProfilePage = { ...server.recorded<ProfilePage>("GET /me/profile"), handle: "anna" };
  server.answer("GET /me/profile", page);
  server.answer("PATCH /me", { ...server.recorded<Me>("GET /me"), profile_public: true } satisfies Me);
  await visit("/me");
  await user.click(await screen.findByRole("button", { name: "Show it to everyone" }));
  await until(() => part("[data-profile=public]"));
  server.answer("PATCH /me", { ...server.recorded<Me>("GET /me"), profile_public: false } satisfies Me);
  await user.click(screen.getByRole("button", { name: "Make it private" }));
  await until(() => part("[data-profile=private]"));
  expect(server.bodies("PATCH /me")).toEqual([{ profile_public: true }, { profile_public: false }]);
});

test("another person's profile has no switch; a hidden one is not found", async () => {
  server.play("profile");
  const page: ProfilePage = {
    ...server.recorded<ProfilePage>("GET /me/profile"),
    handle: "anna",
    public: true,
  };
  server.answer("GET /people/anna", { ...page, own: false });
  server.answer("GET /people/anna/games?", server.recorded("GET /me/games?"));
  await visit("/@anna");
  await until(() => expect(games()).toHaveLength(3));
  expect(textOf(part(".handle"))).toBe("@anna");
  expect(parts("[data-profile-show]")).toEqual([]);
  server.refuse("GET /people/bruno", "unknown_person", 404);
  go("/@bruno");
  await screen.findByRole("heading", { name: "Page not found" });
});

const copied = vi.fn((text: string) => Promise.resolve(void text));

/** The dialog for passing on the finished game of the recording. */
async function shareGame(
  path: string,
  change: (snapshot: Snapshot) => void = () => undefined,
): Promise<HTMLElement> {
  const snapshot = server.snapshot("over");
  change(snapshot);
  server.seat(snapshot);
  await visit(path);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  return screen.findByRole("dialog");
}

beforeEach(() => {
  copied.mockClear();
  server.play("review-strozzi");
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
});

test("a finished game is shared by link, by frame, or with its players only", async () => {
  const dialog = within(await shareGame("/t/over"));
  await user.click(dialog.getByRole("button", { name: /Link to the replay/ }));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/t/over/replay`);
  await dialog.findByText("Copied", { selector: "button" });
  const frame = part<HTMLInputElement>("[data-share-field=embed]").value;
  expect(frame).toContain(`src="${location.origin}/embed/over"`);
  expect(dialog.getByRole("link", { name: /Download/ }).getAttribute("download")).toBe("florin-over.json");
  const mine = server.snapshot("over");
  mine.table.visibility = "players";
  server.answer("PUT /tables/over/visibility", mine);
  await user.click(dialog.getByRole("radio", { name: /Only its players/ }));
  await until(() => expect(parts("[data-share-field]")).toEqual([]));
  expect(server.bodies("PUT /tables/over/visibility")).toEqual([{ visibility: "players" }]);
});

test("a replay offers the step; only the host chooses who may see it", async () => {
  const dialog = within(await shareGame("/t/over/replay?ply=12", ({ you }) => (you.owner = false)));
  expect(part<HTMLInputElement>("[data-share-field=step]").value).toBe(
    `${location.origin}/t/over/replay?ply=12`,
  );
  for (const choice of dialog.getAllByRole("radio")) expect(choice.closest("fieldset")!.disabled).toBe(true);
});

test("a phone sends the link to other apps", async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await shareGame("/t/over");
  await user.click(button(/^Send|Share…/));
  expect(share).toHaveBeenCalledWith({
    text: expect.stringMatching(/^Medici vs Strozzi: /),
    url: `${location.origin}/t/over/replay`,
  });
  Reflect.deleteProperty(navigator, "share");
});

test("an embedded replay never becomes another page, as it may be in a frame of another site", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  await visit("/embed/over");
  await screen.findByRole("slider", { name: "Step" });
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  const leading = links.filter((link) => link.getAttribute("href")!.startsWith("/"));
  expect(leading.length).toBeGreaterThanOrEqual(2);
  for (const link of leading) {
    await user.click(link);
    expect([link.target, link.rel]).toEqual(["_blank", expect.stringContaining("noopener")]);
  }
  expect(here()).toMatch(/^\/embed\/over/);
  expect(server.asked.map(({ request }) => request)).not.toContain("GET /me");
});
