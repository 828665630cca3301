"""What every possible sale of a group would lead to: each buyer, at many prices.

A buyer's price changes nothing but that buyer's money, and the net's first layer is linear in
money. So the first layer is worked out once for each buyer and moved along a line for each price;
only the tower is asked price by price, and only at some prices: between those the values are
interpolated. The one exception is the end of a day, when a price may decide who is poorest and
begins the next: then there are two lines, and the price says which.
"""

from __future__ import annotations

from typing import Any

from florin.games.medici import board
from florin.games.medici.bots import net
from florin.games.medici.bots.market import Array, Market, sold, win_shares


def sales(
    xp: Any,
    params: net.Params,
    market: Market,  # [batch]: groups on offer
    buyers: Array,  # [batch]: a seat each
    prices: Array,  # [batch, K], float32
    dtype: Any,  # of the tower
    stem: Any = net.stem,
) -> Array:
    """Win shares and final money by seat if the buyer pays each price, [batch, K, 2 n] float32.

    Exact where the sale ends the game.
    """
    n = market.money.shape[-1]
    free = sold(xp, market, buyers, xp.zeros_like(buyers))
    mine = xp.arange(n) == buyers[..., None]  # [batch, n]
    money = free.money[..., None, :] - mine[..., None, :] * prices[..., None]  # [batch, K, n]

    ended = free.day > market.day
    others = xp.where(mine, free.money.max() + 1, free.money)
    rival = xp.argmin(others, -1).astype(buyers.dtype)  # the poorest of the others
    least = others.min(-1)[..., None]
    left = xp.take_along_axis(free.money, buyers[..., None], -1) - prices  # [batch, K]
    poorest = (left < least) | ((left == least) & (buyers < rival)[..., None])

    steps = net.florin_steps(params, n)

    def line(selector: Array) -> Array:  # [batch, K, width]
        pre = stem(xp, params, free._replace(selector=selector))
        step = xp.take(steps, (buyers - selector) % n, 0)
        return pre[..., None, :] - prices[..., None] * step[..., None, :]

    first = xp.where(ended, rival, free.selector)
    pre, selector = line(first), first[..., None]
    if xp.__name__ != "numpy" or bool(ended.any()):
        turns = ended[..., None] & poorest
        pre = xp.where(turns[..., None], line(buyers), pre)
        selector = xp.where(turns, buyers[..., None], selector)

    win, gain = net.read(xp, params, pre, selector, dtype)
    final = free.day[..., None, None] > board.DAYS
    win = xp.where(final, win_shares(money), win)
    return xp.concatenate([win, xp.where(final, money, money + gain)], -1)


def prices_asked(knots: Array, most: Array) -> Array:
    """From 1 to the most each seat would pay [...], at the knots (0 to 1): [..., K]."""
    return 1 + knots * (most.clip(1) - 1).astype(knots.dtype)[..., None]


def at_every_price(xp: Any, knots: Array, most: Array, worth: Array, top: int) -> Array:
    """Values at the prices asked [..., K, Q], interpolated to all from 0 to `top` [..., P + 1, Q].

    Index 0 holds what 1 florin leads to; beyond a seat's most the values stay as they are there.
    """
    place = xp.arange(top + 1, dtype=worth.dtype) - 1
    share = place / (most.clip(2) - 1).astype(worth.dtype)[..., None]
    rise = xp.clip((share[..., None] - knots[:-1]) / xp.diff(knots), 0, 1)
    return worth[..., :1, :] + rise @ xp.diff(worth, axis=-2)
