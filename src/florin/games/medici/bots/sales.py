"""Values of every possible sale of a group: each buyer, at many prices.

A price changes only the buyer's money, and the net's first layer is linear in money, apart from the
clipped margins between seats. So the first layer is computed once for each buyer, moved along a
line for each price, and corrected for the margins. The tower is evaluated at some prices, and the
values between them are interpolated. At the end of a day a price may decide which seat is poorest
and begins the next day: then there are two lines, and the price selects one.
"""

from __future__ import annotations

from typing import Any

from florin.games.medici.bots import net
from florin.games.medici.bots.turns import Array, TurnState, day_pay, is_over, sold, win_shares


def sales(
    xp: Any,
    weights: net.Weights,
    state: TurnState,  # [batch]: groups on offer
    buyers: Array,  # [batch]: a seat each; -1: no sale, then all prices must be 0
    prices: Array,  # [batch, K], float32
    dtype: Any,  # of the tower
    stem: Any = net.stem,
) -> Array:
    """Win shares and final money by table seat at each price, [batch, K, 2 n] float32.

    Exact if the sale ends the game.
    """
    n = state.money.shape[-1]
    free = sold(xp, state, buyers, xp.zeros_like(buyers))
    mine = xp.arange(n) == buyers[..., None]  # [batch, n]
    money = free.money[..., None, :] - mine[..., None, :] * prices[..., None]  # [batch, K, n]

    ended = free.day > state.day
    others = xp.where(mine, free.money.max() + 1, free.money)
    rival = xp.argmin(others, -1).astype(buyers.dtype)  # the poorest of the others
    least = others.min(-1)[..., None]
    left = xp.take_along_axis(free.money, buyers[..., None], -1) - prices  # [batch, K]
    poorest = (left < least) | ((left == least) & (buyers < rival)[..., None])
    poorest = poorest & (buyers >= 0)[..., None]

    steps = net.florin_steps(weights, n)

    def line(start: Array) -> Array:  # [batch, K, width]
        pre = stem(xp, weights, free._replace(selector=start))
        step = xp.take(steps, (buyers - start) % n, 0)
        return pre[..., None, :] - prices[..., None] * step[..., None, :]

    first = xp.where(ended, rival, free.selector)
    pre, selector = line(first), first[..., None]
    if xp.__name__ != "numpy" or bool(ended.any()):
        turns = ended[..., None] & poorest
        pre = xp.where(turns[..., None], line(buyers), pre)
        selector = xp.where(turns, buyers[..., None], selector)
    if net.has_margins(weights):
        seats = (selector[..., None] + xp.arange(n)) % n  # [batch, K or 1, n]
        pay = day_pay(xp, free).astype(prices.dtype)
        before, after, ahead = (
            _turned(xp, by_seat, seats)
            for by_seat in (
                free.money.astype(prices.dtype)[..., None, :],
                money,
                pay[..., None, :],
            )
        )
        pre = pre + net.price_shift(xp, weights, before, after, ahead, dtype)

    win, gain = net.read(xp, weights, pre, selector, dtype)
    final = is_over(free)[..., None, None]
    win = xp.where(final, win_shares(money), win)
    return xp.concatenate([win, xp.where(final, money, money + gain)], -1)


def _turned(xp: Any, by_seat: Array, seats: Array) -> Array:
    """[batch, K, n] by table seat in the order of `seats`; either may have one K for all."""
    shape = (*by_seat.shape[:-2], max(by_seat.shape[-2], seats.shape[-2]), seats.shape[-1])
    wide = (xp.broadcast_to(each, shape) for each in (by_seat, seats))
    return xp.take_along_axis(*wide, -1)


def prices_asked(knots: Array, most: Array) -> Array:
    """From 1 to the most each seat would pay [...], at the knots (0 to 1): [..., K]."""
    return 1 + knots * (most.clip(1) - 1).astype(knots.dtype)[..., None]


def at_every_price(xp: Any, knots: Array, most: Array, values: Array, top: int) -> Array:
    """Values at the prices asked [..., K, Q], interpolated to all from 0 to `top` [..., P + 1, Q].

    Index 0 holds what 1 florin leads to; beyond a seat's most the values stay as they are there.
    """
    place = xp.arange(top + 1, dtype=values.dtype) - 1
    share = place / (most.clip(2) - 1).astype(values.dtype)[..., None]
    rise = xp.clip((share[..., None] - knots[:-1]) / xp.diff(knots), 0, 1)
    return values[..., :1, :] + rise @ xp.diff(values, axis=-2)
