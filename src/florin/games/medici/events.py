"""The events of Medici. Seats count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from florin.core.events import (
    Event,
    GameEnded,
    GroupDiscarded,
    GroupOffered,
    GroupSold,
    LotDrawn,
)
from florin.core.lots import Lot

if TYPE_CHECKING:
    from florin.games.medici.scoring import DaySheet


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """`seat` selects first; `by_lot` if a lot decided among several (M7)."""

    day: int
    seat: int
    by_lot: bool


@dataclass(frozen=True, slots=True)
class FreeLot(Event):
    """The last buyer with room loads `lot` for free (M15); `bag` lots are left."""

    seat: int
    lot: Lot
    bag: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CouldNotBid(Event):
    """`why` is "room" (M11) or "money" (M10)."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class ShipFull(Event):
    """`seat` is out for the day (M14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """`why` is "ships" if all ships are full (M15), or "bag" if the bag is empty (M15, M16)."""

    day: int
    why: str


@dataclass(frozen=True, slots=True)
class DayScored(Event):
    day: int
    sheet: DaySheet


__all__ = [
    "BidMade",
    "CouldNotBid",
    "DayBegan",
    "DayEnded",
    "DayScored",
    "Event",
    "FreeLot",
    "GameEnded",
    "GroupDiscarded",
    "GroupOffered",
    "GroupSold",
    "LotDrawn",
    "Passed",
    "ShipFull",
]
