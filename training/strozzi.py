# pyright: basic
"""Trains the net of Medici vs Strozzi by self-play.

    python training/strozzi.py --seconds 200 --games 8192 --out strozzi.safetensors

Thousands of games are played side by side, a whole turn at a time: draw, price, answer, loading. A
net says what a position between turns is worth; everything in between is solved (see
`florin.bots.strozzi.auction`), and whether to draw on is decided over a few sampled lots. The net
learns from what followed, by TD(lambda): the money both players still made, and who won. Now and
then a turn is played at random; what follows such a turn teaches nothing about what came before it.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import load_file, save_file

from florin.arrays import words
from florin.games.strozzi import board
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, Sale, prospects, sale
from florin.games.strozzi.bots.features import features
from florin.games.strozzi.bots.sea import (
    LOADINGS,
    LOT_WORDS,
    Sea,
    flip,
    may_load,
    pinned,
    roomiest,
    settle,
    widened,
    with_bags,
)
from florin.games.strozzi.observation import ALL_LOTS, FRESH_MARKERS


@dataclass(frozen=True)
class Config:
    """All that a run depends on, its machine apart."""

    seconds: float = 200
    hidden: int = 256  # width of the net's layers
    games: int = 8192  # side by side
    turns: int = 32  # played between two rounds of learning; a game has about 35
    samples: int = 4  # lots looked at before drawing on
    first_part: float = 0.75  # of all loadings, looked at for the first lot
    part: float = 0.45  # for further lots
    batch: int = 8192  # positions per step of Adam
    rate: float = 2e-3  # of Adam; falls to 0 along a cosine
    trace: float = 0.9  # lambda
    explore: float = 0.05  # turns played at random
    shifts: int = 4  # sums of money with which the same games are judged
    shift: float = 20.0  # their spread, florins
    smooth: float = 0.999  # of the averaged weights, which act
    money: float = 1.0  # aim: shares of the win per 100 florins, at first
    money_late: float = 0.02  # and after the first quarter
    seed: int = 1


class Learner(NamedTuple):
    weights: dict[str, jax.Array]
    acting: dict[str, jax.Array]  # running average of the weights
    mean: dict[str, jax.Array]  # Adam's moments
    square: dict[str, jax.Array]
    steps: jax.Array


class Turn(NamedTuple):
    """One turn of every game, as it is learned from."""

    rows: jax.Array  # features before it
    seat: jax.Array  # who was active
    before: jax.Array  # money by seat [..., 2]
    after: jax.Array  # likewise after it
    over: jax.Array  # whether the game ended with it
    explored: jax.Array
    missed: jax.Array  # there was no room in the batch to look at it


def learner(key: jax.Array, hidden: int) -> Learner:
    """A net that knows nothing."""
    weights = {}
    for name, shape in net.shapes(hidden).items():
        key, sub = jax.random.split(key)
        scale = 0.01 if name == "out/w" else math.sqrt(2 / shape[0])
        fresh = jax.random.normal(sub, shape) * scale if len(shape) == 2 else jnp.zeros(shape)
        weights[name] = fresh
    # Bells begin apart from each other, or they would all learn the same.
    weights["out/b"] = (
        weights["out/b"]
        .at[2 + net.BELLS : 2 + 2 * net.BELLS]
        .set(jnp.linspace(-0.6, 0.6, net.BELLS))
    )
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, zeros, zeros, jnp.int32(0))


def fresh(games: int) -> Sea:
    """New games before the first lot."""
    zero = jnp.zeros(games, jnp.uint32)
    count = jnp.zeros(games, jnp.int32)
    ships = (zero,) * len(board.SHIPS)
    return Sea(
        count + 1,
        count + board.STARTERS[0],
        (count + board.CAPITAL, count + board.CAPITAL),
        ships,
        ships,
        zero + np.uint32(FRESH_MARKERS),
        zero + np.uint32(ALL_LOTS),
    )


def by_seat(seat: jax.Array, mine: jax.Array, theirs: jax.Array) -> jax.Array:
    """[..., 2]: Medici's, Strozzi's."""
    first = seat == 0
    return jnp.stack([jnp.where(first, mine, theirs), jnp.where(first, theirs, mine)], -1)


def deal(unseen: jax.Array, dice: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The bag without a lot drawn by `dice` (0 to 1), and the lot's word. Not for empty bags."""
    left = jax.lax.population_count(unseen).astype(jnp.int32)
    at = words.nth_bit(unseen, jnp.minimum((dice * left).astype(jnp.int32), left - 1))
    return unseen ^ (np.uint32(1) << at.astype(jnp.uint32)), jnp.asarray(LOT_WORDS)[at]


# The sale of groups: sea, groups, which of them are wanted, part of all loadings looked at.
Sell = Callable[[Sea, jax.Array, Any, float], Sale]
# The net's outputs, from features and who is active.
Out = Callable[[net.Weights, jax.Array, jax.Array], jax.Array]


def self_play(weights: net.Weights, aim: Aim) -> Sell:
    """Both players think with one net."""

    def sell(sea: Sea, group: jax.Array, wanted: Any, part: float) -> Sale:
        return sale(prospects(weights, sea, group, jnp, wanted, part), aim, jnp)

    return sell


def plain(weights: net.Weights, rows: jax.Array, seat: jax.Array) -> jax.Array:
    """The net as it is, whoever is active."""
    del seat
    return net.outputs(weights, rows, jnp)


def draw(
    sell: Sell, sea: Sea, dice: jax.Array, random: jax.Array, config: Config
) -> tuple[Sea, jax.Array, Sale]:
    """The active player draws as far as it pays: the sea without the group, the group, its sale.

    `dice` [games, 3, samples + 1]: the first of each row is the lot that comes, the others are the
    sample by which he judges whether to draw it. `random` [games, 2]: 1 or -1 draws on or stops
    whatever it brings, 0 does what is best.
    """
    most = roomiest(sea.mine, jnp)
    unseen, group = deal(sea.unseen, dice[:, 0, 0])
    sea = sea._replace(unseen=unseen)
    sea, group = pinned((sea, group), jnp)
    best = pinned(sell(sea, group, True, config.first_part), jnp)

    def lot(carry: Any, at: Any) -> tuple[Any, None]:
        sea, group, best, drawing = carry
        lots, rolled, whim = at
        left, word = deal(sea.unseen[:, None], rolled)
        ahead, groups = pinned((with_bags(widened(sea), left, jnp), group[:, None] + word), jnp)
        drawing = drawing & (most >= lots) & (sea.unseen != 0)
        sales = pinned(sell(ahead, groups, drawing[:, None], config.part), jnp)
        pays = sales.worth[:, 1:].mean(-1) > best.worth
        drawing = drawing & jnp.where(whim == 0, pays, whim > 0)
        sea = sea._replace(unseen=jnp.where(drawing, left[:, 0], sea.unseen))
        group = jnp.where(drawing, group + word[:, 0], group)
        best = jax.tree.map(lambda new, old: jnp.where(drawing, new[:, 0], old), sales, best)
        return (sea, group, best, drawing), None

    start = (sea, group, best, jnp.ones_like(most, bool))
    ahead = (jnp.array([2, 3]), jnp.moveaxis(dice[:, 1:], 1, 0), random.T)
    (sea, group, best, _), _ = jax.lax.scan(lot, start, ahead)
    return sea, group, best


def turn(sell: Sell, sea: Sea, key: jax.Array, config: Config) -> tuple[Sea, Turn]:
    """One turn of every game; games that end begin anew."""
    games = sea.seat.shape[0]
    keys = jax.random.split(key, 4)
    dice = jax.random.uniform(keys[0], (games, 3, config.samples + 1))
    whims = jax.random.uniform(keys[1], (games, 4))
    draws_at_random = whims[:, 0] < config.explore / 2
    sells_at_random = whims[:, 0] > 1 - config.explore / 2
    random = jnp.where(whims[:, 1:3] < 0.5, -1, 1) * draws_at_random[:, None]
    rows, before = features(sea, jnp), by_seat(sea.seat, *sea.money)
    seat = sea.seat
    dice, random, rows = pinned((dice, random, rows), jnp)
    sea, group, sold = pinned(draw(sell, sea, dice, random, config), jnp)

    # At random: either player, a price near the right one, any loading.
    declined = jnp.where(sells_at_random, whims[:, 3] < 0.5, sold.declined)
    noise = jax.random.randint(keys[2], (games,), -6, 7)
    price = jnp.maximum(sold.price + sells_at_random * noise, 0)
    other = flip(sea)
    buyer = jax.tree.map(lambda one, two: jnp.where(declined, one, two), sea, other)
    slots = np.arange(len(LOADINGS), dtype=np.int32)
    may = may_load(jax.tree.map(lambda leaf: leaf[:, None], buyer), group[:, None], slots, jnp)
    any_slot = jnp.argmax(may * jax.random.uniform(keys[3], may.shape), -1).astype(jnp.int32)
    # Where there was no room in the batch to look, any loading will do.
    missed = ~jnp.take_along_axis(may, sold.slot[:, None], 1)[:, 0] & ~sells_at_random
    slot = jnp.where(sells_at_random | missed, any_slot, sold.slot)
    buyer = buyer._replace(money=(buyer.money[0] - price, buyer.money[1]))
    buyer, slot = pinned((buyer, slot), jnp)
    sea, over = pinned(settle(buyer, group, slot, jnp), jnp)
    played = Turn(
        rows, seat, before, by_seat(sea.seat, *sea.money), over,
        draws_at_random | sells_at_random | missed, missed,
    )  # fmt: skip
    return jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh(games), sea), played


def lessons(
    weights: net.Weights, out: Out, played: Turn, last: Sea, shifts: jax.Array, trace: float
) -> tuple[jax.Array, jax.Array]:
    """TD(lambda) targets, by seat 0: share of the win [T, games, shifts], money to come [.., 2].

    `played` has T turns; `last` is where the games stand after them. A shift is money that Medici
    is given on top in every position of a game and at its end.
    """

    def judged(rows: jax.Array, seat: jax.Array, money: jax.Array) -> tuple[jax.Array, jax.Array]:
        mine = jnp.where(seat == 0, money[..., 0], money[..., 1])
        theirs = jnp.where(seat == 0, money[..., 1], money[..., 0])
        never = jnp.zeros_like(seat, bool)
        ahead = net.spread(out(weights, rows, seat), (mine, theirs), never, jnp)
        to_come = by_seat(seat, ahead.mine, ahead.theirs) - money
        ahead = jax.tree.map(lambda leaf: jnp.expand_dims(leaf, seat.ndim), ahead)
        sign = (1 - 2 * seat)[..., None]
        share = net.win(ahead, shifts * sign, jnp)
        return jnp.where(sign > 0, share, 1 - share), to_come

    share_last, come_last = judged(
        features(last, jnp), last.seat, by_seat(last.seat, *last.money).astype(jnp.float32)
    )
    share_now, come_now = judged(played.rows, played.seat, played.before.astype(jnp.float32))
    margin = (played.after[..., 0] - played.after[..., 1])[..., None] + shifts
    outcome = (margin > 0) + 0.5 * (margin == 0)

    def back(carry: Any, at: Any) -> tuple[Any, Any]:
        share_next, come_next, share_target, come_target = carry
        one, share, come, ended = at
        gained = (one.after - one.before).astype(jnp.float32)
        over, cut = one.over[:, None], one.explored[:, None]
        to_share = jnp.where(over, ended, (1 - trace) * share_next + trace * share_target)
        to_come = gained + jnp.where(over, 0, (1 - trace) * come_next + trace * come_target)
        to_share, to_come = jnp.where(cut, share, to_share), jnp.where(cut, come, to_come)
        return (share, come, to_share, to_come), (to_share, to_come)

    start = (share_last, come_last, share_last, come_last)
    light = played._replace(rows=played.seat)
    _, targets = jax.lax.scan(back, start, (light, share_now, come_now, outcome), reverse=True)
    return targets


def loss(weights: net.Weights, out: Out, rows: Any, seat: Any, margin: Any, shifts: Any,
         targets: Any, weight: Any) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:  # fmt: skip
    """Cross-entropy of the win and squared error of the money, mean over a batch."""
    share, come = targets
    zero = jnp.zeros_like(margin)
    ahead = net.spread(out(weights, rows, seat), (zero, zero), zero > 0, jnp)
    sign = 1 - 2 * seat
    wanted = jnp.where(seat[:, None] == 0, come, come[:, ::-1])
    money = ((ahead.mine - wanted[:, 0]) ** 2 + (ahead.theirs - wanted[:, 1]) ** 2) / 2
    margin_error = (ahead.margin - (wanted[:, 0] - wanted[:, 1])) ** 2
    # The mean is learned from the money alone; the bells learn what lies around it.
    fixed = ahead._replace(
        mine=jax.lax.stop_gradient(ahead.mine), theirs=jax.lax.stop_gradient(ahead.theirs)
    )
    fixed = jax.tree.map(lambda leaf: jnp.expand_dims(leaf, 1), fixed)
    chance = net.win(fixed, (margin * sign)[:, None] + shifts * sign[:, None], jnp)
    chance = jnp.clip(chance, 1e-4, 1 - 1e-4)
    share = jnp.where(sign[:, None] > 0, share, 1 - share)
    entropy = -(share * jnp.log(chance) + (1 - share) * jnp.log(1 - chance)).mean(-1)
    scaled = (money + margin_error) / net.FLORINS**2
    count = jnp.maximum(weight.sum(), 1)

    def mean(values: jax.Array) -> jax.Array:
        return (values * weight).sum() / count

    return mean(entropy + scaled), (mean(entropy), jnp.sqrt(mean(margin_error)))


@partial(jax.jit, static_argnames="config")
def cycle(
    state: Learner, sea: Sea, key: jax.Array, progress: jax.Array, config: Config
) -> tuple[Learner, Sea, dict[str, jax.Array]]:
    """Plays `config.turns` turns with the averaged weights, then learns from each once."""
    play_key, learn_key = jax.random.split(key)
    late = jnp.clip(4 * progress, 0, 1)
    greed: Any = config.money + (config.money_late - config.money) * late
    sea, played = play(self_play(state.acting, Aim(1.0, greed)), sea, play_key, config)
    return learn(state, plain, played, sea, learn_key, progress, config)


def play(sell: Sell, sea: Sea, key: jax.Array, config: Config) -> tuple[Sea, Turn]:
    """Some turns of every game; what they were like has a first axis of time."""
    keys = jax.random.split(key, config.turns)
    return jax.lax.scan(lambda sea, key: turn(sell, sea, key, config), sea, keys)


def learn(
    state: Learner, out: Out, played: Turn, sea: Sea, key: jax.Array, progress: jax.Array,
    config: Config,
) -> tuple[Learner, Sea, dict[str, jax.Array]]:  # fmt: skip
    """Learns from each turn once; `sea` is where the games stand after them."""
    keys = jax.random.split(key)
    shifts = config.shift * jax.random.normal(keys[0], (config.games, config.shifts))
    shifts = jnp.round(shifts).at[:, 0].set(0)
    share, come = lessons(state.acting, out, played, sea, shifts, config.trace)

    count = config.turns * config.games
    steps = max(count // config.batch, 1)
    order = jax.random.permutation(keys[1], count)[: steps * (count // steps)].reshape(steps, -1)
    margin = (played.before[..., 0] - played.before[..., 1]).astype(jnp.float32)
    data = (
        played.rows,
        played.seat,
        margin,
        jnp.broadcast_to(shifts, (config.turns, *shifts.shape)),
        share,
        come,
        (~played.explored).astype(jnp.float32),
    )
    data = jax.tree.map(lambda leaf: leaf.reshape(count, *leaf.shape[2:]), data)
    rate = config.rate * 0.5 * (1 + jnp.cos(jnp.pi * progress)) * jnp.minimum(1, 100 * progress)

    def step(state: Learner, chosen: jax.Array) -> tuple[Learner, Any]:
        rows, seat, margin, shift, share, come, weight = (leaf[chosen] for leaf in data)
        (_, seen), slope = jax.value_and_grad(loss, has_aux=True)(
            state.weights, out, rows, seat, margin, shift, (share, come), weight
        )
        return adam(state, slope, rate, config.smooth), seen

    state, (entropy, error) = jax.lax.scan(step, state, order)
    seen = {
        "entropy": entropy.mean(),
        "error": error.mean(),  # of the margin, florins
        "games": played.over.sum(),
        "missed": played.missed.mean(),
        "price": (played.before - played.after).max(-1).clip(0).mean(),
    }
    return state, sea, seen


def adam(state: Learner, slope: dict[str, jax.Array], rate: jax.Array, smooth: float) -> Learner:
    """One step of Adam, and of the running average."""
    n = state.steps + 1
    norm = jnp.sqrt(sum((g**2).sum() for g in slope.values()))
    slope = jax.tree.map(lambda g: g / jnp.maximum(1, norm), slope)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state.mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, state.square, slope)
    up, down = 1 / (1 - 0.9**n), 1 / (1 - 0.999**n)
    weights = jax.tree.map(
        lambda w, m, s: w - rate * m * up / (jnp.sqrt(s * down) + 1e-8), state.weights, mean, square
    )
    keep = jnp.minimum(smooth, (1 + n) / (10 + n))
    acting = jax.tree.map(lambda a, w: keep * a + (1 - keep) * w, state.acting, weights)
    return Learner(weights, acting, mean, square, n)


class Report(NamedTuple):
    """How a run stands."""

    seconds: float  # of play and learning, earlier runs that it resumes included
    games: int
    cycles: int
    entropy: float
    error: float
    missed: float


def train(
    config: Config,
    out: Path,
    resume: Path | None = None,
    each: Callable[[Report], None] = lambda _: None,
    keep: tuple[float, ...] = (),
) -> Report:
    """Trains for `config.seconds`, compiling apart; writes `out` (fp16) and a checkpoint beside it.

    `keep` names parts of the time (0 to 1) at which the weights of then are written too.
    """
    state, done, games, cycles = learner(jax.random.key(config.seed), config.hidden), 0.0, 0, 0
    if resume is not None:
        state, done, games, cycles = restored(resume)
    # Time is told apart, so that runs of any length share what is compiled.
    fixed = replace(config, seconds=0)
    sea, key = fresh(config.games), jax.random.key(config.seed + 7919 * (cycles + 1))
    # The first cycle compiles, so its time does not count.
    key, sub = jax.random.split(key)
    state, sea, seen = cycle(state, sea, sub, jnp.float32(done / config.seconds), fixed)
    jax.block_until_ready(state)
    begun = saved = time.monotonic()
    waiting = sorted(keep)
    report = Report(done, games, cycles, 0, 0, 0)
    while report.seconds < config.seconds:
        key, sub = jax.random.split(key)
        progress = jnp.float32(report.seconds / config.seconds)
        state, sea, seen = cycle(state, sea, sub, progress, fixed)
        seen = {name: float(value) for name, value in jax.device_get(seen).items()}
        if not math.isfinite(seen["entropy"] + seen["error"]):
            raise FloatingPointError(f"training came apart after {report}")
        now = time.monotonic()
        games, cycles = games + int(seen["games"]), cycles + 1
        report = Report(
            done + now - begun, games, cycles, seen["entropy"], seen["error"], seen["missed"]
        )
        each(report)
        if now - saved > 30:
            save(out, state, report)
            saved = now
        if waiting and report.seconds >= waiting[0] * config.seconds:
            write(out.with_name(f"{out.stem}-{100 * waiting.pop(0):.0f}.safetensors"), state.acting)
    save(out, state, report)
    return report


def write(path: Path, weights: net.Weights) -> None:
    """The weights as the bot reads them."""
    save_file({n: np.asarray(w, np.float16) for n, w in weights.items()}, str(path))


def save(out: Path, state: Learner, report: Report) -> None:
    """Weights for the bot, and beside them all that a run needs to go on."""
    write(out, state.acting)
    tree = {f"{part}:{n}": np.asarray(leaf) for part in ("weights", "acting", "mean", "square")
            for n, leaf in getattr(state, part).items()}  # fmt: skip
    tree["steps"] = np.asarray(state.steps)
    tree["report"] = np.array([report.seconds, report.games, report.cycles], np.float64)
    save_file(tree, str(out.with_suffix(".checkpoint")))


def restored(path: Path) -> tuple[Learner, float, int, int]:
    """A checkpoint of `save`."""
    tree = load_file(str(path))
    parts: dict[str, dict[str, jax.Array]] = {}
    for name, leaf in tree.items():
        part, _, array = name.partition(":")
        parts.setdefault(part, {})[array] = jnp.asarray(leaf)
    moving = (parts[part] for part in ("weights", "acting", "mean", "square"))
    state = Learner(*moving, jnp.asarray(tree["steps"]))
    seconds, games, cycles = tree["report"]
    return state, float(seconds), int(games), int(cycles)


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the net of Medici vs Strozzi.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--keep", type=float, nargs="*", default=[])
    for name, value in asdict(Config()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = vars(parser.parse_args())
    out, resume, keep = given.pop("out"), given.pop("resume"), tuple(given.pop("keep"))
    config = replace(Config(), **given)
    log = out.with_suffix(".jsonl")
    with log.open("a") as file:
        about = {"config": asdict(config), "device": str(jax.devices()[0]), "jax": jax.__version__}
        print(json.dumps(about), file=file)
        last = 0.0

        def each(report: Report) -> None:
            nonlocal last
            if report.seconds - last >= 5 or report.seconds >= config.seconds:
                last = report.seconds
                line = json.dumps(report._asdict())
                print(line, file=file, flush=True)
                print(line, flush=True)

        train(config, out, resume, each, keep)


if __name__ == "__main__":
    main()
