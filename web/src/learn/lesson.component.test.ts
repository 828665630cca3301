import { screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Position } from "../lib/game.ts";
import { LANGUAGES } from "../lib/i18n.svelte.ts";
import { button, go, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const MOVES = "POST /tables/lesson/moves";
/** All steps in order. In Medici vs Strozzi the free play has more than one decision. */
const STEPS: Record<string, string> = {
  medici:
    "goal draw offer bids last paid cargo stalls pass room first outbid one save raise full only level wait free scored end",
  strozzi:
    "goal draw offer worth price declined harbour marker zero enough again left pulled three third low sold answer middle own harbours markers end",
};
const KEYS: Record<string, string> = {
  draw: "d",
  stop: "s",
  pass: "p",
  buy: "b",
  decline: "n",
  discard: "x",
};

/** The step that is shown, and how: "tell:goal", "ask:draw", "sheet:free", "end:end"; null while things move. */
function shown(): string | null {
  if (parts("[data-lesson-end]").length) return "end:end";
  const [note] = parts("dialog .note[data-lesson]");
  if (note) return `sheet:${note.dataset["lesson"]}`;
  const name = part("section[data-lesson]").dataset["lesson"];
  if (!name) return null;
  if (parts("section[data-lesson] [data-next]").length) return `tell:${name}`;
  const mine = parts("section.bar[data-mine]").length && !parts(".bar button[data-token]:disabled").length;
  return mine ? `ask:${name}:${part("section.bar").dataset["ply"]}` : null;
}
const waits = (): Promise<string> =>
  until(() => {
    const step = shown();
    if (!step) throw new Error(`nothing is asked: ${textOf(document.body)}`);
    return step;
  });
const words = () => textOf(part("section[data-lesson] [data-words]"));

async function play(token: string): Promise<void> {
  if (token.includes("@")) await user.keyboard(token.replace("@", ""));
  else await user.keyboard(KEYS[token] ?? `${token}{Enter}`);
}

/** Does what the lesson asks for, as it was recorded. Returns the names of the steps up to `name`. */
async function take(name: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const step = await waits();
    const [kind, at = ""] = step.split(":");
    if (names.at(-1) !== at) names.push(at);
    if (at === name) return names;
    if (kind === "tell") await user.click(button("Next"));
    else if (kind === "sheet") {
      // Two figures of one source are two words.
      for (const bonus of parts("dialog .extra")) expect(bonus.previousSibling?.textContent).toMatch(/\s$/);
      await user.click(parts(".note [data-next]")[0] ?? part("[data-scoring=close]"));
    } else await play(server.next<{ token: string }>(MOVES)!.token);
    await until(() => expect(shown()).not.toBe(step));
  }
}
const begin = async (game: string): Promise<void> => {
  server.play(`lesson-${game}`);
  await visit(`/learn/${game}`);
  await waits();
};
const progress = (game: string) => JSON.parse(localStorage.getItem("florin.prefs")!).lessons[game];

test.each(["medici", "strozzi"])("the lesson of %s is taken to its end", async (game) => {
  await begin(game);
  expect(await take("end")).toEqual(STEPS[game]!.split(" "));
  // The numbers of the last words are those of the game.
  expect(textOf(part("dialog [data-words]"))).toMatch(game === "medici" ? /\b86\b/ : /\b\d{3}\b/);
  expect(progress(game)).toEqual({ table: null, at: 0, done: true });
});

test.each([
  ["medici", "first", "outbid", "one"],
  ["strozzi", "left", "pulled", "three"],
])("the lesson of %s can be left and resumed", async (game, name, later, after) => {
  await begin(game);
  await take(name);
  const said = words();
  server.seat(server.recorded("GET /tables/lesson"));
  await user.click(screen.getByRole("link", { name: "Leave the lesson" }));
  await until(() => expect(here()).toBe("/learn"));
  await user.click(await screen.findByRole("link", { name: "Continue the lesson" }));
  await until(() => expect(words()).toBe(said));
  expect(server.bodies("POST /tables")).toHaveLength(1);
  await take(later);
  expect(progress(game).at).toBe(STEPS[game]!.split(" ").indexOf(later));
  expect(STEPS[game]!.split(" ")[progress(game).at + 1]).toBe(after);
});

describe("decisions", () => {
  beforeEach(() => begin("medici"));

  test("others are declined with a hint, and the amount stays to be corrected", async () => {
    // Before Next the lesson says what it wants.
    await play("stop");
    await until(() => expect(words()).toContain("Not this time."));
    expect(part("section[data-lesson]").dataset["lesson"]).toBe("draw");
    expect(server.bodies(MOVES)).toEqual([]);
    await take("raise");
    const moves = server.bodies(MOVES).length;
    await play("7");
    await until(() => expect(words()).toContain("Not this time."));
    expect(server.bodies(MOVES)).toHaveLength(moves);
    expect(parts(".bar [data-token='7']")).toHaveLength(1);
    await user.keyboard("{Escape}");
    await take("full");
  });

  test("one that is wanted may come before Next", async () => {
    await play("draw");
    expect(await waits()).toMatch("ask:offer");
  });
});

test("a game that has left the lesson can be started again", async () => {
  await begin("medici");
  // Another window has played something else.
  const { table, position, ...rest } = server.snapshot("lesson");
  server.tell("lesson", {
    ...rest,
    table: { ...table, version: 99 },
    position: { ...position!, bag: 2 } as Position,
  });
  server.play("lesson-medici");
  await user.click(await screen.findByRole("button", { name: "Start again" }));
  expect(await waits()).toBe("tell:goal");
  expect(server.bodies("POST /tables")).toHaveLength(2);
});

test("the words are announced, and the focus follows", async () => {
  await begin("strozzi");
  const lesson = screen.getByRole("region", { name: "Lesson" });
  expect(part("section[data-lesson] [data-words]").getAttribute("aria-live")).toBe("polite");
  await until(() =>
    expect(document.activeElement).toBe(within(lesson).getByRole("button", { name: "Next" })),
  );
  await user.keyboard("{Enter}");
  await until(() => expect(document.activeElement).toBe(part("#decision")));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(9, 9, 99, 99));
  await take("declined");
  // Two parts are framed: the ship and the harbour.
  await until(() => expect(parts("[data-ring]")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("after a lesson: a game with the coach, or the lesson's game played on", async () => {
  await begin("medici");
  await take("end");
  server.play("new");
  server.answer("POST /tables", server.snapshot("plain"));
  await user.click(button("Continue this game"));
  await until(() => expect(here()).toBe("/t/plain"));
  expect(server.bodies("POST /tables").at(-1)).toMatchObject({ branch: { table: "lesson" }, start: true });
  expect(parts("section[data-lesson]")).toEqual([]);
});

test.each(LANGUAGES)("lessons are offered in %s", async (language) => {
  server.play("home");
  await visit("/learn", { language, lessons: { strozzi: { table: "lesson", at: 3, done: true } } });
  await until(() => expect(parts("[data-learn]")).toHaveLength(2));
  const [medici, strozzi] = parts("[data-learn]").map(textOf);
  expect(medici).not.toBe(strozzi);
  expect(parts("[data-done]")).toHaveLength(1);
  for (const path of ["/rules/strozzi", "/"]) {
    go(path);
    await until(() => part("a[href='/learn/strozzi']"));
  }
});

test("the pictures of a game lead to its lesson", async () => {
  server.play("home");
  await visit("/");
  await user.click(await until(() => part("[data-show-tour=strozzi]")));
  for (let page = 1; page < 4; page++) await user.click(await screen.findByRole("button", { name: "Next" }));
  server.play("lesson-strozzi");
  await user.click(part("[data-tour=lesson]"));
  await until(() => expect(here()).toBe("/learn/strozzi"));
});
