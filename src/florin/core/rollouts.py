"""Arithmetic that the rollout judges of all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from florin.core.actions import Action
from florin.core.bots import Judgement, as_money
from florin.core.position import Position, most_money

# Bids that win the group differ in money alone: this many are played out, the rest are
# interpolated.
KNOTS: Final = 6
# A florin of lead counts as this much win probability when prices are compared, because the wins of
# a few dozen games come in steps. It is about what a florin is worth halfway through a game.
FLORIN: Final = 0.004

_EXACT: Final = 2**53  # floats hold all whole numbers up to this
Money = tuple[int, ...]  # florins by seat
Ends = Callable[[Position], tuple[Money, ...]]  # the final money of each rollout from a position


def mean_judgement(ends: Sequence[Money]) -> Judgement:
    """The mean of games that ended with this money."""
    seats = range(len(ends[0]))
    wins = [0.0] * len(ends[0])
    for money in ends:
        winners = most_money(money).winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return Judgement(
        tuple(win / len(ends) for win in wins),
        tuple(_mean([money[seat] for money in ends]) for seat in seats),
    )


def _mean(florins: Sequence[int]) -> float:
    total = sum(florins)
    if abs(total) <= _EXACT:
        return total / len(florins)
    return as_money(total // len(florins))


def paid(money: Money, seat: int, florins: int) -> Money:
    """`money` after `seat` has paid so many florins more."""
    return tuple(own - florins * (at == seat) for at, own in enumerate(money))


def rank(judgement: Judgement, seat: int) -> tuple[float, float]:
    """Most wins first, then most money."""
    return judgement.win[seat], judgement.money[seat]


def worth(judgement: Judgement, seat: int) -> float:
    """Win probability, and a little for the lead over the best of the others."""
    others = max(florins for at, florins in enumerate(judgement.money) if at != seat)
    return judgement.win[seat] + FLORIN * (judgement.money[seat] - others)


def interpolated(
    bids: Sequence[Action], judged: Callable[[Action], Judgement]
) -> dict[Action, Judgement]:
    """Judgements of ascending bids: some of them played out, the others on straight lines."""
    last = len(bids) - 1
    knots = sorted(
        {round(last * (k / (KNOTS - 1)) ** 2) for k in range(KNOTS)}
    )  # dense at low bids
    found = {bids[at]: judged(bids[at]) for at in knots}
    for low, high in pairwise(knots):
        for at in range(low + 1, high):
            part = (at - low) / (high - low)
            found[bids[at]] = _mix(found[bids[low]], found[bids[high]], part)
    return found


def _mix(low: Judgement, high: Judgement, part: float) -> Judgement:
    return Judgement(
        tuple(a + part * (b - a) for a, b in zip(low.win, high.win, strict=True)),
        tuple(a + part * (b - a) for a, b in zip(low.money, high.money, strict=True)),
    )


def crossing(gain: Callable[[int], float], most: int) -> float:
    """The price from 0 to `most` at which a falling gain is 0.

    By false position to a florin, then on a straight line. 0 or `most` if it is not between them.
    """
    low, high = 0, most
    before, after = gain(low), gain(high)
    if before <= 0 or after >= 0:
        return float(low if before <= 0 else high)
    while high - low > 1:
        guess = low + round((high - low) * before / (before - after))
        middle = min(max(guess, low + 1), high - 1)
        found = gain(middle)
        if found > 0:
            # Halving the other end's value keeps that end from staying forever (Illinois rule).
            low, before, after = middle, found, after / 2
        else:
            high, after, before = middle, found, before / 2
    # The values may have been halved: take the true gains for the straight line.
    before, after = gain(low), gain(high)
    return low + (before / (before - after) if before > after else 0.0)
