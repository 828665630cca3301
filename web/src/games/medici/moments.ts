// What a step of Medici looks like: its events as shots, in the order in which they happen.

import type { Auction, Buyer, EventView, MediciView } from "../../lib/messages.ts";
import { tellEvents, type Moment, type Shot } from "../../scene/timeline.ts";
import { countShots } from "./counting.ts";

/** Milliseconds at normal speed. */
const MS = {
  draw: 350,
  bid: 250,
  pass: 150,
  sold: 600,
  sail: 450,
  discard: 350,
  full: 400,
  load: 350,
  day: 500,
} as const;

/** How long the group takes to its ship, and a bid to the round. */
export const SAIL_MS = MS.sail;
export const BID_MS = MS.bid;

const moment = (name: string, more: Partial<Moment> = {}): Moment => ({
  name,
  seat: null,
  florins: null,
  lots: [],
  ...more,
});

const IDLE: Auction = { state: "idle" };

/** Positions between two that the server sends; only what is drawn is changed. */
const changed = (view: MediciView, seat: number, buyer: (one: Buyer) => Partial<Buyer>): MediciView => ({
  ...view,
  to_act: null,
  buyers: view.buyers.map((one) => (one.seat === seat ? { ...one, ...buyer(one) } : one)),
});
const answered = (view: MediciView, seat: number, auction: Auction): MediciView =>
  changed(view, seat, () => ({ auction }));
const cleared = (view: MediciView): MediciView => ({
  ...view,
  to_act: null,
  group: [],
  group_value: 0,
  high: 0,
  bidder: null,
  bidding: [],
  worth: [],
  buyers: view.buyers.map((one) => ({ ...one, auction: IDLE })),
});
const loaded = (view: MediciView, seat: number, lots: readonly string[], florins: number): MediciView =>
  changed(view, seat, ({ ship, money }) => ({ ship: [...ship, ...lots], money: money - florins }));

export function shots(
  before: MediciView,
  events: readonly EventView[],
  after: MediciView,
  calm = false,
): Shot<MediciView>[] {
  const found: (Shot<MediciView> & { index: number })[] = [];
  const scored = events.find((event) => event.event === "day_scored");
  // Up to a sale, the board is the one before the step; after it, the one that the server sends. If a day ended,
  // that one is the next day's already.
  const sale = events.some(({ event }) => event === "group_sold" || event === "group_discarded");
  let view = sale || scored ? before : after;
  const end = (change: (from: MediciView) => MediciView): MediciView =>
    scored ? cleared(change(view)) : after;
  let index = 0;
  const show = (ms: number, what: Moment | null, drawn: MediciView = view): void => {
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
      case "bid_made":
        if (view !== after) {
          view = answered(view, event.seat, { state: "bid", florins: event.florins });
          view = { ...view, high: event.florins, bidder: event.seat };
        }
        show(MS.bid, moment("bid", { seat: event.seat, florins: event.florins }));
        break;
      case "passed":
        if (view !== after) view = answered(view, event.seat, { state: "passed" });
        show(MS.pass, moment("pass", { seat: event.seat }));
        break;
      case "group_sold": {
        const what = { seat: event.seat, florins: event.florins, lots: event.lots };
        view = { ...view, to_act: null, worth: [] };
        show(MS.sold, moment("sold", what));
        show(MS.sail, moment("sail", what));
        view = end((from) => loaded(from, event.seat, event.lots, event.florins));
        break;
      }
      case "group_discarded":
        view = { ...view, to_act: null, worth: [] };
        show(MS.discard, moment("discard", { seat: event.seat, lots: event.lots }));
        view = end((from) => ({ ...from, discarded: [...from.discarded, ...event.lots] }));
        break;
      case "free_lot":
        if (view !== after) view = { ...loaded(view, event.seat, [event.lot], 0), bag: event.bag };
        show(MS.load, moment("load", { seat: event.seat, lots: [event.lot] }));
        break;
      case "ship_full":
        show(MS.full, moment("full", { seat: event.seat }));
        break;
      case "day_scored":
        found.push(...countShots(view, event.sheet, calm).map((shot) => ({ ...shot, index })));
        view = found.at(-1)!.view;
        break;
      case "day_began":
        view = after;
        show(MS.day, moment("day", { seat: event.seat }));
        break;
    }
    index += 1;
  }
  view = after;
  show(0, null);
  return tellEvents(found, events.length);
}
