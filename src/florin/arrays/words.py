# pyright: reportUnknownMemberType=false
"""Packed words on JAX arrays, and the few operations that replace gathers and scatters."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from functools import reduce

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Int, Int32, Shaped, UInt32

from florin.arrays import cargo


def nibble(words: UInt32[Array, "*batch"], at: int) -> Int32[Array, "*batch"]:
    """Nibble number `at` of a word."""
    return cargo.nibble(words, at).astype(jnp.int32)


def value(words: UInt32[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """Sum of the values in a cargo word."""
    return cargo.value(words).astype(jnp.int32)


def size(words: UInt32[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """Number of lots in a cargo word."""
    return cargo.size(words).astype(jnp.int32)


def dock(words: UInt32[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """Harbour + 1 of a ship, 0 before it is docked."""
    return cargo.dock(words).astype(jnp.int32)


def nibble_at(table: int, index: Int[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """Nibble number `index`, from 0 to 7, of a constant word: a small table without a gather."""
    return (np.uint32(table) >> (4 * index).astype(jnp.uint32) & np.uint32(15)).astype(jnp.int32)


def nibble_sum(words: UInt32[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """The sum of the lower six nibbles of a word."""
    pairs = (words & np.uint32(0x0F0F0F)) + ((words >> 4) & np.uint32(0x0F0F0F))
    return ((pairs * np.uint32(0x010101) >> 16) & np.uint32(0xFF)).astype(jnp.int32)


def pick(
    table: Sequence[int] | Sequence[float], index: Int[Array, "*batch"]
) -> Shaped[Array, "*batch"]:
    """`table[index]` as a chain of selects: no gather, so it fuses with everything around it.

    A table of int gives int32, one of float gives float32. An index past the end gives the last
    entry.
    """
    entries = np.asarray(table, np.int32 if isinstance(table[0], int) else np.float32)
    found = jnp.broadcast_to(entries[-1], jnp.shape(index))
    for at in range(len(entries) - 2, -1, -1):
        # A run of equal entries needs one select.
        if entries[at] != entries[at + 1]:
            found = jnp.where(index <= at, entries[at], found)
    return found


def at_seat(
    values: Sequence[Shaped[Array, "*batch"]], seat: Int[Array, "*batch"]
) -> Shaped[Array, "*batch"]:
    """`values[seat]`, for seats that differ from game to game."""
    found = values[-1]
    for at in range(len(values) - 2, -1, -1):
        found = jnp.where(seat == at, values[at], found)
    return found


def least(values: Sequence[Shaped[Array, "*batch"]]) -> Shaped[Array, "*batch"]:
    """The smallest value of each game."""
    return reduce(jnp.minimum, values)


def total(values: Iterable[Array]) -> Array:
    """The sum of each game's values."""
    return reduce(operator.add, values)


def count(conditions: Iterable[Bool[Array, "*batch"] | bool]) -> Int32[Array, "*batch"]:
    """How many conditions hold in each game."""
    return total(jnp.asarray(condition).astype(jnp.int32) for condition in conditions)


def any_of(conditions: Sequence[Bool[Array, "*batch"]]) -> Bool[Array, "*batch"]:
    """Whether at least one condition holds in each game."""
    return reduce(jnp.logical_or, conditions)


def nth_bit(bits: UInt32[Array, "*batch"], n: Int32[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """The place of set bit number `n`, from 0, of a 32-bit word: a binary search."""
    at = jnp.zeros_like(n)
    for width in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(bits & np.uint32((1 << width) - 1)).astype(jnp.int32)
        high = n >= low
        at = jnp.where(high, at + width, at)
        bits = jnp.where(high, bits >> width, bits)
        n = jnp.where(high, n - low, n)
    return at
