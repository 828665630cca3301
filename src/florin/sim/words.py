# pyright: basic
"""Packed words: many small numbers of one game in one 32-bit integer.

A *cargo word* holds what matters of a handful of lots, so that loading a group is one addition:

    bits  0-19  five nibbles, one per commodity: Medici counts lots, Strozzi the steps of S15
    bits 20-25  sum of the values
    bits 26-28  number of lots
    bits 29-30  Strozzi's ships only: 0 before the first loading, then harbour + 1

No field can overflow: a ship holds at most five lots.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from functools import reduce

import jax
import jax.numpy as jnp
import numpy as np

VALUE_AT, SIZE_AT, DOCK_AT = 20, 26, 29
VALUE_BITS, SIZE_BITS, DOCK_BITS = 6, 3, 2


def word(nibbles: Sequence[int], value: int, size: int) -> int:
    """A cargo word from plain numbers."""
    return sum(n << 4 * at for at, n in enumerate(nibbles)) | value << VALUE_AT | size << SIZE_AT


def field(words: jax.Array, at: int, bits: int) -> jax.Array:
    """A field as int32."""
    return ((words >> at) & ((1 << bits) - 1)).astype(jnp.int32)


def nibble(words: jax.Array, at: int) -> jax.Array:
    """Number `at` of a word of nibbles, as int32."""
    return field(words, 4 * at, 4)


def value(words: jax.Array) -> jax.Array:
    """Sum of the values in a cargo word."""
    return field(words, VALUE_AT, VALUE_BITS)


def size(words: jax.Array) -> jax.Array:
    """Number of lots in a cargo word."""
    return field(words, SIZE_AT, SIZE_BITS)


def dock(words: jax.Array) -> jax.Array:
    """Harbour + 1 of a Strozzi ship, 0 before its first loading."""
    return field(words, DOCK_AT, DOCK_BITS)


def pick(table: Sequence[float], index: jax.Array) -> jax.Array:
    """`table[index]` as a chain of selects: no gather, so it fuses with everything around it.

    A table of int is int32, one of float is float32. Past the end it gives the last entry.
    """
    entries = np.asarray(table, np.int32 if isinstance(table[0], int) else np.float32)
    found = jnp.broadcast_to(entries[-1], jnp.shape(index))
    for at in range(len(entries) - 2, -1, -1):
        # Runs of equal entries need one select.
        if entries[at] != entries[at + 1]:
            found = jnp.where(index <= at, entries[at], found)
    return found


def at_seat(values: Sequence[jax.Array], seat: jax.Array) -> jax.Array:
    """`values[seat]`, the seat differing from game to game."""
    found = values[-1]
    for at in range(len(values) - 2, -1, -1):
        found = jnp.where(seat == at, values[at], found)
    return found


def least(values: Sequence[jax.Array]) -> jax.Array:
    """The smallest, game by game."""
    return reduce(jnp.minimum, values)


def total(values: Iterable[jax.Array]) -> jax.Array:
    """The sum, game by game."""
    return reduce(operator.add, values)


def count(conditions: Iterable[jax.Array]) -> jax.Array:
    """How many hold, game by game, as int32."""
    return total(jnp.asarray(condition).astype(jnp.int32) for condition in conditions)


def nth_bit(bits: jax.Array, n: jax.Array) -> jax.Array:
    """Where the set bit number `n` (from 0) of a 32-bit word lies: a search by halves."""
    at = jnp.zeros_like(n)
    for width in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(bits & np.uint32((1 << width) - 1)).astype(jnp.int32)
        high = n >= low
        at = jnp.where(high, at + width, at)
        bits = jnp.where(high, bits >> width, bits)
        n = jnp.where(high, n - low, n)
    return at
