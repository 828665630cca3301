"""The constants of the game, its actions and its events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from florin.core import Action, Amount, Event, Word
from florin.core.events import GameEnded

ROUNDS: Final = 2
CRATES_PER_PLAYER: Final = 2  # turned up in each round
NUMBERS: Final = (1, 1, 2, 2, 3, 3, 4, 5, 6)
PRIZE: Final = 10  # florins for the largest sum of numbers
CAPITALS: Final = (10, 15, 20)  # florins at the start: the values of the option `capital`
CAPITAL: Final = 15

PASS: Final = Word("pass")


@dataclass(frozen=True, slots=True)
class Crate(Action):
    """Chance: this crate is turned up."""

    number: int

    @property
    def token(self) -> str:
        return f"#{self.number}"


@dataclass(frozen=True, slots=True)
class Bid(Amount):
    """A player bids this many florins."""


BAG: Final = tuple(map(Crate, NUMBERS))


@dataclass(frozen=True, slots=True)
class CrateOffered(Event):
    """`seat` opens the bidding; `left` crates come after this one in the round."""

    seat: int
    number: int
    left: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CrateSold(Event):
    seat: int
    number: int
    florins: int


@dataclass(frozen=True, slots=True)
class CrateReturned(Event):
    """No player bid for the crate."""

    number: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    number: int
    money: tuple[int, ...]  # florins by seat


__all__ = [
    "BAG",
    "CAPITAL",
    "CAPITALS",
    "CRATES_PER_PLAYER",
    "NUMBERS",
    "PASS",
    "PRIZE",
    "ROUNDS",
    "Bid",
    "BidMade",
    "Crate",
    "CrateOffered",
    "CrateReturned",
    "CrateSold",
    "GameEnded",
    "Passed",
    "RoundScored",
]
