// What component tests need: the app at an address, before a server of recorded answers. Things are found by
// role and name, as a reader finds them.
//
// tests/web/record.py writes the recordings. Short answers are written in the tests; their types are the server's.

import { configure, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, vi } from "vitest";
import App from "../App.svelte";
import { manifests } from "../games/index.ts";
import type { ServerMessage, Snapshot } from "../lib/game.ts";
import { speak } from "../lib/i18n.svelte.ts";
import { FakeSocket } from "../lib/live/fakes.ts";
import { keep, prefs, type Prefs } from "../lib/prefs.svelte.ts";
import { address, listen } from "../lib/router.svelte.ts";

/** When the recordings were made; the tests' clock stands there. */
export const NOW = 1_780_300_800_000;
/** The one deadline of all waits, in milliseconds: the first page of a test file is compiled while it waits. */
const PATIENCE = 120_000;
const FIRST_PREFS = { ...prefs };

interface Exchange {
  request: string;
  body: unknown;
  status: number;
  answer: unknown;
  /** What the socket brings after this answer. */
  then: { table: string; message: ServerMessage }[];
}

interface Line extends Partial<Exchange> {
  socket?: string;
  message?: ServerMessage;
}

class FakeServer {
  /** Requests that were made, such as "POST /tables", with their bodies. */
  asked: { request: string; body: unknown }[] = [];
  sockets: { table: string; socket: FakeSocket }[] = [];
  /** What went wrong: no test passes over it. */
  errors: string[] = [];
  #exchanges: Exchange[] = [];
  #used = new Set<Exchange>();
  #snapshots = new Map<string, ServerMessage>();
  #held: Promise<void> | null = null;

  /** Adds a recording. */
  play(name: string): void {
    let last: Exchange | null = null;
    for (const { socket, message, ...exchange } of readRecording(name)) {
      if (!socket || !message) this.#exchanges.push((last = { ...(exchange as Exchange), then: [] }));
      else if (message.type === "snapshot") this.#snapshots.set(socket, message);
      else last?.then.push({ table: socket, message });
    }
  }

  /** Answers a request, whatever its body. A later answer to the same request replaces this one. */
  answer(request: string, answer: unknown, status = 200): void {
    this.#exchanges.unshift({ request, body: undefined, status, answer, then: [] });
  }

  refuse(request: string, error: string, status = 422): void {
    this.answer(request, { error, detail: "" }, status);
  }

  /** The table of this snapshot, for its socket and for requests. */
  seat(snapshot: Snapshot): void {
    this.#snapshots.set(snapshot.table.id, snapshot);
    this.answer(`GET /tables/${snapshot.table.id}`, snapshot);
  }

  snapshot(table: string): Snapshot {
    return structuredClone(this.#snapshots.get(table)) as Snapshot;
  }

  /** The recorded answer to a request. */
  recorded<T>(request: string): T {
    return structuredClone(this.#exchanges.find((one) => one.request === request)?.answer) as T;
  }

  /** The recorded answers to a request, one after the other. */
  take<T>(request: string): T {
    const next = this.#exchanges.find((one) => one.request === request && !this.#used.has(one));
    if (!next) throw new Error(`no more answers to ${request}`);
    this.#used.add(next);
    return structuredClone(next.answer) as T;
  }

  /** The body of the next recorded request of this kind. */
  next<T>(request: string): T | null {
    const next = this.#exchanges.find((one) => one.request === request && !this.#used.has(one));
    return (next?.body ?? null) as T | null;
  }

  /** Sends a message to everyone at the table. */
  tell(table: string, message: ServerMessage): void {
    if (message.type === "snapshot") this.#snapshots.set(table, message);
    for (const { socket, table: at } of this.sockets)
      if (at === table && !socket.closed) socket.receive(message);
  }

  /** Holds all answers back until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((done) => (release = done));
    return () => {
      this.#held = null;
      release();
    };
  }

  /** The bodies that were sent with this request. */
  bodies(request: string): unknown[] {
    return this.asked.filter((one) => one.request === request).map(({ body }) => body);
  }

  fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = `${init.method ?? "GET"} ${String(url).replace(/^\/api/, "")}`;
    const body: unknown = init.body ? JSON.parse(init.body as string) : null;
    this.asked.push({ request, body });
    await this.#held;
    const fits = this.#exchanges.filter(
      (one) => one.request === request && (one.body === undefined || equal(one.body, body)),
    );
    const exchange = fits.find((one) => !this.#used.has(one)) ?? fits.at(-1);
    if (!exchange) {
      this.errors.push(`no answer to ${request} ${JSON.stringify(body)}`);
      return new Response('{"error": "bad_request", "detail": ""}', { status: 400 });
    }
    if (exchange.body !== undefined) this.#used.add(exchange);
    queueMicrotask(() => exchange.then.forEach(({ table, message }) => this.tell(table, message)));
    const { status, answer } = exchange;
    return new Response(status === 204 ? null : JSON.stringify(answer), { status });
  };

  connect = (url: string): FakeSocket => {
    const table = /\/tables\/([^/]+)\/live/.exec(url)?.[1] ?? "";
    const socket = new FakeSocket(url);
    this.sockets.push({ table, socket });
    const snapshot = this.#snapshots.get(table);
    queueMicrotask(() => {
      if (socket.closed) return;
      if (snapshot) socket.receive(snapshot);
      else socket.end(4404);
    });
    return socket;
  };
}

const recordings = new Map<string, Line[]>();
function readRecording(name: string): Line[] {
  if (!recordings.has(name)) {
    const packed = readFileSync(`src/testing/recorded/${name}.jsonl.gz`);
    const lines = new TextDecoder().decode(gunzipSync(packed)).trim().split("\n");
    recordings.set(
      name,
      lines.map((line) => JSON.parse(line) as Line),
    );
  }
  return structuredClone(recordings.get(name)!);
}

const equal = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The server of the test that runs. */
export let server = new FakeServer();
const setUp = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });
export let user = setUp();

/** The app at `path`, as a reader with these preferences sees it. */
export async function visit(path: string, chosen: Partial<Prefs> = {}): Promise<void> {
  go(path);
  keep({ speed: 0, tours: manifests.map(({ name }) => name), language: "en", ...chosen });
  await speak();
  render(App);
}

/** Follows an address inside the app, as the browser's own buttons do. */
export function go(path: string): void {
  history.replaceState(null, "", path);
  address.path = location.pathname;
  address.search = location.search;
}

export const here = (): string => location.pathname + location.search;
/** A part of the page that has no role; `query` names a data attribute. */
export const part = <T extends HTMLElement = HTMLElement>(query: string): T => {
  const element = document.querySelector<T>(query);
  if (!element) throw new Error(`no ${query} in: ${document.body.textContent}`);
  return element;
};
export const parts = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
export const textOf = (element: Element): string =>
  (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
export const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
/** Waits for a state; its failure says what was there instead. */
export const until = <T>(state: () => T): Promise<T> =>
  vi.waitFor(state, { timeout: PATIENCE, interval: 10 });

/** Called before each test, by the setup file. */
export function begin(): void {
  configure({
    asyncUtilTimeout: PATIENCE,
    // Whether an element is hidden follows from styles, which are not loaded here.
    defaultHidden: true,
    getElementError: (message) => new Error(`${message?.split("\n")[0]}\nin: ${textOf(document.body)}`),
  });
  localStorage.clear();
  keep({ ...FIRST_PREFS });
  server = new FakeServer();
  server.play("base");
  user = setUp();
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("WebSocket", function (url: string) {
    return server.connect(url);
  });
  vi.spyOn(console, "error").mockImplementation((...said) => void server.errors.push(said.join(" ")));
}

/** Called after each test: nothing was left unanswered, and no text was missing. */
export function end(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(server.errors).toEqual([]);
}

listen();
// Deno reports a promise that nobody has caught to the window, and happy-dom takes only events of its own.
const dispatch = window.dispatchEvent.bind(window);
window.dispatchEvent = (event: Event): boolean => {
  if (event instanceof window.Event) return dispatch(event);
  const { reason } = event as PromiseRejectionEvent;
  server.errors.push(reason instanceof Error ? String(reason.stack) : String(reason));
  (event as Event).preventDefault();
  return false;
};
// A browser reports later that a dialog was closed; happy-dom does so at once.
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.removeAttribute("open");
  queueMicrotask(() => this.dispatchEvent(new window.Event("close")));
};
// happy-dom does not know which option of a select is checked.
const { querySelector } = HTMLSelectElement.prototype;
HTMLSelectElement.prototype.querySelector = function (this: HTMLSelectElement, query: string) {
  return query === ":checked" ? this.options[this.selectedIndex] : querySelector.call(this, query);
} as typeof querySelector;
