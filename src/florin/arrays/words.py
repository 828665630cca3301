# pyright: basic
"""Packed words on arrays, and the few operations that take the place of gathers and scatters."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from functools import reduce

import jax
import jax.numpy as jnp
import numpy as np

from florin.arrays import cargo


def nibble(words: jax.Array, at: int) -> jax.Array:
    """Number `at` of a word of nibbles, as int32."""
    return cargo.nibble(words, at).astype(jnp.int32)


def value(words: jax.Array) -> jax.Array:
    """Sum of the values in a cargo word, as int32."""
    return cargo.value(words).astype(jnp.int32)


def size(words: jax.Array) -> jax.Array:
    """Number of lots in a cargo word, as int32."""
    return cargo.size(words).astype(jnp.int32)


def dock(words: jax.Array) -> jax.Array:
    """Harbour + 1 of a Strozzi ship, 0 before its first loading, as int32."""
    return cargo.dock(words).astype(jnp.int32)


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
