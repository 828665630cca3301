// Legal tokens as the server lists them: words, numbers, and runs of numbers such as "4..40" or "0..".

export interface Run {
  least: number;
  most: number | null; // null: no upper end
}

export interface Choices {
  /** Tokens for a button each. */
  words: string[];
  /** Runs for a number field each. */
  runs: Run[];
}

export function choicesOf(tokens: readonly string[]): Choices {
  const words: string[] = [];
  const runs: Run[] = [];
  for (const token of tokens) {
    const run = /^(-?\d+)\.\.(-?\d+)?$/.exec(token);
    if (run) runs.push({ least: Number(run[1]), most: run[2] === undefined ? null : Number(run[2]) });
    else words.push(token);
  }
  return { words, runs };
}

/** The number as a token, or null if it is not in the run. */
export function tokenIn({ least, most }: Run, typed: number | null): string | null {
  if (typed === null || !Number.isInteger(typed)) return null;
  return typed < least || (most !== null && typed > most) ? null : String(typed);
}
