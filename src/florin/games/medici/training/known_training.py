"""Training and matches of nets that know the table (see `known_seats`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import Learner, Weights, learner, restored, run, save
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Report, ignore
from florin.games.medici import board
from florin.games.medici.bots import auction, evidence
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training import known_seats, learn, mixed_tables, sharp
from florin.games.medici.training.known_seats import ALL, Game, Hearing, Table, Trust, told
from florin.games.medici.training.matches import CHUNKS, MONEY
from florin.games.medici.training.population import (
    LEARNER,
    SOFT,
    Frozen,
    Population,
    Seating,
    all_learners,
    mixed,
)
from florin.games.medici.training.self_play import Config, Stem, Turn, new_games, some_games

SHARP: Final = 0.15  # further part of the games in which all seats are the learner's
DEAF: Final = 0.125  # part of the games in which nobody hears anything

_np: Any = np  # for results whose type the stubs leave open
Frozens = tuple[Frozen, ...]


class Programs(NamedTuple):
    """What a run needs: functions compiled for its config, which they no longer take."""

    untrained: Callable[..., Any]
    starting_games: Callable[..., Any]
    update: Callable[..., Any]


def mixtures(config: Config, frozen: int, loose: float = 1.0) -> Seating:
    """As `population.mixed`, with more tables of learners alone.

    Only this part of the tables keeps its loose bidders; at the others they are learners.
    """
    seating, rng = mixed(config, frozen), np.random.default_rng(config.seed + 1)
    sharp_tables = rng.random((config.games, 1)) < SHARP
    strict = rng.random((config.games, 1)) >= loose
    learners: Array = sharp_tables | (strict & (seating.kind == SOFT))
    plain = all_learners(config)

    def pick(ours: Array, theirs: Array) -> Array:
        wide = learners.reshape(learners.shape + (1,) * (theirs.ndim - 2))
        return _np.where(wide, ours, theirs).astype(theirs.dtype)

    return Seating(*map(pick, plain, seating))


# -- learning --------------------------------------------------------------------------------------


def learned(
    config: Config,
    state: Learner,
    hearing: Callable[[evidence.Record], Hearing],
    stems: Callable[[Array, Array], Stem],
    game: Game,
    key: Array,
    pace: learn.Pace,
    utility: Array,
) -> tuple[Learner, Game, Array, Array]:
    """Some turns of every game, then learning: learner, games, mean loss, games that ended.

    `stems` gives the stem for what is known at some positions and for the index of their games.
    """
    dice, shuffle = jax.random.split(key)
    game, (played, numbers) = known_seats.play(config, hearing, game, dice)
    last = hearing(game.record).value(game.state)
    targets = learn.returns(pace.trace, played, last)

    # What is known changes from turn to turn. So each turn of a game is handed on as a game of its
    # own, whose only return is the one just found.
    games = config.games * config.turns

    def flat(x: Array) -> Array:  # [turns, games, ...]
        return x.reshape((1, games, *x.shape[2:]))

    def by_kind(x: Array) -> Array:  # [turns, 4, games, ...]
        return jnp.swapaxes(x, 0, 1).reshape((1, 4, games, *x.shape[3:]))

    never = jnp.zeros((1, games), bool)
    turns = Turn(
        states=TurnState(*map(by_kind, played.states)),
        counts=by_kind(played.counts),
        value=flat(played.value),
        solved=flat(played.solved),
        explored=never,
        done=never,
        result=flat(played.result),
        lots=flat(played.lots),
        buyer=flat(played.buyer),
        price=flat(played.price),
    )
    known = numbers.reshape((games, *numbers.shape[2:]))
    wide = replace(config, games=games, turns=1)
    state, cost = learn.learn(
        wide,
        state,
        turns,
        targets.reshape((games, -1)),
        shuffle,
        pace,
        utility,
        lambda index: stems(known[index], index % config.games),
    )
    return state, game, cost, played.done.sum()


def _update(
    config: Config,
    state: Learner,
    game: Game,
    key: Array,
    money: Array,
    temperature: Array,
    pace: learn.Pace,
    seating: Seating,
    frozen: Frozens,
    trust: Trust = ALL,
) -> tuple[Learner, Game, Array, Array]:
    deaf = known_seats.deaf_games(config, DEAF)

    def hearing(record: evidence.Record) -> Table:
        some = config.frozen_part
        seats = Population(config, state.acting, money, temperature, seating, frozen, some)
        return Table(seats, record, deaf, trust)

    utility = auction.utility(jnp, config.players, 1 - money, money)
    return learned(config, state, hearing, lambda known, _: told(known), game, key, pace, utility)


update: Any = jax.jit(_update, static_argnames="config")


def _untrained(config: Config) -> Learner:
    """A learner with random weights that knows nothing of tables yet."""
    weights = learn.untrained(config).weights
    return learner(learn.OPTIMIZER, known_seats.with_table(weights, config.players))


def _starting_games(config: Config, key: Array) -> Game:
    """See `some_games`."""
    return known_seats.begun(config, some_games(config, key))


untrained: Any = jax.jit(_untrained, static_argnames="config")
starting_games: Any = jax.jit(_starting_games, static_argnames="config")


def compiled(config: Config, frozen: Frozens) -> Programs:
    """The functions of `train` for frozen nets of these shapes; may run in another thread."""
    fixed = sharp.fixed(config)
    state = jax.eval_shape(lambda: untrained(config))
    key = jax.eval_shape(lambda: jax.random.key(0))
    games = jax.eval_shape(lambda: starting_games(config, jax.random.key(0)))
    pace = sharp.schedule(replace(config, seconds=1.0), Report())
    seating = mixtures(config, len(frozen))
    return Programs(
        untrained.lower(replace(fixed, seed=config.seed)).compile(),
        starting_games.lower(fixed, key).compile(),
        update.lower(fixed, state, games, key, *pace, seating, frozen, ALL).compile(),
    )


def uncompiled(config: Config) -> Programs:
    """The same, compiled when they are called."""
    fixed = sharp.fixed(config)
    return Programs(
        partial(untrained, replace(fixed, seed=config.seed)),
        partial(starting_games, fixed),
        partial(update, fixed),
    )


def fitted(weights: Weights, wanted: Weights) -> Weights:
    """Weights of a net that knows no tables as those of one that does, with the same values."""
    found = dict(learn.widened(weights, wanted))
    found.setdefault(known_seats.TABLE, jnp.zeros_like(wanted[known_seats.TABLE]))
    return found


def train(
    config: Config,
    out: Path,
    frozen: Frozens,
    resume: Path | None = None,
    each: Each = ignore,
    programs: Programs | None = None,
    trust: Trust = ALL,
    loose: float = 1.0,
) -> Report:
    """Trains for `config.seconds`; writes weights to `out` and a checkpoint beside it.

    `resume` is a checkpoint or weights to start from, `programs` what `compiled` gave; `loose` is
    that of `mixtures`.
    """
    programs = programs or uncompiled(config)
    state, report = programs.untrained(), Report()
    if resume is not None:
        state, report = restored(resume, state, learn.OPTIMIZER, fitted)
    key, start = jax.random.split(jax.random.key(config.seed + report.updates))
    game, seating = programs.starting_games(start), mixtures(config, len(frozen), loose)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, game, key
        key, now = jax.random.split(key)
        pace = sharp.schedule(config, report)
        state, game, cost, ended = programs.update(state, game, now, *pace, seating, frozen, trust)
        return ended, {"loss": cost}

    def keep(report: Report) -> None:
        save(out, state, report)

    return run(config.seconds, report, one, keep, each)


# -- matches ---------------------------------------------------------------------------------------


def padded(weights: Weights, players: int) -> dict[str, Array]:
    """As `mixed_tables.padded`, with what the net is told of tables, if anything."""
    rest = dict(weights)
    table = rest.pop(known_seats.TABLE, None)
    found = known_seats.with_table(mixed_tables.padded(rest, players), players)
    if table is not None:
        inputs = found[known_seats.TABLE]
        found[known_seats.TABLE] = inputs.at[:, : table.shape[1]].set(table)
    return found


def seated(config: Config, ours: int, others: int, **traits: float) -> Seating:
    """The learner has `ours` seats at each table, in every arrangement in turn.

    The other seats are of kind `others`, with these traits of a `Seating`.
    """
    arrangements = list(combinations(range(config.players), ours))
    mine = np.array([[seat in taken for seat in range(config.players)] for taken in arrangements])
    mine = mine[np.arange(config.games) % len(arrangements)]
    plain = all_learners(config)
    rest: dict[str, Array] = {
        name: np.where(mine, getattr(plain, name), np.float32(value))
        for name, value in traits.items()
    }
    return plain._replace(kind=np.where(mine, LEARNER, others).astype(np.int32), **rest)


def _first_games(
    config: Config,
    weights: Weights,
    temperature: Array,
    frozen: Frozens,
    seating: Seating,
    deaf: Array,
    key: Array,
    trust: Trust = ALL,
) -> tuple[Array, Array]:
    """A new game at every table: the shares of the win [games, n], and whether it is over."""
    start, dice = jax.random.split(key)
    seats = Population(config, weights, jnp.float32(MONEY), temperature, seating, frozen, 1.0)

    def hearing(record: evidence.Record) -> Table:
        return Table(seats, record, deaf, trust)

    return first_results(config, hearing, known_seats.begun(config, new_games(config, start)), dice)


def first_results(
    config: Config, hearing: Callable[[evidence.Record], Hearing], game: Game, key: Array
) -> tuple[Array, Array]:
    """Plays each game to its end: the shares of the win [games, n], and whether it is over."""

    def chunk(carry: Any, now: Array) -> tuple[Any, None]:
        game, shares, over = carry
        game, (played, _) = known_seats.play(config, hearing, game, now)

        def after(carry: Any, turn: Turn) -> tuple[Any, None]:
            shares, over = carry
            ends = (turn.done & ~over)[:, None]
            won = turn.result[:, : config.players]
            return (jnp.where(ends, won, shares), over | turn.done), None

        (shares, over), _ = jax.lax.scan(after, (shares, over), played)
        return (game, shares, over), None

    nothing = jnp.zeros((config.games, config.players)), jnp.zeros(config.games, bool)
    chunks = CHUNKS + (config.players == max(board.CAPITAL))  # whose games have most turns
    (_, shares, over), _ = jax.lax.scan(chunk, (game, *nothing), jax.random.split(key, chunks))
    return shares, over


first_games: Any = jax.jit(_first_games, static_argnames="config")
