// What the client computes: views of what it is sent, never a rule.

import { describe, expect, test } from "vitest";
import type { GameParts, LogLine } from "../games/manifest.ts";
import type { GameEvent } from "../lib/game.ts";
import { chart } from "./chart.ts";
import { levelName } from "./levels.ts";
import { moneyLines } from "./money.ts";
import { seatNames, seatNotes } from "./names.ts";
import { seatChoices } from "./newtable.ts";
import { holdFor } from "./pace.ts";
import { nextWith, pliesWith, previousWith } from "./replay.ts";
import { spoken, statusLine } from "./say.ts";
import { fromMe } from "./seats.ts";

const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" ");

describe("money", () => {
  const parts = { money: (view: object) => (view as { money: number[] }).money };
  test("lines hold the start and every change", () => {
    const at = (...money: number[]) => ({ game: "", to_act: null, money });
    const steps = [
      { position: at(40, 40) },
      { position: at(33, 40) },
      { position: null },
      { position: at(63, 55) },
    ];
    expect(moneyLines(parts, { start: at(40, 40), steps } as never)).toEqual([
      [40, 33, 63],
      [40, 40, 55],
    ]);
  });
  test("the chart holds every point inside its box", () => {
    const drawn = chart(
      [
        [300, -40, 20],
        [300, 310, 512],
      ],
      600,
      240,
    );
    const ys = drawn.lines.flatMap((line) =>
      [...line.matchAll(/[ML][\d.]+ (-?[\d.]+)/g)].map((m) => Number(m[1])),
    );
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(240);
    expect(drawn.ticks.map((tick) => tick.florins)).toContain(0);
  });
});

describe("events", () => {
  interface Told extends GameEvent {
    pieces?: string[];
    mute?: boolean;
    aside?: boolean;
  }
  const line = (event: Told): LogLine | null =>
    event.event === "silent"
      ? null
      : {
          kind: event.event,
          tone: "normal",
          seat: 1,
          text: event.event,
          pieces: event.pieces ?? [],
          mute: event.mute ?? false,
          aside: event.aside ?? false,
        };
  const parts: Pick<GameParts, "hold" | "line" | "pieceWords" | "sheetOf" | "sheetTitle" | "sheetWords"> = {
    hold: ({ event }) => ({ sold: 900, bid: 600 })[event] ?? 0,
    line: (_t, event) => line(event),
    pieceWords: (_t, pieces) => pieces.join("+"),
    sheetOf: ({ event }) => (event === "scored" ? { game: "" } : null),
    sheetTitle: () => "Scoring",
    sheetWords: () => "Anna earns 5",
  };
  const view = { game: "", to_act: null };
  const told = (...events: Told[]) => spoken(t, parts, events, [], view);
  const status = (...events: Told[]) => statusLine(t, parts, events, []);

  test("a screen reader hears a scoring as one summary", () => {
    expect(told({ event: "sold" }, { event: "scored" })).toBe("sold. Scoring: Anna earns 5");
  });

  test("a screen reader hears each line with its pieces", () => {
    expect(told({ event: "drawn", pieces: ["C5"] }, { event: "silent" })).toBe("drawn: C5");
    expect(told({ event: "offered", pieces: ["C5"], mute: true }, { event: "sold" })).toBe("offered. sold");
  });
  test("the status shows the last two lines, and asides only if they are alone", () => {
    expect(status({ event: "a" }, { event: "b" }, { event: "c" })).toBe("b\u00a0· c");
    expect(status({ event: "a" }, { event: "full", aside: true })).toBe("a");
    expect(status({ event: "full", aside: true })).toBe("full");
    expect(status({ event: "drawn", aside: true }, { event: "full", aside: true })).toBe("drawn\u00a0· full");
  });
  test("the longest event sets the pace; at speed 0 nothing waits", () => {
    const events = [{ event: "bid" }, { event: "sold" }];
    expect(holdFor(parts, events, 1)).toBe(900);
    expect(holdFor(parts, events, 0)).toBe(0);
    expect(holdFor(parts, [], 1)).toBe(0);
  });
  test("jumps go to the steps with such an event", () => {
    const steps = ["", "sold", "", "", "sold", ""].map((event, ply) => ({ ply, events: [{ event }] }));
    const isSale = ({ event }: GameEvent) => event === "sold";
    expect(nextWith(steps, 0, isSale)).toBe(2);
    expect(nextWith(steps, 2, isSale)).toBe(5);
    expect(nextWith(steps, 5, isSale)).toBe(6);
    expect(previousWith(steps, 6, isSale)).toBe(5);
    expect(previousWith(steps, 5, isSale)).toBe(2);
    expect(previousWith(steps, 2, isSale)).toBe(0);
    expect(pliesWith(steps, isSale)).toEqual([1, 4]);
  });
});

describe("seats", () => {
  test("levels have names, unknown bots keep theirs", () => {
    const has = (key: string) => key === "level-face";
    expect(levelName(t, has, "face:0.5")).toBe("level-face");
    expect(levelName(t, has, "oracle")).toBe("oracle");
  });
  test("the form's seats become the server's", () => {
    expect(seatChoices(["me", "guest", "open", "bot:face:0.5"], ["", " Carla ", "", ""])).toEqual([
      { kind: "me", name: null },
      { kind: "me", name: "Carla" },
      { kind: "open" },
      { kind: "bot", bot: "face:0.5" },
    ]);
  });
  test("seats are shown from mine on, clockwise", () => {
    expect(fromMe(4, 3)).toEqual([3, 4, 1, 2]);
    expect(fromMe(3, null)).toEqual([1, 2, 3]);
  });
  test("a note says where a bot plays", () => {
    const seat = (n: number, kind: "bot" | "person", absent = false) => ({
      seat: n,
      kind,
      name: "",
      bot: null,
      present: true,
      absent,
      invited: null,
      missed: 0,
      chances: 2,
      host: false,
      time_left: null,
    });
    const seats = [seat(1, "person"), seat(2, "bot"), seat(3, "person"), seat(4, "person", true)];
    expect(seatNotes(t, () => true, seats)).toEqual(["", "bot", "", "bot-keeps"]);
  });
  test("equal bots get different names, and nobody's twice", () => {
    const seat = (n: number, kind: "bot" | "person", name: string) => ({
      seat: n,
      kind,
      name,
      bot: null,
      present: true,
      absent: false,
      invited: null,
    });
    const names = seatNames([seat(1, "person", "Ginevra"), seat(2, "bot", "face"), seat(3, "bot", "face")]);
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toBe("Ginevra");
  });
});
