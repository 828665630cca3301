// One table, live. The server's truth arrives at once; what the screen shows follows step by step,
// at the reader's pace, so that eyes can see what happened.

import { offsetOf } from "../model/clock.ts";
import { holdFor } from "../model/pace.ts";
import { del, hello, Offline, post, put, Refusal } from "./api.ts";
import type {
  ChatLine,
  EventView,
  Legal,
  Moved,
  Order,
  OrderOffer,
  OrderRequest,
  PositionView,
  Problem,
  ServerMessage,
  SheetView,
  Snapshot,
  Step,
  Table,
  Update,
  You,
} from "./messages.ts";
import { prefs } from "./prefs.svelte.ts";

export type Connection = "connecting" | "live" | "lost" | "gone";

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
// The server beats at least every 25 s; twice that without a word means a dead line.
const SILENCE_MS = 55_000;
// Lines that a screen reader may still be busy with.
const MOST_HEARD = 12;
// How the server closes the socket of a table that it does not have.
const NO_SUCH_TABLE = 4404;

export class Live {
  connection = $state<Connection>("connecting");
  table = $state.raw<Table | null>(null);
  /** What the screen shows, which may trail the server by a few steps. */
  position = $state.raw<PositionView | null>(null);
  sheets = $state.raw<SheetView[]>([]);
  steps = $state.raw<Step[]>([]);
  /** Events of the step shown last. */
  moment = $state.raw<readonly EventView[]>([]);
  /** Steps to be read out, each once. Several may be shown in the same instant: none is dropped. */
  heard = $state.raw<readonly { id: string; events: readonly EventView[] }[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** A scored day or round that waits to be looked at; the show goes on when it is put away. */
  scoring = $state.raw<SheetView | null>(null);
  trailing = $state(false);

  #you = $state.raw<You | null>(null);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_RETRY_MS;
  #socket: WebSocket | null = null;
  #closed = false;
  #hurry = false;
  #offset: number | null = null;

  constructor(readonly id: string) {
    // A first visit needs an identity before the socket can know whose it is.
    void hello()
      .catch(() => undefined)
      .finally(() => this.#connect());
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  get you(): You | null {
    return this.#you;
  }
  /** The server's time now, whatever this device's calendar says. */
  now(): number {
    return performance.now() + (this.#offset ?? 0);
  }
  /** Legal tokens, once the screen has caught up with the position that they belong to. */
  get legal(): Legal | null {
    return this.trailing || this.scoring ? null : (this.#you?.legal ?? null);
  }
  get orders(): Order[] {
    return this.#you?.orders ?? [];
  }
  get mayOrder(): OrderOffer[] {
    return this.trailing ? [] : (this.#you?.may_order ?? []);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  async move(token: string): Promise<void> {
    const { table } = this;
    const legal = this.#you?.legal;
    if (!table || !legal || this.busy) return;
    this.busy = true;
    this.problem = null;
    const body = { ply: table.ply, token, seat: legal.seat, era: table.era };
    try {
      // A lost reply is no lost move: the same move sent again is answered again.
      for (let attempt = 0; ; attempt++) {
        try {
          const { update } = await post<Moved>(`/tables/${this.id}/moves`, body);
          this.#update(update);
          return;
        } catch (error) {
          if (!(error instanceof Offline) || this.#closed) throw error;
          this.connection = "lost";
          await new Promise((done) => setTimeout(done, Math.min(4000, 500 * 2 ** attempt)));
        }
      }
    } catch (error) {
      this.#refused(error);
    } finally {
      this.busy = false;
    }
  }

  order = (seat: number, order: OrderRequest) =>
    this.#ask(() => put(`/tables/${this.id}/orders/${seat}`, order));
  withdraw = (seat: number) => this.#ask(() => del(`/tables/${this.id}/orders/${seat}`));
  undo = (seat: number | null) => this.#ask(() => post(`/tables/${this.id}/undo`, { seat }));
  answerUndo = (agree: boolean) => this.#ask(() => post(`/tables/${this.id}/undo/answer`, { agree }));
  say = (text: string) => this.#ask(() => post(`/tables/${this.id}/chat`, { text }));
  change = (how: () => Promise<unknown>) => this.#ask(how);

  async #ask(how: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await how();
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof Refusal) {
      this.problem = error.problem;
      if (error.problem.now) this.#snapshot(error.problem.now);
      if (error.problem.error === "unknown_table") this.connection = "gone";
    } else if (error instanceof Offline) {
      this.connection = "lost";
    } else throw error;
  }

  /** Shows the latest position now; whoever plays sees no pause until their turn. */
  skip(): void {
    this.#hurry = true;
    clearTimeout(this.#timer);
    this.#show();
  }

  putAway(): void {
    this.scoring = null;
    this.#show();
  }

  #again = (): void => {
    if (document.visibilityState === "visible" && this.connection === "lost") this.#connect();
  };

  #connect(): void {
    if (this.#closed || this.connection === "gone") return;
    clearTimeout(this.#retry);
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since =
      this.table && this.position
        ? `?ply=${this.table.ply}&era=${this.table.era}&chat=${this.chat.at(-1)?.id ?? 0}`
        : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${since}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      if (this.connection !== "gone") this.connection = "live";
      this.#wait = FIRST_RETRY_MS;
      this.#listenOn();
      this.#receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === NO_SUCH_TABLE) this.connection = "gone";
      else this.#lost();
    };
  }

  #listenOn(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#socket?.close(), SILENCE_MS);
  }

  #lost(): void {
    if (this.#closed) return;
    this.connection = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LAST_RETRY_MS, this.#wait * 1.7);
  }

  #receive(message: ServerMessage): void {
    if ("at" in message) this.#heardAt(message.at);
    switch (message.type) {
      case "snapshot":
        return this.#snapshot(message);
      case "update":
        return this.#update(message);
      case "chat":
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        return;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        return;
      case "refused":
        if (message.problem.error === "unknown_table") this.connection = "gone";
        return;
    }
  }

  #heardAt(at: number): void {
    this.#offset = offsetOf(this.#offset, at, performance.now());
  }

  #snapshot(now: Snapshot): void {
    this.#heardAt(now.at);
    clearTimeout(this.#timer);
    this.#queue = [];
    this.trailing = false;
    this.#hurry = false;
    this.table = now.table;
    this.position = now.position;
    this.sheets = now.sheets;
    this.steps = now.steps;
    this.moment = now.steps.at(-1)?.events ?? [];
    this.heard = now.steps
      .slice(-1)
      .map((step) => ({ id: `${now.table.era}.${step.ply}`, events: step.events }));
    this.chat = now.chat;
    this.#you = now.you;
    this.present = now.table.seats.filter((seat) => seat.present).map((seat) => seat.seat);
    this.spectators = now.table.spectators;
  }

  #update(update: Update): void {
    const known = this.table;
    if (known && update.table.version < known.version) return;
    if (known && update.table.era !== known.era) {
      // Steps were taken back: what is on the screen is history of another kind.
      this.#connectAfresh();
      return;
    }
    const seen = known?.ply ?? 0;
    const fresh = update.steps.filter((step) => step.ply >= seen && step.position);
    this.table = update.table;
    this.#you = update.you;
    if (update.sheets) this.sheets = update.sheets;
    this.spectators = update.table.spectators;
    this.#queue.push(...fresh);
    if (fresh.length && !this.trailing && !this.scoring) this.#show();
  }

  #connectAfresh(): void {
    this.table = null;
    this.#connect();
  }

  /** Shows the next step that waits, and comes back for the one after it when its time is over. */
  #show(): void {
    if (this.scoring || this.#closed) return;
    clearTimeout(this.#timer);
    const step = this.#queue.shift();
    if (!step) {
      this.trailing = false;
      // Who plays is in a hurry until it is their turn; who looks on, until the present.
      if (this.#you?.legal || !this.#you?.seats.length) this.#hurry = false;
      return;
    }
    this.trailing = true;
    this.steps = [...this.steps, step];
    this.position = step.position;
    this.moment = step.events;
    this.heard = [
      ...this.heard.slice(1 - MOST_HEARD),
      { id: `${this.table?.era}.${step.ply}`, events: step.events },
    ];
    const scored = step.events.find(
      (event) => event.event === "day_scored" || event.event === "round_scored",
    );
    if (scored && "sheet" in scored) {
      this.scoring = scored.sheet;
      this.#hurry = false;
      return;
    }
    const wait = this.#hurry || document.hidden ? 0 : holdFor(step.events, prefs.speed);
    if (wait === 0) this.#show();
    else this.#timer = setTimeout(() => this.#show(), wait);
  }
}
