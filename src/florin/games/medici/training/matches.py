"""Matches over arrays: how often does one player win alone among copies of another?

Thousands of games at once, so a share is known to half a hundredth within seconds. The arena plays
the same matches with the bots themselves, one game at a time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from florin.arrays.learning import Weights
from florin.arrays.untyped import jax, jnp
from florin.core.training import Measured
from florin.games.medici.bots.turns import Array
from florin.games.medici.training.population import (
    FACE,
    FROZEN,
    LEARNER,
    Frozen,
    Population,
    Seating,
    all_learners,
)
from florin.games.medici.training.self_play import Config, Turn, new_games, play

# A game has fewer turns than lots are drawn; nearly all are over after these chunks.
TURNS: Final = 24  # of a chunk
CHUNKS: Final = 3
MONEY: Final = 0.05  # part of money in the utility, as in play


def alone(config: Config, one: int, others: int, opening: float = 0.0) -> Seating:
    """At each table one seat of kind `one`, in turn, among seats of kind `others`."""
    seating = all_learners(config)
    seat = np.arange(config.games) % config.players
    mine = np.arange(config.players) == seat[:, None]
    return seating._replace(
        kind=np.where(mine, one, others).astype(np.int32),
        opening=np.full(mine.shape, opening, np.float32),
    )


def _first_games(
    config: Config,
    weights: Weights,
    temperature: Array,
    frozen: tuple[Frozen, ...],
    seating: Seating,
    key: Array,
) -> tuple[Array, Array]:
    """A new game at every table: the single seat's share of the win, and whether it is over."""
    start, dice = jax.random.split(key)
    agent = Population(config, weights, jnp.float32(MONEY), temperature, seating, frozen, 1.0)
    me = jnp.arange(config.games) % config.players

    def some(carry: Any, now: Array) -> tuple[Any, None]:
        state, share, over = carry
        state, played = play(config, agent, state, now)

        def one(carry: Any, turn: Turn) -> tuple[Any, None]:
            share, over = carry
            won = jnp.take_along_axis(turn.result, me[:, None], -1)[:, 0]
            return (jnp.where(turn.done & ~over, won, share), over | turn.done), None

        (share, over), _ = jax.lax.scan(one, (share, over), played)
        return (state, share, over), None

    nothing = jnp.zeros(config.games), jnp.zeros(config.games, bool)
    first = (new_games(config, start), *nothing)
    (_, share, over), _ = jax.lax.scan(some, first, jax.random.split(dice, CHUNKS))
    return share, over


first_games: Any = jax.jit(_first_games, static_argnames="config")


def match(
    config: Config,
    weights: Weights,
    temperature: float,
    opponent: Frozen | float,
    rounds: int = 1,
    reverse: bool = False,
) -> Measured:
    """The share of the net alone among copies of the opponent, or if `reverse` the other way round.

    The opponent is a frozen net, or the opening of a face-value bidder.
    """
    config = replace(config, explore=0.0, varied=0.0, turns=TURNS, own=1e-4, seed=0, seconds=0.0)
    frozen = () if isinstance(opponent, float) else (opponent,)
    other = FROZEN if frozen else FACE
    kinds = (other, LEARNER) if reverse else (LEARNER, other)
    opening = opponent if isinstance(opponent, float) else 0.0
    seating = alone(config, *kinds, opening)
    found: list[Array] = []
    for key in jax.random.split(jax.random.key(7), rounds):
        heat = jnp.float32(temperature)
        share, over = first_games(config, weights, heat, frozen, seating, key)
        found.append(np.asarray(share)[np.asarray(over)])
    share = np.concatenate(found)
    return Measured(len(share), float(share.mean()), float(share.std() / np.sqrt(len(share))))
