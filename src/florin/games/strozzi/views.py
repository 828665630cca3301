"""A position of Medici vs Strozzi, as JSON. Seat 1 is Medici."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

from florin.core.lots import tokens_of, value_of
from florin.games.strozzi import Position, Ship
from florin.games.strozzi.board import FIELD_BONUS, GOLD, HARBOURS, ROUNDS
from florin.games.strozzi.event_views import EVENT_TYPES, event_view
from florin.games.strozzi.sheet_view import (
    HarbourSheet,
    RoundSheetView,
    TrackCommodity,
    harbour_sheet,
    sheet_view,
)
from florin.games.strozzi.worth import Worth, worth
from florin.views.actor import Actor, actor, seat_or_none


class ShipView(msgspec.Struct, frozen=True):
    """A ship; `harbour` is null until it is first loaded."""

    holds: int
    harbour: int | None
    lots: list[str]
    free: int  # holds
    cargo: int  # value of the lots aboard


class House(msgspec.Struct, frozen=True):
    """One of the two players."""

    seat: int
    money: int  # may be below 0: credit is free
    fleet: list[ShipView]


class Track(msgspec.Struct, frozen=True):
    """A monopoly track: the marker as of the last scoring, and with this round's lots."""

    commodity: TrackCommodity
    marker: int  # positive on Medici's side
    marker_now: int


class Harbour(msgspec.Struct, frozen=True):
    harbour: int
    tracks: list[Track]


class LoadingView(msgspec.Struct, frozen=True):
    """The scoring if the buyer had loaded the group so and the round ended now.

    `gain` is the buyer's own pay, `swing` the change of the balance between the players. The price
    is not subtracted. `harbour` is the scoring of the harbour that changes, as `projection` has it.
    """

    token: str
    gain: int
    swing: int
    harbour: HarbourSheet


class HouseWorth(msgspec.Struct, frozen=True):
    """What the group would bring `seat`, by loading. No loading: it could only be discarded.

    `gain` and `swing` are those of the loading with the best swing, 0 without one.
    """

    seat: int
    gain: int
    swing: int
    best: str | None  # token
    loadings: list[LoadingView]


class StrozziView(msgspec.Struct, frozen=True, tag_field="game", tag="strozzi"):
    """The whole position: everything but the order of the bag is public."""

    round: int
    rounds: int
    gold: int  # value of a gold
    phase: Literal["lot", "select", "price", "answer", "load", "over"]
    to_act: Actor
    active: int
    players: list[House]
    harbours: list[Harbour]
    track_end: int  # fields on each side of the middle
    field_bonus: list[int]  # by distance from the middle
    group: list[str]
    group_value: int
    group_limit: int  # how many lots this group may reach
    price: int | None
    buyer: int | None  # who must load
    bag: int
    unseen: list[str]  # multiset
    discarded: list[str]
    projection: RoundSheetView  # the scoring if the round ended now
    worth: list[HouseWorth]  # for each player who may get the group in hand


def position_view(position: Position) -> StrozziView:
    sheet = position.projection()
    return StrozziView(
        round=position.round,
        rounds=ROUNDS,
        gold=GOLD.value,
        phase=position.phase.value,
        to_act=actor(position.to_act),
        active=position.active + 1,
        players=[
            House(seat + 1, position.money[seat], [_ship(ship) for ship in fleet])
            for seat, fleet in enumerate(position.fleets)
        ],
        harbours=[
            Harbour(
                at + 1,
                [
                    Track(commodity.value, marker, now)  # type: ignore[arg-type]
                    for commodity, marker, now in zip(
                        tracks, position.markers[at], sheet.markers[at], strict=True
                    )
                ],
            )
            for at, tracks in enumerate(HARBOURS)
        ],
        track_end=position.setup.track,
        field_bonus=list(FIELD_BONUS[position.setup.track]),
        group=tokens_of(position.group),
        group_value=value_of(position.group),
        group_limit=position.group_limit,
        price=position.price,
        buyer=seat_or_none(position.buyer),
        bag=position.bag,
        unseen=tokens_of(position.unseen),
        discarded=tokens_of(position.discarded),
        projection=sheet_view(position.round, sheet),
        worth=[_worth_view(each) for each in worth(position)],
    )


@lru_cache(maxsize=1024)
def _worth_view(each: Worth) -> HouseWorth:
    best = each.best
    return HouseWorth(
        seat=each.seat + 1,
        gain=0 if best is None else best.gain,
        swing=0 if best is None else best.swing,
        best=None if best is None else best.load.token,
        loadings=[
            LoadingView(
                loading.load.token,
                loading.gain,
                loading.swing,
                harbour_sheet(loading.sheet, loading.load.harbour),
            )
            for loading in each.loadings
        ],
    )


def _ship(ship: Ship) -> ShipView:
    return ShipView(
        holds=ship.holds,
        harbour=seat_or_none(ship.harbour),
        lots=tokens_of(ship.lots),
        free=ship.room,
        cargo=value_of(ship.lots),
    )


POSITION_TYPE: Final = StrozziView
SHEET_TYPE: Final = RoundSheetView

__all__ = [
    "EVENT_TYPES",
    "POSITION_TYPE",
    "SHEET_TYPE",
    "StrozziView",
    "event_view",
    "position_view",
    "sheet_view",
]
