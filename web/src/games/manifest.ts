// What a game's folder tells the rest of the app. Pages and shared parts use only these types.
//
// A manifest is small and always loaded. Its parts (components, drawings, texts) are loaded when a page
// needs them.

import type { Component, Snippet } from "svelte";
import type { GameEvent, Position, Sheet, Step } from "../lib/game.ts";
import type { Language } from "../lib/i18n.svelte.ts";
import type { Legal, Order, OrderChoice, OrderOffer } from "../lib/messages.ts";
import type { Wish } from "../lib/prefs.svelte.ts";
import type { Lesson } from "../learn/lesson.ts";
import type { Translate } from "../model/say.ts";
import type { Moment, Shot } from "../scene/timeline.ts";

export interface GameManifest {
  /** As the server calls it. */
  name: string;
  title: string;
  /** A small picture for the home page; it has one fixed height. */
  Cover: (() => Promise<Component>) | null;
  rules: Rules | null;
  tour: Tour | null;
  /** A guided first game. */
  lesson: (() => Promise<Lesson>) | null;
  /** A player may pass: in place of one who is away a bot can do so. */
  passes: boolean;
  /** Settings of this device that only this game has. */
  wishes: readonly Wish[];
  /** Keys that decide something, with the message that says what. */
  keys: readonly { keys: string; word: string }[];
  /** The message that names a seat of the board, if seats have names; `seat` counts from 1. */
  seatWord: ((seat: number) => string) | null;
  parts: () => Promise<GameParts>;
}

export interface Rules {
  /** The rules in the markup of rules/markup.ts. */
  text: (language: Language) => Promise<string>;
  Drawing: () => Promise<Component<DrawingProps>>;
}

/** A drawing that the rules ask for, as in "@ship 1 5 C5". */
export interface DrawingProps {
  what: string;
  words: readonly string[];
}

/** The game in pictures. Page n has the texts `tour-<game>-<n>-title` and `tour-<game>-<n>-text`. */
export interface Tour {
  pages: number;
  Picture: () => Promise<Component<{ page: number }>>;
}

/** Everything that tables and replays of the game need. */
export interface GameParts<P extends Position = Position, S extends Sheet = Sheet> {
  /** Whether the table is a scene (scene/Scene.svelte), which fills the window. */
  scene: boolean;
  Table: Component<TableProps<P>>;
  /** What the seat to act can choose. */
  Decision: Component<DecisionProps<P>>;
  /** What a player can do while others decide. */
  Waiting: Component<WaitingProps<P>> | null;
  Sheet: Component<SheetProps<S>>;
  /** Lots that may still come. */
  Tally: Component<{ view: P }> | null;
  /** Small pictures of the pieces in a line of the log. */
  Pieces: Component<{ pieces: readonly string[]; view: P }> | null;
  /** All sales of a finished game. */
  Sales: Component<SalesProps<P>> | null;

  /** The phase, for styles and tests; "over" if the game is over. */
  phase(view: P): string;
  /** "Day 2 of 3". */
  stage(t: Translate, view: P): string;
  /** What the seat to act is asked. */
  question(t: Translate, view: P): string;
  /** A second line below the question; "" for none. */
  hint?(t: Translate, view: P, legal: Legal): string;
  /** By seat. */
  money(view: P): readonly number[];
  /** The position in sentences. */
  text(t: Translate, view: P, names: readonly string[]): string[];

  /** Null if another line says it already. */
  line(t: Translate, event: GameEvent, names: readonly string[]): LogLine | null;
  /** Names of pieces, for a screen reader. */
  pieceWords(t: Translate, pieces: readonly string[], view: P): string;
  /** How long an event stays on the screen at normal speed, in milliseconds. */
  hold(event: GameEvent): number;
  isSale(event: GameEvent): boolean;
  isStageEnd(event: GameEvent): boolean;

  /** What a step looks like, shot by shot; left out if only its end is shown. `calm`: for a reader who wants
   nothing to move. */
  shots?(before: P, events: readonly GameEvent[], after: P, calm: boolean): Shot<P>[];
  /** What is counted in a moment of a scoring; null if it is none. */
  counting?(t: Translate, moment: Moment, names: readonly string[]): { row: string; pays: string } | null;
  /** Whether `seat` has nothing more to decide before the next scoring. */
  isOut?(view: P, seat: number): boolean;

  /** The sheet that an event brings. */
  sheetOf(event: GameEvent): S | null;
  sheetTitle(t: Translate, sheet: S): string;
  /** A scoring in one sentence, for a screen reader; "" if the sheet says it better. */
  sheetWords(t: Translate, sheet: S, names: readonly string[]): string;

  coach: CoachWords;
}

/** What differs between games in the texts of an analysis. */
export interface CoachWords {
  /** Words for a token: "did" for what was played, "best" for what was better. */
  token(t: Translate, how: "did" | "best", token: string, name: string): string;
  /** Whether a token is about a group that is complete, so that its fair prices matter. */
  isAboutGroup(token: string): boolean;
  /** Whether `token` is a price that misses the fair price in a way that costs something. */
  isUnfair(token: string, fair: number): boolean;
}

export interface LogLine {
  /** The kind of line, as a class name. */
  kind: string;
  /** "heading" starts a stage; "strong" ends a part of it, such as a sale; "quiet" is of little interest. */
  tone: "heading" | "strong" | "normal" | "quiet";
  seat: number | null;
  text: string;
  pieces: readonly string[];
  /** A screen reader is not told the pieces: other lines have named them. */
  mute: boolean;
  /** Left out of the status line if there is anything else to say. */
  aside: boolean;
  /** A draft grows with the drafts that follow; a final line takes its place (model/log.ts). */
  stage?: "draft" | "final";
}

/** What a table is given by its page. */
export interface Frame {
  /** What happened last, in a line. */
  status: string;
  /** Where decisions are made, or where a replay is steered. */
  bar: Snippet;
  /** Below the bar, if a page has more to say. */
  more: Snippet | undefined;
  /** A teacher's words; see scene/Scene.svelte. */
  guide: Snippet | undefined;
  /** The coach. `speaks`: it has something to say now, so that it is shown on small screens too. */
  coach: { panel: Snippet; speaks: boolean } | undefined;
  /** The end of the game, which covers the board. */
  cover: Snippet | undefined;
  /** Chat lines that the reader has not seen. */
  unread: number;
  tally: Snippet;
  side: Snippet;
  /** What moves now, for styles and tests. */
  act: Moment | null;
  /** Set while a scoring is counted on the board: shows its sheet. */
  skip: (() => void) | null;
}

/** What is known of each seat beside its position. */
export interface Sitters {
  names: readonly string[];
  notes: readonly string[];
  /** Seats of the reader. */
  mine: readonly number[];
  /** Whose time runs, and how much of it is left, in milliseconds. */
  clock: { seat: number; left: number } | null;
  /** Seats of other people who do not have the table open. */
  away?: readonly number[];
}

/** A decision of the reader. */
export interface Play {
  legal: Legal;
  busy: boolean;
  send: (token: string) => void;
  choice: Choice;
}

/** The first half of a decision that has two, such as the ship before its harbour. The board and the
 action bar share it. */
export interface Choice {
  first: string | null;
  /** Grows each time that the first half is asked for; the action bar then takes the focus. */
  readonly asked: number;
  ask(): void;
  /** The amount that the reader considers, before it is sent. */
  amount: number | null;
  /** An amount that is proposed to the reader; null once it is taken over. */
  wish: number | null;
}

export interface TableProps<P extends Position = Position> {
  view: P;
  sitters: Sitters;
  frame: Frame;
  sheets: readonly Sheet[];
  /** What moves now; null if nothing does. */
  act: Moment | null;
  /** Null in a replay, and while another player decides. */
  play: Play | null;
}

export interface DecisionProps<P extends Position = Position> {
  view: P;
  play: Play;
  names: readonly string[];
}

export interface Orders {
  standing: readonly Order[];
  offers: readonly OrderOffer[];
  /** Replaces the orders of a seat. */
  give: (seat: number, orders: OrderChoice[]) => void;
}

export interface WaitingProps<P extends Position = Position> {
  view: P;
  names: readonly string[];
  mine: readonly number[];
  orders: Orders;
}

export interface SheetProps<S extends Sheet = Sheet> {
  sheet: S;
  names: readonly string[];
}

export interface SalesProps<P extends Position = Position> {
  steps: readonly Step[];
  names: readonly string[];
  view: P;
}

/** Parts of one game as parts of any game. The server sends each game's own positions to its parts. */
export const anyGame = <P extends Position, S extends Sheet>(parts: GameParts<P, S>): GameParts =>
  parts as unknown as GameParts;
