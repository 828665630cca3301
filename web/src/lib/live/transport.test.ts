import { beforeEach, expect, test } from "vitest";
import { FakeClock, snapshot, Sockets } from "./fakes.ts";
import {
  CLOSED_BY_HOST,
  FIRST_RETRY_MS,
  LAST_RETRY_MS,
  NOT_ALLOWED,
  NO_SUCH_TABLE,
  PING_MS,
  SILENCE_MS,
  Transport,
} from "./transport.ts";

let clock: FakeClock;
let sockets: Sockets;
let received: unknown[];
let states: string[];
let since: string;
let transport: Transport;

beforeEach(() => {
  clock = new FakeClock();
  sockets = new Sockets();
  received = [];
  states = [];
  since = "";
  transport = new Transport({
    clock,
    open: sockets.open,
    since: () => since,
    received: (message) => received.push(message),
    changed: (state) => states.push(state),
  });
});

test("the first message makes the connection live", () => {
  transport.connect();
  expect(states).toEqual([]);
  sockets.last.receive(snapshot(0));
  expect(states).toEqual(["live"]);
  expect(received).toEqual([snapshot(0)]);
});

test("a closed socket is opened again with what is known", () => {
  transport.connect();
  sockets.last.receive(snapshot(3));
  since = "?ply=3&era=0&chat=0";
  sockets.last.end();
  expect(states).toEqual(["live", "lost"]);
  clock.pass(FIRST_RETRY_MS - 1);
  expect(sockets.all).toHaveLength(1);
  clock.pass(1);
  expect(sockets.last.query).toBe(since);
  sockets.last.receive(snapshot(4));
  expect(states).toEqual(["live", "lost", "live"]);
});

test("delays grow to a limit, and a message resets them", () => {
  transport.connect();
  const delays: number[] = [];
  for (let i = 0; i < 12; i++) {
    sockets.last.end();
    const [before, opened] = [clock.now(), sockets.all.length];
    while (sockets.all.length === opened) clock.pass(1);
    delays.push(clock.now() - before);
  }
  expect(delays[0]).toBe(FIRST_RETRY_MS);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(delays.at(-1)).toBe(LAST_RETRY_MS);
  sockets.last.receive(snapshot(0));
  sockets.last.end();
  const opened = sockets.all.length;
  clock.pass(FIRST_RETRY_MS);
  expect(sockets.all).toHaveLength(opened + 1);
});

test("silence means a dead connection", () => {
  transport.connect();
  sockets.last.receive(snapshot(0));
  clock.pass(SILENCE_MS - 1);
  sockets.last.receive({ type: "beat", at: 1 });
  clock.pass(SILENCE_MS - 1);
  expect(sockets.all).toHaveLength(1);
  clock.pass(1 + FIRST_RETRY_MS);
  expect(sockets.all.map((one) => one.closed)).toEqual([true, false]);
  // The old socket may still report something much later.
  sockets.all[0]!.receive(snapshot(9));
  sockets.all[0]!.end();
  expect(received).toHaveLength(2);
  expect(sockets.all).toHaveLength(2);
});

test("a table that does not exist is not asked for again", () => {
  transport.connect();
  sockets.last.end(NO_SUCH_TABLE);
  expect(states).toEqual(["gone"]);
  clock.pass(600_000);
  transport.wake();
  transport.resync();
  expect(sockets.all).toHaveLength(1);
});

test("a table that its host closed is not asked for again", () => {
  transport.connect();
  sockets.last.receive(snapshot(0));
  sockets.last.end(CLOSED_BY_HOST);
  expect(states).toEqual(["live", "closed"]);
  clock.pass(600_000);
  transport.wake();
  expect(sockets.all).toHaveLength(1);
});

test("a device without a network has lost the connection at once", () => {
  transport.connect();
  sockets.last.receive(snapshot(0));
  transport.offline();
  expect(states).toEqual(["live", "lost"]);
  // What the dead socket says later counts no more.
  sockets.all[0]!.receive(snapshot(1));
  expect(states).toEqual(["live", "lost"]);
  transport.wake();
  sockets.last.receive(snapshot(1));
  expect(states).toEqual(["live", "lost", "live"]);
});

test("a device that wakes up asks whether the connection still works", () => {
  transport.connect();
  sockets.last.receive(snapshot(0));
  transport.wake();
  expect(sockets.last.sent).toEqual(['{"type":"ping"}']);
  sockets.last.receive({ type: "beat", at: 1 });
  clock.pass(PING_MS);
  expect(states).toEqual(["live"]);
  transport.wake();
  clock.pass(PING_MS);
  expect(states).toEqual(["live", "lost"]);
});

test("a device that wakes up reconnects at once, and only if it has to", () => {
  transport.connect();
  sockets.last.receive(snapshot(0));
  transport.wake();
  expect(sockets.all).toHaveLength(1);
  sockets.last.end();
  transport.wake();
  expect(sockets.all).toHaveLength(2);
  clock.pass(LAST_RETRY_MS);
  expect(sockets.all).toHaveLength(2);
});

test("a resync asks for everything", () => {
  since = "?ply=3&era=0&chat=0";
  transport.connect();
  transport.resync();
  expect(sockets.all.map((one) => one.query)).toEqual([since, ""]);
  expect(sockets.all[0]!.closed).toBe(true);
});

test("a closed transport stays closed and leaves no timer", () => {
  transport.connect();
  sockets.last.receive(snapshot(0));
  transport.close();
  sockets.all[0]!.end();
  for (const late of ["connect", "resync", "wake", "offline", "lost"] as const) {
    transport[late]();
    clock.pass(600_000);
  }
  expect(sockets.all).toHaveLength(1);
  expect(clock.waiting).toBe(0);
  expect(states).toEqual(["live"]);
});

test("a table that the reader may not see is not asked for again", () => {
  transport.connect();
  sockets.last.end(NOT_ALLOWED);
  expect(states).toEqual(["hidden"]);
  clock.pass(10 * LAST_RETRY_MS);
  expect(sockets.all).toHaveLength(1);
});

test("tells the server when the page goes to the background, also after a reconnect", () => {
  transport.connect();
  transport.show(false);
  expect(sockets.last.sent).toEqual([]);
  sockets.last.receive({ type: "beat", at: 0 });
  expect(sockets.last.sent).toEqual(['{"type":"visible","visible":false}']);
  transport.show(false);
  transport.show(true);
  expect(sockets.last.sent.slice(1)).toEqual(['{"type":"visible","visible":true}']);
  transport.show(false);
  transport.resync();
  sockets.last.receive({ type: "beat", at: 0 });
  expect(sockets.last.sent).toEqual(['{"type":"visible","visible":false}']);
});
