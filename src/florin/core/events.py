"""Events: what happened, as a name and values. A client animates and narrates them in any language.

One action may cause several: the last pass of a day sells a group, ends the day, scores it and
begins the next. Seats count from 0. A game adds its own events beside these, which all auction
games share.
"""

from __future__ import annotations

from dataclasses import dataclass

from florin.core.lots import Lot, Lots


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events; the class name is the event's name."""


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """`seat` drew `lot`; `bag` lots are left."""

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
class GroupSold(Event):
    seat: int
    lots: Lots
    florins: int


@dataclass(frozen=True, slots=True)
class GroupDiscarded(Event):
    """`why` is "no bids", "choice" or "no room". `seat` selected, or bought, the group."""

    seat: int
    lots: Lots
    why: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    money: tuple[int, ...]
