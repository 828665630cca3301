import { expect, test } from "vitest";
import { answerWords, lossWords, offeredLegal, questionWords } from "./asked.ts";

const t = (key: string, args?: Record<string, string | number>) =>
  [key, ...Object.entries(args ?? {}).map(([name, value]) => `${name}=${value}`)].join(" ");
const percent = (share: number) => `${Math.round(share * 100)}%`;
const legal = { seat: 2, words: ["pass"], least: 4, most: 30 } as never;

test("a bid is asked about with its amount, a purchase without", () => {
  expect(questionWords(t, { kind: "bid", offered: ["pass", "9"] })).toBe("puzzle-bid n=9");
  expect(questionWords(t, { kind: "bid", offered: ["buy", "decline"] })).toBe("puzzle-buy");
  expect(questionWords(t, { kind: "load", offered: ["3@1"] })).toBe("puzzle-load");
});

test("controls offer only what is asked", () => {
  const bid = offeredLegal({ legal, offered: ["pass", "9"], least: null, most: null });
  expect([bid.words, bid.least, bid.most]).toEqual([["pass"], 9, 9]);
  const worth = offeredLegal({ legal, offered: [], least: 0, most: 80 });
  expect([worth.words, worth.least, worth.most]).toEqual([[], 0, 80]);
});

test("losses are told if they matter", () => {
  expect(lossWords(t, percent, { lost: { win: 0.04, money: 5.6 } })).toBe("coach-cost-both win=4% n=6");
  expect(lossWords(t, percent, { lost: { win: 0.04, money: -2 } })).toBe("coach-cost-win win=4%");
  expect(lossWords(t, percent, { lost: { win: 0.001, money: 3 } })).toBe("florins n=3");
  expect(lossWords(t, percent, { lost: { win: 0.001, money: 0.2 } })).toBe("");
});

test("the answer names what was right", () => {
  const coach = { token: (_: unknown, how: string, token: string) => `${how}:${token}` } as never;
  const none = { fair: null, least: null, most: null };
  const choices = [{ token: "12", right: true, lost: { win: 0, money: 0 }, reasons: [] }];
  expect(answerWords(t, coach, "draw", { ...none, choices })).toBe("puzzle-was best=best:12");
  expect(answerWords(t, coach, "price", { fair: null, least: 10, most: 14, choices })).toBe(
    "puzzle-was-price best=best:12 least=10 most=14",
  );
  expect(answerWords(t, coach, "worth", { fair: 12.6, least: 11, most: 14, choices: [] })).toBe(
    "puzzle-was-worth n=13 least=11 most=14",
  );
});
