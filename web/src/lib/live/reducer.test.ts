import { describe, expect, test } from "vitest";
import type { ServerMessage } from "../game.ts";
import type { ChatLine } from "../messages.ts";
import { legal, snapshot, update } from "./fakes.ts";
import { EMPTY, reduce, type Source, type TableState } from "./reducer.ts";

/** Applies messages one after the other; answers the state and the plies that were to be shown. */
function after(...messages: ServerMessage[]): { state: TableState; shown: number[]; gaps: number } {
  let state = EMPTY;
  let gaps = 0;
  const shown: number[] = [];
  for (const message of messages) {
    const change = reduce(state, message);
    state = change.state;
    shown.push(...change.steps.map(({ ply }) => ply));
    gaps += Number(change.gap);
  }
  return { state, shown, gaps };
}

const line = (id: number): ChatLine => ({ id, at: id, name: "Anna", seat: 1, text: "ciao" });

describe("updates", () => {
  test("bring steps in order", () => {
    const { state, shown, gaps } = after(snapshot(3), update(3, 5), update(5, 6));
    expect(shown).toEqual([3, 4, 5]);
    expect(state.plies).toBe(6);
    expect(gaps).toBe(0);
  });
  test("that arrive twice bring their steps once", () => {
    expect(after(snapshot(3), update(3, 5), update(3, 5), update(4, 6)).shown).toEqual([3, 4, 5]);
  });
  test("that are older than the state change nothing", () => {
    const known = after(snapshot(3), update(3, 6)).state;
    const late = reduce(known, update(3, 4, {}, { legal }));
    expect(late.state).toBe(known);
    expect(late.gap).toBe(false);
  });
  test("of the same version change what is the reader's own: standing orders count no version", () => {
    const known = after(snapshot(3)).state;
    const { state } = reduce(known, update(3, 3, { version: known.table!.version }, { legal }));
    expect([known.you?.legal, state.you?.legal]).toEqual([null, legal]);
  });
  test("out of order are a gap, and the missing one still fits", () => {
    const known = after(snapshot(3)).state;
    const early = reduce(known, update(4, 5));
    expect(early.gap).toBe(true);
    expect(early.state).toBe(known);
    expect(early.steps).toEqual([]);
    expect(after(snapshot(3), update(4, 5), update(3, 4), update(4, 5)).shown).toEqual([3, 4]);
  });
  test("without the steps they count are a gap", () => {
    const newer = { ...update(3, 5), steps: [] };
    expect(reduce(after(snapshot(3)).state, newer).gap).toBe(true);
  });
  test("before any snapshot are a gap", () => {
    expect(reduce(EMPTY, update(0, 1)).gap).toBe(true);
  });
  test("of another era are a gap: ply numbers mean other positions there", () => {
    const undone = update(2, 2, { era: 1, version: 9 });
    expect(after(snapshot(3), undone).gaps).toBe(1);
  });
  test("without steps change the table, and keep sheets that they do not carry", () => {
    const scored = { ...snapshot(3), sheets: [{ game: "game" }] };
    const { state, shown } = after(scored, update(3, 3, { version: 9, spectators: 2 }, { legal }));
    expect(shown).toEqual([]);
    expect(state.spectators).toBe(2);
    expect(state.you?.legal).toEqual(legal);
    expect(state.sheets).toHaveLength(1);
  });
  test("that start a game without a step need its first position", () => {
    const open = { ...snapshot(0, { status: "open" }), position: null };
    expect(after(open, update(0, 0, { version: 2 })).gaps).toBe(1);
    expect(after(open, update(0, 2, { version: 2 })).gaps).toBe(0);
  });
});

describe("snapshots", () => {
  test("replace everything, also after an undo", () => {
    const undone = snapshot(2, { era: 1, version: 9 });
    const { state, shown } = after(snapshot(3), update(3, 5), undone, update(2, 3, { era: 1, version: 10 }));
    expect(shown).toEqual([3, 4, 2]);
    expect(state.table?.era).toBe(1);
    expect(state.plies).toBe(3);
  });
  test("from an answer are ignored if the socket was faster", () => {
    const known = after(snapshot(3), update(3, 6)).state;
    const late = (source: Source) => reduce(known, snapshot(4), source).state;
    expect(late("reply")).toBe(known);
    expect(late("socket").plies).toBe(4);
  });
});

test("a line of chat arrives once", () => {
  const said: ServerMessage = { type: "chat", line: line(1) };
  expect(after(snapshot(0), said, said, { type: "chat", line: line(2) }).state.chat).toHaveLength(2);
});

test("presence is replaced, and beats change nothing", () => {
  const { state } = after(snapshot(0), { type: "presence", present: [2], spectators: 3 });
  expect([state.present, state.spectators]).toEqual([[2], 3]);
  expect(reduce(state, { type: "beat", at: 5 }).state).toBe(state);
});
