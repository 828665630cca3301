# pyright: basic
"""Trains the value net of Medici by self-play: TD(lambda), and every auction solved.

One step of the loop is a whole turn of thousands of games: lots are drawn, the selector weighs
drawing on against stopping, the auction on the group is solved from the net's own values of "seat i
buys at p", bids are drawn from the solution, the sale is made. After some turns the net learns
from lambda-returns towards the final result. What it learns is the win share and the final money
of every seat.

    python training/medici.py --players 4 --seconds 180 --out medici-4.safetensors
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from safetensors.numpy import load_file, save_file

from florin.games.medici import board
from florin.games.medici.bots import auction, market, net
from florin.games.medici.bots.market import COPIES, KINDS, Market
from florin.games.medici.bots.sales import at_every_price, prices_asked, sales
from florin.games.medici.bots.seats import by_seat, from_selector, order


class Config(NamedTuple):
    """All that a run depends on, besides the machine's speed."""

    players: int = 4
    seed: int = 1
    games: int = 8192  # in parallel
    turns: int = 24  # between two updates
    batch: int = 8192  # positions a gradient step sees
    seconds: float = 180
    rate: float = 2e-3  # Adam's, cosine to a twentieth
    trace: float = 0.9  # lambda
    ema: float = 0.998  # of the weights that act
    explore: float = 0.06  # share of sales made at random
    money: float = 0.3  # share of relative money in the utility at the start
    thrift: float = 0.05  # and at the end: who cannot win any more should not throw money about
    anneal: float = 0.25  # of the run, in which that share falls
    own: float = 0.0015  # temperature of a seat's own choices
    hot: float = 0.03  # temperature at which it takes later bidders to choose, at the start
    cool: float = 0.008  # at the end
    varied: float = 0.5  # share of games begun on any day, with any levels and purses
    samples: int = 4  # next lots tried when weighing a further draw
    prices: int = 44  # highest bid considered


# Where between 1 and the most a seat would pay the net is asked; between these it is interpolated.
KNOTS = np.array([0, 0.03, 0.08, 0.15, 0.24, 0.34, 0.46, 0.6, 0.78, 1], np.float32)

# What the tower calculates in while it plays; learning takes single floats. A GPU is twice as fast
# in half floats, which move win shares by some 0.00004; a processor has to emulate them.
TOWER = jnp.float16 if jax.default_backend() == "gpu" else jnp.float32


class Turn(NamedTuple):
    """What is kept of a turn for learning: four positions and what followed."""

    markets: Market  # [4, games]: between turns, first lot, second lot, group complete
    counts: jax.Array  # [4, games]: whether that position occurred
    value: jax.Array  # [games, 2 n]: of the first, by the acting net
    solved: jax.Array  # [games, 2 n]: what the auction was expected to lead to
    explored: jax.Array  # [games]
    done: jax.Array  # [games]
    result: jax.Array  # [games, 2 n]: where done


def fresh(key: jax.Array, games: int, players: int) -> Market:
    """New games; the lot decides who begins."""
    zero = jnp.zeros(games, jnp.int32)
    seats = jnp.zeros((games, players), jnp.int32)
    stalls = jnp.zeros((games, players, 5), jnp.int32)
    return Market(
        day=zero + 1,
        selector=jax.random.randint(key, (games,), 0, players),
        money=seats + board.CAPITAL[players],
        levels=stalls,
        counts=stalls,
        cargo=seats,
        size=seats,
        unseen=jnp.broadcast_to(jnp.asarray(COPIES), (games, KINDS)),
        bag=zero + board.LOTS_PER_BUYER * players,
        group_counts=stalls[:, 0],
        group_value=zero,
        group_size=zero,
        offered=zero,
    )


def varied(key: jax.Array, games: int, players: int) -> Market:
    """Games begun on any day, with any levels and purses.

    Against weak opponents and people money runs otherwise than in self-play; a net that has only
    seen its own economy misjudges a rich table badly.
    """
    keys = jax.random.split(key, 7)
    m = fresh(keys[0], games, players)
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
    return m._replace(
        day=day,
        levels=jnp.minimum(levels, board.TOP_LEVEL).astype(jnp.int32),
        money=money,
        selector=jnp.where(day > 1, poorest, m.selector),
    )


def some_start(key: jax.Array, games: int, players: int, share: float) -> Market:
    """New games, `share` of them varied."""
    toss, a, b = jax.random.split(key, 3)
    other = jax.random.uniform(toss, (games,)) < share
    return pick(other, varied(a, games, players), fresh(b, games, players))


def draw_kind(key: jax.Array, unseen: jax.Array, shape: tuple[int, ...] = ()) -> jax.Array:
    """A kind of lot for each game, as likely as it is numerous; `shape` draws several."""
    sums = jnp.cumsum(unseen, -1)
    ticket = jax.random.uniform(key, (*shape, *unseen.shape[:-1])) * sums[..., -1]
    return (sums <= ticket[..., None]).sum(-1).clip(0, KINDS - 1)


def pick(condition: jax.Array, then: Any, otherwise: Any) -> Any:
    """Game by game, one or the other."""

    def one(a: jax.Array, b: jax.Array) -> jax.Array:
        return jnp.where(
            condition.reshape(condition.shape + (1,) * (a.ndim - condition.ndim)), a, b
        )

    return jax.tree.map(one, then, otherwise)


Stem = Callable[[Any, Any, Market], jax.Array]  # as net.stem


def judge(params: Any, markets: Market, stem: Stem = net.stem) -> jax.Array:
    """Win shares and final money, [..., 2 n]; exact where the game is over."""
    win, gain = net.read(jnp, params, stem(jnp, params, markets), markets.selector, TOWER)
    money = markets.money + gain
    over = (markets.day > board.DAYS)[..., None]
    exact = market.win_shares(markets.money)
    final = markets.money.astype(jnp.float32)
    return jnp.concatenate([jnp.where(over, exact, win), jnp.where(over, final, money)], -1)


def utility_matrix(players: int, greed: jax.Array) -> jax.Array:
    """Win share, with some relative money (100 florins ahead count as a win) at first."""
    return auction.utility(jnp, players, 1 - greed, greed)


def repeat(markets: Market, *axes: int) -> Market:
    """The same games with further axes after the batch."""

    def one(x: jax.Array) -> jax.Array:
        tail = x.shape[1:]
        x = x.reshape((x.shape[0],) + (1,) * len(axes) + tail)
        return jnp.broadcast_to(x, (x.shape[0], *axes, *tail))

    return jax.tree.map(one, markets)


class Offer(NamedTuple):
    """Groups on offer and what their sale would lead to; seats stand from the selector on."""

    seats: jax.Array  # [games, n]
    most: jax.Array  # [games, n]: highest bid of each, 0 where it cannot bid
    bought: jax.Array  # [games, n, P + 1, 2 n]: the values if that seat buys at that price
    unsold: jax.Array  # [games, 2 n]


def offer(config: Config, params: Any, m: Market, stem: Stem = net.stem) -> Offer:
    """The net is asked at the knots; other prices are interpolated."""
    n, top = config.players, config.prices
    games = m.bag.shape[0]
    seats = order(jnp, m)
    most = jnp.where(market.can_bid(m), jnp.minimum(m.money, top), 0)
    most = jnp.take_along_axis(most, seats, -1)
    asked = prices_asked(KNOTS, most)  # [games, n, K]
    worth = sales(jnp, params, repeat(m, n), seats, asked, TOWER, stem)
    nobody = market.sold(jnp, m, jnp.full((games,), -1), jnp.zeros(games, jnp.int32))
    bought = at_every_price(jnp, KNOTS, most, from_selector(jnp, m, worth), top)
    return Offer(seats, most, bought, from_selector(jnp, m, judge(params, nobody, stem)))


def hold_auction(config: Config, choices: list[tuple], key: jax.Array) -> tuple:
    """Bids drawn, seat after seat: who holds the high bid (from the selector on), and it.

    `choices` are what each seat chooses by, in bidding order: see `auction.options`.
    """
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
        high = jnp.where(bids, jax.random.categorical(which, scores / config.own), high)
    return holder, high


def at_random(config: Config, most: jax.Array, holder: Any, high: Any, key: jax.Array) -> tuple:
    """Now and then a sale at random, so that the net learns what such sales are worth."""
    games = most.shape[0]
    a, b, c = jax.random.split(key, 3)
    anyone = jax.random.categorical(a, jnp.where(most > 0, 0.0, -1e9))
    limit = jnp.minimum(jnp.take_along_axis(most, anyone[:, None], -1)[:, 0], 30)
    price = 1 + (jax.random.uniform(b, (games,)) ** 1.5 * limit).astype(jnp.int32).clip(0, 29)
    explored = (jax.random.uniform(c, (games,)) < config.explore) & (limit > 0)
    holder = jnp.where(explored, anyone, holder)
    high = jnp.where(explored, jnp.minimum(price, limit), high)
    return holder, high, explored


class SelfPlay(NamedTuple):
    """All seats think with one net."""

    config: Config
    params: Any
    greed: Any  # share of relative money in the utility
    heat: Any  # temperature at which later bidders are taken to choose

    def value(self, m: Market) -> jax.Array:
        """[games, 2 n] between turns."""
        return judge(self.params, m)

    def pull(self, m: Market, tried: Market) -> jax.Array:
        """How much better drawing on seems to the selector, [games]; `tried` [games, samples]."""
        utility = utility_matrix(self.config.players, self.greed)
        stop = judge(self.params, m._replace(offered=m.offered + 1))
        better = (judge(self.params, tried).mean(1) - stop) @ utility
        return jnp.take_along_axis(better, m.selector[:, None], -1)[:, 0]

    def bid(self, m: Market, key: jax.Array) -> tuple:
        """The auction on the groups of `m`: buyer (-1: none), price, expected values, explored."""
        n = self.config.players
        on = offer(self.config, self.params, m)
        utility = utility_matrix(n, self.greed)
        stages = auction.solve(jnp, on.bought, on.unsold, utility, on.most, self.heat)
        choices = [
            auction.options(jnp, after, seat, utility[:, seat], on.most[:, seat])
            for seat, after in zip(auction.bidding_order(n), stages[1:], strict=True)
        ]
        return sale(self.config, on, m, choices, stages[0][:, 0, 0], key)


def sale(
    config: Config, on: Offer, m: Market, choices: list, expected: jax.Array, key: jax.Array
) -> tuple:
    """Holds the auction: buyer, price, `expected` by seat of the table, explored."""
    drawn, whim = jax.random.split(key)
    holder, high = hold_auction(config, choices, drawn)
    holder, high, explored = at_random(config, on.most, holder, high, whim)
    buyer = jnp.where(high > 0, jnp.take_along_axis(on.seats, holder[:, None], -1)[:, 0], -1)
    return buyer, high, by_seat(jnp, m, expected), explored


def draw_on(config: Config, mind: Any, m: Market, key: jax.Array) -> tuple:
    """Weighs a further lot against stopping; returns the games after it and who drew."""
    weigh, toss, lot = jax.random.split(key, 3)
    kinds = jnp.moveaxis(draw_kind(weigh, m.unseen, (config.samples,)), 0, 1)
    tried = market.with_lot(jnp, repeat(m, config.samples), kinds)
    tried = tried._replace(offered=(~market.can_grow(jnp, tried)).astype(jnp.int32))
    odds = jax.nn.sigmoid(mind.pull(m, tried) / config.own)
    draws = market.can_grow(jnp, m) & (jax.random.uniform(toss, odds.shape) < odds)
    return pick(draws, market.with_lot(jnp, m, draw_kind(lot, m.unseen)), m), draws


def load_free(m: Market, key: jax.Array) -> Market:
    """M15: the last buyer with room loads until the ship is full or the bag empty; the day ends."""
    n = m.money.shape[-1]
    for now in jax.random.split(key, board.HOLDS):
        one = market.with_lot(jnp, m, draw_kind(now, m.unseen))
        here = (jnp.arange(n) == m.selector[:, None]).astype(jnp.int32)
        one = one._replace(
            counts=m.counts + here[..., None] * one.group_counts[:, None],
            cargo=m.cargo + here * one.group_value[:, None],
            size=m.size + here,
            group_counts=m.group_counts,
            group_value=m.group_value,
            group_size=m.group_size,
        )
        room = jnp.take_along_axis(m.size, m.selector[:, None], -1)[:, 0] < board.HOLDS
        m = pick(room & (m.bag > 0), one, m)
    return market.next_day(jnp, m)


def take_turn(config: Config, mind: Any, m: Market, key: jax.Array) -> tuple[Market, Turn]:
    """One turn of every game, played by `mind` (see SelfPlay); games that end begin anew."""
    keys = jax.random.split(key, 7)
    games, n = m.money.shape
    alone = (m.size < board.HOLDS).sum(-1) == 1
    first = market.with_lot(jnp, m, draw_kind(keys[0], m.unseen))
    undecided = market.can_grow(jnp, first) & ~alone
    second, drew = draw_on(config, mind, first, keys[1])
    again = market.can_grow(jnp, second) & drew & ~alone
    third, more = draw_on(config, mind, second, keys[2])
    group = pick(drew & more, third, second)
    group = group._replace(offered=jnp.ones_like(group.offered))
    buyer, price, solved, explored = mind.bid(group, keys[3])
    after = market.sold(jnp, group, buyer, price)
    after = pick(alone, load_free(m, keys[4]), after)

    # M7: a tie for least money at the start of a day is broken by lot.
    tied = jnp.where(market.least(after), 0.0, -1e9)
    lot = jax.random.categorical(keys[5], tied)
    after = after._replace(selector=jnp.where(after.day > m.day, lot, after.selector))
    done = after.day > board.DAYS
    result = jnp.concatenate([market.win_shares(after.money), after.money.astype(jnp.float32)], -1)
    turn = Turn(
        markets=jax.tree.map(lambda *x: jnp.stack(x), m, first, second, group),
        counts=jnp.stack([jnp.ones_like(alone), undecided, again, ~alone]),
        value=mind.value(m),
        solved=solved,
        explored=explored & ~alone,
        done=done,
        result=result,
    )
    return pick(done, some_start(keys[6], games, n, config.varied), after), turn


def returns(config: Config, turns: Turn, last: jax.Array) -> jax.Array:
    """Lambda-returns [turns, games, 2 n], cut where a sale was made at random."""

    def back(carry: tuple, turn: Turn) -> tuple:
        following, target = carry
        ahead = (1 - config.trace) * following + config.trace * target
        ahead = jnp.where(turn.done[:, None], turn.result, ahead)
        ahead = jnp.where(turn.explored[:, None], turn.solved, ahead)
        return (turn.value, ahead), ahead

    _, targets = jax.lax.scan(back, (last, last), turns, reverse=True)
    return targets


def loss(params: Any, m: Market, target: jax.Array, counts: jax.Array, stem: Stem) -> jax.Array:
    """Cross-entropy of win shares and squared error of money, over positions that occurred."""
    n = m.money.shape[-1]
    seats = order(jnp, m)
    raw = net.tower(jnp, params, stem(jnp, params, m))
    win = jnp.take_along_axis(target[..., :n], seats, -1)
    money = jnp.take_along_axis((target[..., n:] - m.money) / net.MONEY, seats, -1)
    entropy = -(win * jax.nn.log_softmax(raw[..., :n])).sum(-1)
    spread = ((raw[..., n:] - money) ** 2).mean(-1)
    return ((entropy + 0.5 * spread) * counts).sum() / jnp.maximum(counts.sum(), 1)


class Learner(NamedTuple):
    """All that changes while learning: a checkpoint holds it."""

    params: Any
    acting: Any  # the moving average of params
    adam: Any
    markets: Market
    key: jax.Array


ADAM = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(b2=0.99))


def begin(config: Config) -> Learner:
    """An untrained net and fresh games."""
    key, games, weights = jax.random.split(jax.random.key(config.seed), 3)
    params = {}
    for name, shape in net.shapes(config.players).items():
        weights, now = jax.random.split(weights)
        scale = np.sqrt(2 / shape[0]) if name.endswith((".w", ".g")) else 0.0
        scale *= 0.1 if name.startswith("out") else 0.5 if name.startswith("block") else 1.0
        params[name] = scale * jax.random.normal(now, shape)
    markets = some_start(games, config.games, config.players, config.varied)
    return Learner(params, params, ADAM.init(params), markets, key)


def play(config: Config, mind: Any, m: Market, key: jax.Array) -> tuple[Market, Turn]:
    """Some turns of every game; the turns have a first axis of time."""

    def turn(m: Market, now: jax.Array) -> tuple:
        return take_turn(config, mind, m, now)

    return jax.lax.scan(turn, m, jax.random.split(key, config.turns))


def learn(
    config: Config, learner: Learner, turns: Turn, last: jax.Array, key: jax.Array, rate: Any,
    stems: Callable[[jax.Array], Stem],
) -> tuple:  # fmt: skip
    """Gradient steps over positions that occurred: params, averages, Adam's moments, mean loss.

    `last` are the values after the last turn; `stems` gives the net's stem for some games.
    """
    targets = returns(config, turns, last)
    targets = jnp.broadcast_to(targets[:, None], (config.turns, 4, *targets.shape[1:]))
    size = config.turns * 4 * config.games
    steps = max(1, size // config.batch // 2)  # half of the positions each time
    chosen = jax.random.randint(key, (steps, config.batch), 0, size)
    flat = jax.tree.map(
        lambda x: x.reshape((size, *x.shape[3:])), (turns.markets, targets, turns.counts)
    )

    def gradient_step(carry: tuple, index: jax.Array) -> tuple:
        params, acting, adam = carry
        m, target, counts = jax.tree.map(lambda x: x[index], flat)
        stem = stems(index % config.games)
        cost, slope = jax.value_and_grad(loss)(params, m, target, counts, stem)
        change, adam = ADAM.update(slope, adam, params)
        params = jax.tree.map(lambda p, c: p - rate * c, params, change)
        acting = jax.tree.map(lambda a, p: a + (1 - config.ema) * (p - a), acting, params)
        return (params, acting, adam), cost

    state, costs = jax.lax.scan(
        gradient_step, (learner.params, learner.acting, learner.adam), chosen
    )
    return (*state, costs.mean())


@partial(jax.jit, static_argnames="config")
def update(config: Config, learner: Learner, greed: Any, heat: Any, rate: Any) -> tuple:
    """Some turns of every game, then learning from them: learner, loss, games finished."""
    key, dice, shuffle = jax.random.split(learner.key, 3)
    mind = SelfPlay(config, learner.acting, greed, heat)
    markets, turns = play(config, mind, learner.markets, dice)
    *state, cost = learn(
        config, learner, turns, mind.value(markets), shuffle, rate, lambda _: net.stem
    )
    return Learner(*state, markets, key), cost, turns.done.sum()


class Report(NamedTuple):
    """How a run stands."""

    seconds: float  # of play and learning, earlier runs that it resumes included
    games: int
    updates: int
    loss: float


def train(
    config: Config,
    out: Path,
    resume: Path | None = None,
    each: Callable[[Report], None] = lambda _: None,
) -> Report:
    """Trains for `config.seconds`, compiling apart; writes `out` (fp16) and a checkpoint beside it.

    `resume` goes on from a checkpoint, or begins anew from the weights of a `.safetensors` file.
    """
    learner, report = begin(config), Report(0, 0, 0, 0)
    if resume is not None:
        learner, report = restored(resume, learner)
    # Time is told apart, so that runs of any length share what is compiled.
    fixed = config._replace(seconds=0)
    earlier, begun, saved = report.seconds, None, 0.0
    while report.seconds < config.seconds:
        part = report.seconds / config.seconds
        greed = config.thrift + (config.money - config.thrift) * max(0.0, 1 - part / config.anneal)
        heat = config.hot * (config.cool / config.hot) ** part
        rate = config.rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * part)))
        rate *= min(1.0, (report.updates + 1) / 20)
        learner, cost, finished = update(fixed, learner, greed, heat, rate)
        cost, finished = float(cost), int(finished)
        if not np.isfinite(cost):
            raise FloatingPointError(f"training came apart after {report}")
        now = time.monotonic()
        if begun is None:  # the first update compiled, so its time does not count
            begun = saved = now
        report = Report(earlier + now - begun, report.games + finished, report.updates + 1, cost)
        each(report)
        if now - saved > 30:
            save(out, learner, report)
            saved = now
    save(out, learner, report)
    return report


def save(out: Path, learner: Learner, report: Report) -> None:
    """Weights for the bot, and beside them all that a run needs to go on."""
    # Half floats are all the precision that play needs.
    weights = {name: np.asarray(value, np.float16) for name, value in learner.acting.items()}
    save_file(weights, str(out))
    leaves = jax.tree.leaves(learner._replace(key=jax.random.key_data(learner.key)))
    tree = {f"{k:03d}": np.asarray(leaf) for k, leaf in enumerate(leaves)}
    tree["report"] = np.array(report, np.float64)
    save_file(tree, str(out.with_suffix(".checkpoint")))


def restored(path: Path, new: Learner) -> tuple[Learner, Report]:
    """A checkpoint of `save`, or a new learner with the weights of a net."""
    tree = load_file(str(path))
    if "report" not in tree:
        params = {name: jnp.asarray(tree[name], jnp.float32) for name in new.params}
        return new._replace(params=params, acting=params, adam=ADAM.init(params)), Report(
            0, 0, 0, 0
        )
    seconds, games, updates, cost = tree.pop("report")
    shape = jax.tree.structure(new._replace(key=jax.random.key_data(new.key)))
    learner = jax.tree.unflatten(shape, [jnp.asarray(tree[name]) for name in sorted(tree)])
    learner = learner._replace(key=jax.random.wrap_key_data(learner.key))
    return learner, Report(float(seconds), int(games), int(updates), float(cost))


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the net of Medici.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path)
    for name, value in Config()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    given = vars(parser.parse_args())
    out, resume = given.pop("out"), given.pop("resume")
    config = Config(**given)
    with out.with_suffix(".jsonl").open("a") as log:
        about = {
            "config": config._asdict(),
            "device": str(jax.devices()[0]),
            "jax": jax.__version__,
        }
        print(json.dumps(about), file=log, flush=True)
        last = 0.0

        def each(report: Report) -> None:
            nonlocal last
            if report.seconds - last >= 5 or report.seconds >= config.seconds:
                last = report.seconds
                line = json.dumps(report._asdict())
                print(line, file=log, flush=True)
                print(line, flush=True)

        train(config, out, resume, each)


if __name__ == "__main__":
    main()
