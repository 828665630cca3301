"""Best responses with a fixed budget to a net that knows the table.

As `fixed_response`: one seat of every table belongs to a challenger who knows exactly how the
others bid and draw. They learn from its bids, as from those of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from florin.arrays.learning import Learner, Weights, learner, run
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Measured, Report, ignore
from florin.games.medici.bots import auction, evidence
from florin.games.medici.bots.auction import Choice
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training import known_seats, known_training, response
from florin.games.medici.training.fixed_response import challenger, fixed, greedy
from florin.games.medici.training.known_seats import ALL, Game, Trust, told
from florin.games.medici.training.learn import OPTIMIZER, Pace
from florin.games.medici.training.mixed_tables import measured
from florin.games.medici.training.population import Frozen
from florin.games.medici.training.self_play import (
    Config,
    Sale,
    draw_gain,
    hold_auction,
    new_games,
    offer,
    values,
)

_responses: Any = response


class Programs(NamedTuple):
    """What a response needs: functions compiled for its config, which they no longer take."""

    starting_games: Callable[..., Any]
    update: Callable[..., Any]
    first_games: Callable[..., Any]


class Challenged:
    """One turn of tables at which a challenger sits among seats that know the record."""

    def __init__(
        self,
        config: Config,
        weights: Weights,
        frozen: Weights,
        temperature: Array,
        record: evidence.Record,
        trust: Trust,
    ) -> None:
        self.record = record
        self._config, self._weights, self._frozen = config, weights, frozen
        self._temperature = temperature
        self._me = response.seats(config)
        self._trust = trust
        numbers = evidence.known(jnp, record) * trust.told
        self._mine, self._theirs = told(numbers, self._me), told(numbers)
        self._deaf = jnp.zeros(config.games, bool)
        self._utility = utility(config)

    def value(self, state: TurnState) -> Array:
        """See `Agent`; as the challenger sees it."""
        return values(self._weights, state, self._mine)

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        mine = draw_gain(self._weights, state, tried, self._utility, self._mine)
        theirs = draw_gain(self._frozen, state, tried, self._utility, self._theirs)
        return jnp.where(state.selector == self._me, mine, theirs)

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`."""
        config, n = self._config, self._config.players
        on = offer(config, self._frozen, state, self._theirs)
        expected = evidence.expected(jnp, self.record, self._temperature)
        believed = evidence.trusted(expected, self._temperature, *self._trust[:3])
        theirs, _ = known_seats.solved_by_record(on, state, self._utility, believed)
        mine = offer(config, self._weights, state, self._mine)
        none = jnp.arange(config.prices + 1)[:, None] == 0
        after = jnp.where(none, mine.unsold[:, None, None], mine.bought)
        place = (self._me - state.selector) % n
        choices: list[Choice] = []
        for seat, known in zip(reversed(auction.bidding_order(n)), reversed(theirs), strict=True):
            own = auction.options(jnp, after, seat, self._utility[:, seat], on.most[:, seat])
            choice = _responses._pick(place == seat, own, known)
            after = auction.answered(jnp, after, seat, choice, config.own)
            choices.insert(0, choice)
        sale = hold_auction(config, on, state, choices, after[:, 0, 0], key)
        bids = known_seats.heard(config, state, choices, sale, key)
        utilities = [passing for _, _, passing in theirs]
        self.record = known_seats.counted(self.record, state, bids, utilities, self._deaf)
        return sale


def utility(config: Config) -> Array:
    """That of each seat, [2 n, n]."""
    late = config.money_late
    return auction.utility(jnp, config.players, 1 - late, late)


def _update(
    config: Config,
    state: Learner,
    game: Game,
    frozen: Weights,
    temperature: Array,
    key: Array,
    rate: Array,
    trust: Trust = ALL,
) -> tuple[Learner, Game, Array, Array]:
    me = response.seats(config)

    def hearing(record: evidence.Record) -> Challenged:
        return Challenged(config, state.acting, frozen, temperature, record, trust)

    pace = Pace(rate, config.trace, config.average)
    return known_training.learned(
        config,
        state,
        hearing,
        lambda known, index: told(known, me[index]),
        game,
        key,
        pace,
        utility(config),
    )


def _first_games(
    config: Config,
    weights: Weights,
    frozen: Weights,
    temperature: Array,
    key: Array,
    trust: Trust = ALL,
) -> tuple[Array, Array]:
    """A new game at every table: the challenger's share of the win, and whether it is over."""
    start, dice = jax.random.split(key)

    def hearing(record: evidence.Record) -> Challenged:
        return Challenged(config, weights, frozen, temperature, record, trust)

    game = known_seats.begun(config, new_games(config, start))
    shares, over = known_training.first_results(config, hearing, game, dice)
    return jnp.take_along_axis(shares, response.seats(config)[:, None], -1)[:, 0], over


update: Any = jax.jit(_update, static_argnames="config")
first_games: Any = jax.jit(_first_games, static_argnames="config")


def compiled(config: Config, frozen: Weights) -> Programs:
    """The functions of `train` for nets of these shapes; may run in another thread."""
    weights = jax.eval_shape(lambda: challenger(frozen, config.players))
    state = jax.eval_shape(lambda: learner(OPTIMIZER, challenger(frozen, config.players)))
    key = jax.eval_shape(lambda: jax.random.key(0))
    games = jax.eval_shape(lambda: known_training.starting_games(config, jax.random.key(0)))
    scalar = np.float32(0)
    return Programs(
        known_training.starting_games.lower(fixed(config), key).compile(),
        update.lower(fixed(config), state, games, frozen, scalar, key, scalar, ALL).compile(),
        first_games.lower(greedy(config), weights, frozen, scalar, key, ALL).compile(),
    )


def uncompiled(config: Config) -> Programs:
    """The same, compiled when they are called."""
    return Programs(
        partial(known_training.starting_games, fixed(config)),
        partial(update, fixed(config)),
        partial(first_games, greedy(config)),
    )


def train(
    config: Config,
    opponent: Frozen,
    rounds: int = response.ROUNDS,
    each: Each = ignore,
    programs: Programs | None = None,
    trust: Trust = ALL,
) -> tuple[Measured, Measured, Report]:
    """Trains for `config.seconds`: the challenger's share before and after, and the run."""
    programs = programs or uncompiled(config)
    frozen, temperature = opponent.weights, np.float32(opponent.temperature)

    def share(weights: Weights) -> Measured:
        found: list[Array] = []
        for key in jax.random.split(jax.random.key(config.seed + 1), rounds):
            shares, over = programs.first_games(weights, frozen, temperature, key, trust)
            found.append(np.asarray(shares)[np.asarray(over)])
        return measured(np.concatenate(found))

    state = learner(OPTIMIZER, challenger(frozen, config.players))
    before = share(state.acting)
    key, start = jax.random.split(jax.random.key(config.seed))
    game = programs.starting_games(start)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, game, key
        key, now = jax.random.split(key)
        part = min(report.seconds / config.seconds, 1.0)
        rate = np.float32(config.rate * 0.5 * (1 + np.cos(np.pi * part)))
        state, game, cost, ended = programs.update(
            state, game, frozen, temperature, now, rate, trust
        )
        return ended, {"loss": cost}

    report = run(config.seconds, Report(), one, ignore, each)
    return before, share(state.acting), report
