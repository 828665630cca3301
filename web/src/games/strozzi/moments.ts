// What a step of Medici vs Strozzi looks like: its events as shots, in the order in which they happen.

import type { EventView, House, StrozziView } from "../../lib/messages.ts";
import { tellEvents, type Moment, type Shot } from "../../scene/timeline.ts";
import { countShots } from "./counting.ts";

/** Milliseconds at normal speed. */
const MS = { draw: 350, price: 400, declined: 300, sold: 600, sail: 450, discard: 350, round: 500 } as const;

/** How long the group takes to its ship, and a price to the carpet. */
export const SAIL_MS = MS.sail;
export const PRICE_MS = MS.price;

/** A moment; a group that sails says to which harbour. */
export interface HarbourMoment extends Moment {
  harbour: number | null;
}

const moment = (name: string, more: Partial<HarbourMoment> = {}): HarbourMoment => ({
  name,
  seat: null,
  florins: null,
  lots: [],
  harbour: null,
  ...more,
});

/** Positions between two that the server sends; only what is drawn is changed. */
const changed = (view: StrozziView, seat: number, house: (one: House) => Partial<House>): StrozziView => ({
  ...view,
  to_act: null,
  players: view.players.map((one) => (one.seat === seat ? { ...one, ...house(one) } : one)),
});
const docked = (view: StrozziView, seat: number, holds: number, harbour: number): StrozziView =>
  changed(view, seat, ({ fleet }) => ({
    fleet: fleet.map((ship) => (ship.holds === holds ? { ...ship, harbour } : ship)),
  }));
const loaded = (view: StrozziView, seat: number, holds: number, lots: readonly string[]): StrozziView =>
  changed(view, seat, ({ fleet }) => ({
    fleet: fleet.map((ship) => (ship.holds === holds ? { ...ship, lots: [...ship.lots, ...lots] } : ship)),
  }));
const cleared = (view: StrozziView): StrozziView => ({
  ...view,
  group: [],
  group_value: 0,
  price: null,
  worth: [],
});
export function shots(
  before: StrozziView,
  events: readonly EventView[],
  after: StrozziView,
  calm = false,
): Shot<StrozziView>[] {
  const found: (Shot<StrozziView> & { index: number })[] = [];
  // Up to a loading the board is the one before the step. If a round ended, the server's is the next round's.
  const early = events.some(({ event }) =>
    ["group_sold", "group_loaded", "group_discarded", "round_scored"].includes(event),
  );
  let view = early ? before : after;
  let index = 0;
  const show = (ms: number, what: Moment | null, drawn: StrozziView = view): void => {
    found.push({ view: drawn, ms, moment: what, index });
  };
  for (const event of events) {
    switch (event.event) {
      case "lot_drawn":
        if (view !== after)
          view = { ...view, to_act: null, group: [...view.group, event.lot], bag: event.bag };
        // What it would bring is seen when it lies on the carpet.
        show(MS.draw, moment("draw", { seat: event.seat, lots: [event.lot] }), {
          ...view,
          to_act: null,
          worth: [],
        });
        break;
      case "price_named":
        if (view !== after) view = { ...view, to_act: null, price: event.florins };
        show(MS.price, moment("price", { seat: event.seat, florins: event.florins }));
        break;
      case "declined":
        view = { ...view, to_act: null, worth: [] };
        show(MS.declined, moment("declined", { seat: event.seat }));
        break;
      case "group_sold":
        view = { ...view, to_act: null, worth: [] };
        show(MS.sold, moment("sold", { seat: event.seat, florins: event.florins, lots: event.lots }));
        view = changed(view, event.seat, ({ money }) => ({ money: money - event.florins }));
        break;
      case "ship_docked":
        view = { ...docked(view, event.seat, event.holds, event.harbour), worth: [] };
        break;
      case "group_loaded": {
        const { seat, lots, harbour, holds } = event;
        view = { ...view, to_act: null, worth: [] };
        show(MS.sail, moment("sail", { seat, lots, harbour }));
        view = cleared(loaded(view, seat, holds, lots));
        break;
      }
      case "group_discarded":
        view = { ...view, to_act: null, worth: [] };
        show(MS.discard, moment("discard", { seat: event.seat, lots: event.lots }));
        view = cleared({ ...view, discarded: [...view.discarded, ...event.lots] });
        break;
      case "round_scored":
        found.push(...countShots(view, event.sheet, calm).map((shot) => ({ ...shot, index })));
        view = found.at(-1)!.view;
        break;
      case "round_began":
        view = after;
        show(MS.round, moment("round", { seat: event.seat }));
        break;
    }
    index += 1;
  }
  view = after;
  show(0, null);
  return tellEvents(found, events.length);
}
