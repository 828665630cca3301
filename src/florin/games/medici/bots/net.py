"""The value net: a shared layer for each commodity, summed; then a residual tower.

It has 2 n outputs in the seat frame (`seat_frame`): logits of the win, and the money still to come,
in units of `MONEY` florins. The same code runs over NumPy in play and over jax.numpy in training.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from florin.games.medici.bots.features import MONEY_SCALES, features, global_features, per_commodity
from florin.games.medici.bots.turns import Array, TurnState

Weights = Mapping[str, Array]

ROW: Final = 128  # width of the shared commodity layer
WIDTH: Final = 448  # of the tower
BLOCKS: Final = 3
MONEY: Final = 50.0


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, by name."""
    found: dict[str, tuple[int, ...]] = {
        "row.w": (per_commodity(players), ROW),
        "row.b": (ROW,),
        "in.w": (ROW, WIDTH),
        "in.g": (global_features(players), WIDTH),
        "in.b": (WIDTH,),
        "out.w": (WIDTH, 2 * players),
        "out.b": (2 * players,),
    }
    for block in range(BLOCKS):
        found[f"block{block}.w"] = (WIDTH, WIDTH)
        found[f"block{block}.b"] = (WIDTH,)
    return found


def stem(xp: Any, weights: Weights, state: TurnState) -> Array:
    """The first layer before its activation, [..., WIDTH] float32."""
    rows, table = features(xp, state)
    # One product of two matrices: NumPy is far slower on a stack of many small ones.
    row = rows.reshape((-1, rows.shape[-1])) @ weights["row.w"] + weights["row.b"]
    row = xp.maximum(row, np.float32(0)).reshape((-1, rows.shape[-2], ROW)).sum(-2)
    flat = table.reshape((-1, table.shape[-1]))
    pre = row @ weights["in.w"] + flat @ weights["in.g"] + weights["in.b"]
    return pre.reshape((*table.shape[:-1], WIDTH))


def florin_steps(weights: Weights, players: int) -> Array:
    """How `stem` falls with each florin that a seat pays, [n, WIDTH]; seats in the frame."""
    plain, centred, projected = (
        weights["in.g"][k * players : (k + 1) * players] * np.float32(1 / scale)
        for k, scale in enumerate(MONEY_SCALES)
    )
    return plain + centred - centred.mean(0) + projected - projected.mean(0)


def tower(xp: Any, weights: Weights, pre: Array, dtype: Any = np.float32) -> Array:
    """From `stem` to the 2 n raw outputs, [..., 2 n] float32; `dtype` is that of the blocks."""
    zero = dtype(0)
    trunk = _as(dtype, xp.maximum(pre.reshape((-1, WIDTH)), np.float32(0)))
    for block in range(BLOCKS):
        matrix, bias = (_as(dtype, weights[f"block{block}.{part}"]) for part in "wb")
        trunk = trunk + xp.maximum(trunk @ matrix + bias, zero)
    raw = _as(np.float32, trunk) @ weights["out.w"] + weights["out.b"]
    return raw.reshape((*pre.shape[:-1], raw.shape[-1]))


def _as(dtype: Any, numbers: Array) -> Array:
    return numbers if numbers.dtype == dtype else numbers.astype(dtype)


def read(
    xp: Any, weights: Weights, pre: Array, selector: Array, dtype: Any = np.float32
) -> tuple[Array, Array]:
    """From `stem` to win shares and money still to come, [..., n] each, by table seat."""
    raw = tower(xp, weights, pre, dtype)
    n = raw.shape[-1] // 2
    logits, gain = raw[..., :n], raw[..., n:]
    logits = logits - logits.max(-1, keepdims=True)
    win = xp.exp(logits)
    win = win / win.sum(-1, keepdims=True)
    # From the seat frame back to the table: the inverse of `seat_frame.frame_seats`.
    back = (xp.arange(n) - selector[..., None]) % n
    win, gain = (xp.take_along_axis(x, back, -1) for x in (win, gain))
    return win, np.float32(MONEY) * gain


def values(
    xp: Any, weights: Weights, state: TurnState, dtype: Any = np.float32
) -> tuple[Array, Array]:
    """Win shares and expected final money, [..., n] each, by table seat."""
    win, gain = read(xp, weights, stem(xp, weights, state), state.selector, dtype)
    return win, state.money.astype(np.float32) + gain
