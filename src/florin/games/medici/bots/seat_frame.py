"""Seat frames: the net and the auction count seats from the selector, all other code by table seat.

In the frame of a state, seat 0 is its selector and seats follow clockwise. Values are win shares
and final money side by side: 2 n numbers on the last axis.
"""

from __future__ import annotations

from typing import Any

from florin.games.medici.bots.turns import Array, TurnState


def frame_seats(xp: Any, state: TurnState) -> Array:
    """Table seats in the order of the frame, [..., n]. Indexing with it goes to the frame."""
    n = state.money.shape[-1]
    return (state.selector[..., None] + xp.arange(n)) % n


def to_frame(xp: Any, state: TurnState, values: Array) -> Array:
    """Values by table seat [batch, ..., 2 n] in the frames of `state` [batch]."""
    return _turned(xp, values, frame_seats(xp, state))


def to_table(xp: Any, state: TurnState, values: Array) -> Array:
    """Values in the frames of `state` [batch], [batch, ..., 2 n], by table seat."""
    n = state.money.shape[-1]
    return _turned(xp, values, (xp.arange(n) - state.selector[..., None]) % n)


def _turned(xp: Any, values: Array, index: Array) -> Array:
    """Both halves of the values, win shares and money, reordered by `index` [batch, n]."""
    batch, n = index.shape
    both = xp.concatenate([index, index + n], -1).reshape(
        (batch,) + (1,) * (values.ndim - 2) + (-1,)
    )
    return xp.take_along_axis(values, xp.broadcast_to(both, values.shape), -1)
