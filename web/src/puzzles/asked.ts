// What a puzzle asks, and which decision its controls offer.

import type { CoachWords } from "../games/manifest.ts";
import type { Legal, Puzzle, PuzzleChoice, PuzzleResult } from "../lib/messages.ts";
import { LEAST_LOSS, type Percent } from "../model/coach.ts";
import type { Translate } from "../model/say.ts";

const isAmount = (token: string): boolean => /^\d+$/.test(token);

/** The question in words. */
export function questionWords(t: Translate, puzzle: Pick<Puzzle, "kind" | "offered">): string {
  const amount = puzzle.offered.find(isAmount);
  if (puzzle.kind === "bid") return amount ? t("puzzle-bid", { n: Number(amount) }) : t("puzzle-buy");
  return t(`puzzle-${puzzle.kind}`);
}

/** What the controls of the table may send: the offered tokens, or an amount. */
export function offeredLegal(puzzle: Pick<Puzzle, "legal" | "offered" | "least" | "most">): Legal {
  const { legal, offered, least, most } = puzzle;
  const amounts = offered.filter(isAmount).map(Number);
  return {
    ...legal,
    words: offered.filter((token) => !isAmount(token)),
    least: amounts[0] ?? least,
    most: amounts[0] ?? most,
  };
}

/** What a wrong choice loses, or "" if that is not worth a word. */
export function lossWords(t: Translate, percent: Percent, { lost }: Pick<PuzzleChoice, "lost">): string {
  const florins = Math.round(lost.money);
  if (lost.win < LEAST_LOSS) return florins > 0 ? t("florins", { n: florins }) : "";
  const win = percent(lost.win);
  return florins > 0 ? t("coach-cost-both", { win, n: florins }) : t("coach-cost-win", { win });
}

/** The right answer in a sentence. */
export function answerWords(
  t: Translate,
  coach: CoachWords,
  kind: string,
  result: Pick<PuzzleResult, "fair" | "least" | "most" | "choices">,
): string {
  const { fair, least, most, choices } = result;
  const range = { least: least ?? 0, most: most ?? 0 };
  if (fair !== null) return t("puzzle-was-worth", { n: Math.round(fair), ...range });
  const best = choices[0] ? coach.token(t, "best", choices[0].token, "") : "";
  return kind === "price" ? t("puzzle-was-price", { best, ...range }) : t("puzzle-was", { best });
}
