// The parts together: what the page sees when messages come by socket and by reply.

import { beforeEach, expect, test } from "vitest";
import type { Moved } from "../game.ts";
import { FakeClock, legal, settle, snapshot, Sockets, update } from "./fakes.ts";
import { Live } from "./live.svelte.ts";

const HOLD = 100;
let clock: FakeClock;
let sockets: Sockets;
let reply: Moved;
let live: Live;

const plies = () => live.steps.map(({ ply }) => ply);

beforeEach(async () => {
  clock = new FakeClock();
  sockets = new Sockets();
  reply = { again: false, update: null };
  const post = async <T>() => reply as T;
  live = new Live("t", {
    clock,
    open: sockets.open,
    ready: async () => undefined,
    http: { post, put: post, del: post },
    pacing: async () => ({ hold: () => HOLD, sheet: () => null }),
  });
  await settle();
  sockets.last.receive(snapshot(3, {}, { legal }));
  await settle();
});

test("my move's update is shown once, by reply and socket alike", async () => {
  reply = { again: false, update: update(3, 4) };
  const moving = live.move("pass");
  await settle();
  sockets.last.receive(update(3, 4));
  await moving;
  clock.pass(10 * HOLD);
  expect(plies()).toEqual([3]);
  expect(live.position?.to_act).toBe(4);
});

test("my move's update may come by the socket alone", async () => {
  const moving = live.move("pass");
  await settle();
  expect(live.busy).toBe(true);
  sockets.last.receive(update(3, 4));
  await moving;
  expect(live.busy).toBe(false);
  expect(plies()).toEqual([3]);
});

test("tokens are legal only when the screen has caught up", () => {
  sockets.last.receive(update(3, 5, {}, { legal }));
  expect(live.legal).toBe(null);
  clock.pass(HOLD);
  expect(live.legal).toBe(null);
  clock.pass(HOLD);
  expect(live.legal).toEqual(legal);
});

test("after a lost connection the server is asked for what is new", () => {
  sockets.last.receive(update(3, 4));
  sockets.last.end();
  expect(live.connection).toBe("lost");
  clock.pass(10_000);
  expect(sockets.last.query).toBe("?ply=4&era=0&chat=0");
  sockets.last.receive(update(4, 6));
  clock.pass(10 * HOLD);
  expect(plies()).toEqual([3, 4, 5]);
  expect(live.connection).toBe("live");
});

test("a gap is filled by a snapshot", () => {
  sockets.last.receive(update(5, 6));
  expect(sockets.all.map((one) => one.query)).toEqual(["", ""]);
  expect(plies()).toEqual([]);
  sockets.last.receive(snapshot(6));
  expect(live.position?.to_act).toBe(6);
  sockets.last.receive(update(6, 7));
  expect(plies()).toEqual([6]);
});

test("a reply with a gap waits for the socket", async () => {
  reply = { again: false, update: update(4, 5) };
  const moving = live.move("pass");
  await settle();
  expect(sockets.all).toHaveLength(1);
  sockets.last.receive(update(3, 5));
  await moving;
  expect(live.state.plies).toBe(5);
});

test("an undo replaces the screen and drops what was waiting", () => {
  sockets.last.receive(update(3, 6));
  sockets.last.receive(snapshot(2, { era: 1, version: 20 }));
  clock.pass(10 * HOLD);
  expect(plies()).toEqual([]);
  expect(live.position?.to_act).toBe(2);
  expect(live.trailing).toBe(false);
});

test("every shown step is announced once", () => {
  sockets.last.receive(update(3, 6));
  sockets.last.receive(update(3, 6));
  clock.pass(10 * HOLD);
  expect(live.heard.map(({ id }) => id)).toEqual(["0.3", "0.4", "0.5"]);
});

test("a closed table opens no more sockets", () => {
  live.close();
  sockets.last.end();
  clock.pass(600_000);
  expect(sockets.all).toHaveLength(1);
});
