// What a person does at a table: moves, orders, undo, chat, and requests about seats.

import { Offline, Refusal } from "../api.ts";
import type { Moved, Snapshot, Update } from "../game.ts";
import type { OrderChoice, Problem } from "../messages.ts";
import { sleep, type Clock } from "./clock.ts";
import type { TableState } from "./reducer.ts";

export interface Http {
  post<T>(path: string, body?: unknown): Promise<T>;
  put<T>(path: string, body?: unknown): Promise<T>;
  del<T>(path: string): Promise<T>;
}

export interface CommandsOptions {
  id: string;
  http: Http;
  clock: Clock;
  state: () => TableState;
  /** An answer that says how the table is now. */
  answered: (message: Update | Snapshot) => void;
  /** The server did not answer a move, which is sent again. */
  offline: () => void;
  /** The table does not exist. */
  gone: () => void;
  /** `busy` or `problem` changed. */
  changed: () => void;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 4_000;
/** How long a move that the server has accepted may take to arrive by the socket. */
export const ARRIVAL_MS = 4_000;

export class Commands {
  /** A move is under way. */
  busy = false;
  /** Why the last command was refused. */
  problem: Problem | null = null;
  #options: CommandsOptions;
  #path: string;
  #closed = false;
  #arrival: { ply: number; era: number; done: () => void } | null = null;

  constructor(options: CommandsOptions) {
    this.#options = options;
    this.#path = `/tables/${options.id}`;
  }

  order = (seat: number, orders: OrderChoice[]): Promise<boolean> =>
    this.ask(() =>
      this.#options.http.put(`${this.#path}/orders/${seat}/list`, { orders, era: this.#place().era }),
    );
  undo = (seat: number | null): Promise<boolean> =>
    this.ask(() => this.#options.http.post(`${this.#path}/undo`, { ...this.#place(), seat }));
  answerUndo = (agree: boolean): Promise<boolean> =>
    this.ask(() => this.#options.http.post(`${this.#path}/undo/answer`, { ...this.#place(), agree }));
  say = (text: string): Promise<boolean> =>
    this.ask(() => this.#options.http.post(`${this.#path}/chat`, { text }));

  /** Runs a request; false if it was refused or not answered. */
  async ask(request: () => Promise<unknown>): Promise<boolean> {
    this.dismiss();
    try {
      await request();
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  async move(token: string): Promise<void> {
    const { table, you } = this.#options.state();
    const legal = you?.legal;
    if (!table || !legal || this.busy) return;
    this.#set(true, null);
    const body = { ply: table.ply, token, seat: legal.seat, era: table.era };
    try {
      const { update } = await this.#send(body);
      if (update) this.#options.answered(update);
      await this.#arrived(body.ply, body.era);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#set(false, this.problem);
    }
  }

  /** Call this when the state has changed: a move may have arrived. */
  notice(): void {
    const { table, plies } = this.#options.state();
    const waiting = this.#arrival;
    if (waiting && (plies > waiting.ply || table?.era !== waiting.era)) waiting.done();
  }

  dismiss(): void {
    this.#set(this.busy, null);
  }

  close(): void {
    this.#closed = true;
    this.#arrival?.done();
  }

  /** The era and ply that the reader sees: a request for another place is refused. */
  #place(): { era: number; ply: number } {
    const { table } = this.#options.state();
    return { era: table?.era ?? 0, ply: table?.ply ?? 0 };
  }

  /** Sends a move until it is answered. The server recognises a repeated move and answers it again. */
  async #send(body: object): Promise<Moved> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(LAST_RETRY_MS, delay * 2)) {
      try {
        return await this.#options.http.post<Moved>(`${this.#path}/moves`, body);
      } catch (error) {
        if (!(error instanceof Offline) || this.#closed) throw error;
        this.#options.offline();
        await sleep(this.#options.clock, delay);
      }
    }
  }

  /** Waits until the move is part of the state, so that it cannot be sent twice. */
  async #arrived(ply: number, era: number): Promise<void> {
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      const cancel = this.#options.clock.after(ARRIVAL_MS, () => done());
      const done = (): void => {
        cancel();
        this.#arrival = null;
        resolve();
      };
      this.#arrival = { ply, era, done };
      this.notice();
    });
  }

  #failed(error: unknown): void {
    if (error instanceof Refusal) {
      const { problem } = error;
      this.#set(this.busy, problem);
      if (problem.now) this.#options.answered(problem.now);
      if (problem.error === "unknown_table") this.#options.gone();
    } else if (error instanceof Offline) {
      this.#options.offline();
    } else throw error;
  }

  #set(busy: boolean, problem: Problem | null): void {
    if (busy === this.busy && problem === this.problem) return;
    this.busy = busy;
    this.problem = problem;
    this.#options.changed();
  }
}
