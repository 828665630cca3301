"""Medici as arrays: what a value net looks at, many positions at once.

Everything here is written over an array module `xp`, NumPy at play time and jax.numpy in training,
so that both see the same market to the bit. Arrays may have any leading batch axes.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.medici import board

Array = Any  # numpy.ndarray or jax.Array

COMMODITIES: Final = len(board.COMMODITIES)
VALUES: Final = max(board.VALUES) + 1  # 0 to 5
GOLD: Final = COMMODITIES * VALUES  # kind of the gold lot; kind of any other: commodity * 6 + value
KINDS: Final = GOLD + 1

# By kind, as arrays: how many there are, their value, one-hot commodity (gold has none).
COPIES: Final = np.array([board.VALUES.count(k % VALUES) for k in range(GOLD)] + [1], np.int32)
KIND_VALUE: Final = np.array([k % VALUES for k in range(GOLD)] + [board.GOLD.value], np.int32)
KIND_COMMODITY: Final = np.array(
    [[int(k // VALUES == c) for c in range(COMMODITIES)] for k in range(GOLD)]
    + [[0] * COMMODITIES],
    np.int32,
)


class Market(NamedTuple):
    """Positions of `n` buyers; all int32. Shapes after the batch axes stand on the right."""

    day: Array  # 1 to 3; 4 once the game is over
    selector: Array
    money: Array  # n
    levels: Array  # n, 5: as of the last scoring
    counts: Array  # n, 5: lots aboard by commodity
    cargo: Array  # n: value aboard
    size: Array  # n: lots aboard
    unseen: Array  # 31: lots in the bag or set aside, by kind
    bag: Array  # how many of them are in the bag
    group_counts: Array  # 5
    group_value: Array
    group_size: Array
    offered: Array  # 1 where the group is complete and bidding is about to begin


def awards(xp: Any, levels: Array) -> Array:
    """M21 by seat and stall, from levels [..., n, 5]."""
    mine, theirs = levels[..., :, None, :], levels[..., None, :, :]
    above = (theirs > mine).sum(-2)
    level = (theirs == mine).sum(-2)
    first, second = board.STALL_PAY
    alone = xp.where(level == 1, first, (first + second) // level)
    return xp.where(above == 0, alone, xp.where(above == 1, second // level, 0))


def cargo_pay(xp: Any, cargo: Array) -> Array:
    """M18 and M19 by seat, from cargo values [..., n]."""
    mine, theirs = cargo[..., :, None], cargo[..., None, :]
    above = (theirs > mine).sum(-1)
    level = (theirs == mine).sum(-1)
    places = xp.asarray(np.cumsum((0, *board.CARGO_PAY[cargo.shape[-1]])).astype(np.int32))
    return (xp.take(places, above + level) - xp.take(places, above)) // level


def climbed(xp: Any, market: Market) -> Array:
    """Levels with today's lots (M20), [..., n, 5]."""
    return xp.minimum(market.levels + market.counts, board.TOP_LEVEL)


def bonuses(xp: Any, levels: Array) -> Array:
    """M22 by seat and stall."""
    return xp.take(xp.asarray(np.array(board.LEVEL_BONUS["2006"], np.int32)), levels)


def day_pay(xp: Any, market: Market) -> Array:
    """What each seat would be paid if the day ended now, [..., n]."""
    levels = climbed(xp, market)
    stalls = (awards(xp, levels) + bonuses(xp, levels)).sum(-1)
    return cargo_pay(xp, market.cargo) + stalls


def with_lot(xp: Any, market: Market, kind: Array) -> Market:
    """The lot of this kind leaves the bag and joins the group."""
    drawn = (xp.arange(KINDS) == kind[..., None]).astype(market.unseen.dtype)
    return market._replace(
        unseen=market.unseen - drawn,
        bag=market.bag - 1,
        group_counts=market.group_counts + drawn @ xp.asarray(KIND_COMMODITY),
        group_value=market.group_value + drawn @ xp.asarray(KIND_VALUE),
        group_size=market.group_size + 1,
    )


def can_grow(xp: Any, market: Market) -> Array:
    """M8, M9, M16: may the selector draw on?"""
    room = board.HOLDS - market.size.min(-1)
    most = xp.minimum(room, board.GROUP_LIMIT)
    return (market.group_size < most) & (market.bag > 0)


def can_bid(market: Market) -> Array:
    """M10, M11: who has room for the group and a florin, [..., n]."""
    room = board.HOLDS - market.size
    return (room >= market.group_size[..., None]) & (market.money > 0)


def sold(xp: Any, market: Market, seat: Array, florins: Array) -> Market:
    """After the sale to `seat` (-1: nobody) at `florins`: between turns, a finished day scored.

    A tie for least money goes to the first seat; whoever needs the lot asks `least` himself.
    """
    n = market.money.shape[-1]
    buyer = (xp.arange(n) == seat[..., None]).astype(market.size.dtype)
    none = xp.zeros_like(market.group_value)
    return settled(
        xp,
        market._replace(
            money=market.money - buyer * florins[..., None],
            counts=market.counts + buyer[..., None] * market.group_counts[..., None, :],
            cargo=market.cargo + buyer * market.group_value[..., None],
            size=market.size + buyer * market.group_size[..., None],
            group_counts=xp.zeros_like(market.group_counts),
            group_value=none,
            group_size=none,
            offered=none,
        ),
    )


def settled(xp: Any, market: Market) -> Market:
    """Between turns: the next with room selects (M14); where the bag is empty the day is scored."""
    n = market.money.shape[-1]
    seats = xp.arange(n)
    steps = (seats - market.selector[..., None] - 1) % n
    waiting = xp.where(market.size < board.HOLDS, steps, n)
    market = market._replace(selector=xp.argmin(waiting, -1).astype(market.selector.dtype))
    return _choose(xp, market.bag == 0, next_day(xp, market), market)


def next_day(xp: Any, market: Market) -> Market:
    """The day scored and the next begun; `day` passes 3 where the game is over."""
    money = market.money + day_pay(xp, market)
    n = money.shape[-1]
    copies = xp.asarray(COPIES.astype(market.unseen.dtype))
    return market._replace(
        day=market.day + 1,
        selector=xp.argmin(money, -1).astype(market.selector.dtype),
        money=money,
        levels=climbed(xp, market),
        counts=xp.zeros_like(market.counts),
        cargo=xp.zeros_like(market.cargo),
        size=xp.zeros_like(market.size),
        unseen=xp.broadcast_to(copies, market.unseen.shape),
        bag=xp.full_like(market.bag, board.LOTS_PER_BUYER * n),
    )


def least(market: Market) -> Array:
    """Who has least money, [..., n]: these may begin the day (M7)."""
    return market.money == market.money.min(-1, keepdims=True)


def win_shares(money: Array) -> Array:
    """M24: the win, shared among those with most money, [..., n]."""
    best = (money == money.max(-1, keepdims=True)).astype(np.float32)
    return best / best.sum(-1, keepdims=True)


def _choose(xp: Any, condition: Array, then: Market, otherwise: Market) -> Market:
    def pick(a: Array, b: Array) -> Array:
        return xp.where(condition.reshape(condition.shape + (1,) * (a.ndim - condition.ndim)), a, b)

    return Market(*map(pick, then, otherwise))
