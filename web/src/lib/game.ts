// What the messages of every game have in common. Shared code uses only these fields; the types of one
// game's messages are used in that game's folder.

import type * as messages from "./messages.ts";

export interface Position {
  game: string;
  /** The seat that decides, "chance" for a drawn lot, null if the game is over. */
  to_act: number | "chance" | null;
}

export interface GameEvent {
  event: string;
}

/** A scored stage (a day or a round). */
export interface Sheet {
  game: string;
}

export interface Step extends Omit<messages.Step, "events" | "position"> {
  events: readonly GameEvent[];
  position: Position | null;
}

/** Steps with their positions; `start` is the position before token 0. */
export interface Steps {
  start: Position;
  steps: readonly Step[];
}

export interface Snapshot extends Omit<messages.Snapshot, "position" | "sheets" | "steps"> {
  position: Position | null;
  sheets: readonly Sheet[];
  steps: readonly Step[];
}

export interface Update extends Omit<messages.Update, "sheets" | "steps"> {
  sheets: readonly Sheet[] | null;
  steps: readonly Step[];
}

/** `update` is null if the socket carries it. */
export interface Moved {
  again: boolean;
  update: Update | null;
}

export type ServerMessage =
  Snapshot | Update | Exclude<messages.ServerMessage, messages.Snapshot | messages.Update>;
