"""The auction on one group, solved: everybody bids once, in a known order, the selector last.

By backward induction: what a bid or a pass leads to follows from how those who come later answer
it. Later bidders are taken to choose a better answer more often, not always (a softmax over win
probability, "quantal response"): nobody plays perfectly, and being beaten by one florin when the
other was nearly indifferent is a risk, not a certainty.

A seat first chooses whether to bid, then how much. Were passing one answer among fifty, all alike
to a seat that cannot win any more, such a seat would be taken to bid nearly always, and whoever
counts on that bids far too much himself.

Written over an array module, for any leading batch axes. Seats count from the selector: 0 is the
selector, and bidding goes 1, 2, ..., n - 1, 0. Prices are 1 to P; index 0 of a price axis means
that nobody has bid.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any


def bidding_order(players: int) -> tuple[int, ...]:
    """Seats, relative to the selector, in the order in which they bid."""
    return (*range(1, players), 0)


def utility(xp: Any, players: int, win: Any, money: Any) -> Array:
    """[2 n, n]: what each seat makes of win shares and final money.

    So much for a win, and so much for being 100 florins ahead of the others' mean.
    """
    eye = xp.eye(players, dtype=np.float32)
    ahead = (eye - (1 - eye) / (players - 1)) / 100
    return xp.concatenate([win * eye, money * ahead])


def solve(
    xp: Any,
    bought: Array,  # [..., n, P + 1, Q]: the values if seat i buys at p; p = 0 is never used
    unsold: Array,  # [..., Q]: the values if nobody buys
    utility: Array,  # [Q, n]: how each seat's utility follows from the values
    most: Array,  # [..., n]: the highest bid each can make, 0 for none
    temperature: Any,
) -> list[Array]:
    """Expected values before each stage of the bidding, and after the last.

    Entry k is [..., n, P + 1, Q]: values when bidders k, k + 1, ... are still to answer, and the
    high bid is p by seat j (for p = 0, nobody's). Entry n is the sale itself.
    """
    n, prices = bought.shape[-3], bought.shape[-2]
    start = xp.arange(prices)[:, None] == 0
    stages = [xp.where(start, unsold[..., None, None, :], bought)]
    for seat in reversed(bidding_order(n)):
        choice = options(xp, stages[0], seat, utility[:, seat], most[..., seat])
        stages.insert(0, answered(xp, stages[0], seat, choice, temperature))
    return stages


def options(
    xp: Any, after: Array, seat: int, own: Array, most: Array
) -> tuple[Array, Array, Array]:
    """What `seat` can choose from, given the values after its answer.

    Utility of each bid [..., b]; whether it may be made against each high bid [..., h, b]; utility
    of passing when seat j holds the high bid h [..., j, h].
    """
    price = xp.arange(after.shape[-2])
    allowed = (price > price[:, None]) & (price <= most[..., None, None])
    return after[..., seat, :, :] @ own, allowed, after @ own


def answered(
    xp: Any, after: Array, seat: int, choice: tuple[Array, Array, Array], temperature: Any
) -> Array:
    """Values before `seat` answers, from values after it and what it chooses by (see `options`)."""
    mine, allowed, passing = choice
    low = np.float32(-1e9)
    bids = xp.where(allowed, mine[..., None, :], low)  # [..., h, b]
    best = bids.max(-1)  # [..., h]
    top = xp.maximum(best[..., None, :], passing)  # [..., j, h]
    weights = xp.where(allowed, xp.exp((bids - best[..., None]) / temperature), 0)
    total = xp.maximum(weights.sum(-1), 1)  # [..., h], below 1 only where no bid is allowed
    blend = weights @ after[..., seat, :, :] / total[..., None]  # [..., h, Q]
    bid = xp.exp((best[..., None, :] - top) / temperature)  # [..., j, h]
    stay = xp.exp((passing - top) / temperature)
    share = (bid / (stay + bid))[..., None]
    return after + share * (blend[..., None, :, :] - after)
