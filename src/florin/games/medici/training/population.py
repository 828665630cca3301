"""Tables of several kinds of players: the learner, types of bidders, and frozen nets.

A net that has met only itself knows one economy. Here some seats belong to others: bidders that
want lots more or less than the learner, with tastes of their own, hot or noisy; face-value bidders
of several slopes; and frozen nets of other designs. Which seat is played by what is fixed for each
game of the batch. The learner is not told: it learns the mean over the population.
"""

from __future__ import annotations

import itertools
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import Weights
from florin.arrays.untyped import jnp
from florin.games.medici import face
from florin.games.medici.bots import auction
from florin.games.medici.bots.auction import Choice
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training.self_play import (
    Config,
    Offer,
    Sale,
    draw_gain,
    hold_auction,
    offer,
    values,
)

LEARNER, SOFT, FACE, NOISE, FROZEN = range(5)  # kinds of players
_np: Any = np  # for results whose type the stubs leave open
_LOW: Final = -1.0  # utility of passing for a face-value bidder that may bid
_NOISY: Final = 0.35  # how often a noisy bidder bids


class Seating(NamedTuple):
    """Who plays which seat, [games, n] by table seat."""

    kind: Array  # int32
    slope: Array  # how much more than it is worth to the learner a group is worth to the seat
    heat: Array  # temperature of the seat's choices
    opening: Array  # of face-value bidders: part of the limit that they bid first
    taste: Array  # [games, n, 5]: the logarithm of slope grows by this for each lot of a commodity


class Frozen(NamedTuple):
    """A net that does not learn, and how it plays."""

    weights: Weights
    knots: Array  # at which it evaluates prices (see `self_play.KNOTS`)
    temperature: Any  # at which it expects later bidders to choose


def ranges(config: Config, frozen: int, part: float) -> list[tuple[int, int]]:
    """The games [first, last) in which each of `frozen` nets plays: `part` of all together."""
    first = round((1 - part) * config.games)
    bounds = np.linspace(first, config.games, frozen + 1).astype(int).tolist()
    return list(itertools.pairwise(bounds))


def all_learners(config: Config) -> Seating:
    """Every seat is the learner's."""
    shape = (config.games, config.players)
    return Seating(
        np.full(shape, LEARNER, np.int32),
        np.ones(shape, np.float32),
        np.full(shape, config.own, np.float32),
        np.zeros(shape, np.float32),
        np.zeros((*shape, 5), np.float32),
    )


def mixed(config: Config, frozen: int) -> Seating:
    """A population with types of bidders in one half of the games and frozen nets in the other.

    Without frozen nets, types of bidders in all games. In a fifth of the games all seats are the
    learner's.
    """
    rng = np.random.default_rng(config.seed)
    games, n = config.games, config.players
    half = round((1 - config.frozen_part) * games) if frozen else games

    # How many seats are others: often all but one, as if the learner were the stranger.
    count = np.where(rng.random(games) < 0.4, n - 1, rng.integers(1, n + 1, games))
    count = np.where((np.arange(games) < half) & (rng.random(games) < 0.4), 0, count)
    order = rng.permuted(np.broadcast_to(np.arange(n), (games, n)), axis=1)
    other = order < count[:, None]

    kinds = np.array([SOFT, FACE, NOISE])
    alike = rng.random((games, 1)) < 0.5  # all others of a table are of one kind

    def shared(numbers: Array) -> Array:
        wide = alike.reshape((-1,) + (1,) * (numbers.ndim - 1))
        return _np.where(wide, numbers[:, :1], numbers)

    kind = shared(rng.choice(kinds, (games, n), p=[0.68, 0.26, 0.06]))
    spread = shared(rng.normal(0, 0.22, (games, n)))
    heat = shared(np.exp(rng.uniform(np.log(0.001), np.log(0.12), (games, n))))
    taste = shared(rng.normal(0, 0.12, (games, n, 5)) * (rng.random((games, n, 1)) < 0.6))
    face_slope = shared(rng.choice([0.7, 1.0, 1.0, 1.0, 1.3, 1.7], (games, n)))
    slope = _np.where(kind == FACE, face_slope, np.exp(spread))
    opening = shared(rng.choice([0, 0, 0.3, 0.5, 0.7, 0.7, 1, 1], (games, n)))
    kind = np.where((np.arange(games) >= half)[:, None], FROZEN, kind)
    return Seating(
        np.where(other, kind, LEARNER).astype(np.int32),
        np.where(other, slope, 1).astype(np.float32),
        np.where(other & (kind == SOFT), heat, config.own).astype(np.float32),
        opening.astype(np.float32),
        np.where(other[..., None], taste, 0).astype(np.float32),
    )


def part(state: Any, first: int, last: int) -> Any:
    """Some games of a batch."""
    return type(state)(*(field[first:last] for field in state))


class Population(NamedTuple):
    """An `Agent` for tables of several kinds of players."""

    config: Config
    weights: Weights
    money: Array  # part of relative money in the utility
    temperature: Array  # at which later bidders are expected to choose
    seating: Seating
    frozen: tuple[Frozen, ...] = ()
    frozen_part: float = 0.3  # of the games

    def value(self, state: TurnState) -> Array:
        """See `Agent`."""
        return values(self.weights, state)

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        utility = self._utility()
        gain = draw_gain(self.weights, state, tried, utility)
        kind, heat = (_at_seat(by_seat, state.selector) for by_seat in self.seating[0:3:2])
        by_face = jnp.where(state.group_value < face.ENOUGH, 1.0, -1.0)
        gain = jnp.where(kind == FACE, by_face, gain * (self.config.own / heat))
        for other, (first, last) in zip(self.frozen, self._ranges(), strict=True):
            few, some = part(state, first, last), part(tried, first, last)
            theirs = draw_gain(other.weights, few, some, utility)
            mine = jnp.where(kind[first:last] == FROZEN, theirs, gain[first:last])
            gain = gain.at[first:last].set(mine)
        return gain

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`. The learner expects all seats to choose by its own values."""
        utility = self._utility()
        on = offer(self.config, self.weights, state)
        choices, solved = _solved(on, utility, self.temperature)
        seats = frame_seats(jnp, state)
        order = auction.bidding_order(self.config.players)
        for at, seat in enumerate(order):
            choices[at] = self._typed(on, state, seats[:, seat], seat, choices[at])
        for other, (first, last) in zip(self.frozen, self._ranges(), strict=True):
            few = part(state, first, last)
            found = offer(self.config, other.weights, few, knots=other.knots)
            theirs, _ = _solved(found, utility, other.temperature)
            for at, seat in enumerate(order):
                kind = _at_seat(self.seating.kind[first:last], seats[first:last, seat])
                choices[at] = _put(choices[at], first, last, kind == FROZEN, theirs[at])
        return hold_auction(self.config, on, state, choices, solved, key)

    def _typed(
        self, on: Offer, state: TurnState, table_seat: Array, seat: int, choice: Choice
    ) -> Choice:
        """The choice of one seat of the frame, by the kind of player that has it."""
        mine, allowed, passing = choice
        own, prices = self.config.own, mine.shape[-1]
        kind, slope, heat, opening = (_at_seat(by_seat, table_seat) for by_seat in self.seating[:4])
        taste = _at_seat(self.seating.taste, table_seat)
        lots = state.group_counts.astype(jnp.float32)
        slope = slope * jnp.exp(jnp.where(kind == SOFT, (taste * lots).sum(-1), 0))
        price = jnp.arange(prices)

        # A seat that wants the group `slope` times as much weighs a price as if it were less.
        seen = jnp.clip(jnp.round(price / slope[:, None]), 1, prices - 1).astype(jnp.int32)
        cooled = (own / heat)[:, None]
        soft = jnp.take_along_axis(mine, seen, -1) * cooled
        soft_pass = passing * cooled[..., None]

        level = jnp.take_along_axis(state.levels, table_seat[:, None, None], 1)[:, 0]
        steps = jnp.where(level >= face.FOOTHOLD, state.group_counts, 0).sum(-1)
        limit = jnp.round(slope * (state.group_value + face.CLIMB * steps)).astype(jnp.int32)
        bid = price + 1  # [h]
        if seat:
            bid = jnp.maximum(bid, (opening * limit).astype(jnp.int32)[:, None])
        bid = jnp.broadcast_to(bid, (len(limit), prices))
        fits = bid <= jnp.minimum(limit, on.most[:, seat])[:, None]
        faced = (price == bid[..., None]) & fits[..., None]  # [games, h, b]

        noisy = -own / 3 * price
        noisy_pass = noisy - own / 3 - own * np.log(_NOISY / (1 - _NOISY))  # [h]

        is_face, is_noise = kind == FACE, kind == NOISE
        new_mine = jnp.where(is_face[:, None], 0, jnp.where(is_noise[:, None], noisy, soft))
        new_allowed = jnp.where(is_face[:, None, None], faced, allowed)
        calm = jnp.where(is_noise[:, None, None], noisy_pass, soft_pass)
        new_passing = jnp.where(is_face[:, None, None], _LOW, calm)
        plain = kind == LEARNER
        return (
            jnp.where(plain[:, None], mine, new_mine),
            new_allowed,
            jnp.where(plain[:, None, None], passing, new_passing),
        )

    def _ranges(self) -> list[tuple[int, int]]:
        return ranges(self.config, len(self.frozen), self.frozen_part)

    def _utility(self) -> Array:
        return auction.utility(jnp, self.config.players, 1 - self.money, self.money)


def _solved(on: Offer, utility: Array, temperature: Any) -> tuple[list[Choice], Array]:
    """What each seat chooses by, in bidding order, and the values before the bidding."""
    stages = auction.solve(jnp, on.bought, on.unsold, utility, on.most, temperature)
    order = auction.bidding_order(on.most.shape[-1])
    choices = [
        auction.options(jnp, after, seat, utility[:, seat], on.most[:, seat])
        for seat, after in zip(order, stages[1:], strict=True)
    ]
    return choices, stages[0][:, 0, 0]


def _at_seat(by_seat: Array, seat: Array) -> Array:
    """[games, n, ...] at one table seat each [games]: [games, ...]."""
    by_seat = jnp.asarray(by_seat)
    index = seat.reshape((-1, 1) + (1,) * (by_seat.ndim - 2))
    return jnp.take_along_axis(by_seat, index, 1)[:, 0]


def _put(choice: Choice, first: int, last: int, where: Array, new: Choice) -> Choice:
    """The choice with that of some games replaced where `where` [last - first] is true."""

    def one(old: Array, other: Array) -> Array:
        wide = where.reshape((-1,) + (1,) * (old.ndim - 1))
        return old.at[first:last].set(jnp.where(wide, other, old[first:last]))

    a, b, c = map(one, choice, new)
    return a, b, c
