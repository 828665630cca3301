"""The face-value player of Medici: bids by the values printed on the lots."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from florin.core.actions import DRAW, STOP, Action
from florin.core.lots import value_of
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.board import STALL_OF
from florin.games.medici.position import Phase, Position

ENOUGH: Final = 6  # draws on while the group is worth less than this
FOOTHOLD: Final = 2  # from this level on, a stall is worth climbing
CLIMB: Final = 2  # florins that a lot of such a stall adds


def face(position: Position, opening: Fraction) -> Action:
    """Bids up to the sum of the values, plus a little for stalls on which the buyer is high.

    If other buyers bid later, it opens at `opening` times that limit. The last bidder bids one
    florin more than the high bid.
    """
    group = position.group
    if position.phase is Phase.SELECT:
        return DRAW if value_of(group) < ENOUGH else STOP
    seat = position.to_act
    florins = offer(position, seat, position.high, opening)
    return PASS if florins is None or florins > position.money[seat] else Bid(florins)


def offer(position: Position, seat: int, high: int, opening: Fraction | float) -> int | None:
    """What `seat` would bid on the group against the high bid; None if that is above its limit."""
    group, levels = position.group, position.levels[seat]
    limit = value_of(group) + CLIMB * sum(
        levels[STALL_OF[lot.commodity]] >= FOOTHOLD for lot in group if lot.commodity in STALL_OF
    )
    florins = high + 1
    if seat != position.selector:
        florins = max(florins, int(opening * limit))
    return florins if florins <= limit else None


def plain(position: Position) -> Action:
    """Bids the face value of the group less one. The yardstick for the weakest level."""
    group = position.group
    if position.phase is Phase.SELECT:
        return DRAW if value_of(group) < ENOUGH else STOP
    limit = min(value_of(group) - 1, position.money[position.to_act])
    if limit <= position.high:
        return PASS
    return Bid(position.high + 1 if position.may_bid == (position.to_act,) else limit)
