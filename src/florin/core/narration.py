"""Events in English sentences: the parts that all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from florin.core.events import (
    Event,
    GameEnded,
    GroupDiscarded,
    GroupOffered,
    GroupSold,
    LotDrawn,
)
from florin.core.lots import Lots, tokens_of

YOU: Final = "You"  # the name of a lone person's seat; sentences then address the reader
ENDED: Final = {"ships": "the ships are full", "bag": "the bag is empty"}
_DISCARDED: Final = {
    "no bids": "there was no bid",
    "choice": "not wanted",
    "no room": "no room for it",
}

Who = Callable[..., str]


def printable(name: str) -> str:
    """A player's name without anything that could move the cursor or look like markup."""
    return "".join(letter if letter.isprintable() else "·" for letter in name) or "–"


def speaker(names: Sequence[str]) -> Who:
    """A function that joins a seat's name and a verb: `Bruno draws`, `You draw`."""

    def who(seat: int, verb: str = "") -> str:
        name = printable(names[seat])
        if name == YOU:
            verb = {"passes": "pass", "is": "are"}.get(verb, verb.removesuffix("s"))
        return f"{name} {verb}".strip()

    return who


def narrate_shared(event: Event, who: Who) -> str | None:
    """A sentence about an event of `florin.core.events`; None for other events."""
    match event:
        case LotDrawn():
            return f"{who(event.seat, 'draws')} {event.lot.token}."
        case GroupOffered():
            return f"{who(event.seat, 'offers')} {spoken(event.lots)}."
        case GroupSold():
            return f"{who(event.seat, 'buys')} {spoken(event.lots)} for {event.florins}."
        case GroupDiscarded():
            return f"{spoken(event.lots)} discarded: {_DISCARDED[event.why]}."
        case GameEnded():
            if len(event.winners) == 1:
                return f"{who(event.winners[0], 'wins')}."
            return f"{' and '.join(who(seat) for seat in event.winners)} share the win."
        case _:
            return None


def spoken(lots: Lots) -> str:
    return " ".join(tokens_of(lots))


def turn_text(to_act: int) -> str:
    """`seat 2 acts`, `chance acts`, `the game is over`."""
    return {-1: "chance acts", -2: "the game is over"}.get(to_act, f"seat {to_act + 1} acts")
