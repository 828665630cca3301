"""Lots and names as styled text."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from florin.core import Commodity, Lots
from florin.core.lots import GOLD_TOKEN, LETTER
from florin.core.narration import printable as plain

STYLE: Final = {
    Commodity.CLOTH: "bold white on dark_blue",
    Commodity.FUR: "bold white on orange4",
    Commodity.GRAIN: "bold black on gold3",
    Commodity.DYE: "bold white on dark_magenta",
    Commodity.SPICE: "bold white on dark_green",
    Commodity.GOLD: "bold black on bright_yellow",
}


def lots_text(lots: Lots, holds: int = 0) -> Text:
    """`C5 D0 · ·`: each lot on its commodity's colour, a dot for each hold still free."""
    text = Text()
    for lot in lots:
        text.append(lot.token, STYLE[lot.commodity])
        text.append(" ")
    text.append("·  " * (holds - len(lots)), "dim")
    text.rstrip()
    return text


def tally_text(lots: Lots) -> Text:
    """Unseen lots by commodity: `C 01355`, and how many gold."""
    text = Text()
    for commodity in Commodity:
        values = [str(lot.value) for lot in lots if lot.commodity is commodity]
        if values:
            letter = LETTER.get(commodity, GOLD_TOKEN)
            text.append(letter, STYLE[commodity])
            text.append(f" {''.join(values) if commodity in LETTER else len(values)}  ")
    text.rstrip()
    return text


__all__ = ["lots_text", "plain", "tally_text"]
