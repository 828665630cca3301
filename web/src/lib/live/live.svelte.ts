// One table, live: connects transport, reducer, playback and commands, and holds what the page shows.

import { offsetOf } from "../../model/clock.ts";
import { del, get, hello, Offline, post, put, Refusal } from "../api.ts";
import type { GameEvent, Position, ServerMessage, Sheet, Step } from "../game.ts";
import type { Chat, Legal, Order, OrderChoice, OrderOffer, Problem, Undone, Undos } from "../messages.ts";
import { browserClock, type Clock } from "./clock.ts";
import { Commands, type Http } from "./commands.ts";
import { keptSteps, merged, PAGE, undoneOf } from "./history.ts";
import { Playback } from "./playback.ts";
import { EMPTY, reduce, type Source, type TableState } from "./reducer.ts";
import {
  AT_ONCE,
  hurried,
  NORMAL,
  span,
  Timeline,
  type Moment,
  type TimeScale,
  type Shot,
} from "../../scene/timeline.ts";
import { Transport, type Connection, type Socket } from "./transport.ts";

/** How the events of a game are shown. */
export interface Pacing {
  hold: (events: readonly GameEvent[]) => number;
  sheet: (event: GameEvent) => Sheet | null;
  /** What a step looks like; left out if its end is all that is shown. */
  shots?: ((before: Position, events: readonly GameEvent[], after: Position) => Shot<Position>[]) | undefined;
  /** Multiplies the times of shots; 0 shows their end at once. */
  speed?: () => TimeScale;
  /** Whether to pause after a step until `resume`: a lesson explains it. */
  stops?: (step: Step) => boolean;
}

export interface LiveOptions {
  /** Loads what is known about a game; steps wait until it is there. */
  pacing: (game: string) => Promise<Pacing>;
  clock?: Clock;
  http?: Http;
  /** Loads what a snapshot leaves out. */
  load?: <T>(path: string) => Promise<T>;
  open?: (query: string) => Socket;
  /** Resolves when the browser has an identity: a first visit needs one before it connects. */
  ready?: () => Promise<unknown>;
}

/** The server leaves lines out of a snapshot when it holds so many of one person. */
const CHAT_QUOTA = 20;
/** Announced steps that are kept, so that a screen reader can finish reading them. */
const MOST_HEARD = 12;

function openSocket(id: string, query: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live${query}`) as Socket;
}

export class Live {
  connection = $state<Connection>("connecting");
  state = $state.raw<TableState>(EMPTY);
  /** What the screen shows, which may be a few steps behind the server. */
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  /** Events of the step shown last. */
  moment = $state.raw<readonly GameEvent[]>([]);
  /** Steps to be announced to a screen reader, each once. */
  heard = $state.raw<readonly { id: string; events: readonly GameEvent[] }[]>([]);
  /** A scored stage that waits to be put away. */
  scoring = $state.raw<Sheet | null>(null);
  /** What moves on the screen. */
  act = $state.raw<Moment | null>(null);
  trailing = $state(false);
  /** Paused after a step, until `resume`. */
  stopped = $state(false);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Why the connection itself was refused. */
  refusal = $state<Problem["error"] | null>(null);
  /** The ply at which the game was paused, until the next move: the pause ends when a reader comes back. */
  pausedAt = $state<number | null>(null);
  /** Undos before those of the snapshot. */
  earlierUndone = $state.raw<readonly Undone[]>([]);
  /** Whether steps before the first known one are missing: being loaded, or not loaded. */
  earlier = $state<"none" | "loading" | "failed">("none");
  /** Whether there may be chat lines before the first one shown. */
  moreChat = $state(false);

  #transport: Transport;
  #playback: Playback;
  #timeline: Timeline<Position>;
  /** The position after the step shown last, where the timeline leads. */
  #target: Position | null = null;
  /** The step that the timeline shows, and the ones before it. */
  #step: Step | null = null;
  #past: readonly Step[] = [];
  #span = 0;
  #commands: Commands;
  #options: LiveOptions;
  #clock: Clock;
  #pacing: Pacing | null = null;
  #offset: number | null = null;
  #era = 0;
  #allChatFrom: number | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    options: LiveOptions,
  ) {
    this.#options = options;
    this.#clock = options.clock ?? browserClock;
    this.#transport = new Transport({
      clock: this.#clock,
      open: options.open ?? ((query) => openSocket(id, query)),
      since: () => this.#since(),
      received: (message) => this.#receive(message, "socket"),
      changed: (connection) => (this.connection = connection),
    });
    this.#playback = new Playback({
      clock: this.#clock,
      hold: ({ events }) => Math.max(this.#span, this.#pacing?.hold(events) ?? 0),
      sheet: ({ events }) => events.map((event) => this.#pacing?.sheet(event) ?? null).find(Boolean) ?? null,
      stops: (step) => this.#pacing?.stops?.(step) ?? false,
      show: (step, hurry) => this.#show(step, hurry),
      changed: () => this.#settle(),
      // A player skips until it is their turn, a spectator until the present.
      caughtUp: () => !!this.state.you?.legal || !this.state.you?.seats.length,
    });
    this.#timeline = new Timeline({
      clock: this.#clock,
      show: ({ view, moment, told }) => {
        this.position = view;
        this.act = moment;
        this.#tell(told);
      },
      changed: () => this.#settle(),
    });
    this.#commands = new Commands({
      id,
      http: options.http ?? { post, put, del },
      clock: this.#clock,
      state: () => this.state,
      answered: (message) => this.#receive(message, "reply"),
      offline: () => this.#transport.lost(),
      gone: () => this.#transport.gone(),
      changed: () => {
        this.busy = this.#commands.busy;
        this.problem = this.#commands.problem;
      },
    });
    const ready = options.ready ?? hello;
    void ready()
      .catch(() => undefined)
      .finally(() => this.#transport.connect());
  }

  get table(): TableState["table"] {
    return this.state.table;
  }
  get you(): TableState["you"] {
    return this.state.you;
  }
  /** Legal tokens, once the screen shows the position that they belong to. */
  get legal(): Legal | null {
    return this.trailing || this.scoring ? null : (this.state.you?.legal ?? null);
  }
  get orders(): Order[] {
    return this.state.you?.orders ?? [];
  }
  get mayOrder(): OrderOffer[] {
    return this.state.you?.may_order ?? [];
  }
  /** The server's time now, in milliseconds since 1970, whatever this device's calendar says. */
  now(): number {
    return this.#clock.now() + (this.#offset ?? 0);
  }

  move = (token: string): Promise<void> => this.#commands.move(token);
  order = (seat: number, orders: OrderChoice[]): Promise<boolean> => this.#commands.order(seat, orders);
  undo = (seat: number | null): Promise<boolean> => this.#commands.undo(seat);
  answerUndo = (agree: boolean): Promise<boolean> => this.#commands.answerUndo(agree);
  say = (text: string): Promise<boolean> => this.#commands.say(text);
  change = (request: () => Promise<unknown>): Promise<boolean> => this.#commands.ask(request);
  dismiss = (): void => this.#commands.dismiss();
  /** Shows the latest position now; a player then sees no pause until their turn. */
  skip = (): void => {
    this.#timeline.skip();
    this.#playback.skip();
  };
  /** Shows the sheet of the scoring that is under way. */
  skipCount = (): void => this.#timeline.skip();
  putAway = (): void => {
    this.#playback.putAway(this.#timeline.resume(this.#pacing?.speed?.() ?? NORMAL));
  };
  /** Goes on after a pause. */
  resume = (): void => this.#playback.resume();
  /** The device woke up or is online again. */
  wake = (): void => this.#transport.wake();
  show = (visible: boolean): void => this.#transport.show(visible);
  /** The device has no network any more. */
  offline = (): void => this.#transport.offline();

  /** Loads the steps and undos before those that are known. */
  async loadEarlier(): Promise<void> {
    if (this.earlier === "loading") return;
    this.earlier = "loading";
    try {
      while (!this.#closed && (this.steps[0]?.ply ?? 0) > 0) {
        const [first] = this.steps;
        const last = first!.ply;
        const path = `/tables/${this.id}/steps?first=${Math.max(0, last - PAGE)}&last=${last}`;
        const { steps } = await this.#load<{ steps: Step[] }>(path);
        // Steps were taken back meanwhile: what has arrived may belong to another game.
        if (this.steps[0] !== first) continue;
        if (steps.at(-1)?.ply !== last - 1) break;
        // Positions are large, and the log needs none.
        this.steps = [...steps.map((step) => ({ ...step, position: null })), ...this.steps];
      }
      await this.#loadUndone();
      this.earlier = "none";
    } catch (error) {
      if (!(error instanceof Offline || error instanceof Refusal)) throw error;
      this.earlier = "failed";
    }
  }

  /** Loads the chat lines before the first one shown, and those that the snapshot left out. */
  async loadChat(): Promise<boolean> {
    const from = this.#allChatFrom ?? (this.state.chat.at(-1)?.id ?? 0) + 1;
    return this.change(async () => {
      const { lines, more } = await this.#load<Chat>(`/tables/${this.id}/chat?before=${from}`);
      this.#allChatFrom = lines[0]?.id ?? from;
      this.moreChat = more;
      this.state = { ...this.state, chat: merged(this.state.chat, lines) };
    });
  }

  async #loadUndone(): Promise<void> {
    const { undone } = this.state;
    for (let era = undone[0]?.era ?? 0; era > 0;) {
      const { undos } = await this.#load<Undos>(`/tables/${this.id}/undone?before=${era}`);
      const [first] = undos;
      if (!first || this.#closed) return;
      this.earlierUndone = [...undos.map(undoneOf), ...this.earlierUndone.filter((one) => one.era >= era)];
      era = first.era;
    }
  }

  #load<T>(path: string): Promise<T> {
    return (this.#options.load ?? get)<T>(path);
  }

  close(): void {
    this.#closed = true;
    this.#transport.close();
    this.#playback.close();
    this.#timeline.cancel();
    this.#commands.close();
  }

  /** What is known already, as the server's query understands it. */
  #since(): string {
    const { table, begun, plies, chat } = this.state;
    return table && begun ? `?ply=${plies}&era=${table.era}&chat=${chat.at(-1)?.id ?? 0}` : "";
  }

  #receive(message: ServerMessage, source: Source): void {
    if ("at" in message) this.#offset = offsetOf(this.#offset, message.at, this.#clock.now());
    if (message.type === "refused" && message.ref === null) this.refusal = message.problem.error;
    if (message.type === "refused" && message.problem.error === "unknown_table") this.#transport.gone();
    const { state, snapshot, steps, gap } = reduce(this.state, message, source);
    // What an answer lacks, the socket brings.
    if (gap && source === "socket") return this.#transport.resync();
    this.state = state;
    const { table } = state;
    if (table?.paused) this.pausedAt = table.ply;
    else if (this.pausedAt !== null && table && table.ply > this.pausedAt) this.pausedAt = null;
    if (snapshot) {
      this.#playback.reset();
      this.#timeline.cancel();
      this.#step = null;
      this.#target = snapshot.position;
      this.position = snapshot.position;
      this.act = null;
      this.steps = [...keptSteps(this.steps, this.#era, snapshot), ...snapshot.steps];
      this.#era = snapshot.table.era;
      if (this.#allChatFrom === null) this.moreChat = snapshot.chat.length >= CHAT_QUOTA;
      this.moment = snapshot.steps.at(-1)?.events ?? [];
      this.heard = snapshot.steps.slice(-1).map((step) => this.#announcement(step));
    }
    this.#playback.push(steps);
    this.#commands.notice();
    if (state.table && !this.#pacing) void this.#begin(state.table.game);
    if (snapshot && (this.steps[0]?.ply ?? 0) > 0) void this.loadEarlier();
  }

  async #begin(game: string): Promise<void> {
    this.#pacing ??= await this.#options.pacing(game);
    this.#playback.start();
  }

  /** A sheet waits until the board shows what it counts. */
  #settle(): void {
    this.trailing = this.#playback.trailing || this.#timeline.running;
    this.scoring = this.#timeline.running ? null : this.#playback.scoring;
    this.stopped = this.#playback.stopped && !this.#timeline.running;
  }

  #show(step: Step, hurry: boolean): void {
    this.#tell();
    this.#past = this.steps;
    this.#step = step;
    if (step.position) {
      const { shots, speed } = this.#pacing ?? {};
      const all = (this.#target && shots?.(this.#target, step.events, step.position)) ?? [
        { view: step.position, ms: 0, moment: null },
      ];
      // Even in a hurry a scoring is seen.
      const told = hurry ? hurried(all) : all;
      const pace = hurry && told === all ? AT_ONCE : (speed?.() ?? NORMAL);
      this.#target = step.position;
      this.#span = span(told, pace);
      this.#timeline.play(told, pace);
    } else this.#tell();
    this.heard = [...this.heard.slice(1 - MOST_HEARD), this.#announcement(step)];
  }

  /** The log holds the first `count` events of the step that is shown; all of them if left out. */
  #tell(count?: number): void {
    const step = this.#step;
    if (!step) return;
    const events = step.events.slice(0, count);
    this.steps = [...this.#past, { ...step, events }];
    if (events.length) this.moment = events;
  }

  #announcement = (step: Step): { id: string; events: readonly GameEvent[] } => ({
    id: `${this.state.table?.era}.${step.ply}`,
    events: step.events,
  });
}
