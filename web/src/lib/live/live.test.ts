// The parts together: what the page sees when messages come by socket and by reply.

import { beforeEach, expect, test } from "vitest";
import { Offline } from "../api.ts";
import type { Moved, Snapshot } from "../game.ts";
import type { ChatLine } from "../messages.ts";
import { FakeClock, legal, settle, snapshot, Sockets, step, update } from "./fakes.ts";
import { Live } from "./live.svelte.ts";

const HOLD = 100;
let clock: FakeClock;
let sockets: Sockets;
let reply: Moved;
let live: Live;
let asked: string[];
let pages: Record<string, unknown>;

const plies = () => live.steps.map(({ ply }) => ply);

beforeEach(async () => {
  clock = new FakeClock();
  sockets = new Sockets();
  reply = { again: false, update: null };
  const post = async <T>() => reply as T;
  asked = [];
  pages = {};
  const load = async <T>(path: string): Promise<T> => {
    asked.push(path);
    if (!(path in pages)) throw new Offline(path);
    return pages[path] as T;
  };
  live = new Live("t", {
    clock,
    open: sockets.open,
    ready: async () => undefined,
    http: { post, put: post, del: post },
    load,
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

const after = (from: number, ply: number, era: number, undone: Snapshot["undone"] = []): Snapshot => ({
  ...snapshot(ply, { era, version: 100 + ply + era }),
  steps: Array.from({ length: ply - from }, (_, i) => step(from + i)),
  undone,
});
const undo = (era: number, ply: number) => ({ era, seat: 1, ply, at: 0, token: "", plies: 1, decisions: 1 });
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test("the steps before a snapshot are loaded", async () => {
  pages["/tables/t/steps?first=0&last=40"] = { steps: range(0, 40).map((ply) => step(ply)) };
  sockets.last.receive(after(40, 60, 0));
  await settle();
  expect(plies()).toEqual(range(0, 60));
  expect(live.earlier).toBe("none");
  // They are not asked for again after a reconnect.
  sockets.last.receive(after(43, 63, 0));
  await settle();
  expect(plies()).toEqual(range(0, 43).concat(range(43, 63)));
  expect(asked).toHaveLength(1);
});

test("a long game comes in pages, and a page that fails can be asked for again", async () => {
  pages["/tables/t/steps?first=100&last=600"] = { steps: range(100, 600).map((ply) => step(ply)) };
  sockets.last.receive(after(600, 620, 0));
  await settle();
  expect(live.earlier).toBe("failed");
  expect(plies()[0]).toBe(100);
  pages["/tables/t/steps?first=0&last=100"] = { steps: range(0, 100).map((ply) => step(ply)) };
  await live.loadEarlier();
  expect(plies()).toEqual(range(0, 620));
});

test("steps that were taken back are not kept", async () => {
  pages["/tables/t/steps?first=0&last=40"] = { steps: range(0, 40).map((ply) => step(ply)) };
  sockets.last.receive(after(40, 60, 0));
  await settle();
  // Back to ply 30, and 40 steps further: those from 30 on are others.
  pages["/tables/t/steps?first=0&last=50"] = { steps: range(0, 50).map((ply) => step(ply, "again")) };
  sockets.last.receive(after(50, 70, 1, [undo(0, 30)]));
  await settle();
  expect(plies()).toEqual(range(0, 70));
  expect(live.steps[35]?.events).toEqual([{ event: "again" }]);
  // Back to a ply among the last ones: nothing has to be loaded.
  sockets.last.receive(after(48, 68, 2, [undo(0, 30), undo(1, 66)]));
  await settle();
  expect(plies()).toEqual(range(0, 68));
  expect(asked).toHaveLength(2);
});

test("undos before those of the snapshot are loaded", async () => {
  const move = { ply: 4, seat: 1, token: "8", by: "person", at: 0 };
  pages["/tables/t/steps?first=0&last=40"] = { steps: range(0, 40).map((ply) => step(ply)) };
  pages["/tables/t/undone?before=1"] = {
    undos: [{ era: 0, seat: 1, at: 0, moves: [move, { ...move, by: "chance" }] }],
  };
  sockets.last.receive(after(40, 60, 2, [undo(1, 50)]));
  await settle();
  expect(live.earlierUndone).toEqual([
    { era: 0, seat: 1, at: 0, ply: 4, token: "8", plies: 2, decisions: 1 },
  ]);
});

const line = (id: number): ChatLine => ({ id, at: 0, name: "Anna", seat: 1, text: `line ${id}` });

test("a snapshot with many chat lines may have left some out", () => {
  sockets.last.receive({ ...after(0, 3, 0), chat: range(1, 20).map(line) });
  expect(live.moreChat).toBe(false);
  sockets.last.receive({ ...after(0, 3, 0), chat: range(5, 25).map(line) });
  expect(live.moreChat).toBe(true);
});

test("earlier chat lines are added, and stay", async () => {
  sockets.last.receive({ ...after(0, 3, 0), chat: [line(8), line(9)] });
  pages["/tables/t/chat?before=10"] = { lines: range(4, 10).map(line), more: true };
  pages["/tables/t/chat?before=4"] = { lines: range(1, 4).map(line), more: false };
  await live.loadChat();
  expect(live.state.chat.map(({ id }) => id)).toEqual(range(4, 10));
  expect(live.moreChat).toBe(true);
  await live.loadChat();
  expect(live.moreChat).toBe(false);
  sockets.last.receive({ ...after(0, 4, 0), chat: [line(9), line(10)] });
  expect(live.state.chat.map(({ id }) => id)).toEqual(range(1, 11));
});
