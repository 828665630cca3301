"""How well can a frozen net be exploited? Trains a best response to it.

One player is the challenger, the other plays by the frozen net. The challenger knows exactly what
the other will answer: it names the highest price that the other pays, or one florin more, and
learns values of positions in which the other goes on like that. It trains half of the time at
either seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from florin.arrays.learning import Learner, Weights, learner, read_weights, run
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Measured, Report, ignore
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import (
    Aim,
    Sale,
    at_slot,
    prospects,
    sale,
    terms,
    utility,
)
from florin.games.strozzi.bots.features import features
from florin.games.strozzi.bots.net import Outlook
from florin.games.strozzi.bots.turns import Array, TurnState, is_over
from florin.games.strozzi.training.learn import OPTIMIZER, learn
from florin.games.strozzi.training.self_play import Config, Sell, new_games, play

SETTINGS: Final[dict[str, Any]] = {"rate": 1e-3, "average": 0.998}
AIM: Final = Aim()
TURNS: Final = 24  # of a chunk when games are played to their end
CHUNKS: Final = 5  # the longest games have some 108 turns


def told(weights: Weights, rows: Array, seat: Array, me: Array) -> Array:
    """The net's outputs, with a further input: whether the active player is the challenger."""
    bias = weights["in.b"] + weights["me"][(seat == me).astype(jnp.int32)]
    return net.outputs(jnp, {**weights, "in.b": bias}, rows)


def challenge(weights: Weights, frozen: Weights, me: Array) -> Sell:
    """Seat `me` knows the other player's choices."""

    def look(xp: Any, weights: Weights, state: TurnState) -> Outlook:
        out = told(weights, features(xp, state), state.seat, me)
        return net.spread(xp, out, state.money, is_over(state))

    def sell(state: TurnState, group: Array, wanted: Any, part: float) -> Sale:
        theirs = prospects(jnp, frozen, state, group, wanted, part)
        mine = prospects(jnp, weights, state, group, wanted, part, look=look)
        known, ours = terms(jnp, theirs, AIM), terms(jnp, mine, AIM)

        # The challenger is active: the other pays `low`, and not a florin more.
        bought = at_slot(jnp, mine.theirs, known.their_slot)
        left = AIM.win - utility(jnp, bought, -known.low, AIM)
        left = jnp.where(known.low >= 0, left, -1e9)
        kept = ours.kept(jnp, known.low + 1, AIM)
        keeps = kept >= left
        asked = Sale(
            jnp.maximum(kept, left),
            jnp.where(keeps, known.low + 1, known.low),
            keeps,
            jnp.where(keeps, ours.my_slot, known.their_slot),
            *(jnp.zeros_like(left),) * 3,
        )

        # The other is active and names a price; the challenger buys or declines.
        named = sale(jnp, theirs, AIM)
        refused = at_slot(jnp, mine.mine, known.my_slot)
        buying = utility(jnp, ours.theirs, -named.price, AIM)
        declined = AIM.win - utility(jnp, refused, -named.price, AIM) >= buying
        answered = named._replace(
            declined=declined, slot=jnp.where(declined, known.my_slot, ours.their_slot)
        )
        mine_to_price = jnp.broadcast_to(state.seat == me, left.shape)
        return Sale(*(jnp.where(mine_to_price, a, b) for a, b in zip(asked, answered, strict=True)))

    return sell


def _update(
    config: Config,
    state: Learner,
    games: TurnState,
    frozen: Weights,
    key: Array,
    part: Array,
    me: Array,
) -> tuple[Learner, TurnState, dict[str, Array], Array]:
    """Some turns of every game, then learning: learner, games, losses, games that ended."""
    play_key, learn_key = jax.random.split(key)
    games, turns = play(config, challenge(state.acting, frozen, me), games, play_key)
    state, losses = learn(config, state, partial(told, me=me), turns, games, learn_key, part)
    return state, games, losses, turns.over.sum()


def _first_games(
    config: Config, weights: Weights, frozen: Weights, key: Array, me: Array
) -> tuple[Array, Array]:
    """A new game at every table: the challenger's share of the win, and whether it is over."""
    sell = challenge(weights, frozen, me)

    def some(carry: Any, now: Array) -> tuple[Any, None]:
        state, share, over = carry
        state, turns = play(config, sell, state, now)
        margin = turns.after[..., me] - turns.after[..., 1 - me]

        def one(carry: Any, at: Any) -> tuple[Any, None]:
            share, over = carry
            margin, ended = at
            won = (margin > 0) + 0.5 * (margin == 0)
            return (jnp.where(ended & ~over, won, share), over | ended), None

        (share, over), _ = jax.lax.scan(one, (share, over), (margin, turns.over))
        return (state, share, over), None

    nothing = jnp.zeros(config.games), jnp.zeros(config.games, bool)
    start = (new_games(config), *nothing)
    (_, share, over), _ = jax.lax.scan(some, start, jax.random.split(key, CHUNKS))
    return share, over


update: Any = jax.jit(_update, static_argnames="config")
first_games: Any = jax.jit(_first_games, static_argnames="config")


def _shares(config: Config, weights: Weights, frozen: Weights, me: int) -> Array:
    """The challenger's share of each of `config.games` games, without exploring."""
    config = replace(config, explore=0.0, turns=TURNS)
    key = jax.random.key(config.seed + 1)
    share, over = first_games(config, weights, frozen, key, me)
    return np.asarray(share)[np.asarray(over)]


def _measured(shares: list[Array]) -> Measured:
    share = np.concatenate(shares)
    return Measured(len(share), float(share.mean()), float(share.std() / np.sqrt(len(share))))


def train(config: Config, against: Path, each: Each = ignore) -> tuple[Measured, Measured]:
    """Trains for `config.seconds`, half at each seat; the challenger's share before and after."""
    frozen = read_weights(against)
    fixed, half = replace(config, seconds=0), config.seconds / 2
    before: list[Array] = []
    after: list[Array] = []
    for me in (0, 1):
        weights = {**frozen, "me": jnp.zeros((2, *frozen["in.b"].shape))}
        before.append(_shares(fixed, weights, frozen, me))
        state = _trained(fixed, half, learner(OPTIMIZER, weights), frozen, me, each)
        after.append(_shares(fixed, state.acting, frozen, me))
    return _measured(before), _measured(after)


def _trained(
    config: Config, seconds: float, state: Learner, frozen: Weights, me: int, each: Each
) -> Learner:
    games, key = new_games(config), jax.random.key(config.seed + me)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        part = jnp.float32(min(report.seconds / seconds, 1.0))
        state, games, losses, ended = update(config, state, games, frozen, now, part, me)
        return ended, losses

    run(seconds, Report(), one, ignore, each)
    return state
