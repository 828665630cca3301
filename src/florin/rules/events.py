"""Events: what happened, as a name and values. A screen animates and narrates them in any language.

One action may cause several: the last pass of a day sells a group, ends the day, scores it and
begins the next. Seats and harbours count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from florin.rules.lots import Lot, Lots

if TYPE_CHECKING:
    from florin.rules.medici.scoring import DaySheet
    from florin.rules.strozzi.scoring import RoundSheet


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events; the class name is the event's name."""


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """Medici: `seat` selects first; `by_lot` where a lot decided among several (M7)."""

    day: int
    seat: int
    by_lot: bool


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Strozzi: `seat` is active first (S6)."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """`seat` turned up `lot`; `bag` lots are left."""

    seat: int
    lot: Lot
    bag: int


@dataclass(frozen=True, slots=True)
class FreeLot(Event):
    """Medici: the last buyer with room loads `lot` for nothing (M15)."""

    seat: int
    lot: Lot
    bag: int


@dataclass(frozen=True, slots=True)
class GroupOffered(Event):
    """The group is complete. `by` says why: "stop", "three", "room" or "bag"."""

    seat: int
    lots: Lots
    by: str


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
class PriceNamed(Event):
    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """`seat` declined, so the active player must buy (S9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GroupSold(Event):
    seat: int
    lots: Lots
    florins: int


@dataclass(frozen=True, slots=True)
class ShipDocked(Event):
    """Strozzi: the ship with `holds` holds is assigned to `harbour` for this round (S11)."""

    seat: int
    holds: int
    harbour: int


@dataclass(frozen=True, slots=True)
class GroupLoaded(Event):
    """Strozzi: the buyer put the group aboard (S10)."""

    seat: int
    lots: Lots
    holds: int
    harbour: int


@dataclass(frozen=True, slots=True)
class GroupDiscarded(Event):
    """`why` is "no bids" (M13), "choice" or "no room" (S10). `seat` selected, or bought, it."""

    seat: int
    lots: Lots
    why: str


@dataclass(frozen=True, slots=True)
class ShipFull(Event):
    """Medici: `seat` is out for the day (M14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """`why` is "ships" (M15) or "bag" (M16)."""

    day: int
    why: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`why` is "ships" or "bag" (S13)."""

    round: int
    why: str


@dataclass(frozen=True, slots=True)
class DayScored(Event):
    day: int
    sheet: DaySheet


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    round: int
    sheet: RoundSheet


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    money: tuple[int, ...]
