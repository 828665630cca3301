"""Learning from self-play: lambda-returns, the loss, and the training loop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from florin.arrays.learning import Learner, Weights, adam, descend, learner, restored, run, save
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Report, ignore
from florin.games.medici.bots import net
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training.self_play import (
    Config,
    SelfPlay,
    Stem,
    Turn,
    play,
    some_games,
)

OPTIMIZER: Final = adam(b2=0.99)


def untrained(config: Config) -> Learner:
    """A learner with random weights."""
    key = jax.random.key(config.seed)
    weights: dict[str, Array] = {}
    for name, shape in net.shapes(config.players).items():
        key, now = jax.random.split(key)
        scale = np.sqrt(2 / shape[0]) if name.endswith((".w", ".g")) else 0.0
        scale *= 0.1 if name.startswith("out") else 0.5 if name.startswith("block") else 1.0
        weights[name] = scale * jax.random.normal(now, shape)
    return learner(OPTIMIZER, weights)


def returns(config: Config, turns: Turn, last: Array) -> Array:
    """Lambda-returns [turns, games, 2 n], cut if a sale was made at random."""

    def back(carry: tuple[Array, Array], turn: Turn) -> tuple[tuple[Array, Array], Array]:
        following, target = carry
        ahead = (1 - config.trace) * following + config.trace * target
        ahead = jnp.where(turn.done[:, None], turn.result, ahead)
        ahead = jnp.where(turn.explored[:, None], turn.solved, ahead)
        return (turn.value, ahead), ahead

    _, targets = jax.lax.scan(back, (last, last), turns, reverse=True)
    return targets


def loss(weights: Weights, state: TurnState, target: Array, counts: Array, stem: Stem) -> Array:
    """Cross-entropy of win shares and squared error of money, over positions that occurred."""
    n = state.money.shape[-1]
    seats = frame_seats(jnp, state)
    raw = net.tower(jnp, weights, stem(jnp, weights, state))
    win = jnp.take_along_axis(target[..., :n], seats, -1)
    money = jnp.take_along_axis((target[..., n:] - state.money) / net.MONEY, seats, -1)
    entropy = -(win * jax.nn.log_softmax(raw[..., :n])).sum(-1)
    error = ((raw[..., n:] - money) ** 2).mean(-1)
    return ((entropy + 0.5 * error) * counts).sum() / jnp.maximum(counts.sum(), 1)


def learn(
    config: Config,
    state: Learner,
    turns: Turn,
    last: Array,
    key: Array,
    rate: Array,
    stems: Callable[[Array], Stem],
) -> tuple[Learner, Array]:
    """Gradient steps over positions that occurred, and the mean loss.

    `last` are the values after the last turn; `stems` gives the net's stem for some games.
    """
    targets = returns(config, turns, last)
    targets = jnp.broadcast_to(targets[:, None], (config.turns, 4, *targets.shape[1:]))
    size = config.turns * 4 * config.games
    steps = max(1, size // config.batch // 2)  # half of the positions each time
    chosen = jax.random.randint(key, (steps, config.batch), 0, size)

    def flat(x: Array) -> Array:
        return x.reshape((size, *x.shape[3:]))

    states = TurnState(*map(flat, turns.states))
    targets, counts = flat(targets), flat(turns.counts)

    def step(state: Learner, index: Array) -> tuple[Learner, Array]:
        some = TurnState(*(x[index] for x in states))
        stem = stems(index % config.games)
        cost, gradient = jax.value_and_grad(loss)(
            state.weights, some, targets[index], counts[index], stem
        )
        return descend(OPTIMIZER, state, gradient, rate, config.average), cost

    state, costs = jax.lax.scan(step, state, chosen)
    return state, costs.mean()


def _update(
    config: Config,
    state: Learner,
    games: TurnState,
    key: Array,
    money: Array,
    temperature: Array,
    rate: Array,
) -> tuple[Learner, TurnState, Array, Array]:
    """Some turns of every game, then learning: learner, games, mean loss, games that ended."""
    dice, shuffle = jax.random.split(key)
    agent = SelfPlay(config, state.acting, money, temperature)
    games, turns = play(config, agent, games, dice)

    def stems(index: Array) -> Stem:
        del index
        return net.stem

    state, cost = learn(config, state, turns, agent.value(games), shuffle, rate, stems)
    return state, games, cost, turns.done.sum()


update: Any = jax.jit(_update, static_argnames="config")


def train(config: Config, out: Path, resume: Path | None = None, each: Each = ignore) -> Report:
    """Trains for `config.seconds`; writes weights to `out` and a checkpoint beside it.

    `resume` continues from a checkpoint, or starts from the weights of a `.safetensors` file.
    """
    state, report = untrained(config), Report()
    if resume is not None:
        state, report = restored(resume, state, OPTIMIZER)
    # The run's length is not compiled in, so that runs of any length share what is compiled.
    fixed = replace(config, seconds=0)
    key, start = jax.random.split(jax.random.key(config.seed + report.updates))
    games = some_games(config, start)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        settings = schedule(config, report)
        state, games, cost, ended = update(fixed, state, games, now, *settings)
        return ended, {"loss": cost}

    def keep(report: Report) -> None:
        save(out, state, report)

    return run(config.seconds, report, one, keep, each)


def schedule(config: Config, report: Report) -> tuple[float, float, float]:
    """Part of money in the utility, temperature of later bidders, learning rate."""
    part = min(report.seconds / config.seconds, 1.0)
    early = max(0.0, 1 - part / config.anneal)
    money = config.money_late + (config.money - config.money_late) * early
    temperature = config.hot * (config.cool / config.hot) ** part
    rate = config.rate * (0.05 + 0.95 * 0.5 * (1 + float(np.cos(np.pi * part))))
    return money, temperature, rate * min(1.0, (report.updates + 1) / 20)
