"""Packed observations: every feature is a field of bits in one of a few 32-bit words.

A game writes its position, seen from one seat, into words. One table of fields then turns the words
into the observation: a gather, a shift, a mask and a product, the same for every feature. So the
observation of a whole batch is one kernel, and a replay buffer can store the words, which take a
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

    def unpack(self, words: Any, xp: Any) -> Any:
        """The observation: float32 [..., width] of packed words, uint32 [..., size]."""
        word, *fields = self._tables
        return self._numbers(xp.take(words, word, axis=-1), fields, xp)

    def unpack_columns(self, words: Sequence[Any], xp: Any) -> Any:
        """As `unpack`, of one array [...] per word.

        Computes number by number, each for the whole batch, so that neighbouring threads of a GPU
        read neighbouring memory. Rows of words would make it four times slower.
        """
        word, *fields = self._tables
        axes = (..., *(None for _ in range(words[0].ndim)))
        found = xp.take(xp.stack(words), word, axis=0)
        return xp.moveaxis(self._numbers(found, [f[axes] for f in fields], xp, axes), 0, -1)

    def _numbers(self, found: Any, fields: Sequence[Any], xp: Any, axes: Any = ...) -> Any:
        shift, mask, bias = fields
        numbers = ((found >> shift) & mask).astype(xp.int32)
        if bias.any():
            numbers = numbers - bias
        return numbers.astype(xp.float32) * self.scales[axes]


def words_of(values: Sequence[Any], xp: Any) -> tuple[Any, ...]:
    """Integers or arrays as words of 32 bits."""
    if isinstance(values[0], int):
        return tuple(xp.uint32(value) for value in values)
    return tuple(value.astype(xp.uint32) for value in values)
