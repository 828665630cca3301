"""Events of Medici vs Strozzi as JSON. Seats and harbours count from 1."""

from __future__ import annotations

from typing import Final, Literal

from florin.core import tokens_of
from florin.games.strozzi import events as ev
from florin.games.strozzi.sheet_view import RoundSheetView, sheet_view
from florin.views.events import SHARED, SHARED_TYPES, EventView, SeatEvent, ViewMakers


class RoundBegan(EventView, frozen=True, tag="round_began"):
    """`seat` is active first. Round 1 has no such event: it begins with the game."""

    round: int
    seat: int


class PriceNamed(SeatEvent, frozen=True, tag="price_named"):
    florins: int


class Declined(SeatEvent, frozen=True, tag="declined"):
    """`seat` declined, so the active player must buy."""


class ShipDocked(SeatEvent, frozen=True, tag="ship_docked"):
    """the ship is assigned to the harbour for this round."""

    holds: int
    harbour: int


class GroupLoaded(SeatEvent, frozen=True, tag="group_loaded"):
    lots: list[str]
    holds: int
    harbour: int


class RoundEnded(EventView, frozen=True, tag="round_ended"):
    round: int
    why: Literal["ships", "bag"]


class RoundScored(EventView, frozen=True, tag="round_scored"):
    round: int
    sheet: RoundSheetView


_MAKERS: Final[ViewMakers] = {
    **SHARED,
    ev.RoundBegan: lambda e: RoundBegan(e.round, e.seat + 1),
    ev.PriceNamed: lambda e: PriceNamed(e.seat + 1, e.florins),
    ev.Declined: lambda e: Declined(e.seat + 1),
    ev.ShipDocked: lambda e: ShipDocked(e.seat + 1, e.holds, e.harbour + 1),
    ev.GroupLoaded: lambda e: GroupLoaded(e.seat + 1, tokens_of(e.lots), e.holds, e.harbour + 1),
    ev.RoundEnded: lambda e: RoundEnded(e.round, e.why),
    ev.RoundScored: lambda e: RoundScored(e.round, sheet_view(e.round, e.sheet)),
}
EVENT_TYPES: Final = (
    *SHARED_TYPES,
    RoundBegan,
    PriceNamed,
    Declined,
    ShipDocked,
    GroupLoaded,
    RoundEnded,
    RoundScored,
)


def event_view(event: ev.Event) -> EventView:
    """The event with seats from 1 and lots as tokens."""
    return _MAKERS[type(event)](event)
