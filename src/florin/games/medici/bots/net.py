"""The value net: a shared layer for each commodity, summed; then a residual tower.

It has 2 n outputs in the seat frame (`seat_frame`): logits of the win, and the money still to come,
in units of `MONEY` florins. The same code runs over NumPy in play and over jax.numpy in training.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from florin.games.medici.bots.features import (
    MARGINS,
    Design,
    design_of,
    features,
    global_features,
    margins,
    money_margins,
    per_commodity,
)
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import Array, TurnState, day_pay

Weights = Mapping[str, Array]

ROW: Final = 128  # width of the shared commodity layer
WIDTH: Final = 448  # of the tower
BLOCKS: Final = 3
MONEY: Final = 50.0
_MARGINS: Final = "in.m"


def shapes(
    players: int,
    design: Design = MARGINS,
    row: int = ROW,
    width: int = WIDTH,
    blocks: int = BLOCKS,
) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, by name."""
    found: dict[str, tuple[int, ...]] = {
        "row.w": (per_commodity(players, design), row),
        "row.b": (row,),
        "in.w": (row, width),
        "in.g": (global_features(players, design), width),
        "in.b": (width,),
        "out.w": (width, 2 * players),
        "out.b": (2 * players,),
    }
    if design is MARGINS:
        found[_MARGINS] = (money_margins(players), width)
    for block in range(blocks):
        found[f"block{block}.w"] = (width, width)
        found[f"block{block}.b"] = (width,)
    return found


def stem(xp: Any, weights: Weights, state: TurnState) -> Array:
    """The first layer before its activation, [..., width] float32."""
    players = state.money.shape[-1]
    rows, table = features(xp, state, design_of(weights, players))
    # One product of two matrices: NumPy is far slower on a stack of many small ones.
    row = rows.reshape((-1, rows.shape[-1])) @ weights["row.w"] + weights["row.b"]
    row = xp.maximum(row, np.float32(0)).reshape((-1, rows.shape[-2], row.shape[-1])).sum(-2)
    flat = table.reshape((-1, table.shape[-1]))
    pre = row @ weights["in.w"] + flat @ weights["in.g"] + weights["in.b"]
    if _MARGINS in weights:
        seats = frame_seats(xp, state)
        money, pay = (
            xp.take_along_axis(by_seat.astype(np.float32), seats, -1)
            for by_seat in (state.money, day_pay(xp, state))
        )
        found = margins(xp, money, pay)
        pre = pre + found.reshape((-1, found.shape[-1])) @ weights[_MARGINS]
    return pre.reshape((*table.shape[:-1], pre.shape[-1]))


def florin_steps(weights: Weights, players: int) -> Array:
    """How `stem` falls with each florin that a seat pays, [n, width]; seats in the frame.

    That is its linear part: `price_shift` adds the rest.
    """
    total: Any = 0
    for at, (scale, centred) in enumerate(design_of(weights, players).money):
        block = weights["in.g"][at * players : (at + 1) * players] * np.float32(1 / scale)
        total = total + (block - block.mean(0) if centred else block)
    return total


def has_margins(weights: Weights) -> bool:
    """Whether the net sees clipped margins between seats, which no line follows."""
    return _MARGINS in weights


def price_shift(
    xp: Any, weights: Weights, money: Array, paid: Array, pay: Array, dtype: Any = np.float32
) -> Array:
    """What clipped margins add to `stem` if a seat pays: [batch, K, width].

    In the seat frame, [batch, K, n]: `money` before, `paid` after the payment, and `pay` if the day
    ended now. `dtype` is that of the product.
    """
    found = margins(xp, paid, pay) - margins(xp, money, pay)
    matrix = _as(dtype, weights[_MARGINS])
    shift = _as(dtype, found.reshape((-1, found.shape[-1]))) @ matrix
    return _as(np.float32, shift).reshape((*found.shape[:-1], matrix.shape[-1]))


def tower(xp: Any, weights: Weights, pre: Array, dtype: Any = np.float32) -> Array:
    """From `stem` to the 2 n raw outputs, [..., 2 n] float32; `dtype` is that of the blocks."""
    zero = dtype(0)
    trunk = _as(dtype, xp.maximum(pre.reshape((-1, pre.shape[-1])), np.float32(0)))
    block = 0
    while f"block{block}.w" in weights:
        matrix, bias = (_as(dtype, weights[f"block{block}.{part}"]) for part in "wb")
        trunk = trunk + xp.maximum(trunk @ matrix + bias, zero)
        block += 1
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
