"""Lots as tokens."""

from __future__ import annotations

from typing import Final

from florin.records import lot_token
from florin.rules import Lot, Lots
from florin.rules.medici import board as medici
from florin.rules.strozzi import board as strozzi

# Every view of a position lists some forty lots; looking them up is a quarter of naming them anew.
_TOKENS: Final[dict[Lot, str]] = {lot: lot_token(lot) for lot in (*medici.LOTS, *strozzi.LOTS)}


def tokens_of(lots: Lots) -> list[str]:
    """`["C5", "Au"]`, in the order given."""
    return list(map(_TOKENS.__getitem__, lots))
