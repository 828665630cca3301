# pyright: basic
"""The generator inside a game state: xoroshiro64**, two 32-bit words, the same on every device.

A key of `jax.random` seeds it once per game; after that a draw costs a dozen integer operations
and no key has to be carried or split. Everything is elementwise over any batch shape.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

_FIELD = 24  # bits of a word that `below` uses


class Dice(NamedTuple):
    """Never both zero."""

    a: jax.Array  # uint32
    b: jax.Array  # uint32


def seeded(key: jax.Array, shape: tuple[int, ...] = ()) -> Dice:
    """Fresh dice for a batch of games of this shape."""
    words = jax.random.bits(key, (2, *shape), jnp.uint32)
    return Dice(words[0] | jnp.uint32(1), words[1])


def roll(dice: Dice) -> tuple[jax.Array, Dice]:
    """A word of 32 random bits, and the dice after it."""
    a, b = dice
    word = _turn(a * jnp.uint32(0x9E3779BB), 5) * jnp.uint32(5)
    b = b ^ a
    return word, Dice(_turn(a, 26) ^ b ^ (b << 9), _turn(b, 13))


def below(word: jax.Array, count: jax.Array) -> jax.Array:
    """A number from 0 to `count` - 1 (int32); `count` at most 256, so no product overflows.

    Some numbers come up more often than others by at most one part in 2**24 / count.
    """
    return ((word >> (32 - _FIELD)) * count.astype(jnp.uint32) >> _FIELD).astype(jnp.int32)


def _turn(word: jax.Array, by: int) -> jax.Array:
    return (word << by) | (word >> (32 - by))
