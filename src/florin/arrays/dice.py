"""The random generator inside a game state: xoroshiro64**, two 32-bit words, equal on every device.

A key of `jax.random` seeds it once per game. After that a draw costs a dozen integer operations,
and no key has to be carried or split. Everything is elementwise over any batch shape.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Int, Int32, PRNGKeyArray, UInt32

_BITS_USED: Final = 24  # bits of a word that `below` uses


class Dice(NamedTuple):
    """The generator's state; the two words are never both zero."""

    a: UInt32[Array, "*batch"]
    b: UInt32[Array, "*batch"]


def seeded(key: PRNGKeyArray, shape: tuple[int, ...] = ()) -> Dice:
    """New dice for a batch of games of this shape."""
    words = jax.random.bits(key, (2, *shape), jnp.uint32)
    return Dice(words[0] | jnp.uint32(1), words[1])


def roll(dice: Dice) -> tuple[UInt32[Array, "*batch"], Dice]:
    """A word of 32 random bits, and the dice after it."""
    a, b = dice
    word = _rotated(a * jnp.uint32(0x9E3779BB), 5) * jnp.uint32(5)
    b = b ^ a
    return word, Dice(_rotated(a, 26) ^ b ^ (b << 9), _rotated(b, 13))


def below(word: UInt32[Array, "*batch"], count: Int[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """A number from 0 to `count` - 1. `count` is at most 256, so no product overflows.

    The probabilities differ by at most one part in 2**24 / count.
    """
    top = word >> (32 - _BITS_USED)
    return (top * count.astype(jnp.uint32) >> _BITS_USED).astype(jnp.int32)


def _rotated(word: Array, by: int) -> Array:
    return (word << by) | (word >> (32 - by))
