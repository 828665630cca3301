"""Actions: what a player or chance does. A drawn `Lot` is itself chance's action."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from florin.rules.lots import Lot


class Word(Enum):
    """Actions that carry no value."""

    DRAW = "draw"
    STOP = "stop"
    PASS = "pass"
    BUY = "buy"
    DECLINE = "decline"
    DISCARD = "discard"

    def __repr__(self) -> str:
        return self.name


DRAW: Final = Word.DRAW
STOP: Final = Word.STOP
PASS: Final = Word.PASS
BUY: Final = Word.BUY
DECLINE: Final = Word.DECLINE
DISCARD: Final = Word.DISCARD


@dataclass(frozen=True, slots=True)
class Begin:
    """Chance: this seat begins the day (M7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A buyer bids this many florins (M10)."""

    florins: int


@dataclass(frozen=True, slots=True)
class Price:
    """The active player names this price (S8)."""

    florins: int


@dataclass(frozen=True, slots=True)
class Load:
    """The buyer loads the group onto the ship with `holds` holds, in harbour 0 to 2 (S10, S11)."""

    holds: int
    harbour: int


Action = Lot | Word | Begin | Bid | Price | Load
