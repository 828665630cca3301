import { beforeEach, expect, test } from "vitest";
import { Offline, Refusal } from "../api.ts";
import type { Moved, ServerMessage } from "../game.ts";
import type { Problem } from "../messages.ts";
import { ARRIVAL_MS, Commands } from "./commands.ts";
import { FakeClock, legal, settle, snapshot, update } from "./fakes.ts";
import { EMPTY, reduce, type TableState } from "./reducer.ts";

type Answer = Moved | Error;

let clock: FakeClock;
let state: TableState;
let sent: unknown[];
let answers: Answer[];
let offline: number;
let gone: number;
let commands: Commands;

function receive(message: ServerMessage): void {
  state = reduce(state, message, "reply").state;
  commands.notice();
}

async function answer<T>(path: string, body?: unknown): Promise<T> {
  sent.push([path, body]);
  const said = answers.shift();
  if (said instanceof Error) throw said;
  return said as T;
}

const refusal = (problem: Partial<Problem>): Refusal =>
  new Refusal(409, { error: "stale_ply", detail: "", ...problem });

beforeEach(() => {
  clock = new FakeClock();
  state = reduce(EMPTY, snapshot(3, {}, { legal })).state;
  sent = [];
  answers = [];
  offline = 0;
  gone = 0;
  commands = new Commands({
    id: "t",
    http: { post: answer, put: answer, del: answer },
    clock,
    state: () => state,
    answered: receive,
    offline: () => (offline += 1),
    gone: () => (gone += 1),
    changed: () => undefined,
  });
});

test("a move names ply, seat and era", async () => {
  answers = [{ again: false, update: update(3, 4) }];
  await commands.move("pass");
  expect(sent).toEqual([["/tables/t/moves", { ply: 3, token: "pass", seat: 1, era: 0 }]]);
  expect(state.plies).toBe(4);
  expect(commands.busy).toBe(false);
});

test("a move that the socket brings stays busy until it has arrived", async () => {
  answers = [{ again: false, update: null }];
  const moving = commands.move("pass");
  await settle();
  expect(commands.busy).toBe(true);
  await commands.move("pass");
  expect(sent).toHaveLength(1);
  receive(update(3, 4));
  await moving;
  expect(commands.busy).toBe(false);
});

test("a move that never arrives does not block for ever", async () => {
  answers = [{ again: false, update: null }];
  const moving = commands.move("pass");
  await settle();
  clock.pass(ARRIVAL_MS);
  await moving;
  expect(commands.busy).toBe(false);
});

test("without an answer the same move is sent again", async () => {
  answers = [new Offline("/"), new Offline("/"), { again: true, update: update(3, 4) }];
  const moving = commands.move("pass");
  await settle();
  expect(offline).toBe(1);
  clock.pass(500);
  await settle();
  clock.pass(1_000);
  await moving;
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(commands.problem).toBe(null);
});

test("a refusal is kept with its reason, and its snapshot is used", async () => {
  answers = [refusal({ now: snapshot(6) as unknown as NonNullable<Problem["now"]> })];
  await commands.move("pass");
  expect(commands.problem?.error).toBe("stale_ply");
  expect(state.plies).toBe(6);
  expect(commands.busy).toBe(false);
  commands.dismiss();
  expect(commands.problem).toBe(null);
});

test("undo, answers and orders name the place they are meant for", async () => {
  state = reduce(EMPTY, snapshot(3, { era: 2 }, { legal })).state;
  await commands.undo(null);
  await commands.answerUndo(true);
  await commands.order(1, [{ kind: "pass" }]);
  expect(sent).toEqual([
    ["/tables/t/undo", { era: 2, ply: 3, seat: null }],
    ["/tables/t/undo/answer", { era: 2, ply: 3, agree: true }],
    ["/tables/t/orders/1/list", { orders: [{ kind: "pass" }], era: 2 }],
  ]);
});

test("a table that is gone is reported", async () => {
  answers = [refusal({ error: "unknown_table" })];
  expect(await commands.say("ciao")).toBe(false);
  expect(gone).toBe(1);
});

test("other commands are not repeated", async () => {
  answers = [new Offline("/")];
  expect(await commands.undo(null)).toBe(false);
  expect(sent).toHaveLength(1);
  expect(offline).toBe(1);
});

test("faults of the program are thrown on", async () => {
  answers = [new TypeError("a bug")];
  await expect(commands.say("ciao")).rejects.toThrow("a bug");
});

test("nothing is sent without a legal token", async () => {
  state = reduce(EMPTY, snapshot(3)).state;
  await commands.move("pass");
  expect(sent).toEqual([]);
});
