"""Self-play over arrays: a step is a whole turn of thousands of games.

The net values positions between turns. Everything within a turn is solved (see
`florin.games.strozzi.bots.auction`), except that drawing on is weighed over a few sampled lots.
Some turns are played at random. The transitions are those of `florin.games.strozzi.bots.turns`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from florin.arrays import words
from florin.arrays.learning import Weights
from florin.arrays.untyped import jax, jnp
from florin.games.strozzi import board
from florin.games.strozzi.bots import turns
from florin.games.strozzi.bots.auction import Aim, Sale, prospects, sale
from florin.games.strozzi.bots.features import features
from florin.games.strozzi.bots.turns import (
    LOADINGS,
    LOT_WORDS,
    Array,
    TurnState,
    by_seat,
    each,
    flip,
    is_over,
    loaded,
    may_load,
    pinned,
    widened,
    with_bags,
)


@dataclass(frozen=True)
class Config:
    """Everything that a run depends on, except the speed of the machine."""

    players: int = 2
    track: int = 4  # 0: all lengths, the usual one in half of the games
    seed: int = 1
    games: int = 8192  # in parallel
    turns: int = 32  # between two updates; a game has about 35
    batch: int = 8192  # positions in a gradient step
    seconds: float = 200.0
    hidden: int = 448  # width of the net's layers
    rate: float = 2e-3  # Adam's; falls to 0 along a cosine
    trace: float = 0.9  # lambda at the start
    trace_late: float = 0.6  # and in the last quarter: less noise once values are nearly right
    average: float = 0.999  # of the weights that act
    explore: float = 0.05  # part of the turns that are played at random
    money: float = 1.0  # utility of 100 florins at the start, in wins
    money_late: float = 0.02  # and after the first quarter
    samples: int = 4  # next lots tried when a further draw is weighed
    first_part: float = 0.75  # part of all loadings that are evaluated for the first lot
    part: float = 0.45  # and for further lots
    shifts: int = 4  # sums of money with which the same games are evaluated
    shift: float = 20.0  # their standard deviation, florins


class Turn(NamedTuple):
    """One turn of every game: what is learned from it, and what was done."""

    rows: Array  # [games, WIDTH]: features before it
    seat: Array  # [games]: the active player
    before: Array  # [games, 2]: money by seat
    after: Array  # [games, 2]: money by seat after it
    over: Array  # bool [games]: the game ended with it
    explored: Array  # bool [games]
    missed: Array  # bool [games]: the batch had no room to evaluate it
    state: TurnState  # [games]: before it
    lots: Array  # uint32 [games]: lots drawn, as bits
    price: Array  # int32 [games]
    declined: Array  # bool [games]: the active player bought
    slot: Array  # int32 [games]: the buyer's loading


# The sale of groups: states without the groups, groups, which are wanted, part of the loadings that
# is evaluated.
Sell = Callable[[TurnState, Array, Any, float], Sale]


def self_play(weights: Weights, aim: Aim) -> Sell:
    """Both players play by one net."""

    def sell(state: TurnState, group: Array, wanted: Any, part: float) -> Sale:
        return sale(jnp, prospects(jnp, weights, state, group, wanted, part), aim)

    return sell


def new_games(config: Config) -> TurnState:
    """New games before the first lot."""
    if config.track:
        return turns.new_games(jnp, jnp.full(config.games, config.track, jnp.int32))
    lengths = jnp.array(tuple(board.TRACK_PAY), jnp.int32)
    at = jnp.arange(config.games)
    usual = jnp.int32(board.TRACK_END)
    return turns.new_games(jnp, jnp.where(at % 2 == 0, usual, lengths[at // 2 % len(lengths)]))


def draw_lot(unseen: Array, ticket: Array) -> tuple[Array, Array]:
    """The bag without the lot that `ticket` (0 to 1) draws, and its cargo word.

    The bag must not be empty. `unseen` is broadcast to the shape of `ticket`.
    """
    unseen = jnp.broadcast_to(unseen, ticket.shape)
    left = jax.lax.population_count(unseen).astype(jnp.int32)
    at = words.nth_bit(unseen, jnp.minimum((ticket * left).astype(jnp.int32), left - 1))
    return unseen ^ (np.uint32(1) << at.astype(jnp.uint32)), jnp.asarray(LOT_WORDS)[at]


def draw(
    config: Config, sell: Sell, state: TurnState, tickets: Array, whims: Array
) -> tuple[TurnState, Array, Sale]:
    """The active player draws as long as that is better: state without the group, group, sale.

    `tickets` [games, 3, 2 samples + 1]: the first of each row is the lot that comes, the next
    are the sample by which drawing it is weighed, and the last the lots that might follow those: a
    group of three may be more than the other can load, so two lots can be worth drawing if one is
    not. `whims` [games, 2]: 1 draws on and -1 stops in any case, 0 does what is better.
    """
    unseen, group = draw_lot(state.unseen, tickets[:, 0, 0])
    state = state._replace(unseen=unseen)
    state, group = pinned(jnp, (state, group))
    best = pinned(jnp, sell(state, group, True, config.first_part))

    def lot(carry: Any, at: Any) -> tuple[Any, None]:
        state, group, best, drawing = carry
        size, rolled, whim = at
        some = config.samples + 1
        left, word = draw_lot(state.unseen[:, None], rolled[:, :some])
        drawing = drawing & turns.can_grow(jnp, state, size)
        two_left = jax.lax.population_count(state.unseen) > 1
        twice = drawing & turns.can_grow(jnp, state, size + 1) & two_left
        emptier, more = draw_lot(jnp.maximum(left[:, 1:], np.uint32(1)), rolled[:, some:])
        bags = jnp.concatenate([left, emptier], -1)
        added = jnp.concatenate([word, word[:, 1:] + more], -1)
        ahead = with_bags(jnp, widened(state), bags)
        ahead, groups = pinned(jnp, (ahead, group[:, None] + added))
        wanted = jnp.arange(bags.shape[-1]) < some
        wanted = jnp.where(wanted, drawing[:, None], twice[:, None])
        found = pinned(jnp, sell(ahead, groups, wanted, config.part))
        one, two = found.utility[:, 1:some].mean(-1), found.utility[:, some:].mean(-1)
        better = (one > best.utility) | (twice & (two > best.utility))
        drawing = drawing & jnp.where(whim == 0, better, whim > 0)
        state = state._replace(unseen=jnp.where(drawing, left[:, 0], state.unseen))
        group = jnp.where(drawing, group + word[:, 0], group)
        best = Sale(
            *(jnp.where(drawing, new[:, 0], old) for new, old in zip(found, best, strict=True))
        )
        return (state, group, best, drawing), None

    start = (state, group, best, jnp.ones_like(state.seat, bool))
    ahead = (jnp.array([1, 2]), jnp.moveaxis(tickets[:, 1:], 1, 0), whims.T)
    (state, group, best, _), _ = jax.lax.scan(lot, start, ahead)
    return state, group, best


def play_turn(config: Config, sell: Sell, state: TurnState, key: Array) -> tuple[TurnState, Turn]:
    """One turn of every game; games that end are replaced by new ones with the same track."""
    games = config.games
    keys = jax.random.split(key, 4)
    tickets = jax.random.uniform(keys[0], (games, 3, 2 * config.samples + 1))
    chance = jax.random.uniform(keys[1], (games, 4))
    draws_at_random = chance[:, 0] < config.explore / 2
    sells_at_random = chance[:, 0] > 1 - config.explore / 2
    whims = jnp.where(chance[:, 1:3] < 0.5, -1, 1) * draws_at_random[:, None]
    start, rows = state, features(jnp, state)
    tickets, whims, rows = pinned(jnp, (tickets, whims, rows))
    state, group, sold = pinned(jnp, draw(config, sell, state, tickets, whims))

    # At random: either player, a price near the best one, any loading.
    declined = jnp.where(sells_at_random, chance[:, 3] < 0.5, sold.declined)
    noise = jax.random.randint(keys[2], (games,), -6, 7)
    price = jnp.maximum(sold.price + sells_at_random * noise, 0)

    def bought(one: Array, two: Array) -> Array:
        return jnp.where(declined, one, two)

    buyer = each(bought, state, flip(state))
    slots = np.arange(len(LOADINGS), dtype=np.int32)
    may = may_load(jnp, widened(buyer), group[:, None], slots)
    any_slot = jnp.argmax(may * jax.random.uniform(keys[3], may.shape), -1).astype(jnp.int32)
    # If the batch had no room to evaluate the sale, any loading will do.
    missed = ~jnp.take_along_axis(may, sold.slot[:, None], 1)[:, 0] & ~sells_at_random
    slot = jnp.where(sells_at_random | missed, any_slot, sold.slot)
    buyer = buyer._replace(money=(buyer.money[0] - price, buyer.money[1]))
    buyer, slot = pinned(jnp, (buyer, slot))
    after = pinned(jnp, loaded(jnp, buyer, group, slot))
    over = is_over(after)
    turn = Turn(
        rows=rows,
        seat=start.seat,
        before=by_seat(jnp, start.seat, *start.money),
        after=by_seat(jnp, after.seat, *after.money),
        over=over,
        explored=draws_at_random | sells_at_random | missed,
        missed=missed,
        state=start,
        lots=start.unseen ^ state.unseen,
        price=price,
        declined=declined,
        slot=slot,
    )

    def renewed(new: Array, old: Array) -> Array:
        return jnp.where(over, new, old)

    return each(renewed, turns.new_games(jnp, start.track), after), turn


def play(config: Config, sell: Sell, state: TurnState, key: Array) -> tuple[TurnState, Turn]:
    """`config.turns` turns of every game; the turns have a first axis of time."""

    def turn(state: TurnState, now: Array) -> tuple[TurnState, Turn]:
        return play_turn(config, sell, state, now)

    return jax.lax.scan(turn, state, jax.random.split(key, config.turns))
