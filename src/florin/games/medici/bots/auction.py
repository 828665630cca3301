"""The auction on one group, solved: each seat bids once, in a known order, the selector last.

Solved by backward induction: the value of a bid or a pass follows from how later bidders answer it.
Later bidders choose by a softmax over win probability ("quantal response"), because no opponent
plays perfectly. Being overbid by one florin by a seat that is nearly indifferent is a risk, not a
certainty.

A seat first chooses whether to bid, then how much. If passing were one answer among fifty, a seat
that cannot win any more, to which all answers are alike, would be expected to bid nearly always,
and a bidder who counts on that would bid far too much.

Works for any leading batch axes. Seats are those of the seat frame: 0 is the selector, and bidding
goes 1, 2, ..., n - 1, 0. Prices are 1 to P; index 0 of a price axis means that there is no bid yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from florin.games.medici.bots.turns import Array

Choice = tuple[Array, Array, Array]  # what a seat chooses by: see `options`
# Values before a seat answers, from the values after it, the seat and its choices.
Answer = Callable[[Array, int, Choice], Array]


def bidding_order(players: int) -> tuple[int, ...]:
    """Seats of the frame in the order in which they bid."""
    return (*range(1, players), 0)


def utility(xp: Any, players: int, win: Any, money: Any) -> Array:
    """[2 n, n]: each seat's utility as a linear function of win shares and final money.

    `win` is the utility of a win, `money` that of being 100 florins ahead of the others' mean.
    """
    eye = xp.eye(players, dtype=np.float32)
    ahead = (eye - (1 - eye) / (players - 1)) / 100
    return xp.concatenate([win * eye, money * ahead])


def solve(
    xp: Any,
    bought: Array,  # [..., n, P + 1, Q]: the values if seat i buys at p; p = 0 is never used
    unsold: Array,  # [..., Q]: the values if no seat buys
    utility: Array,  # [Q, n]: each seat's utility of the values
    most: Array,  # [..., n]: the highest bid each can make, 0 for none
    temperature: Any,
    answer: Answer | None = None,
) -> list[Array]:
    """Expected values before each stage of the bidding, and after the last.

    Seats choose by a softmax at `temperature`, or as `answer` says.

    Entry k is [..., n, P + 1, Q]: values when bidders k, k + 1, ... are still to answer, and the
    high bid is p by seat j (p = 0: there is no bid). Entry n is the sale itself.
    """
    n, prices = bought.shape[-3], bought.shape[-2]
    start = xp.arange(prices)[:, None] == 0
    stages = [xp.where(start, unsold[..., None, None, :], bought)]
    for seat in reversed(bidding_order(n)):
        choice = options(xp, stages[0], seat, utility[:, seat], most[..., seat])
        if answer is not None:
            stages.insert(0, answer(stages[0], seat, choice))
        else:
            stages.insert(0, answered(xp, stages[0], seat, choice, temperature))
    return stages


def options(xp: Any, after: Array, seat: int, own: Array, most: Array) -> Choice:
    """The choices of `seat`, given the values after its answer.

    Returns the utility of each bid [..., b]; whether it is allowed against each high bid
    [..., h, b]; the utility of passing if seat j holds the high bid h [..., j, h].
    """
    price = xp.arange(after.shape[-2])
    allowed = (price > price[:, None]) & (price <= most[..., None, None])
    return after[..., seat, :, :] @ own, allowed, after @ own


def answered(xp: Any, after: Array, seat: int, choice: Choice, temperature: Any) -> Array:
    """Values before `seat` answers, from the values after it and its choices (see `options`)."""
    mine, allowed, passing = choice
    low = np.float32(-1e9)
    bids = xp.where(allowed, mine[..., None, :], low)  # [..., h, b]
    best = bids.max(-1)  # [..., h]
    top = xp.maximum(best[..., None, :], passing)  # [..., j, h]
    weights = xp.where(allowed, xp.exp((bids - best[..., None]) / temperature), 0)
    total = xp.maximum(weights.sum(-1), 1)  # [..., h], below 1 only if no bid is allowed
    blend = weights @ after[..., seat, :, :] / total[..., None]  # [..., h, Q]
    bid = xp.exp((best[..., None, :] - top) / temperature)  # [..., j, h]
    stay = xp.exp((passing - top) / temperature)
    share = (bid / (stay + bid))[..., None]
    return after + share * (blend[..., None, :, :] - after)
