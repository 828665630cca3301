"""Packed observations: every feature is a field of bits in one of a few 32-bit words.

A game writes its position, seen from one seat, into words. One table of fields then turns the words
into the observation: a gather, a shift, a mask and a product, the same for every feature. So the
observation of a whole batch is one kernel, and a replay buffer can keep the words, which take a
seventh of the memory.

Functions with a parameter `xp` work with `numpy` and with `jax.numpy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from florin.arrays.parts import Parts, scales, width

Words = NDArray[np.uint32]


class Field(NamedTuple):
    """The feature `((words[word] >> shift) & (2**bits - 1)) - bias`."""

    word: int
    shift: int
    bits: int
    bias: int = 0


class Layout:
    """The fields of an observation, one for each number, in the order of its parts."""

    def __init__(self, fields: Sequence[Field], parts: Parts) -> None:
        if len(fields) != width(parts):
            raise ValueError(f"{len(fields)} fields for an observation of {width(parts)} numbers")
        self.fields = tuple(fields)
        self.scales = scales(parts)

    @property
    def size(self) -> int:
        """How many words a packed observation has."""
        return 1 + max(field.word for field in self.fields)

    @cached_property
    def _tables(self) -> tuple[NDArray[np.int32], Words, Words, NDArray[np.int32]]:
        """Word, shift, mask and bias of each field."""
        word, shift, bits, bias = zip(*self.fields, strict=True)
        masks = [(1 << size) - 1 for size in bits]
        return (
            np.array(word, np.int32),
            np.array(shift, np.uint32),
            np.array(masks, np.uint32),
            np.array(bias, np.int32),
        )

    def numbers(self, words: Any, xp: Any) -> Any:
        """The features before scaling: int32 [..., width] of words, uint32 [..., size]."""
        word, shift, mask, bias = self._tables
        found = ((xp.take(words, word, axis=-1) >> shift) & mask).astype(xp.int32)
        return found - bias if bias.any() else found

    def unpack(self, words: Any, xp: Any) -> Any:
        """The observation: float32 [..., width] of words, uint32 [..., size]."""
        return self.numbers(words, xp).astype(xp.float32) * self.scales


def pack(words: Sequence[Any], xp: Any) -> Any:
    """Words of one position (integers), or of a batch (arrays): uint32 [..., size]."""
    if isinstance(words[0], int):
        return xp.array(words, xp.uint32)
    return xp.stack([word.astype(xp.uint32) for word in words], -1)
