import type { MediciView } from "../../lib/messages.ts";

export interface Chip {
  seat: number;
  state: string;
  key: string; // of the message that says how this buyer stands
  florins: number;
  now: boolean;
  high: boolean;
}

/** The buyers in the order of bidding, the selector last; seat order between auctions. */
export function chips(view: MediciView): Chip[] {
  const seats = view.buyers.map((buyer) => buyer.seat);
  const from = view.selector ?? seats.length;
  const order = view.bidding.length ? view.bidding : seats.map((_, i) => ((from + i) % seats.length) + 1);
  return order.map((seat) => {
    const { auction } = view.buyers[seat - 1]!;
    const now = view.to_act === seat && (view.phase === "bid" || view.phase === "select");
    return {
      seat,
      state: auction.state,
      key: keyOf(view, seat, now),
      florins: auction.florins ?? 0,
      now,
      high: view.bidder === seat,
    };
  });
}

function keyOf(view: MediciView, seat: number, now: boolean): string {
  if (now) return view.phase === "select" ? "chip-selects" : "chip-bids-now";
  const { auction } = view.buyers[seat - 1]!;
  switch (auction.state) {
    case "bid":
      return "chip-bid";
    case "passed":
      return "chip-passed";
    case "cannot":
      return auction.why === "money" ? "chip-no-money" : "chip-no-room";
    case "out":
      return "chip-full";
    case "to_come":
      return "chip-to-come";
    default:
      return view.selector === seat && view.phase !== "over" ? "chip-selector" : "chip-idle";
  }
}
