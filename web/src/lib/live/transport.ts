// The WebSocket of one table: opens it, notices a dead connection, reconnects with growing delays.
// It does not know what the messages mean.

import type { ServerMessage } from "../game.ts";
import type { Clock } from "./clock.ts";

/** "gone": there is no such table; "closed": its host closed it; "hidden": the reader may not see it. */
export type Connection = "connecting" | "live" | "lost" | "gone" | "closed" | "hidden";

/** The part of a WebSocket that is used here. */
export interface Socket {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(message: string): void;
  close(): void;
}

export interface TransportOptions {
  /** Opens a socket. `query` says what the client has already, "" for nothing. */
  open: (query: string) => Socket;
  clock: Clock;
  /** What the client has already; the server then sends only what is newer. */
  since: () => string;
  received: (message: ServerMessage) => void;
  changed: (connection: Connection) => void;
}

export const FIRST_RETRY_MS = 400;
export const LAST_RETRY_MS = 8_000;
const RETRY_FACTOR = 1.7;
/** The server sends a beat at least every 25 s. Silence for longer means a dead connection. */
export const SILENCE_MS = 30_000;
/** How long the answer to a ping may take. */
export const PING_MS = 5_000;
/** The code with which the server closes the socket of a table that does not exist. */
export const NO_SUCH_TABLE = 4404;
/** The code with which it closes the socket of a reader who may not see the table. */
export const NOT_ALLOWED = 4403;
/** The code with which it closes the sockets of a table that its host closed. */
export const CLOSED_BY_HOST = 4410;
const PING = JSON.stringify({ type: "ping" });

export class Transport {
  #options: TransportOptions;
  #socket: Socket | null = null;
  #connection: Connection = "connecting";
  #closed = false;
  #delay = FIRST_RETRY_MS;
  #visible = true;
  #cancelRetry = (): void => undefined;
  #cancelWatch = (): void => undefined;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  get connection(): Connection {
    return this.#connection;
  }

  connect(): void {
    this.#open(this.#options.since());
  }

  /** Reconnects and asks for everything. */
  resync(): void {
    this.#open("");
  }

  /** The device woke up or is online again: reconnects if the connection is lost, else checks it. */
  wake(): void {
    if (this.#connection === "lost") this.connect();
    else if (this.#connection === "live") {
      this.#socket?.send(PING);
      this.#watch(PING_MS);
    }
  }

  /** The page came to the foreground or went to the background: notices depend on it. */
  show(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    if (this.#connection === "live") this.#tellVisible();
  }

  #tellVisible(): void {
    this.#socket?.send(JSON.stringify({ type: "visible", visible: this.#visible }));
  }

  /** The device has no network: the connection is lost, whatever the socket says. */
  offline(): void {
    if (this.#over || this.#connection === "connecting") return;
    this.#drop();
  }

  /** Another request failed: the connection counts as lost until a message arrives. */
  lost(): void {
    if (!this.#closed && this.#connection === "live") this.#change("lost");
  }

  /** The table does not exist: no reconnecting. */
  gone(): void {
    this.#end("gone");
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#socket?.close();
    this.#socket = null;
  }

  #open(query: string): void {
    if (this.#over) return;
    this.#cancel();
    const previous = this.#socket;
    const socket = this.#options.open(query);
    this.#socket = socket;
    previous?.close();
    let fresh = true;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#delay = FIRST_RETRY_MS;
      this.#watch();
      if (!this.#over) this.#change("live");
      // A new socket counts as visible until it says something else.
      if (fresh && !this.#visible) this.#tellVisible();
      fresh = false;
      this.#options.received(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === NO_SUCH_TABLE) this.gone();
      else if (code === CLOSED_BY_HOST) this.#end("closed");
      else if (code === NOT_ALLOWED) this.#end("hidden");
      else this.#retry();
    };
    // A socket that never opens closes with an error; one that opens and stays silent is noticed here.
    this.#watch();
  }

  #watch(ms = SILENCE_MS): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#options.clock.after(ms, () => this.#drop());
  }

  #drop(): void {
    this.#socket?.close();
    // A dead connection may take minutes to report its close.
    this.#socket = null;
    this.#retry();
  }

  #retry(): void {
    if (this.#over) return;
    this.#cancel();
    this.#change("lost");
    this.#cancelRetry = this.#options.clock.after(this.#delay, () => this.connect());
    this.#delay = Math.min(LAST_RETRY_MS, this.#delay * RETRY_FACTOR);
  }

  /** No connection is opened any more. */
  get #over(): boolean {
    return this.#closed || ["gone", "closed", "hidden"].includes(this.#connection);
  }

  #end(connection: "gone" | "closed" | "hidden"): void {
    this.#change(connection);
    this.#cancel();
  }

  #cancel(): void {
    this.#cancelRetry();
    this.#cancelWatch();
  }

  #change(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.#options.changed(connection);
  }
}
