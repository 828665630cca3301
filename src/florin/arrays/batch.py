# pyright: basic
"""What both games share: choosing between states, their kept types, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np

from florin.arrays import words

S = TypeVar("S", bound=Any)  # a NamedTuple of arrays


def where(condition: jax.Array, then: S, otherwise: S) -> S:
    """Game by game, one state or the other."""
    return jax.tree.map(lambda a, b: a if a is b else jnp.where(condition, a, b), then, otherwise)


def widen(state: S) -> S:
    """Small integers to int32, in which everything is computed; packed words stay."""
    return jax.tree.map(lambda x: x if x.dtype == jnp.uint32 else x.astype(jnp.int32), state)


def narrow(state: S, types: Mapping[str, Any]) -> S:
    """Numbers to the types in which they are kept, int8 unless `types` names the field."""

    def kept(name: str, leaf: Any) -> Any:
        kind = types.get(name, jnp.int8)
        return jax.tree.map(lambda x: x if x.dtype == jnp.uint32 else x.astype(kind), leaf)

    return type(state)(*map(kept, state._fields, state))


def rewards_of(
    money: Sequence[jax.Array], fouled: jax.Array, ended: jax.Array
) -> tuple[jax.Array, ...]:
    """By seat, float32; zero where the game has not `ended`. The sum is always zero.

    A sole winner gets 1 and each of the others -1 / (players - 1); winners share. Who `fouled` gets
    -1, the others 1 / (players - 1).
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
