"""Events and tokens of Medici in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from florin.core.narration import ENDED, YOU, narrate_shared, speaker
from florin.games.medici import events as ev

EXPLAINED: Final = {
    "draw": "draw a further lot",
    "stop": "offer the group as it is",
    "pass": "make no bid",
}


def narrate(event: ev.Event, names: Sequence[str]) -> str | None:
    """One sentence; None if the position says it better."""
    who = speaker(names)
    match event:
        case ev.DayBegan():
            chosen = ", picked at random" if event.by_lot else ""
            return f"Day {event.day}: {who(event.seat, 'selects')} first{chosen}."
        case ev.FreeLot():
            return f"{who(event.seat, 'loads')} {event.lot.token} free."
        case ev.BidMade():
            return f"{who(event.seat, 'bids')} {event.florins}."
        case ev.Passed():
            return f"{who(event.seat, 'passes')}."
        case ev.CouldNotBid():
            return f"{who(event.seat)} cannot bid: not enough {event.why}."
        case ev.ShipFull():
            name = who(event.seat)
            return f"{'Your' if name == YOU else f'{name}’s'} ship is full."
        case ev.DayEnded():
            return f"The day is over: {ENDED[event.why]}."
        case _:
            return narrate_shared(event, who)
