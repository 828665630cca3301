"""Events and tokens of Medici vs Strozzi in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from florin.core.narration import ENDED, narrate_shared, speaker
from florin.games.strozzi import events as ev

HARBOURS: Final = ("the left harbour", "the middle harbour", "the right harbour")
_EXPLAINED: Final = {
    "draw": "draw a further lot",
    "stop": "offer the group as it is",
    "buy": "buy the group at that price",
    "decline": "leave it to the active player, who must buy it",
    "discard": "discard the group",
}


def explain(token: str) -> str:
    """What a legal token does."""
    if "@" in token:
        ship, harbour = token.split("@")
        return f"load onto the ship with {ship} holds, harbour {harbour}"
    return _EXPLAINED.get(token, "name a price in this range")


def narrate(event: ev.Event, names: Sequence[str]) -> str | None:
    """One sentence; None if the position says it better."""
    who = speaker(names)
    match event:
        case ev.RoundBegan():
            return f"Round {event.round}: {who(event.seat, 'is')} active."
        case ev.PriceNamed():
            return f"{who(event.seat, 'names')} {event.florins}."
        case ev.Declined():
            return f"{who(event.seat, 'declines')}."
        case ev.ShipDocked():
            harbour = HARBOURS[event.harbour]
            return f"{who(event.seat, 'sends')} the ship with {event.holds} holds to {harbour}."
        case ev.GroupLoaded():
            return f"{who(event.seat, 'loads')} the ship in {HARBOURS[event.harbour]}."
        case ev.RoundEnded():
            return f"The round is over: {ENDED[event.why]}."
        case _:
            return narrate_shared(event, who)
