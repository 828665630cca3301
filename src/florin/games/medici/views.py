"""A position of Medici, as JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

from florin.core.lots import Lots, tokens_of, value_of
from florin.games.medici import COULD_NOT, PASSED, Phase, Position, score_day
from florin.games.medici.board import DAYS, GOLD, HOLDS
from florin.games.medici.event_views import EVENT_TYPES, event_view
from florin.games.medici.scoring import Levels
from florin.games.medici.sheet_view import (
    STALL_NAMES,
    DaySheetView,
    StallName,
    Stalls,
    sheet_view,
)
from florin.games.medici.worth import candidates, worth_with_room
from florin.views.actor import Actor, actor, seat_or_none

AuctionState = Literal["idle", "to_come", "bid", "passed", "cannot", "out"]


class Auction(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a buyer stands to the group on offer, or to the one being drawn.

    `idle`: no group is on offer. `to_come`: may still bid. `bid`: has bid `florins`. `passed`.
    `cannot`: has no room for the group or not enough money to beat the high bid, see `why`.
    `out`: the ship is full, so out for the day.
    """

    state: AuctionState
    florins: int | None = None
    why: Literal["room", "money"] | None = None


class Buyer(msgspec.Struct, frozen=True):
    """One buyer. `levels` are those of the last scoring, `levels_now` include today's lots."""

    seat: int
    money: int
    ship: list[str]
    free: int  # holds
    cargo: int  # value of the lots aboard
    levels: Stalls
    levels_now: Stalls
    auction: Auction


class StallWorth(msgspec.Struct, frozen=True):
    """What the group changes on one stall for one buyer; florins."""

    commodity: StallName
    level: int  # with today's lots, without the group
    level_after: int
    gain: int  # award and bonus together, compared with now
    bonus_gain: int  # the bonus alone


class BuyerWorth(msgspec.Struct, frozen=True):
    """The scoring if `seat` had the group aboard and the day ended now, compared with `projection`.

    `gain` is the sum of `cargo_gain` and of the gains on the stalls; the price is not subtracted.
    `stalls` lists the stalls that the group climbs.
    """

    seat: int
    gain: int
    cargo: int  # value aboard with the group
    rank: int  # by cargo, from 1, without the group
    rank_after: int
    cargo_gain: int
    stalls: list[StallWorth]


class MediciView(msgspec.Struct, frozen=True, tag_field="game", tag="medici"):
    """The whole position: everything but the order of the bag is public."""

    day: int
    days: int
    holds: int  # of every ship
    gold: int  # value of the gold
    level_bonus: list[int]  # by level, from 0
    phase: Literal["begin", "lot", "select", "bid", "free", "over"]
    to_act: Actor
    selector: int | None  # null before the day's first buyer is known; in phase free: who loads
    buyers: list[Buyer]
    group: list[str]
    group_value: int  # sum of the values on the lots
    group_limit: int  # how many lots this group may reach: 3, or less for want of room or lots
    high: int  # highest bid so far, 0 before the first
    bidder: int | None  # who made it
    bidding: list[int]  # seats in order of bidding, the selector last; empty unless phase is bid
    bag: int  # lots left in it
    unseen: list[str]  # multiset: in the bag or set aside
    discarded: list[str]
    projection: DaySheetView  # the scoring if the day ended now
    worth: list[BuyerWorth]  # for each buyer who could get the group in hand


@lru_cache(maxsize=1024)
def _scored(
    day: int,
    money: tuple[int, ...],
    levels: Levels,
    ships: tuple[Lots, ...],
    level_bonus: tuple[int, ...],
) -> DaySheetView:
    """Cached: draws, bids and passes change none of the arguments."""
    return sheet_view(day, score_day(money, levels, ships, level_bonus))


def position_view(position: Position) -> MediciView:
    level_bonus = position.setup.level_bonus
    if position.phase is Phase.OVER:
        projection = sheet_view(position.day, position.projection())
    else:
        projection = _scored(
            position.day, position.money, position.levels, position.ships, level_bonus
        )
    order = [seat + 1 for seat in position.bidding_order]
    return MediciView(
        day=position.day,
        days=DAYS,
        holds=HOLDS,
        gold=GOLD.value,
        level_bonus=list(level_bonus),
        phase=position.phase.value,
        to_act=actor(position.to_act),
        selector=None if position.phase is Phase.BEGIN else position.selector + 1,
        buyers=[
            Buyer(
                seat=seat + 1,
                money=position.money[seat],
                ship=tokens_of(ship),
                free=HOLDS - len(ship),
                cargo=projection.buyers[seat].cargo,
                levels=Stalls(*position.levels[seat]),
                levels_now=projection.buyers[seat].levels,
                auction=_auction(position, seat),
            )
            for seat, ship in enumerate(position.ships)
        ],
        group=tokens_of(position.group),
        group_value=value_of(position.group),
        group_limit=position.group_limit,
        high=position.high,
        bidder=seat_or_none(position.bidder),
        bidding=order if position.phase is Phase.BID else [],
        bag=position.bag,
        unseen=tokens_of(position.unseen),
        discarded=tokens_of(position.discarded),
        projection=projection,
        worth=_worth_views(position),
    )


_IDLE, _OUT, _PASSED = Auction("idle"), Auction("out"), Auction("passed")
_TO_COME = Auction("to_come")
_CANNOT: Final = {why: Auction("cannot", why=why) for why in ("room", "money")}


def _auction(position: Position, seat: int) -> Auction:
    """How `seat` stands to the group."""
    if len(position.ships[seat]) == HOLDS:
        return _OUT
    answer = position.answer_of(seat)
    if answer is not None and answer != COULD_NOT:
        return _PASSED if answer == PASSED else Auction("bid", florins=answer)
    if position.phase not in (Phase.SELECT, Phase.BID):
        return _IDLE
    obstacle = position.obstacle(seat)
    if obstacle == "room":
        return _CANNOT["room"]
    if position.phase is Phase.SELECT:
        return _IDLE
    # Money is only lost by buying, so a buyer who could not afford the bid then cannot now.
    return _CANNOT["money"] if obstacle or answer == COULD_NOT else _TO_COME


def _worth_views(position: Position) -> list[BuyerWorth]:
    seats = candidates(position)
    if not seats:
        return []
    group = _group_worth(
        position.levels, position.ships, position.group, position.setup.level_bonus
    )
    return [each for each in group if each.seat - 1 in seats]


@lru_cache(maxsize=1024)
def _group_worth(
    levels: Levels, ships: tuple[Lots, ...], group: Lots, level_bonus: tuple[int, ...]
) -> tuple[BuyerWorth, ...]:
    """For all buyers with room. Cached: the bids of an auction change none of the arguments."""
    return tuple(
        BuyerWorth(
            seat=each.seat + 1,
            gain=each.gain,
            cargo=each.cargo,
            rank=each.rank,
            rank_after=each.rank_after,
            cargo_gain=each.cargo_gain,
            stalls=[StallWorth(STALL_NAMES[stall], *gains) for stall, *gains in each.stalls],
        )
        for each in worth_with_room(levels, ships, group, level_bonus)
    )


POSITION_TYPE: Final = MediciView
SHEET_TYPE: Final = DaySheetView

__all__ = [
    "EVENT_TYPES",
    "POSITION_TYPE",
    "SHEET_TYPE",
    "MediciView",
    "event_view",
    "position_view",
    "sheet_view",
]
