"""Plain self-play at a low temperature: no population, no types of bidders, long runs.

All seats are the learner's. It expects others to choose nearly as well as it does itself: the
temperature at which it does so falls in the first quarter of a run and then stays low. Such a net
knows one economy, that of strong play, and gives little away in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import restored, run, save
from florin.arrays.untyped import jax
from florin.core.training import Each, Report, ignore
from florin.games.medici.bots.turns import Array
from florin.games.medici.training import learn
from florin.games.medici.training.population import all_learners
from florin.games.medici.training.self_play import Config, some_games

SETTINGS: Final[dict[str, Any]] = {
    "width": 512,
    "knots": "even",
    "prices": 40,
    "samples": 3,
    "means": 16,
    "explore": 0.05,
    "varied": 0.35,
    "hot": 0.03,
    "cool": 0.006,
}
FALL: Final = 0.25  # part of the run in which the temperature falls

untrained: Any = jax.jit(learn.untrained, static_argnames="config")
starting_games: Any = jax.jit(some_games, static_argnames="config")


class Programs(NamedTuple):
    """What a run needs: functions compiled for its config, which they no longer take."""

    untrained: Callable[..., Any]
    starting_games: Callable[..., Any]
    update: Callable[..., Any]


def fixed(config: Config) -> Config:
    """What is compiled in: runs of any length and seed share it."""
    return replace(config, seconds=0.0, seed=0, population="")


def schedule(config: Config, report: Report) -> tuple[Any, Any, learn.Pace]:
    """Part of money in the utility, temperature of later bidders, pace."""
    money, _, pace = learn.schedule(config, report)
    part = min(report.seconds / config.seconds / FALL, 1.0)
    temperature = config.hot * (config.cool / config.hot) ** part
    rate, trace, average = map(np.float32, pace)
    return np.float32(money), np.float32(temperature), learn.Pace(rate, trace, average)


def compiled(config: Config) -> Programs:
    """The functions of `train`, compiled before the run begins; may run in another thread."""
    state = jax.eval_shape(lambda: learn.untrained(config))
    key = jax.eval_shape(lambda: jax.random.key(0))
    games = jax.eval_shape(lambda: some_games(config, jax.random.key(0)))
    pace = schedule(replace(config, seconds=1.0), Report())
    run = fixed(config)
    return Programs(
        untrained.lower(replace(run, seed=config.seed)).compile(),
        starting_games.lower(run, key).compile(),
        learn.update.lower(run, state, games, key, *pace, all_learners(config), ()).compile(),
    )


def uncompiled(config: Config) -> Programs:
    """The same, compiled when they are called."""
    run = fixed(config)
    return Programs(
        partial(untrained, replace(run, seed=config.seed)),
        partial(starting_games, run),
        partial(learn.update, run),
    )


def train(
    config: Config,
    out: Path,
    resume: Path | None = None,
    each: Each = ignore,
    programs: Programs | None = None,
) -> Report:
    """Trains for `config.seconds`; writes weights to `out` and a checkpoint beside it.

    `resume` is a checkpoint or weights to start from, `programs` what `compiled` gave for this
    config.
    """
    programs = programs or uncompiled(config)
    state, report = programs.untrained(), Report()
    if resume is not None:
        state, report = restored(resume, state, learn.OPTIMIZER, learn.widened)
    key, start = jax.random.split(jax.random.key(config.seed + report.updates))
    games, seating = programs.starting_games(start), all_learners(config)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        pace = schedule(config, report)
        state, games, cost, ended = programs.update(state, games, now, *pace, seating, ())
        return ended, {"loss": cost}

    def keep(report: Report) -> None:
        save(out, state, report)

    return run(config.seconds, report, one, keep, each)
