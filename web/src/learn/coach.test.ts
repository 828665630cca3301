import { describe, expect, test, vi } from "vitest";
import { Offline, Refusal } from "../lib/api.ts";
import type { Checked, CoachChoice, Hint } from "../lib/messages.ts";
import { tieList, unsaid } from "../model/coach.ts";
import { TableCoach } from "./coach.svelte.ts";

const choice = (token: string, win = 0): CoachChoice => ({
  token,
  best: win === 0,
  win: 0.4,
  money: 100,
  lost: { win, money: 0 },
  reasons: [],
});
const HINT: Hint = { seat: 1, fair: [8, null], ties: ["8"], choices: [choice("8"), choice("pass", 0.1)] };
const HERE = { era: 0, ply: 7 };

function at(answer: (path: string, body: unknown) => unknown, on = true) {
  const moved: string[] = [];
  const post = vi.fn((path: string, body: unknown) => Promise.resolve().then(() => answer(path, body)));
  const coach = new TableCoach("abc", on, (token) => moved.push(token), post as never);
  coach.turn(HERE);
  return { coach, moved, post };
}
const checked = (warn: boolean) => (_: string, body: unknown) =>
  ({ warn, asked: choice((body as { token: string }).token, 0.06), best: choice("8") }) satisfies Checked;

describe("hints", () => {
  test("a hint belongs to one decision", async () => {
    const { coach, post } = at(() => HINT);
    await coach.ask();
    expect(post).toHaveBeenCalledWith("/tables/abc/coach/hint", HERE);
    expect(coach.hint).toEqual(HINT);
    await coach.ask();
    expect(post).toHaveBeenCalledTimes(1);
    coach.turn({ ...HERE });
    expect(coach.hint).toEqual(HINT);
    coach.turn({ era: 0, ply: 9 });
    expect(coach.hint).toBeNull();
  });

  test("one that comes too late is not shown", async () => {
    const { coach } = at(() => HINT);
    const asked = coach.ask();
    coach.turn({ era: 0, ply: 8 });
    await asked;
    expect(coach.hint).toBeNull();
    expect(coach.thinking).toBe(false);
  });
});

describe("warnings", () => {
  test("a good choice is sent, a costly one is asked about first", async () => {
    const good = at(checked(false));
    await good.coach.send("8");
    expect(good.moved).toEqual(["8"]);
    const { coach, moved, post } = at(checked(true));
    await coach.send("30");
    expect(post).toHaveBeenCalledWith("/tables/abc/coach/check", { ...HERE, token: "30", limit: 0.02 });
    expect(moved).toEqual([]);
    expect(coach.warning?.asked.token).toBe("30");
    // A second press is the answer; another choice is compared too.
    await coach.send("29");
    expect(moved).toEqual([]);
    await coach.send("29");
    expect(moved).toEqual(["29"]);
    expect(post).toHaveBeenCalledTimes(2);
  });

  test("without a limit nothing is compared", async () => {
    const { coach, moved, post } = at(checked(true), false);
    await coach.send("30");
    expect(moved).toEqual(["30"]);
    expect(post).not.toHaveBeenCalled();
  });

  test.each([new Offline("x"), new Refusal(503, { error: "busy", detail: "" })])(
    "if the coach does not answer, the choice is sent",
    async (error) => {
      const { coach, moved } = at(() => {
        throw error;
      });
      await coach.send("30");
      expect(moved).toEqual(["30"]);
    },
  );
});

test("what is as good as the best choice, in few words", () => {
  const words = { token: (_: unknown, __: string, token: string) => token } as never;
  expect(tieList((key) => key, words, ["8", "9", "10", "12", "pass"], "8")).toBe("9–10, 12, pass");
  expect(tieList((key) => key, words, ["8"], "8")).toBe("");
});

test("a reason is given once", () => {
  const last = { kind: "last", seat: 1, florins: 8 };
  const room = { kind: "no-room", seat: 2 };
  expect(unsaid([last, room], [{ ...last }])).toEqual([room]);
});
