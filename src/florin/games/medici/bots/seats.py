"""Turning the table: the net and the auction count seats from the selector, everybody else not."""

from __future__ import annotations

from typing import Any

from florin.games.medici.bots.market import Array, Market


def order(xp: Any, market: Market) -> Array:
    """Seats from the selector on, [..., n]: index with it to turn the table."""
    n = market.money.shape[-1]
    return (market.selector[..., None] + xp.arange(n)) % n


def from_selector(xp: Any, market: Market, worth: Array) -> Array:
    """Values by seat [batch, ..., 2 n] to values from the selector of `market` [batch] on."""
    return _turned(xp, worth, order(xp, market))


def by_seat(xp: Any, market: Market, worth: Array) -> Array:
    """Values from the selector of `market` [batch] on, [batch, ..., 2 n], to values by seat."""
    n = market.money.shape[-1]
    return _turned(xp, worth, (xp.arange(n) - market.selector[..., None]) % n)


def _turned(xp: Any, worth: Array, index: Array) -> Array:
    """Win shares and money stand side by side, so both halves are turned; `index` [batch, n]."""
    batch, n = index.shape
    both = xp.concatenate([index, index + n], -1).reshape(
        (batch,) + (1,) * (worth.ndim - 2) + (-1,)
    )
    return xp.take_along_axis(worth, xp.broadcast_to(both, worth.shape), -1)
