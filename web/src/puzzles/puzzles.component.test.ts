import { screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Puzzle, PuzzleResult, Solver } from "../lib/messages.ts";
import { button, go, here, part, parts, server, textOf, until, user, visit } from "../testing/kit.ts";

const PUZZLES = [
  ["medici-worth", "4", "79"],
  ["strozzi-worth", "5", "79"],
  ["medici-draw", "draw", "stop"],
  ["strozzi-draw", "draw", "stop"],
  ["medici-bid", "pass", "11"],
  ["strozzi-bid", "buy", "decline"],
  ["medici-price", "3", "6"],
  ["strozzi-price", "105", "89"],
  ["strozzi-load", "5@2", "4@3"],
] as const;

beforeEach(() => server.play("puzzles"));

async function show(id: string): Promise<void> {
  await visit(`/puzzles/${id}`);
  await until(() => expect(part("[data-puzzle]").dataset["puzzle"]).toBe(id));
}

/** Digits and Enter for an amount, ship and harbour for a loading, a letter otherwise. */
async function answerByKeys(answer: string): Promise<void> {
  const keys: Record<string, string> = { draw: "d", stop: "s", pass: "p", buy: "b", decline: "n" };
  part("#decision").focus();
  if (keys[answer]) await user.keyboard(keys[answer]);
  // An amount of a choice of two is a button.
  else if (/^\d+$/.test(answer) && !parts("[role=slider], input[type=range]").length)
    await user.click(part(`.bar [data-token='${answer}']`));
  else await user.keyboard(answer.includes("@") ? answer.replace("@", "") : `${answer}{Enter}`);
}
const result = () => part("[data-puzzle]").dataset["result"];
const verdict = () => textOf(part("[data-verdict]"));

test.each(PUZZLES)("%s is solved by keys", async (id, right) => {
  await show(id);
  // The question is asked at the board and beside it.
  expect(screen.getAllByText(textOf(part(".question")))).toHaveLength(2);
  await answerByKeys(right);
  await until(() => expect(result()).toBe("solved"));
  expect(verdict()).toContain("Right!");
  expect(server.bodies(`POST /puzzles/${id}/answer`)).toEqual([{ answer: right }]);
  // The answer is explained, and Enter goes on.
  expect(document.activeElement).toBe(button("Next puzzle"));
});

test.each(PUZZLES)("a wrong answer to %s is explained", async (id, _, wrong) => {
  await show(id);
  await answerByKeys(wrong);
  await until(() => expect(result()).toBe("failed"));
  expect(verdict()).toContain("Not quite.");
  expect(verdict()).toContain("Your answer");
  const [{ fair }] = [server.recorded<PuzzleResult>(`POST /puzzles/${id}/answer`)];
  if (fair !== null) expect(verdict()).toContain(String(Math.round(fair)));
  // The reasons are in words, not names of kinds.
  for (const line of parts("[data-reasons] li").map(textOf)) expect(line).toMatch(/\s/);
});

test("Enter goes on to a puzzle near the rating", async () => {
  const next = { ...server.recorded<Puzzle>("GET /puzzles/medici-bid"), id: "another" };
  server.answer("GET /puzzles/next", next);
  await show("medici-draw");
  await answerByKeys("draw");
  await until(() => expect(result()).toBe("solved"));
  await user.keyboard("{Enter}");
  await until(() => expect(part("[data-puzzle]").dataset["puzzle"]).toBe("another"));
  expect(here()).toBe("/puzzles");
});

/** The reader has answered some puzzles before. */
function experienced(results: readonly (readonly [id: string, solved: boolean])[], answers = 12): void {
  const me = server.recorded<Solver>("GET /puzzles/me");
  server.answer("GET /puzzles/me", { ...me, solved: answers, failed: 0 });
  for (const [id, solved] of results) {
    const request = `POST /puzzles/${id}/answer`;
    let answer = server.take<PuzzleResult>(request);
    while (answer.solved !== solved) answer = server.take<PuzzleResult>(request);
    server.answer(request, { ...answer, solver: { ...answer.solver, solved: answers + 1, failed: 0 } });
  }
}

test("a newcomer sees no figures before ten answers", async () => {
  experienced([["medici-draw", false]], 8);
  await show("medici-draw");
  expect(textOf(part("[data-provisional]"))).toBe("You see your rating after 2 more answers");
  await answerByKeys("stop");
  await until(() => expect(result()).toBe("failed"));
  expect(textOf(part("[data-provisional]"))).toBe("You see your rating after 1 more answer");
  expect(parts("[data-change], [data-my-rating], [data-puzzle-rating]")).toEqual([]);
});

test("rating and streak follow the answers; a second answer is not rated", async () => {
  experienced([
    ["medici-draw", true],
    ["strozzi-draw", false],
  ]);
  await show("medici-draw");
  const said = () => textOf(part(".numbers"));
  expect(said()).toContain("Streak 0 (best 0)");
  await answerByKeys("draw");
  await until(() => expect(textOf(part("[data-change]"))).toMatch(/^\+\d+$/));
  const { solver } = server.recorded<PuzzleResult>("POST /puzzles/medici-draw/answer");
  expect(said()).toContain(`Streak ${solver.streak} (best ${solver.best_streak})`);
  go("/puzzles/strozzi-draw");
  await until(() => expect(part("[data-puzzle]").dataset["puzzle"]).toBe("strozzi-draw"));
  await answerByKeys("stop");
  await until(() => expect(textOf(part("[data-change]"))).toMatch(/^−\d+$/));
  go("/puzzles/medici-draw");
  await until(() => expect(part("[data-puzzle]").dataset["puzzle"]).toBe("medici-draw"));
  const first = server.recorded<PuzzleResult>("POST /puzzles/medici-draw/answer");
  server.answer("POST /puzzles/medici-draw/answer", { ...first, rated: false });
  await answerByKeys("draw");
  await until(() => expect(verdict()).toContain("not rated"));
  expect(parts("[data-change]")).toEqual([]);
});

test("the daily puzzle says that it is one, and the home page marks it as done", async () => {
  server.answer("POST /puzzles/daily/answer", server.recorded("POST /puzzles/medici-draw/answer"));
  server.play("home");
  await show("daily");
  await screen.findByRole("heading", { name: /Puzzle of the day/ });
  const { kind, offered } = server.recorded<Puzzle>("GET /puzzles/daily");
  await answerByKeys(offered[0] ?? (kind === "worth" || kind === "price" ? "5" : ""));
  await until(() => expect(result()).toBe("solved"));
  go("/");
  await until(() => expect(part("a[data-today=puzzle]").classList.contains("done")).toBe(true));
});

test("kinds and themes can be practised", async () => {
  await visit("/puzzles?theme=zero");
  const zero = server.recorded<Puzzle>("GET /puzzles/next?theme=zero");
  await until(() => expect(part("[data-puzzle]").dataset["kind"]).toBe(zero.kind));
  const filter = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "What to practise" });
  expect(filter().value).toBe("theme=zero");
  await user.selectOptions(filter(), "kind=load");
  await until(() => expect(part("[data-puzzle]").dataset["kind"]).toBe("load"));
  expect(here()).toBe("/puzzles?kind=load");
  expect(filter().value).toBe("kind=load");
  go("/puzzles?theme=nothing");
  await screen.findByText("You have answered all of these puzzles.");
  server.answer("GET /puzzles/next", server.recorded("GET /puzzles/medici-bid"));
  await user.click(screen.getByRole("link", { name: "Puzzles" }));
  await until(() => part("[data-puzzle]"));
});
