// "Learn from your mistakes": decisions of a finished game, one after the other, again.

import { post } from "../lib/api.ts";
import type { JudgedDecision, Legal, Retry } from "../lib/messages.ts";
import { troubleOf } from "../lib/trouble.ts";
import { attempt, type Attempt } from "../model/review.ts";

type Post = <T>(path: string, body: unknown) => Promise<T>;

export class RetryRun {
  /** Number of the mistake, from 0. */
  at = $state(0);
  legal = $state.raw<Legal | null>(null);
  /** What was tried, beside the best choice. */
  tried = $state.raw<Retry | null>(null);
  /** The best choice is shown although it was not found. */
  shown = $state(false);
  /** Grows with every new try, which starts without an amount. */
  tries = $state(0);
  busy = $state(false);
  trouble = $state("");
  /** Whether the words are wanted on a small screen, where they cover a part of the board. */
  open = $state(true);
  #table: string;
  #post: Post;

  constructor(
    table: string,
    readonly seat: number,
    readonly mistakes: readonly JudgedDecision[],
    send: Post = post,
  ) {
    this.#table = table;
    this.#post = send;
    void this.go(0);
  }

  get mistake(): JudgedDecision {
    return this.mistakes[this.at]!;
  }
  get last(): boolean {
    return this.at >= this.mistakes.length - 1;
  }
  get result(): Attempt | null {
    return this.tried?.asked ? attempt(this.tried.asked, this.mistake) : null;
  }
  /** The best choice may be told. */
  get solved(): boolean {
    return this.shown || this.result === "best";
  }

  async go(at: number): Promise<void> {
    this.at = at;
    this.legal = null;
    this.again();
    this.open = true;
    const found = await this.#ask(null);
    if (found && this.at === at) this.legal = found.legal;
  }

  next(): void {
    if (!this.last) void this.go(this.at + 1);
  }

  /** Another try at the same decision. */
  again(): void {
    this.tries += 1;
    this.tried = null;
    this.shown = false;
    this.open = false;
  }

  send = async (token: string): Promise<void> => {
    if (this.busy) return;
    const { at } = this;
    const found = await this.#ask(token);
    if (!found || this.at !== at) return;
    this.tried = found;
    this.open = true;
  };

  async #ask(token: string | null): Promise<Retry | null> {
    this.busy = true;
    this.trouble = "";
    try {
      return await this.#post<Retry>(`/tables/${this.#table}/retry`, { ply: this.mistake.ply, token });
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
