"""Events in English words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from florin.core import Event, Lots, lot_token
from florin.core import events as ev
from florin.render.lots import plain

YOU = "You"  # how a lone person's seat is called; sentences then address the reader
HARBOURS = ("the left harbour", "the middle harbour", "the right harbour")


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """One sentence, or None where the position says it better."""

    def who(seat: int, verb: str = "") -> str:
        """`Bruno draws`, `You draw`."""
        name = plain(names[seat])
        if name == YOU:
            verb = {"passes": "pass", "is": "are"}.get(verb, verb.removesuffix("s"))
        return f"{name} {verb}".strip()

    match event:
        case ev.DayBegan():
            lot = " by lot" if event.by_lot else ""
            return f"Day {event.day}: {who(event.seat, 'selects')} first{lot}."
        case ev.RoundBegan():
            return f"Round {event.round}: {who(event.seat, 'is')} active."
        case ev.LotDrawn():
            return f"{who(event.seat, 'draws')} {lot_token(event.lot)}."
        case ev.FreeLot():
            return f"{who(event.seat, 'loads')} {lot_token(event.lot)} free."
        case ev.GroupOffered():
            return f"{who(event.seat, 'offers')} {spoken(event.lots)}."
        case ev.BidMade():
            return f"{who(event.seat, 'bids')} {event.florins}."
        case ev.Passed():
            return f"{who(event.seat, 'passes')}."
        case ev.CouldNotBid():
            return f"{who(event.seat)} cannot bid: not enough {event.why}."
        case ev.PriceNamed():
            return f"{who(event.seat, 'names')} {event.florins}."
        case ev.Declined():
            return f"{who(event.seat, 'declines')}."
        case ev.GroupSold():
            return f"{who(event.seat, 'buys')} {spoken(event.lots)} for {event.florins}."
        case ev.ShipDocked():
            harbour = HARBOURS[event.harbour]
            return f"{who(event.seat, 'sends')} the ship with {event.holds} holds to {harbour}."
        case ev.GroupLoaded():
            return f"{who(event.seat, 'loads')} the ship in {HARBOURS[event.harbour]}."
        case ev.GroupDiscarded():
            why = {"no bids": "nobody bid", "choice": "not wanted", "no room": "no room for it"}
            return f"{spoken(event.lots)} discarded: {why[event.why]}."
        case ev.ShipFull():
            name = who(event.seat)
            return f"{'Your' if name == YOU else f'{name}’s'} ship is full."
        case ev.DayEnded() | ev.RoundEnded():
            what = "day" if isinstance(event, ev.DayEnded) else "round"
            why = {"ships": "the ships are full", "bag": "the bag is empty"}
            return f"The {what} is over: {why[event.why]}."
        case ev.GameEnded():
            if len(event.winners) == 1:
                return f"{who(event.winners[0], 'wins')}."
            return f"{' and '.join(who(seat) for seat in event.winners)} share the win."
        case _:
            return None


def spoken(lots: Lots) -> str:
    return " ".join(map(lot_token, lots))
