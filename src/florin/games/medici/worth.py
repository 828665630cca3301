"""What the group in hand would bring each buyer if the day ended now.

This is scoring, not advice.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from florin.core.lots import Lots
from florin.games.medici.board import HOLDS
from florin.games.medici.position import Phase, Position
from florin.games.medici.scoring import DaySheet, Levels, score_day


class Worth(NamedTuple):
    """One buyer with the group aboard, compared with the same ships without it. Florins."""

    seat: int
    sheet: DaySheet  # the day's scoring with the group on this buyer's ship, before paying for it
    gain: int  # what the scoring pays this buyer more; the price is not subtracted


def worth(position: Position) -> tuple[Worth, ...]:
    """By seat, for every buyer who has room for the group and could still get it.

    Empty if no group is in hand. While the group is still growing, all buyers with room count;
    during the bidding, the high bidder and those who may still bid.
    """
    if position.phase not in (Phase.SELECT, Phase.BID):
        return ()
    found = worth_with_room(
        position.money,
        position.levels,
        position.ships,
        position.group,
        position.setup.level_bonus,
    )
    seats = candidates(position)
    return tuple(each for each in found if each.seat in seats)


def candidates(position: Position) -> tuple[int, ...]:
    """The buyers whom `worth` lists, unordered."""
    if position.phase is Phase.SELECT:
        room = HOLDS - len(position.group)
        return tuple(seat for seat, ship in enumerate(position.ships) if len(ship) <= room)
    if position.phase is not Phase.BID:
        return ()
    bidder = () if position.bidder is None else (position.bidder,)
    return (*position.may_bid, *bidder)


@lru_cache(maxsize=4096)
def worth_with_room(
    money: tuple[int, ...],
    levels: Levels,
    ships: tuple[Lots, ...],
    group: Lots,
    level_bonus: tuple[int, ...],
) -> tuple[Worth, ...]:
    """For all buyers with room. Cached: the bids of an auction change none of the arguments."""
    before = score_day(money, levels, ships, level_bonus).money
    found: list[Worth] = []
    for seat, ship in enumerate(ships):
        if len(ship) + len(group) <= HOLDS:
            loaded = (*ships[:seat], ship + group, *ships[seat + 1 :])
            sheet = score_day(money, levels, loaded, level_bonus)
            found.append(Worth(seat, sheet, sheet.money[seat] - before[seat]))
    return tuple(found)
