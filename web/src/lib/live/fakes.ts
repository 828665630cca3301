// A clock, sockets and messages for the tests of the live connection.

import type { ServerMessage, Snapshot, Step, Update } from "../game.ts";
import type { Legal, Table, You } from "../messages.ts";
import type { Clock } from "./clock.ts";
import type { Socket } from "./transport.ts";

export class FakeClock implements Clock {
  #now = 0;
  #timers: { at: number; then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Lets time pass; timers run in order, and those that they start run too. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = next.at;
      next.then();
    }
    this.#now = end;
  }

  get waiting(): number {
    return this.#timers.length;
  }
}

export class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  closed = false;
  sent: string[] = [];

  constructor(readonly query: string) {}

  /** As if the server had sent `message`. */
  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** As if the connection had ended. */
  end(code = 1006): void {
    this.onclose?.({ code });
  }

  send(message: string): void {
    this.sent.push(message);
  }

  close(): void {
    this.closed = true;
  }
}

/** Every socket that was opened, in order. */
export class Sockets {
  all: FakeSocket[] = [];
  open = (query: string): FakeSocket => {
    const socket = new FakeSocket(query);
    this.all.push(socket);
    return socket;
  };
  get last(): FakeSocket {
    return this.all.at(-1)!;
  }
}

export const table = (ply: number, change: Partial<Table> = {}): Table =>
  ({
    id: "t",
    game: "game",
    status: "playing",
    seats: [
      {
        seat: 1,
        kind: "person",
        name: "Anna",
        bot: null,
        present: true,
        absent: false,
        invited: null,
        missed: 0,
        chances: 2,
        host: true,
        time_left: null,
      },
    ],
    ply,
    era: 0,
    version: ply + 1,
    turn: null,
    spectators: 0,
    deal: null,
    source: null,
    ...change,
  }) as unknown as Table;

export const legal: Legal = { seat: 1, tokens: ["pass"], words: ["pass"] };

export const you = (change: Partial<You> = {}): You => ({
  name: "Anna",
  seats: [1],
  owner: true,
  legal: null,
  orders: [],
  may_order: [],
  may_undo: [],
  may_coach: false,
  undoable: [],
  undo_asked: [],
  ...change,
});

export const step = (ply: number, event = "played"): Step => ({
  ply,
  actor: 1,
  token: `token ${ply}`,
  by: "person",
  at: 0,
  events: [{ event }],
  position: { game: "game", to_act: ply + 1 },
});

export const snapshot = (ply: number, change: Partial<Table> = {}, mine: Partial<You> = {}): Snapshot => ({
  type: "snapshot",
  at: 1_000,
  table: table(ply, change),
  position: { game: "game", to_act: ply },
  sheets: [],
  steps: [],
  undone: [],
  chat: [],
  you: you(mine),
});

/** Brings tokens `from` to `to`, the last one excluded. */
export const update = (
  from: number,
  to: number,
  change: Partial<Table> = {},
  mine: Partial<You> = {},
): Update => ({
  type: "update",
  at: 1_000,
  table: table(to, change),
  steps: Array.from({ length: to - from }, (_, i) => step(from + i)),
  sheets: null,
  you: you(mine),
});

/** Lets promises that are already resolved run their callbacks. */
export const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
