// The coach at a table: hints when they are asked for, and a question before a choice that loses much.

import { post } from "../lib/api.ts";
import type { Checked, Hint } from "../lib/messages.ts";
import { keep, prefs } from "../lib/prefs.svelte.ts";
import { troubleOf } from "../lib/trouble.ts";
import { USUAL_LIMIT } from "../model/coach.ts";

/** At a table that was opened with the coach on. */

/** The decision that the table waits for. */
export interface Moment {
  era: number;
  ply: number;
}

interface Links {
  post: <T>(path: string, body: unknown) => Promise<T>;
  /** Sends the decision to the table. */
  move: (token: string) => void;
}

export class TableCoach {
  hint = $state.raw<Hint | null>(null);
  warning = $state.raw<Checked | null>(null);
  trouble = $state("");
  /** A hint is on its way. */
  thinking = $state(false);
  /** A choice is being compared before it is sent. */
  checking = $state(false);
  limit = $state(0);
  #table: string;
  #links: Links;
  #moment: Moment | null = null;

  /** `on`: the reader asked to play with the coach. */
  constructor(
    table: string,
    readonly on: boolean,
    move: Links["move"],
    send: Links["post"] = post,
  ) {
    this.#table = table;
    this.#links = { post: send, move };
    this.limit = prefs.warn ?? (on ? USUAL_LIMIT : 0);
  }

  /** Whether there is something to read. */
  get speaks(): boolean {
    return !!this.hint || !!this.warning || !!this.trouble || this.thinking;
  }

  setLimit(limit: number): void {
    this.limit = limit;
    keep({ warn: limit });
  }

  /** Called when the table waits for another decision: what was said about the last one goes. */
  turn(moment: Moment | null): void {
    if (moment?.ply === this.#moment?.ply && moment?.era === this.#moment?.era) return;
    this.#moment = moment;
    this.close();
  }

  close(): void {
    this.hint = null;
    this.warning = null;
    this.trouble = "";
  }

  async ask(): Promise<void> {
    const moment = this.#moment;
    if (!moment || this.thinking || this.hint) return;
    this.close();
    this.thinking = true;
    try {
      const hint = await this.#links.post<Hint>(`/tables/${this.#table}/coach/hint`, moment);
      if (this.#moment === moment) this.hint = hint;
    } catch (error) {
      const words = troubleOf(error);
      if (this.#moment === moment) this.trouble = words;
    } finally {
      this.thinking = false;
    }
  }

  /** Sends a choice, unless it loses more than the limit: then the reader is asked. A second press is the answer. */
  send = async (token: string): Promise<void> => {
    const moment = this.#moment;
    if (this.checking) return;
    if (!moment || this.limit === 0 || this.warning?.asked.token === token) return this.#links.move(token);
    this.checking = true;
    try {
      const body = { ...moment, token, limit: this.limit };
      const checked = await this.#links.post<Checked>(`/tables/${this.#table}/coach/check`, body);
      if (this.#moment !== moment) return;
      this.trouble = "";
      this.warning = checked.warn ? checked : null;
      if (!checked.warn) this.#links.move(token);
    } catch (error) {
      troubleOf(error); // rethrows what is no refusal
      // The reader can play without the coach.
      if (this.#moment === moment) this.#links.move(token);
    } finally {
      this.checking = false;
    }
  };
}
