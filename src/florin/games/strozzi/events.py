"""The events of Medici vs Strozzi. Seats and harbours count from 0."""

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
from florin.core.lots import Lots

if TYPE_CHECKING:
    from florin.games.strozzi.scoring import RoundSheet


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """`seat` is active first (S6)."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class PriceNamed(Event):
    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """`seat` declined, so the active player must buy (S9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShipDocked(Event):
    """The ship with `holds` holds is assigned to `harbour` for this round (S11)."""

    seat: int
    holds: int
    harbour: int


@dataclass(frozen=True, slots=True)
class GroupLoaded(Event):
    """The buyer put the group aboard (S10)."""

    seat: int
    lots: Lots
    holds: int
    harbour: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`why` is "ships" or "bag" (S13)."""

    round: int
    why: str


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    round: int
    sheet: RoundSheet


__all__ = [
    "Declined",
    "Event",
    "GameEnded",
    "GroupDiscarded",
    "GroupLoaded",
    "GroupOffered",
    "GroupSold",
    "LotDrawn",
    "PriceNamed",
    "RoundBegan",
    "RoundEnded",
    "RoundScored",
    "ShipDocked",
]
