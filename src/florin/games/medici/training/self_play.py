"""Self-play over arrays: a step is a whole turn of thousands of games.

Lots are drawn, the selector weighs drawing on against stopping, the auction on the group is solved
from the net's own values of "seat i buys at p", bids are drawn from the solution, and the sale is
made. The transitions are those of `florin.games.medici.bots.turns`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from florin.arrays.learning import Weights
from florin.arrays.untyped import jax, jnp
from florin.games.medici import board
from florin.games.medici.bots import auction, net, turns
from florin.games.medici.bots.auction import Choice
from florin.games.medici.bots.sales import at_every_price, prices_asked, sales
from florin.games.medici.bots.seat_frame import frame_seats, to_frame, to_table
from florin.games.medici.bots.turns import Array, TurnState


@dataclass(frozen=True)
class Config:
    """Everything that a run depends on, except the speed of the machine."""

    players: int = 4
    edition: str = "2006"  # or "all"
    seed: int = 1
    design: str = "margins"  # of the features
    row: int = net.ROW
    width: int = net.WIDTH
    blocks: int = net.BLOCKS
    knots: str = "fine"
    games: int = 8192  # in parallel
    turns: int = 24  # between two updates
    batch: int = 8192  # positions in a gradient step
    seconds: float = 180.0
    rate: float = 2e-3  # Adam's; falls along a cosine to a twentieth
    trace: float = 0.9  # lambda at the start
    trace_late: float = 0.7  # and in the last quarter
    average: float = 0.998  # of the weights that act; ten times as long in the last quarter
    explore: float = 0.06  # part of the sales that are made at random
    money: float = 0.3  # part of relative money in the utility at the start
    money_late: float = 0.05  # and at the end: a seat that cannot win should not waste its money
    anneal: float = 0.25  # part of the run in which it falls
    own: float = 0.0015  # temperature of a seat's own choices
    hot: float = 0.03  # temperature at which it expects later bidders to choose, at the start
    cool: float = 0.008  # and at the end
    varied: float = 0.5  # part of the games that begin on any day, with any levels and money
    samples: int = 4  # next lots tried when a further draw is weighed
    prices: int = 44  # highest bid considered
    means: int = 8  # one of so many positions is also trained on the exact mean over the next lot
    solved: float = 0.5  # part of the solved auction in the target of a group on offer
    frozen_part: float = 0.3  # of the games have seats of frozen nets, if there are any
    population: str = ""  # nets to play against, separated by commas; with them: types of bidders


# The net is evaluated at these parts of the way from 1 to a seat's highest bid; values between are
# interpolated.
KNOTS: Final = {
    "fine": np.array([0, 0.03, 0.08, 0.15, 0.24, 0.34, 0.46, 0.6, 0.78, 1], np.float32),
    "even": np.array([0, 0.12, 0.24, 0.37, 0.5, 0.75, 1], np.float32),
    "few": np.array([0, 0.06, 0.17, 0.34, 0.6, 1], np.float32),
    "low": np.array([0, 0.02, 0.05, 0.1, 0.16, 0.25, 0.4, 0.7, 1], np.float32),
}

Stem = Callable[[Any, Weights, TurnState], Array]  # as net.stem


def tower_type() -> Any:
    """The float type of the net's tower in play; learning uses float32.

    A GPU is twice as fast with half floats, which change win shares by some 0.00004. A processor
    has to emulate them.
    """
    return jnp.float16 if jax.default_backend() == "gpu" else jnp.float32


class Turn(NamedTuple):
    """One turn of every game: four positions to learn from, what followed, and what was done."""

    states: TurnState  # [4, games]: between turns, first lot, second lot, group complete
    counts: Array  # bool [4, games]: whether that position occurred
    value: Array  # [games, 2 n]: of the first position, by the acting net
    solved: Array  # [games, 2 n]: the expected values of the auction
    explored: Array  # bool [games]
    done: Array  # bool [games]
    result: Array  # [games, 2 n]: if done
    lots: Array  # int32 [games, 31]: lots drawn, by kind
    buyer: Array  # int32 [games]: -1 if there was no sale
    price: Array  # int32 [games]


class Sale(NamedTuple):
    """How an auction ended."""

    buyer: Array  # int32 [games]: table seat, -1 if there was no sale
    price: Array  # int32 [games]
    solved: Array  # [games, 2 n]: values expected before the bidding, by table seat
    explored: Array  # bool [games]: made at random


class Agent(Protocol):
    """Makes the decisions of every seat."""

    def value(self, state: TurnState) -> Array:
        """[games, 2 n] between turns."""
        ...

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """By how much drawing on is better for the selector, [games]; `tried` [games, samples]."""
        ...

    def sell(self, state: TurnState, key: Array) -> Sale:
        """The auction on the groups of `state`."""
        ...


# -- starting positions --------------------------------------------------------------------------


def new_games(config: Config, key: Array) -> TurnState:
    """New games; the lot decides which seat begins."""
    selector = jax.random.randint(key, (config.games,), 0, config.players)
    if config.edition == "all":
        # Every fourth game by another edition than the first: the first is what most people play.
        at = jnp.arange(config.games, dtype=selector.dtype)
        others = 1 + at // 4 % (len(turns.EDITIONS) - 1)
        edition = jnp.where(at % 4 == 3, others, 0)
    else:
        edition = jnp.full_like(selector, turns.EDITIONS.index(config.edition))
    return turns.new_games(jnp, selector, config.players, edition)


def varied_games(config: Config, key: Array) -> TurnState:
    """Games that begin on any day, with any levels and money.

    Against weak opponents and people, money develops otherwise than in self-play. A net that has
    only seen its own economy misjudges a rich table.
    """
    games, players = config.games, config.players
    keys = jax.random.split(key, 7)
    state = new_games(config, keys[0])
    day = 1 + jax.random.categorical(keys[1], jnp.log(jnp.array([0.4, 0.3, 0.3])), shape=(games,))
    taste = jax.random.normal(keys[2], (games, players, 1, 5))
    lots = jax.random.categorical(keys[3], taste, shape=(games, players, 10))
    bought = jnp.arange(10) < board.HOLDS * (day - 1)[:, None, None]
    levels = ((lots[..., None] == jnp.arange(5)) & bought[..., None]).sum(-2)
    low, high = 15 + 10 * day, 25 + 35 * day
    common = low + (high - low) * jax.random.uniform(keys[4], (games,))
    own = 1 + 0.25 * jax.random.normal(keys[5], (games, players))
    money = jnp.maximum(common[:, None] * own, 0).astype(jnp.int32)
    poorest = jnp.argmin(money + jax.random.uniform(keys[6], money.shape), -1)
    return state._replace(
        day=day.astype(jnp.int32),
        levels=jnp.minimum(levels, board.TOP_LEVEL).astype(jnp.int32),
        money=money,
        selector=jnp.where(day > 1, poorest, state.selector).astype(jnp.int32),
    )


def some_games(config: Config, key: Array) -> TurnState:
    """New games, `config.varied` of them varied."""
    toss, a, b = jax.random.split(key, 3)
    other = jax.random.uniform(toss, (config.games,)) < config.varied
    return turns.where(jnp, other, varied_games(config, a), new_games(config, b))


# -- values and auctions -------------------------------------------------------------------------


def values(weights: Weights, state: TurnState, stem: Stem = net.stem) -> Array:
    """Win shares and final money by table seat, [..., 2 n]; exact if the game is over."""
    pre = stem(jnp, weights, state)
    win, gain = net.read(jnp, weights, pre, state.selector, tower_type())
    over = turns.is_over(state)[..., None]
    exact, final = turns.win_shares(state.money), state.money.astype(jnp.float32)
    win, money = jnp.where(over, exact, win), jnp.where(over, final, state.money + gain)
    return jnp.concatenate([win, money], -1)


def repeat(state: TurnState, times: int) -> TurnState:
    """[games] to [games, times]."""

    def one(x: Array) -> Array:
        return jnp.broadcast_to(x[:, None], (x.shape[0], times, *x.shape[1:]))

    return TurnState(*map(one, state))


class Offer(NamedTuple):
    """Groups on offer and the values of every sale, in the seat frame."""

    seats: Array  # [games, n]: table seats in the order of the frame
    most: Array  # [games, n]: highest bid of each seat, 0 if it cannot bid
    bought: Array  # [games, n, P + 1, 2 n]: the values if that seat buys at that price
    unsold: Array  # [games, 2 n]


def offer(
    config: Config,
    weights: Weights,
    state: TurnState,
    stem: Stem = net.stem,
    knots: Array | None = None,
) -> Offer:
    """Evaluates the net at the knots and interpolates to the other prices."""
    n, top = config.players, config.prices
    games = state.bag.shape[0]
    seats = frame_seats(jnp, state)
    most = jnp.where(turns.can_bid(state), jnp.minimum(state.money, top), 0)
    most = jnp.take_along_axis(most, seats, -1)
    knots = KNOTS[config.knots] if knots is None else knots
    asked = prices_asked(knots, most)  # [games, n, K]
    found = sales(jnp, weights, repeat(state, n), seats, asked, tower_type(), stem)
    no_sale = turns.sold(jnp, state, jnp.full((games,), -1), jnp.zeros(games, jnp.int32))
    bought = at_every_price(jnp, knots, most, to_frame(jnp, state, found), top)
    return Offer(seats, most, bought, to_frame(jnp, state, values(weights, no_sale, stem)))


def hold_auction(
    config: Config, on: Offer, state: TurnState, choices: list[Choice], solved: Array, key: Array
) -> Sale:
    """Draws bids seat after seat; `choices` are in bidding order, `solved` is in the seat frame."""
    drawn, whim = jax.random.split(key)
    holder, high = _bids(config, choices, drawn)
    holder, high, explored = _at_random(config, on.most, holder, high, whim)
    buyer = jnp.where(high > 0, jnp.take_along_axis(on.seats, holder[:, None], -1)[:, 0], -1)
    return Sale(buyer, high, to_table(jnp, state, solved), explored)


def _bids(config: Config, choices: list[Choice], key: Array) -> tuple[Array, Array]:
    """The seat of the frame that holds the high bid in the end, and the bid; [games] each."""
    games = choices[0][0].shape[0]
    row = jnp.arange(games)
    high = holder = jnp.zeros(games, jnp.int32)
    for seat, (mine, allowed, passing) in zip(
        auction.bidding_order(config.players), choices, strict=True
    ):
        key, whether, which = jax.random.split(key, 3)
        scores = jnp.where(allowed[row, high], mine, -1e9)  # [games, b]
        odds = jax.nn.sigmoid((scores.max(-1) - passing[row, holder, high]) / config.own)
        bids = jax.random.uniform(whether, odds.shape) < odds
        holder = jnp.where(bids, seat, holder)
        bid = jax.random.categorical(which, scores / config.own).astype(jnp.int32)
        high = jnp.where(bids, bid, high)
    return holder, high


def _at_random(
    config: Config, most: Array, holder: Array, high: Array, key: Array
) -> tuple[Array, Array, Array]:
    """Makes some sales at random, so that the net learns the values of such sales."""
    games = most.shape[0]
    a, b, c = jax.random.split(key, 3)
    seat = jax.random.categorical(a, jnp.where(most > 0, 0.0, -1e9)).astype(jnp.int32)
    limit = jnp.minimum(jnp.take_along_axis(most, seat[:, None], -1)[:, 0], 30)
    price = 1 + (jax.random.uniform(b, (games,)) ** 1.5 * limit).astype(jnp.int32).clip(0, 29)
    explored = (jax.random.uniform(c, (games,)) < config.explore) & (limit > 0)
    holder = jnp.where(explored, seat, holder)
    high = jnp.where(explored, jnp.minimum(price, limit), high)
    return holder, high, explored


class SelfPlay(NamedTuple):
    """All seats play by one net."""

    config: Config
    weights: Weights
    money: Array  # part of relative money in the utility
    temperature: Array  # at which later bidders are expected to choose

    def value(self, state: TurnState) -> Array:
        """See `Agent`."""
        return values(self.weights, state)

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        return draw_gain(self.weights, state, tried, self._utility())

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`."""
        on, utility = offer(self.config, self.weights, state), self._utility()
        stages = auction.solve(jnp, on.bought, on.unsold, utility, on.most, self.temperature)
        choices = [
            auction.options(jnp, after, seat, utility[:, seat], on.most[:, seat])
            for seat, after in zip(
                auction.bidding_order(self.config.players), stages[1:], strict=True
            )
        ]
        return hold_auction(self.config, on, state, choices, stages[0][:, 0, 0], key)

    def _utility(self) -> Array:
        return auction.utility(jnp, self.config.players, 1 - self.money, self.money)


def draw_gain(
    weights: Weights, state: TurnState, tried: TurnState, utility: Array, stem: Stem = net.stem
) -> Array:
    """By how much drawing on is better for the selector, [games]; `tried` [games, samples]."""
    stop = values(weights, state._replace(offered=state.offered + 1), stem)
    better = (values(weights, tried, stem).mean(1) - stop) @ utility
    return jnp.take_along_axis(better, state.selector[:, None], -1)[:, 0]


# -- turns ---------------------------------------------------------------------------------------


def draw_on(config: Config, agent: Agent, state: TurnState, key: Array) -> tuple[TurnState, Array]:
    """Weighs a further lot against stopping; the games after it, and in which it was drawn."""
    weigh, toss, lot = jax.random.split(key, 3)
    tickets = jax.random.uniform(weigh, (config.games, config.samples))
    kinds = turns.drawn_kind(jnp, state.unseen[:, None], tickets)
    tried = turns.with_lot(jnp, repeat(state, config.samples), kinds)
    tried = tried._replace(offered=(~turns.can_grow(jnp, tried)).astype(jnp.int32))
    odds = jax.nn.sigmoid(agent.draw_gain(state, tried) / config.own)
    draws = turns.can_grow(jnp, state) & (jax.random.uniform(toss, odds.shape) < odds)
    kind = turns.drawn_kind(jnp, state.unseen, jax.random.uniform(lot, odds.shape))
    return turns.where(jnp, draws, turns.with_lot(jnp, state, kind), state), draws


def play_turn(config: Config, agent: Agent, state: TurnState, key: Array) -> tuple[TurnState, Turn]:
    """One turn of every game; games that end are replaced by new ones of the same edition."""
    keys = jax.random.split(key, 7)
    tickets = jax.random.uniform(keys[0], (config.games,))
    alone = turns.one_has_room(state)
    first = turns.with_lot(jnp, state, turns.drawn_kind(jnp, state.unseen, tickets))
    undecided = turns.can_grow(jnp, first) & ~alone
    second, drew = draw_on(config, agent, first, keys[1])
    again = turns.can_grow(jnp, second) & drew & ~alone
    third, more = draw_on(config, agent, second, keys[2])
    group = turns.where(jnp, drew & more, third, second)
    group = group._replace(offered=jnp.ones_like(group.offered))
    sale = agent.sell(group, keys[3])
    free_tickets = jax.random.uniform(keys[4], (config.games, board.HOLDS))
    free = turns.load_free(jnp, state, free_tickets)
    after = turns.sold(jnp, group, sale.buyer, sale.price)
    after = turns.where(jnp, alone, turns.end_day(jnp, free), after)

    # M7: a tie for least money at the start of a day is broken at random.
    tied = jnp.where(turns.least(after), 0.0, -1e9)
    lot = jax.random.categorical(keys[5], tied).astype(jnp.int32)
    after = after._replace(selector=jnp.where(after.day > state.day, lot, after.selector))
    done = turns.is_over(after)
    result = jnp.concatenate([turns.win_shares(after.money), after.money.astype(jnp.float32)], -1)

    def stacked(*same: Array) -> Array:
        return jnp.stack(same)

    turn = Turn(
        states=TurnState(*map(stacked, state, first, second, group)),
        counts=jnp.stack([jnp.ones_like(alone), undecided, again, ~alone]),
        value=agent.value(state),
        solved=sale.solved,
        explored=sale.explored & ~alone,
        done=done,
        result=result,
        lots=state.unseen - jnp.where(alone[:, None], free.unseen, group.unseen),
        buyer=jnp.where(alone, -1, sale.buyer),
        price=jnp.where(alone, 0, sale.price),
    )
    new = some_games(config, keys[6])._replace(edition=state.edition)
    return turns.where(jnp, done, new, after), turn


def play(config: Config, agent: Agent, state: TurnState, key: Array) -> tuple[TurnState, Turn]:
    """`config.turns` turns of every game; the turns have a first axis of time."""

    def turn(state: TurnState, now: Array) -> tuple[TurnState, Turn]:
        return play_turn(config, agent, state, now)

    return jax.lax.scan(turn, state, jax.random.split(key, config.turns))
