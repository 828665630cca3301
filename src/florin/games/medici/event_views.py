"""Events of Medici as JSON. Seats count from 1."""

from __future__ import annotations

from typing import Final, Literal

from florin.games.medici import events as ev
from florin.games.medici.sheet_view import DaySheetView, sheet_view
from florin.views.events import SHARED, SHARED_TYPES, EventView, LotTurnedUp, SeatEvent, ViewMakers


class DayBegan(EventView, frozen=True, tag="day_began"):
    """`seat` selects first; `by_lot` if a lot decided among several."""

    day: int
    seat: int
    by_lot: bool


class FreeLot(LotTurnedUp, frozen=True, tag="free_lot"):
    """The last buyer with room loads `lot` for free."""


class BidMade(SeatEvent, frozen=True, tag="bid_made"):
    florins: int


class Passed(SeatEvent, frozen=True, tag="passed"):
    pass


class CouldNotBid(SeatEvent, frozen=True, tag="could_not_bid"):
    why: Literal["room", "money"]


class ShipFull(SeatEvent, frozen=True, tag="ship_full"):
    """`seat` is out for the day."""


class DayEnded(EventView, frozen=True, tag="day_ended"):
    day: int
    why: Literal["ships", "bag"]


class DayScored(EventView, frozen=True, tag="day_scored"):
    day: int
    sheet: DaySheetView


_MAKERS: Final[ViewMakers] = {
    **SHARED,
    ev.DayBegan: lambda e: DayBegan(e.day, e.seat + 1, e.by_lot),
    ev.FreeLot: lambda e: FreeLot(e.seat + 1, e.lot.token, e.bag),
    ev.BidMade: lambda e: BidMade(e.seat + 1, e.florins),
    ev.Passed: lambda e: Passed(e.seat + 1),
    ev.CouldNotBid: lambda e: CouldNotBid(e.seat + 1, e.why),
    ev.ShipFull: lambda e: ShipFull(e.seat + 1),
    ev.DayEnded: lambda e: DayEnded(e.day, e.why),
    ev.DayScored: lambda e: DayScored(e.day, sheet_view(e.day, e.sheet)),
}
EVENT_TYPES: Final = (
    *SHARED_TYPES,
    DayBegan,
    FreeLot,
    BidMade,
    Passed,
    CouldNotBid,
    ShipFull,
    DayEnded,
    DayScored,
)


def event_view(event: ev.Event) -> EventView:
    """The event with seats from 1 and lots as tokens."""
    return _MAKERS[type(event)](event)
