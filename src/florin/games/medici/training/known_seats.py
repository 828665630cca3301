"""Learners that know the table: the net is told what the bids of a game say about each seat.

`evidence.known` reduces the record to a few numbers for each seat. They are a further block of the
first layer, `in.t`, which begins at 0: a net plays as before until it has learned what they mean.
They stay as they are within an auction. The auction itself is solved with the answers that the
record lets expect, as in play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from florin.arrays.learning import Weights
from florin.arrays.untyped import jax, jnp
from florin.games.medici import face
from florin.games.medici.bots import auction, evidence, net, turns
from florin.games.medici.bots.auction import Choice
from florin.games.medici.bots.evidence import Record
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training import population
from florin.games.medici.training.population import FACE, FROZEN, Population, part
from florin.games.medici.training.self_play import (
    Config,
    Offer,
    Sale,
    Stem,
    Turn,
    draw_gain,
    hold_auction,
    offer,
    play_turn,
    values,
)

TABLE: Final = "in.t"
_tables: Any = population  # its helpers for some games of a batch


def with_table(weights: Weights, players: int) -> dict[str, Array]:
    """The weights with inputs for what is known of the seats; these begin at 0."""
    rows = players * evidence.NUMBERS
    width = weights["in.b"].shape[0]
    return {**weights, TABLE: weights.get(TABLE, jnp.zeros((rows, width), jnp.float32))}


def told(numbers: Array, me: Array | None = None) -> Stem:
    """The net's stem with what is known of each seat, [games, n, NUMBERS] by table seat.

    With the seat of a challenger as a further input, if `me` [games] is given.
    """

    def stem(xp: Any, weights: Weights, state: TurnState) -> Array:
        seats = frame_seats(xp, state)
        wide = numbers.reshape(
            (numbers.shape[0],) + (1,) * (state.selector.ndim - 1) + numbers.shape[1:]
        )
        wide = xp.broadcast_to(wide, (*seats.shape, numbers.shape[-1]))
        known = xp.take_along_axis(wide, seats[..., None], -2)
        more = known.reshape((-1, weights[TABLE].shape[0])) @ weights[TABLE]
        pre = net.stem(xp, weights, state)
        pre = pre + more.reshape(pre.shape)
        if me is not None:
            seat = me.reshape((-1,) + (1,) * (state.selector.ndim - 1))
            pre = pre + weights["me"][(seat - state.selector) % state.money.shape[-1]]
        return pre

    return stem


class Trust(NamedTuple):
    """How much of the record is believed: 1 all, 0 nothing."""

    slope: Any = np.float32(1)  # in the auction: how much more seats want lots than they are worth
    temperature: Any = np.float32(1)  # how exactly they choose
    faces: Any = np.float32(1)  # whether they bid by face values
    told: Any = np.float32(1)  # by the net; training wants 1


ALL: Final = Trust()


class Hearing(Protocol):
    """An `Agent` for one turn that also hears the bids."""

    record: Record  # after the auction, once it is held

    def value(self, state: TurnState) -> Array:
        """See `Agent`."""
        ...

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        ...

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`."""
        ...


class Game(NamedTuple):
    """Positions between turns, and what was heard so far."""

    state: TurnState
    record: Record


def begun(config: Config, state: TurnState) -> Game:
    """Games of which nothing was heard."""
    return Game(state, evidence.nothing(jnp, config.games, config.players))


def play(
    config: Config, hearing: Callable[[Record], Hearing], game: Game, key: Array
) -> tuple[Game, tuple[Turn, Array]]:
    """As `self_play.play`: the games, and of each turn what happened and what was known before."""
    empty = evidence.nothing(jnp, config.games, config.players)

    def turn(game: Game, now: Array) -> tuple[Game, tuple[Turn, Array]]:
        agent = hearing(game.record)
        state, played = play_turn(config, agent, game.state, now)
        record = _where(played.done, empty, agent.record)
        return Game(state, record), (played, evidence.known(jnp, game.record))

    return jax.lax.scan(turn, game, jax.random.split(key, config.turns))


def _where(condition: Array, then: Record, otherwise: Record) -> Record:
    return Record(
        jnp.where(condition[:, None, None], then.evidence, otherwise.evidence),
        jnp.where(condition[:, None], then.answers, otherwise.answers),
    )


def heard(
    config: Config, state: TurnState, choices: list[Choice], sale: Sale, key: Array
) -> tuple[Array, Array]:
    """The bids of an auction in the order of bidding, and whether they are evidence [games].

    `choices` and `key` are those of `hold_auction`, which drew the same bids. Sales made at random
    and the turns of a buyer who loads alone are none.
    """
    n, (key, _) = config.players, jax.random.split(key)
    row = jnp.arange(state.selector.shape[0])
    high = holder = jnp.zeros_like(state.selector)
    able = turns.can_bid(state)
    bids: list[Array] = []
    for seat, (mine, allowed, passing) in zip(auction.bidding_order(n), choices, strict=True):
        key, whether, which = jax.random.split(key, 3)
        scores = jnp.where(allowed[row, high], mine, -1e9)
        odds = jax.nn.sigmoid((scores.max(-1) - passing[row, holder, high]) / config.own)
        answers = jax.random.uniform(whether, odds.shape) < odds
        bid = jax.random.categorical(which, scores / config.own).astype(jnp.int32)
        table_seat = ((state.selector + seat) % n)[:, None]
        money = jnp.take_along_axis(state.money, table_seat, -1)[:, 0]
        asked = jnp.take_along_axis(able, table_seat, -1)[:, 0] & (money > high)
        given = jnp.where(answers, bid, evidence.PASSED)
        bids.append(jnp.where(asked, given, evidence.NOT_ASKED))
        holder = jnp.where(answers, seat, holder)
        high = jnp.where(answers, bid, high)
    return jnp.stack(bids, -1), ~sale.explored & ~turns.one_has_room(state)


def counted(
    record: Record,
    state: TurnState,
    bids: tuple[Array, Array],  # see `heard`
    utilities: list[Array],  # see `evidence.counted`
    deaf: Array,  # [games]: nobody hears anything
) -> Record:
    """The record after an auction."""
    asked, counts = bids
    quiet = (deaf | ~counts)[:, None]
    asked = jnp.where(quiet, evidence.NOT_ASKED, asked)
    return evidence.counted(jnp, record, state, asked, utilities)


class Table:
    """One turn of a `Population` whose learner knows the record."""

    def __init__(self, seats: Population, record: Record, deaf: Array, trust: Trust = ALL) -> None:
        self.record = record
        self._seats = seats
        self._deaf = deaf
        self._trust = trust
        self._stem = told(evidence.known(jnp, record) * trust.told)
        self._utility = auction.utility(jnp, seats.config.players, 1 - seats.money, seats.money)

    def value(self, state: TurnState) -> Array:
        """See `Agent`."""
        return values(self._seats.weights, state, self._stem)

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        seats = self._seats
        gain = draw_gain(seats.weights, state, tried, self._utility, self._stem)
        kind, heat = (_tables._at_seat(each, state.selector) for each in seats.seating[0:3:2])
        by_face = jnp.where(state.group_value < face.ENOUGH, 1.0, -1.0)
        gain = jnp.where(kind == FACE, by_face, gain * (seats.config.own / heat))
        for other, (first, last) in zip(seats.frozen, self._ranges(), strict=True):
            few, some = part(state, first, last), part(tried, first, last)
            theirs = draw_gain(other.weights, few, some, self._utility)
            mine = jnp.where(kind[first:last] == FROZEN, theirs, gain[first:last])
            gain = gain.at[first:last].set(mine)
        return gain

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`. The learner expects the answers that the record lets expect."""
        seats = self._seats
        config, utility = seats.config, self._utility
        on = offer(config, seats.weights, state, self._stem)
        expected = evidence.expected(jnp, self.record, seats.temperature)
        believed = evidence.trusted(expected, seats.temperature, *self._trust[:3])
        choices, solved = solved_by_record(on, state, utility, believed)
        after = [passing for _, _, passing in choices]
        choices = self._seated(on, state, choices)
        sale = hold_auction(config, on, state, choices, solved, key)
        bids = heard(config, state, choices, sale, key)
        self.record = counted(self.record, state, bids, after, self._deaf)
        return sale

    def _seated(self, on: Offer, state: TurnState, choices: list[Choice]) -> list[Choice]:
        """The choices of the players who sit there, from those of the learner."""
        seats, chosen = self._seats, list(choices)
        kinds: Any = seats
        table = frame_seats(jnp, state)
        order = auction.bidding_order(seats.config.players)
        for at, seat in enumerate(order):
            chosen[at] = kinds._typed(on, state, table[:, seat], seat, chosen[at])
        for other, (first, last) in zip(seats.frozen, self._ranges(), strict=True):
            few = part(state, first, last)
            theirs = offer(seats.config, other.weights, few, knots=other.knots)
            answers, _ = _tables._solved(theirs, self._utility, other.temperature)
            for at, seat in enumerate(order):
                kind = _tables._at_seat(seats.seating.kind[first:last], table[first:last, seat])
                chosen[at] = _tables._put(chosen[at], first, last, kind == FROZEN, answers[at])
        return chosen

    def _ranges(self) -> list[tuple[int, int]]:
        seats = self._seats
        return population.ranges(seats.config, len(seats.frozen), seats.frozen_part)


def solved_by_record(
    on: Offer, state: TurnState, utility: Array, seats: evidence.Expected
) -> tuple[list[Choice], Array]:
    """What each seat chooses by, in bidding order, and the values before the bidding.

    `seats` are expected to answer as the record lets expect.
    """
    answer = evidence.answers(jnp, state, seats, on.most)
    stages = auction.solve(jnp, on.bought, on.unsold, utility, on.most, None, answer)
    order = auction.bidding_order(on.most.shape[-1])
    choices = [
        auction.options(jnp, after, seat, utility[:, seat], on.most[:, seat])
        for seat, after in zip(order, stages[1:], strict=True)
    ]
    return choices, stages[0][:, 0, 0]


def deaf_games(config: Config, part_of_games: float) -> Array:
    """The games in which nobody hears anything, spread evenly."""
    at = np.arange(config.games)
    return np.floor((at + 1) * part_of_games) > np.floor(at * part_of_games)
