"""Colours of the commodities: the one source for terminal and pictures.

The web app has the same values as CSS variables; a test compares them.
"""

from __future__ import annotations

from typing import Final

from florin.core import Commodity

HEX: Final = {
    Commodity.CLOTH: "#2c5a9a",
    Commodity.FUR: "#6b3f1f",
    Commodity.GRAIN: "#e3b13a",
    Commodity.DYE: "#a81f5c",
    Commodity.SPICE: "#3c7d46",
    Commodity.GOLD: "#f2c83d",
}
RGB: Final[dict[Commodity, tuple[int, int, int]]] = {
    commodity: (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))
    for commodity, text in HEX.items()
}
