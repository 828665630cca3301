"""Sales of a group at given prices, and when a group is paid for only to be thrown away."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, utility
from florin.games.strozzi.bots.turns import DISCARD_SLOT, Array

_SHIFTS: Final = 24  # halvings of an interval of 400 florins
_np: Any = np  # for results whose type the stubs leave open


class Value(NamedTuple):
    """The value of a position; seat 0 is Medici."""

    utility: float  # to seat 0, by the evaluator's aim; to seat 1 it is `Aim.win` less this
    win: float  # share of the win of seat 0
    money: tuple[float, float]  # expected at the end, by seat


class Offers(NamedTuple):
    """Sales to one buyer at some prices, arrays [prices]."""

    utility: Array  # to the active player
    medici_utility: Array
    win: Array  # of Medici
    medici: Array  # money, expected at the end
    strozzi: Array
    thrown: Array  # bool: the buyer throws the group away and has paid for it

    def value(self, at: int) -> Value:
        money = (float(self.medici[at]), float(self.strozzi[at]))
        return Value(float(self.medici_utility[at]), float(self.win[at]), money)


def declined_at(kept: Offers, left: Offers, proof: float) -> Array:
    """By price: whether the other player leaves the group to the active player.

    The other takes what is worse for the active player, but pays for a group only to throw it away
    if that is better by more than `proof`.
    """
    return kept.utility <= left.utility + proof * left.thrown


def best_price(kept: Offers, left: Offers, proof: float) -> int:
    """The best price for the active player; see `declined_at`."""
    declined = declined_at(kept, left, proof)
    worth = _np.where(declined, kept.utility - proof * kept.thrown, left.utility)
    return int(worth.argmax())


def unless_proven(value: Value, other: Value, proof: float, seat: int) -> Value:
    """The value of paying for a group and throwing it away, if `seat` could choose `other` instead.

    If it gains no more than `proof`, nothing that it gains counts.
    """
    sign = 1 if seat == 0 else -1
    if not 0 <= sign * (value.utility - other.utility) <= proof:
        return value
    return other._replace(utility=other.utility - sign * 1e-6, win=other.win - sign * 1e-6)


def moved_by(ahead: net.Outlook, florins: float) -> net.Outlook:
    half = np.float32(florins / 2)
    return ahead._replace(mine=ahead.mine + half, theirs=ahead.theirs - half)


def offers_to(
    ahead: net.Outlook, may: Array, prices: Array, buyer: int, active: int, aim: Aim
) -> Offers:
    """The buyer pays each price, and loads as is best at that price."""
    every = net.Outlook(*(leaf[:1] for leaf in ahead))
    slots = _np.where(may, utility(np, every, -prices[:, None], aim), -np.inf).argmax(-1)
    chosen = net.Outlook(*(leaf[0, slots] for leaf in ahead))
    return by_seat(chosen, prices, buyer, active, aim, (slots == DISCARD_SLOT) & (prices > 0))


def by_seat(
    ahead: net.Outlook, prices: Array, buyer: int, active: int, aim: Aim, thrown: Array
) -> Offers:
    """Outlooks [prices] in the buyer's frame, after paying these prices."""
    value = utility(np, ahead, -prices, aim)
    share, mine, theirs = net.win(np, ahead, -prices), ahead.mine - prices, ahead.theirs
    return Offers(
        value if buyer == active else aim.win - value,
        value if buyer == 0 else aim.win - value,
        share if buyer == 0 else 1 - share,
        mine if buyer == 0 else theirs,
        theirs if buyer == 0 else mine,
        thrown,
    )


def shift(ahead: net.Outlook, price: int, worth: float, aim: Aim) -> float:
    """How much better the mean margin must be for this utility after paying the price."""
    low, high = -200.0, 200.0
    for _ in range(_SHIFTS):
        middle = (low + high) / 2
        short = float(utility(np, ahead, np.float32(middle - price), aim)) < worth
        low, high = (middle, high) if short else (low, middle)
    return (low + high) / 2
