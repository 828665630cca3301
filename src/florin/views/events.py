"""Events as JSON: `{"event": "lot_drawn", "seat": 1, "lot": "C5", "bag": 17}`.

A game derives the views of its own events from these base classes. Seats count from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec

from florin.core import Event, tokens_of
from florin.core import events as ev


class EventView(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all event views."""


class SeatEvent(EventView, frozen=True):
    """Something that `seat` did or met."""

    seat: int


class LotTurnedUp(SeatEvent, frozen=True):
    """`bag` lots are left."""

    lot: str
    bag: int


class LotDrawn(LotTurnedUp, frozen=True, tag="lot_drawn"):
    """`seat` turned up `lot`; `bag` lots are left."""


class GroupOffered(SeatEvent, frozen=True, tag="group_offered"):
    """The group is complete: the selector stopped, or it can grow no more."""

    lots: list[str]
    by: Literal["stop", "three", "room", "bag"]


class GroupSold(SeatEvent, frozen=True, tag="group_sold"):
    lots: list[str]
    florins: int


class GroupDiscarded(SeatEvent, frozen=True, tag="group_discarded"):
    """`seat` selected the group, or bought it."""

    lots: list[str]
    why: Literal["no bids", "choice", "no room"]


class GameEnded(EventView, frozen=True, tag="game_ended"):
    winners: list[int]
    money: list[int]


ViewMakers = Mapping[type[Event], Callable[[Any], EventView]]
# By class, because a chain of `isinstance` would be most of what an event costs.
SHARED: Final[ViewMakers] = {
    ev.LotDrawn: lambda e: LotDrawn(e.seat + 1, e.lot.token, e.bag),
    ev.GroupOffered: lambda e: GroupOffered(e.seat + 1, tokens_of(e.lots), e.by),
    ev.GroupSold: lambda e: GroupSold(e.seat + 1, tokens_of(e.lots), e.florins),
    ev.GroupDiscarded: lambda e: GroupDiscarded(e.seat + 1, tokens_of(e.lots), e.why),
    ev.GameEnded: lambda e: GameEnded([seat + 1 for seat in e.winners], list(e.money)),
}
SHARED_TYPES: Final = (LotDrawn, GroupOffered, GroupSold, GroupDiscarded, GameEnded)
