"""Cargo words: all that scoring needs to know about a few lots, in one 32-bit integer.

    bits  0-19  five nibbles, one per commodity: a count of lots or of steps, as the game needs
    bits 20-25  sum of the values
    bits 26-28  number of lots
    bits 29-30  where the ship is docked: harbour + 1, or 0 for nowhere

Loading a group is one addition. No field can overflow while a ship holds at most seven lots and no
nibble exceeds 15. The functions are plain operators: they work on integers and on arrays.
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
    """Nibble number `at` of a word."""
    return (words >> 4 * at) & 15


def value(words: Any) -> Any:
    """Sum of the values."""
    return (words >> VALUE_AT) & 63


def size(words: Any) -> Any:
    """Number of lots."""
    return (words >> SIZE_AT) & 7


def dock(words: Any) -> Any:
    """Harbour + 1; 0 before the ship is docked."""
    return (words >> DOCK_AT) & 3


def lot_bits(unseen: Lots, lots: Lots) -> int:
    """`unseen` as bits, one per place in `lots`.

    Both are in the same order. Of two equal lots the one at the lower place is set first.
    """
    places, bits, before = _places(lots), 0, None
    for lot in unseen:
        bits |= places[lot] << (lot is before)
        before = lot
    return bits


@lru_cache
def _places(lots: Lots) -> dict[Any, int]:
    return {lot: 1 << lots.index(lot) for lot in lots}
