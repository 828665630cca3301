"""What all array engines share: choosing between states, the kept types, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float32, Int

from florin.arrays import words

T = TypeVar("T")  # a pytree of arrays


def where(condition: Bool[Array, "*batch"], then: T, otherwise: T) -> T:
    """For each game of the batch, one state or the other."""

    def chosen(a: Array, b: Array) -> Array:
        return a if a is b else jnp.where(condition, a, b)

    return jax.tree.map(chosen, then, otherwise)


def widen(state: T) -> T:
    """The state with its small integers as int32, for computing. Packed words stay uint32."""
    return jax.tree.map(partial(_kept_as, kind=jnp.int32), state)


def narrow(state: T, types: Mapping[str, Any]) -> T:
    """A state, a NamedTuple, with its numbers in the types that are stored.

    int8, unless `types` names the field. Packed words stay uint32.
    """
    fields: Any = state

    def stored(name: str) -> Any:
        kind = types.get(name, jnp.int8)
        return jax.tree.map(partial(_kept_as, kind=kind), getattr(fields, name))

    return fields._replace(**{name: stored(name) for name in fields._fields})


def _kept_as(leaf: Array, kind: Any) -> Array:
    return leaf if leaf.dtype == jnp.uint32 else leaf.astype(kind)


def rewards_of(
    money: Sequence[Int[Array, "*batch"]],
    fouled: Int[Array, "*batch"],
    ended: Bool[Array, "*batch"],
) -> tuple[Float32[Array, "*batch"], ...]:
    """Rewards by seat; zero for games that have not `ended`. They always sum to zero.

    A sole winner gets 1 and each of the others -1 / (players - 1); several winners share. `fouled`
    is the seat that acted illegally, or -1: it gets -1 and each of the others 1 / (players - 1).
    """
    players = len(money)
    best = -words.least([-m for m in money])
    winners = words.count(m == best for m in money)
    shares = [(players / k - 1) / (players - 1) for k in range(1, players + 1)]
    win, lose = words.pick(shares, winners - 1), np.float32(-1 / (players - 1))
    by_money = [jnp.where(m == best, win, lose) for m in money]
    by_foul = [jnp.where(fouled == seat, np.float32(-1), -lose) for seat in range(players)]
    return tuple(
        jnp.where(ended, jnp.where(fouled >= 0, foul, fair), np.float32(0))
        for foul, fair in zip(by_foul, by_money, strict=True)
    )
