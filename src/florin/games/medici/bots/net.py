"""The value net: a shared layer for each commodity, summed; then a residual tower.

Outputs 2 n numbers, seats clockwise from the selector: logits of the win, and the money still to
come, in units of `MONEY` florins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from florin.games.medici.bots.features import MONEY_SCALES, features, global_features, per_commodity
from florin.games.medici.bots.market import Array, Market

Params = Mapping[str, Array]

ROW: Final = 128  # width of the shared commodity layer
WIDTH: Final = 448  # of the tower
BLOCKS: Final = 3
MONEY: Final = 50.0


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    """Of the parameters, by name."""
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


def stem(xp: Any, params: Params, market: Market) -> Array:
    """The first layer before its activation, [..., WIDTH] float32."""
    rows, table = features(xp, market)
    # NumPy multiplies two axes in one go; a stack of many small matrices takes it far longer.
    row = rows.reshape((-1, rows.shape[-1])) @ params["row.w"] + params["row.b"]
    row = xp.maximum(row, np.float32(0)).reshape((-1, rows.shape[-2], ROW)).sum(-2)
    flat = table.reshape((-1, table.shape[-1]))
    pre = row @ params["in.w"] + flat @ params["in.g"] + params["in.b"]
    return pre.reshape((*table.shape[:-1], WIDTH))


def florin_steps(params: Params, players: int) -> Array:
    """How `stem` falls with each florin that a seat pays, [n, WIDTH]; from the selector on."""
    plain, centred, projected = (
        params["in.g"][k * players : (k + 1) * players] * np.float32(1 / scale)
        for k, scale in enumerate(MONEY_SCALES)
    )
    return plain + centred - centred.mean(0) + projected - projected.mean(0)


def tower(xp: Any, params: Params, pre: Array, dtype: Any = np.float32) -> Array:
    """From `stem` to the 2 n raw outputs, [..., 2 n] float32; `dtype` is that of the blocks."""
    zero = dtype(0)
    trunk = _as(dtype, xp.maximum(pre.reshape((-1, WIDTH)), np.float32(0)))
    for block in range(BLOCKS):
        weights, bias = (_as(dtype, params[f"block{block}.{part}"]) for part in "wb")
        trunk = trunk + xp.maximum(trunk @ weights + bias, zero)
    raw = _as(np.float32, trunk) @ params["out.w"] + params["out.b"]
    return raw.reshape((*pre.shape[:-1], raw.shape[-1]))


def _as(dtype: Any, numbers: Array) -> Array:
    return numbers if numbers.dtype == dtype else numbers.astype(dtype)


def read(
    xp: Any, params: Params, pre: Array, selector: Array, dtype: Any = np.float32
) -> tuple[Array, Array]:
    """From `stem` to win shares and money still to come, [..., n] each, by seat of the table."""
    raw = tower(xp, params, pre, dtype)
    n = raw.shape[-1] // 2
    logits, gain = raw[..., :n], raw[..., n:]
    logits = logits - logits.max(-1, keepdims=True)
    win = xp.exp(logits)
    win = win / win.sum(-1, keepdims=True)
    # Back from "clockwise from the selector" to seats: the inverse of `order`.
    back = (xp.arange(n) - selector[..., None]) % n
    win, gain = (xp.take_along_axis(x, back, -1) for x in (win, gain))
    return win, np.float32(MONEY) * gain


def values(xp: Any, params: Params, market: Market, dtype: Any = np.float32) -> tuple[Array, Array]:
    """Win shares and expected final money, [..., n] each, by seat of the table."""
    win, gain = read(xp, params, stem(xp, params, market), market.selector, dtype)
    return win, market.money.astype(np.float32) + gain
