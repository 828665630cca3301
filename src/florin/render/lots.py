"""Lots and names as styled text."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from florin.core import Commodity, Lots
from florin.core.lots import GOLD_TOKEN, LETTER
from florin.core.narration import printable as plain
from florin.render.colours import HEX

# Dark letters on light colours. Rich uses the nearest colour that the terminal can show.
_DARK_INK: Final = (Commodity.GRAIN, Commodity.GOLD)
STYLE: Final = {
    commodity: f"bold {'black' if commodity in _DARK_INK else 'white'} on {colour}"
    for commodity, colour in HEX.items()
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
