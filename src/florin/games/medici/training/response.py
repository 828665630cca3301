"""How well can a frozen net be exploited? Trains a best response to copies of it.

One seat of every table belongs to the challenger, the others to the frozen net. The challenger
knows exactly how the others bid and draw: it solves every auction against their true answers, and
learns values of positions in which they go on like that. Its wins beyond an equal share are what an
opponent who knows the bot exactly could gain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import Learner, Weights, learner, read_weights, run
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Measured, Report, ignore
from florin.games.medici.bots import auction, net
from florin.games.medici.bots.auction import Choice
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training.learn import OPTIMIZER, Pace, learn
from florin.games.medici.training.self_play import (
    Config,
    Sale,
    Stem,
    Turn,
    draw_gain,
    hold_auction,
    new_games,
    offer,
    play,
    some_games,
    values,
)

SETTINGS: Final[dict[str, Any]] = {"rate": 1e-3, "own": 5e-4, "explore": 0.03, "varied": 0.0}
ROUNDS: Final = 8  # of `config.games` games each, in a measurement
# A game has fewer turns than lots are drawn; nearly all are over after these chunks.
TURNS: Final = 24  # of a chunk
CHUNKS: Final = 3


def told(me: Array) -> Stem:
    """The net's stem with the challenger's seat as a further input; `me` [games]."""

    def stem(xp: Any, weights: Weights, state: TurnState) -> Array:
        seat = me.reshape((-1,) + (1,) * (state.selector.ndim - 1))
        place = (seat - state.selector) % state.money.shape[-1]
        return net.stem(xp, weights, state) + weights["me"][place]

    return stem


class Challenge(NamedTuple):
    """One seat of each table plays by `weights` and knows the choices of the others."""

    config: Config
    weights: Weights
    frozen: Weights
    me: Array  # [games]

    def value(self, state: TurnState) -> Array:
        """See `Agent`; as the challenger sees it."""
        return values(self.weights, state, told(self.me))

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        utility = self.utility()
        mine = draw_gain(self.weights, state, tried, utility, told(self.me))
        theirs = draw_gain(self.frozen, state, tried, utility)
        return jnp.where(state.selector == self.me, mine, theirs)

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`. The others expect all seats to play by the frozen net."""
        n, utility = self.config.players, self.utility()
        on = offer(self.config, self.frozen, state)
        theirs = auction.solve(jnp, on.bought, on.unsold, utility, on.most, self.config.cool)
        mine = offer(self.config, self.weights, state, told(self.me))
        none = jnp.arange(self.config.prices + 1)[:, None] == 0
        after = jnp.where(none, mine.unsold[:, None, None], mine.bought)
        place = (self.me - state.selector) % n
        choices: list[Choice] = []
        for seat, known in zip(
            reversed(auction.bidding_order(n)), reversed(theirs[1:]), strict=True
        ):
            own, most = utility[:, seat], on.most[:, seat]
            choice = _pick(
                place == seat,
                auction.options(jnp, after, seat, own, most),
                auction.options(jnp, known, seat, own, most),
            )
            after = auction.answered(jnp, after, seat, choice, self.config.own)
            choices.insert(0, choice)
        return hold_auction(self.config, on, state, choices, after[:, 0, 0], key)

    def utility(self) -> Array:
        """That of each seat, [2 n, n]."""
        late = self.config.money_late
        return auction.utility(jnp, self.config.players, 1 - late, late)


def _pick(condition: Array, then: Choice, otherwise: Choice) -> Choice:
    """Game by game, one choice or the other."""

    def one(a: Array, b: Array) -> Array:
        return jnp.where(condition.reshape((-1,) + (1,) * (a.ndim - 1)), a, b)

    first, second, third = map(one, then, otherwise)
    return first, second, third


def seats(config: Config) -> Array:
    """The challenger's seat at each table."""
    return jnp.arange(config.games) % config.players


def _update(
    config: Config, state: Learner, games: TurnState, frozen: Weights, key: Array, rate: Array
) -> tuple[Learner, TurnState, Array, Array]:
    """Some turns of every game, then learning: learner, games, mean loss, games that ended."""
    dice, shuffle = jax.random.split(key)
    me = seats(config)
    agent = Challenge(config, state.acting, frozen, me)
    games, turns = play(config, agent, games, dice)

    def stems(index: Array) -> Stem:
        return told(me[index])

    pace, last = Pace(rate, config.trace, config.average), agent.value(games)
    state, cost = learn(config, state, turns, last, shuffle, pace, agent.utility(), stems)
    return state, games, cost, turns.done.sum()


def _first_games(
    config: Config, weights: Weights, frozen: Weights, key: Array
) -> tuple[Array, Array]:
    """A new game at every table: the challenger's share of the win, and whether it is over."""
    start, dice = jax.random.split(key)
    me = seats(config)
    agent = Challenge(config, weights, frozen, me)

    def some(carry: Any, now: Array) -> tuple[Any, None]:
        state, share, over = carry
        state, turns = play(config, agent, state, now)

        def one(carry: Any, turn: Turn) -> tuple[Any, None]:
            share, over = carry
            won = jnp.take_along_axis(turn.result, me[:, None], -1)[:, 0]
            return (jnp.where(turn.done & ~over, won, share), over | turn.done), None

        (share, over), _ = jax.lax.scan(one, (share, over), turns)
        return (state, share, over), None

    nothing = jnp.zeros(config.games), jnp.zeros(config.games, bool)
    first = (new_games(config, start), *nothing)
    (_, share, over), _ = jax.lax.scan(some, first, jax.random.split(dice, CHUNKS))
    return share, over


update: Any = jax.jit(_update, static_argnames="config")
first_games: Any = jax.jit(_first_games, static_argnames="config")


def measure(config: Config, weights: Weights, frozen: Weights, rounds: int) -> Measured:
    """The challenger's share over `rounds` times `config.games` games, without exploring."""
    config = replace(config, explore=0.0, varied=0.0, turns=TURNS, own=1e-4)
    found: list[Array] = []
    for key in jax.random.split(jax.random.key(config.seed + 1), rounds):
        share, over = first_games(config, weights, frozen, key)
        found.append(np.asarray(share)[np.asarray(over)])
    share = np.concatenate(found)
    return Measured(len(share), float(share.mean()), float(share.std() / np.sqrt(len(share))))


def train(
    config: Config, against: Path, each: Each = ignore, rounds: int = ROUNDS
) -> tuple[Measured, Measured]:
    """Trains for `config.seconds`; the challenger's share before and after."""
    frozen = read_weights(against)
    weights = {**frozen, "me": jnp.zeros((config.players, *frozen["in.b"].shape))}
    fixed = replace(config, seconds=0)
    before = measure(fixed, weights, frozen, rounds)
    state = learner(OPTIMIZER, weights)
    key, start = jax.random.split(jax.random.key(config.seed))
    games = some_games(config, start)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        part = min(report.seconds / config.seconds, 1.0)
        rate = config.rate * 0.5 * (1 + float(np.cos(np.pi * part)))
        state, games, cost, ended = update(fixed, state, games, frozen, now, rate)
        return ended, {"loss": cost}

    run(config.seconds, Report(), one, ignore, each)
    return before, measure(fixed, state.acting, frozen, rounds)
