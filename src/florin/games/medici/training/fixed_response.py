"""Best responses with a fixed budget, to several nets one after the other.

As `response`, but the temperature at which the frozen net expects others to choose is an argument,
so that one compilation serves all nets of one shape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from florin.arrays.learning import Weights, learner, run
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Measured, Report, ignore
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training import response
from florin.games.medici.training.learn import OPTIMIZER
from florin.games.medici.training.mixed_tables import measured
from florin.games.medici.training.population import Frozen
from florin.games.medici.training.self_play import Config, some_games
from florin.games.medici.training.sharp import starting_games


class Programs(NamedTuple):
    """What a response needs: functions compiled for its config, which they no longer take."""

    starting_games: Callable[..., Any]
    update: Callable[..., Any]
    first_games: Callable[..., Any]


def _update(
    config: Config,
    state: Any,
    games: TurnState,
    frozen: Weights,
    temperature: Array,
    key: Array,
    rate: Array,
) -> Any:
    warm: Any = replace(config, cool=temperature)
    return response.update.__wrapped__(warm, state, games, frozen, key, rate)


def _first_games(
    config: Config, weights: Weights, frozen: Weights, temperature: Array, key: Array
) -> tuple[Array, Array]:
    warm: Any = replace(config, cool=temperature)
    return response.first_games.__wrapped__(warm, weights, frozen, key)


update: Any = jax.jit(_update, static_argnames="config")
first_games: Any = jax.jit(_first_games, static_argnames="config")


def fixed(config: Config) -> Config:
    """What is compiled into the training."""
    return replace(config, seconds=0.0, seed=0)


def greedy(config: Config) -> Config:
    """What is compiled into a measurement."""
    return replace(fixed(config), explore=0.0, varied=0.0, turns=response.TURNS, own=1e-4)


def challenger(frozen: Weights, players: int) -> dict[str, Array]:
    """The weights that a response starts from: the frozen net's, and an input of its own."""
    return {**frozen, "me": jnp.zeros((players, *frozen["in.b"].shape))}


def compiled(config: Config, frozen: Weights) -> Programs:
    """The functions of `train` for nets of these shapes; may run in another thread."""
    weights = jax.eval_shape(lambda: challenger(frozen, config.players))
    state = jax.eval_shape(lambda: learner(OPTIMIZER, challenger(frozen, config.players)))
    key = jax.eval_shape(lambda: jax.random.key(0))
    games = jax.eval_shape(lambda: some_games(config, jax.random.key(0)))
    scalar = np.float32(0)
    return Programs(
        starting_games.lower(fixed(config), key).compile(),
        update.lower(fixed(config), state, games, frozen, scalar, key, scalar).compile(),
        first_games.lower(greedy(config), weights, frozen, scalar, key).compile(),
    )


def uncompiled(config: Config) -> Programs:
    """The same, compiled when they are called."""
    return Programs(
        partial(starting_games, fixed(config)),
        partial(update, fixed(config)),
        partial(first_games, greedy(config)),
    )


def train(
    config: Config,
    opponent: Frozen,
    rounds: int = response.ROUNDS,
    each: Each = ignore,
    programs: Programs | None = None,
) -> tuple[Measured, Measured, Report]:
    """Trains for `config.seconds`: the challenger's share before and after, and the run."""
    programs = programs or uncompiled(config)
    frozen, temperature = opponent.weights, np.float32(opponent.temperature)

    def share(weights: Weights) -> Measured:
        found: list[Array] = []
        for key in jax.random.split(jax.random.key(config.seed + 1), rounds):
            shares, over = programs.first_games(weights, frozen, temperature, key)
            found.append(np.asarray(shares)[np.asarray(over)])
        return measured(np.concatenate(found))

    state = learner(OPTIMIZER, challenger(frozen, config.players))
    before = share(state.acting)
    key, start = jax.random.split(jax.random.key(config.seed))
    games = programs.starting_games(start)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        part = min(report.seconds / config.seconds, 1.0)
        rate = np.float32(config.rate * 0.5 * (1 + np.cos(np.pi * part)))
        state, games, cost, ended = programs.update(state, games, frozen, temperature, now, rate)
        return ended, {"loss": cost}

    report = run(config.seconds, Report(), one, ignore, each)
    return before, share(state.acting), report
