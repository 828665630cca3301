import { expect, test, vi } from "vitest";
import { Offline } from "../lib/api.ts";
import type { CoachChoice, JudgedDecision, Retry } from "../lib/messages.ts";
import { RetryRun } from "./retry.svelte.ts";

const legal = { seat: 1, tokens: ["pass", "1..40"], words: ["pass"], least: 1, most: 40 };
const choice = (token: string, win: number): CoachChoice => ({
  token,
  best: win === 0,
  win: 0.4,
  money: 90,
  lost: { win, money: 0 },
  reasons: [],
});
const mistake = (ply: number) =>
  ({ ply, seat: 1, token: "30", lost: { win: 0.1, money: 4 } }) as JudgedDecision;

function run(loss: (token: string) => number = () => 0.05) {
  const post = vi.fn((_: string, body: { ply: number; token: string | null }): Promise<Retry> => {
    const { ply, token } = body;
    if (token === null) return Promise.resolve({ ply, legal, asked: null, choices: [] });
    return Promise.resolve({ ply, legal, asked: choice(token, loss(token)), choices: [choice("8", 0)] });
  });
  return { post, run: new RetryRun("abc", 1, [mistake(7), mistake(12)], post as never) };
}
const settled = () => new Promise((done) => setTimeout(done));

test("the position comes back, a try is compared, the next one follows", async () => {
  const { run: retry, post } = run();
  await settled();
  expect(post).toHaveBeenCalledWith("/tables/abc/retry", { ply: 7, token: null });
  expect(retry.legal).toEqual(legal);
  await retry.send("20");
  expect(retry.result).toBe("better");
  expect(retry.solved).toBe(false);
  expect(retry.open).toBe(true);
  retry.shown = true;
  expect(retry.solved).toBe(true);
  retry.again();
  expect([retry.result, retry.solved, retry.open]).toEqual([null, false, false]);
  retry.next();
  await settled();
  expect([retry.mistake.ply, retry.last]).toEqual([12, true]);
  retry.next();
  expect(retry.at).toBe(1);
});

test("the best choice is recognised", async () => {
  const { run: retry } = run(() => 0);
  await settled();
  await retry.send("8");
  expect([retry.result, retry.solved]).toEqual(["best", true]);
});

test("a missing answer is told, and the choice stays open", async () => {
  const { run: retry, post } = run();
  await settled();
  post.mockRejectedValueOnce(new Offline("x"));
  await retry.send("8");
  expect(retry.trouble).not.toBe("");
  expect(retry.tried).toBeNull();
  expect(retry.busy).toBe(false);
});
