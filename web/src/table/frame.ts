// What a table is given by its page, whichever game is played.

import type { Snippet } from "svelte";

export interface Frame {
  /** What happened last, in a line. */
  status: string;
  /** Where decisions are made, or where a replay is steered. */
  bar: Snippet;
  /** Below the bar, where a page has more to say. */
  more: Snippet | undefined;
  /** Lots that nobody has seen. */
  tally: Snippet;
  side: Snippet;
}

/** What is known of each seat beside its position. */
export interface Sitters {
  names: readonly string[];
  notes: readonly string[];
  mine: readonly number[];
  /** Whose time runs, and how much of it is left, in milliseconds. */
  clock: { seat: number; left: number } | null;
}
