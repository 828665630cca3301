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
    if position.phase is Phase.SELECT:
        seats = tuple(
            seat
            for seat, ship in enumerate(position.ships)
            if len(ship) + len(position.group) <= HOLDS
        )
    elif position.phase is Phase.BID:
        seats = tuple(sorted({*position.may_bid, *_high_bidder(position)}))
    else:
        return ()
    return _worth(
        position.money,
        position.levels,
        position.ships,
        position.group,
        position.setup.level_bonus,
        seats,
    )


def _high_bidder(position: Position) -> tuple[int, ...]:
    return () if position.bidder is None else (position.bidder,)


@lru_cache(maxsize=4096)
def _worth(
    money: tuple[int, ...],
    levels: Levels,
    ships: tuple[Lots, ...],
    group: Lots,
    level_bonus: tuple[int, ...],
    seats: tuple[int, ...],
) -> tuple[Worth, ...]:
    """Cached: every view of the same auction asks for it."""
    before = score_day(money, levels, ships, level_bonus).money
    found: list[Worth] = []
    for seat in seats:
        loaded = (*ships[:seat], ships[seat] + group, *ships[seat + 1 :])
        sheet = score_day(money, levels, loaded, level_bonus)
        found.append(Worth(seat, sheet, sheet.money[seat] - before[seat]))
    return tuple(found)
