// What the client knows of a table, and how a message changes it. Pure: state and message in, state out.
// Every message may arrive twice, late, or out of order; applying it again changes nothing.

import type { ServerMessage, Sheet, Snapshot, Step, Update } from "../game.ts";
import type { ChatLine, Table, Undone, You } from "../messages.ts";

export interface TableState {
  table: Table | null;
  you: You | null;
  sheets: readonly Sheet[];
  chat: readonly ChatLine[];
  /** The latest undos, oldest first. */
  undone: readonly Undone[];
  present: readonly number[];
  spectators: number;
  /** How many tokens of the game are known. The next step has this number as its ply. */
  plies: number;
  /** Whether a position is known: the game has started. */
  begun: boolean;
}

export const EMPTY: TableState = {
  table: null,
  you: null,
  sheets: [],
  chat: [],
  undone: [],
  present: [],
  spectators: 0,
  plies: 0,
  begun: false,
};

/** "socket": messages of one connection, in order. "reply": an answer to a request, which the socket may
 overtake. */
export type Source = "socket" | "reply";

export interface Change {
  state: TableState;
  /** Set if everything on the screen must be replaced. */
  snapshot: Snapshot | null;
  /** New steps, oldest first, to be shown one after the other. */
  steps: readonly Step[];
  /** Something is missing between the state and this message. */
  gap: boolean;
}

const unchanged = (state: TableState): Change => ({ state, snapshot: null, steps: [], gap: false });

export function reduce(state: TableState, message: ServerMessage, source: Source = "socket"): Change {
  switch (message.type) {
    case "snapshot":
      return applySnapshot(state, message, source);
    case "update":
      return applyUpdate(state, message);
    case "chat":
      if (state.chat.some((line) => line.id === message.line.id)) return unchanged(state);
      return unchanged({ ...state, chat: [...state.chat, message.line] });
    case "presence":
      return unchanged({ ...state, present: message.present, spectators: message.spectators });
    default:
      return unchanged(state);
  }
}

function applySnapshot(state: TableState, snapshot: Snapshot, source: Source): Change {
  const { table, you, sheets, chat, undone, position } = snapshot;
  // The socket has brought something newer meanwhile.
  if (source === "reply" && state.table && table.version < state.table.version) return unchanged(state);
  const present = table.seats.filter((seat) => seat.present).map((seat) => seat.seat);
  const next: TableState = {
    table,
    you,
    sheets,
    chat: withEarlier(state.chat, chat),
    undone,
    present,
    spectators: table.spectators,
    plies: table.ply,
    begun: position !== null,
  };
  return { state: next, snapshot, steps: [], gap: false };
}

/** A snapshot holds the latest lines; earlier ones that were loaded stay. */
function withEarlier(known: readonly ChatLine[], latest: readonly ChatLine[]): readonly ChatLine[] {
  const first = latest[0]?.id ?? 0;
  return [...known.filter(({ id }) => id < first), ...latest];
}

function applyUpdate(state: TableState, update: Update): Change {
  const known = state.table;
  const { table, you } = update;
  // An update adds to something: without that, only a snapshot helps.
  if (!known) return { ...unchanged(state), gap: true };
  if (table.version < known.version) return unchanged(state);
  // Another era: tokens were taken back, and ply numbers mean other positions.
  if (table.era !== known.era) return { ...unchanged(state), gap: true };
  const steps = update.steps.filter((step) => step.ply >= state.plies);
  const contiguous = steps.every((step, i) => step.ply === state.plies + i);
  const plies = state.plies + steps.length;
  const begun = state.begun || steps.some((step) => step.position !== null);
  if (!contiguous || plies < table.ply || (!begun && table.status !== "open")) {
    return { ...unchanged(state), gap: true };
  }
  const sheets = update.sheets ?? state.sheets;
  const next = { ...state, table, you, sheets, spectators: table.spectators, plies, begun };
  return { state: next, snapshot: null, steps, gap: false };
}
