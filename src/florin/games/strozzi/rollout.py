"""Judging prices of Medici vs Strozzi by rollouts."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from florin.core.actions import STOP, Action
from florin.core.bots import Judgement
from florin.core.rollouts import Ends, crossing, mean_judgement, paid, rank, worth
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.position import Phase, Position

TOP_PRICE: Final = 255  # no group is worth as much


def options(position: Position, ends: Ends) -> tuple[tuple[Action, Judgement], ...] | None:
    """Price zero, and the prices about that at which the other player is indifferent."""
    if position.phase is not Phase.PRICE:
        return None
    fair, other = _fair_price(position, ends), 1 - position.active
    prices = sorted({0, *(max(0, int(fair) + near) for near in (-1, 0, 1, 2))})
    return tuple(
        (Price(price), max(_answers(position, price, ends), key=lambda j: rank(j, other)))
        for price in prices
    )


def fair_prices(position: Position, ends: Ends, seats: Container[int]) -> tuple[float | None, ...]:
    """Both find the same price fair: what one would gain by the group the other would lose."""
    if not position.group:
        return ()
    if position.phase in (Phase.LOT, Phase.LOAD):  # the group is growing, or bought
        return (None, None)
    fair = _fair_price(position, ends)
    return tuple(fair if seat in seats else None for seat in range(2))


def _answers(position: Position, price: int, ends: Ends) -> tuple[Judgement, Judgement]:
    """The group bought and declined at that price, with the price still to be named.

    Face-value bots do not look at money in this game: one set of games serves every price.
    """
    free, other = position.apply(Price(0)), 1 - position.active
    buy, decline = ends(free.apply(BUY)), ends(free.apply(DECLINE))
    return (
        mean_judgement([paid(money, other, price) for money in buy]),
        mean_judgement([paid(money, position.active, price) for money in decline]),
    )


def _fair_price(position: Position, ends: Ends) -> float:
    asked = position
    if asked.phase is Phase.SELECT:
        asked = asked.apply(STOP)
    if asked.phase is Phase.ANSWER:
        asked = asked.before_price()
    other = 1 - asked.active

    def gain(price: int) -> float:
        buy, decline = _answers(asked, price, ends)
        return worth(buy, other) - worth(decline, other)

    return crossing(gain, TOP_PRICE)
