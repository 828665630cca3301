"""The face-value player of Medici vs Strozzi: prices by the values printed on the lots."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from florin.core.actions import DRAW, STOP, Action
from florin.core.lots import value_of
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.position import Phase, Position

ENOUGH: Final = 6  # draws on while the group is worth less than this


def face(position: Position, opening: Fraction) -> Action:
    """Names `opening` times the value as price; buys if the price is below half the value."""
    group = position.group
    match position.phase:
        case Phase.SELECT:
            return DRAW if value_of(group) < ENOUGH else STOP
        case Phase.PRICE:
            return Price(int(opening * value_of(group)))
        case Phase.ANSWER:
            return BUY if 2 * (position.price or 0) < value_of(group) else DECLINE
        case _:
            return _load(position)


def _load(position: Position) -> Action:
    """The loading that leaves the best balance of money if the round ended now."""
    me = position.to_act

    def balance(action: Action) -> int:
        after = position.apply(action)
        scored = len(after.sheets) > len(position.sheets)
        money = (after.sheets[-1] if scored else after.projection()).money
        return money[me] - money[1 - me]

    return max(position.loads(me), key=balance)
