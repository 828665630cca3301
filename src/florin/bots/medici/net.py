"""The value net: a shared layer for each commodity, summed; then a residual tower.

Outputs 2 n numbers, seats clockwise from the selector: logits of the win, and the money still to
come, in units of `MONEY` florins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from florin.bots.medici.features import features, global_features, order, per_commodity
from florin.bots.medici.market import Array, Market

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


def forward(xp: Any, params: Params, rows: Array, table: Array) -> Array:
    """From features to the 2 n raw outputs, [..., 2 n]."""
    zero = rows.dtype.type(0)
    row = xp.maximum(rows @ params["row.w"] + params["row.b"], zero).sum(-2)
    tower = row @ params["in.w"] + table @ params["in.g"] + params["in.b"]
    tower = xp.maximum(tower, zero)
    for block in range(BLOCKS):
        tower = tower + xp.maximum(
            tower @ params[f"block{block}.w"] + params[f"block{block}.b"], zero
        )
    return tower @ params["out.w"] + params["out.b"]


def values(xp: Any, params: Params, market: Market, dtype: Any) -> tuple[Array, Array]:
    """Win shares and expected final money, [..., n] each, by seat of the table."""
    n = market.money.shape[-1]
    raw = forward(xp, params, *features(xp, market, dtype)).astype("float32")
    logits, gain = raw[..., :n], raw[..., n:]
    logits = logits - logits.max(-1, keepdims=True)
    win = xp.exp(logits)
    win = win / win.sum(-1, keepdims=True)
    # Back from "clockwise from the selector" to seats: the inverse of `order`.
    back = (xp.arange(n) - market.selector[..., None]) % n
    win, gain = (xp.take_along_axis(x, back, -1) for x in (win, gain))
    return win, market.money.astype("float32") + MONEY * gain


__all__ = ["BLOCKS", "MONEY", "Params", "forward", "order", "shapes", "values"]
