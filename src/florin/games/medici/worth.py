"""What the group in hand would bring each buyer if the day ended now. This is scoring, not advice.

Only the buyer's own cargo pay and the stalls of the group's commodities can change, so only those
are scored again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from florin.core.lots import Lots, value_of
from florin.core.places import share_places
from florin.games.medici.board import CARGO_PAY, HOLDS, STALL_OF, STALL_PAY, TOP_LEVEL
from florin.games.medici.position import Phase, Position
from florin.games.medici.scoring import Levels, climb


class StallGain(NamedTuple):
    """What the group changes on one stall for one buyer; florins."""

    stall: int  # place in board.COMMODITIES
    level: int  # with today's lots, without the group
    level_after: int
    gain: int  # award and bonus together
    bonus_gain: int  # the bonus alone


class Worth(NamedTuple):
    """One buyer with the group aboard, compared with the same ships without it. Florins."""

    seat: int
    gain: int  # what the scoring pays more; the price is not subtracted
    cargo: int  # value aboard with the group
    cargo_gain: int
    rank: int  # by cargo, from 1, without the group
    rank_after: int
    stalls: tuple[StallGain, ...]  # those that the group climbs


def worth(position: Position) -> tuple[Worth, ...]:
    """By seat, for every buyer who has room for the group and could still get it.

    Empty if no group is in hand. While the group is still growing, all buyers with room count;
    during the bidding, the high bidder and those who may still bid.
    """
    seats = candidates(position)
    if not seats:
        return ()
    found = worth_with_room(
        position.levels, position.ships, position.group, position.setup.level_bonus
    )
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
    levels: Levels, ships: tuple[Lots, ...], group: Lots, level_bonus: tuple[int, ...]
) -> tuple[Worth, ...]:
    """For all buyers with room. Cached: the bids of an auction change none of the arguments."""
    room = HOLDS - len(group)
    pay = CARGO_PAY[len(ships)]
    cargo = tuple(map(value_of, ships))
    cargo_pay = share_places(cargo, pay)
    value = value_of(group)
    now = tuple(climb(old, ship) for old, ship in zip(levels, ships, strict=True))
    climbs = _climbs(group)
    found: list[Worth] = []
    for seat, ship in enumerate(ships):
        if len(ship) > room:
            continue
        loaded = (*cargo[:seat], cargo[seat] + value, *cargo[seat + 1 :])
        cargo_gain = share_places(loaded, pay)[seat] - cargo_pay[seat]
        stalls = tuple(
            _stall_gain(stall, lots, tuple(row[stall] for row in now), seat, level_bonus)
            for stall, lots in climbs
            if now[seat][stall] < TOP_LEVEL
        )
        found.append(
            Worth(
                seat,
                cargo_gain + sum(each.gain for each in stalls),
                loaded[seat],
                cargo_gain,
                _rank(cargo, seat),
                _rank(loaded, seat),
                stalls,
            )
        )
    return tuple(found)


def _climbs(group: Lots) -> tuple[tuple[int, int], ...]:
    """Stalls and numbers of lots, in the order of the stalls; gold climbs nothing (M20)."""
    counts: dict[int, int] = {}
    for lot in group:
        stall = STALL_OF.get(lot.commodity)
        if stall is not None:
            counts[stall] = counts.get(stall, 0) + 1
    return tuple(sorted(counts.items()))


@lru_cache(maxsize=1 << 14)
def _stall_gain(
    stall: int, lots: int, levels: tuple[int, ...], seat: int, level_bonus: tuple[int, ...]
) -> StallGain:
    level = levels[seat]
    after = min(level + lots, TOP_LEVEL)
    climbed = (*levels[:seat], after, *levels[seat + 1 :])
    award = share_places(climbed, STALL_PAY)[seat] - share_places(levels, STALL_PAY)[seat]
    bonus = level_bonus[after] - level_bonus[level]
    return StallGain(stall, level, after, award + bonus, bonus)


def _rank(cargo: tuple[int, ...], seat: int) -> int:
    return 1 + sum(other > cargo[seat] for other in cargo)
