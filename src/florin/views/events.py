"""Events as JSON: `{"event": "lot_drawn", "seat": 1, "lot": "C5", "bag": 17}`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from florin.records import lot_token
from florin.rules import Event
from florin.rules import events as ev
from florin.views.lots import tokens_of
from florin.views.medici_sheet import DaySheetView, day_sheet_view
from florin.views.strozzi_sheet import RoundSheetView, round_sheet_view


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all event views."""


class _BySeat(_Event, frozen=True):
    """Something that `seat` did or met."""

    seat: int


class _LotTurnedUp(_BySeat, frozen=True):
    """`bag` lots are left."""

    lot: str
    bag: int


class DayBegan(_Event, frozen=True, tag="day_began"):
    """Medici: `seat` selects first; `by_lot` where a lot decided among several."""

    day: int
    seat: int
    by_lot: bool


class RoundBegan(_Event, frozen=True, tag="round_began"):
    """Strozzi: `seat` is active first. Round 1 has no such event: it begins with the game."""

    round: int
    seat: int


class LotDrawn(_LotTurnedUp, frozen=True, tag="lot_drawn"):
    """`seat` turned up `lot`; `bag` lots are left."""


class FreeLot(_LotTurnedUp, frozen=True, tag="free_lot"):
    """Medici: the last buyer with room loads `lot` for nothing."""


class GroupOffered(_BySeat, frozen=True, tag="group_offered"):
    """The group is complete: the selector stopped, or it can grow no more."""

    lots: list[str]
    by: Literal["stop", "three", "room", "bag"]


class BidMade(_BySeat, frozen=True, tag="bid_made"):
    florins: int


class Passed(_BySeat, frozen=True, tag="passed"):
    pass


class CouldNotBid(_BySeat, frozen=True, tag="could_not_bid"):
    why: Literal["room", "money"]


class PriceNamed(_BySeat, frozen=True, tag="price_named"):
    florins: int


class Declined(_BySeat, frozen=True, tag="declined"):
    """`seat` declined, so the active player must buy."""


class GroupSold(_BySeat, frozen=True, tag="group_sold"):
    lots: list[str]
    florins: int


class ShipDocked(_BySeat, frozen=True, tag="ship_docked"):
    """Strozzi: the ship is assigned to the harbour for this round."""

    holds: int
    harbour: int


class GroupLoaded(_BySeat, frozen=True, tag="group_loaded"):
    lots: list[str]
    holds: int
    harbour: int


class GroupDiscarded(_BySeat, frozen=True, tag="group_discarded"):
    """`seat` selected it, or in Strozzi bought it."""

    lots: list[str]
    why: Literal["no bids", "choice", "no room"]


class ShipFull(_BySeat, frozen=True, tag="ship_full"):
    """Medici: `seat` is out for the day."""


class DayEnded(_Event, frozen=True, tag="day_ended"):
    day: int
    why: Literal["ships", "bag"]


class RoundEnded(_Event, frozen=True, tag="round_ended"):
    round: int
    why: Literal["ships", "bag"]


class DayScored(_Event, frozen=True, tag="day_scored"):
    day: int
    sheet: DaySheetView


class RoundScored(_Event, frozen=True, tag="round_scored"):
    round: int
    sheet: RoundSheetView


class GameEnded(_Event, frozen=True, tag="game_ended"):
    winners: list[int]
    money: list[int]


EventView = (
    DayBegan
    | RoundBegan
    | LotDrawn
    | FreeLot
    | GroupOffered
    | BidMade
    | Passed
    | CouldNotBid
    | PriceNamed
    | Declined
    | GroupSold
    | ShipDocked
    | GroupLoaded
    | GroupDiscarded
    | ShipFull
    | DayEnded
    | RoundEnded
    | DayScored
    | RoundScored
    | GameEnded
)


# By class, because a chain of twenty `isinstance` would be most of what an event costs.
_VIEW: dict[type[Event], Callable[[Any], EventView]] = {
    ev.DayBegan: lambda e: DayBegan(e.day, e.seat + 1, e.by_lot),
    ev.RoundBegan: lambda e: RoundBegan(e.round, e.seat + 1),
    ev.LotDrawn: lambda e: LotDrawn(e.seat + 1, lot_token(e.lot), e.bag),
    ev.FreeLot: lambda e: FreeLot(e.seat + 1, lot_token(e.lot), e.bag),
    ev.GroupOffered: lambda e: GroupOffered(e.seat + 1, tokens_of(e.lots), e.by),
    ev.BidMade: lambda e: BidMade(e.seat + 1, e.florins),
    ev.Passed: lambda e: Passed(e.seat + 1),
    ev.CouldNotBid: lambda e: CouldNotBid(e.seat + 1, e.why),
    ev.PriceNamed: lambda e: PriceNamed(e.seat + 1, e.florins),
    ev.Declined: lambda e: Declined(e.seat + 1),
    ev.GroupSold: lambda e: GroupSold(e.seat + 1, tokens_of(e.lots), e.florins),
    ev.ShipDocked: lambda e: ShipDocked(e.seat + 1, e.holds, e.harbour + 1),
    ev.GroupLoaded: lambda e: GroupLoaded(e.seat + 1, tokens_of(e.lots), e.holds, e.harbour + 1),
    ev.GroupDiscarded: lambda e: GroupDiscarded(e.seat + 1, tokens_of(e.lots), e.why),
    ev.ShipFull: lambda e: ShipFull(e.seat + 1),
    ev.DayEnded: lambda e: DayEnded(e.day, e.why),
    ev.RoundEnded: lambda e: RoundEnded(e.round, e.why),
    ev.DayScored: lambda e: DayScored(e.day, day_sheet_view(e.day, e.sheet)),
    ev.RoundScored: lambda e: RoundScored(e.round, round_sheet_view(e.round, e.sheet)),
    ev.GameEnded: lambda e: GameEnded([seat + 1 for seat in e.winners], list(e.money)),
}


def event_view(event: Event) -> EventView:
    """The event with seats from 1 and lots as tokens."""
    return _VIEW[type(event)](event)
