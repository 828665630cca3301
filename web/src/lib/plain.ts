// Messages of a game that has no views of its own: the server sends it as text.

import type { GameEvent, Position, Sheet } from "./game.ts";

export interface PlainView extends Position {
  stage: number;
  stages: number;
  /** By seat. */
  money: number[];
  text: string[];
}

export interface PlainEvent extends GameEvent {
  event: "plain";
  /** The kind of event, as the game calls it: "LotDrawn". */
  name: string;
  text: string;
}

export interface PlainSheet extends Sheet {
  stage: number;
  text: string[];
}
