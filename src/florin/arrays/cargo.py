"""Cargo words: all that matters of a handful of lots in one 32-bit integer.

    bits  0-19  five nibbles, one per commodity: Medici counts lots, Strozzi the steps of S15
    bits 20-25  sum of the values
    bits 26-28  number of lots
    bits 29-30  Strozzi's ships only: 0 before the first loading, then harbour + 1

Loading a group is one addition, and no field can overflow: a ship holds at most five lots.
The functions here are plain operators, good for integers and for arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from florin.core import Lots

VALUE_AT: Final = 20
SIZE_AT: Final = 26
DOCK_AT: Final = 29


def word(nibbles: Sequence[int], value: int = 0, size: int = 0) -> int:
    """A cargo word from plain numbers."""
    return sum(n << 4 * at for at, n in enumerate(nibbles)) | value << VALUE_AT | size << SIZE_AT


def nibble(words: Any, at: int) -> Any:
    """Number `at` of a word of nibbles."""
    return (words >> 4 * at) & 15


def value(words: Any) -> Any:
    """Sum of the values."""
    return (words >> VALUE_AT) & 63


def size(words: Any) -> Any:
    """Number of lots."""
    return (words >> SIZE_AT) & 7


def dock(words: Any) -> Any:
    """Harbour + 1 of a Strozzi ship, 0 before its first loading."""
    return (words >> DOCK_AT) & 3


def lot_bits(unseen: Lots, lots: Lots) -> int:
    """A bit per place in `lots`; of two equal ones the first is set first."""
    places, bits, before = _places(lots), 0, None
    for lot in unseen:
        bits |= places[lot] << (lot is before)
        before = lot
    return bits


@lru_cache
def _places(lots: Lots) -> dict[Any, int]:
    return {lot: 1 << lots.index(lot) for lot in lots}
