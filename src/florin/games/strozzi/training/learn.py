"""Learning from self-play: TD(lambda) targets, the loss, and the training loop.

The net learns the money that both players still made, and who won. What follows a turn played at
random teaches nothing about the turns before it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from florin.arrays.learning import Learner, Weights, adam, descend, learner, restored, run, save
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Report, ignore
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.features import features
from florin.games.strozzi.bots.turns import Array, TurnState, by_seat
from florin.games.strozzi.training.self_play import Config, Turn, new_games, play, self_play

OPTIMIZER: Final = adam(b2=0.999)

# The net's outputs, from features and the active player.
Out = Callable[[Weights, Array, Array], Array]


def untrained(config: Config) -> Learner:
    """A learner with random weights."""
    key = jax.random.key(config.seed)
    weights: dict[str, Array] = {}
    for name, shape in net.shapes(config.hidden).items():
        key, now = jax.random.split(key)
        scale = 0.01 if name == "out.w" else math.sqrt(2 / shape[0])
        random = len(shape) == 2
        weights[name] = scale * jax.random.normal(now, shape) if random else jnp.zeros(shape)
    # The bells start apart from each other; otherwise all would learn the same.
    centres = jnp.linspace(-0.6, 0.6, net.BELLS)
    weights["out.b"] = weights["out.b"].at[2 + net.BELLS : 2 + 2 * net.BELLS].set(centres)
    return learner(OPTIMIZER, weights)


def plain(weights: Weights, rows: Array, seat: Array) -> Array:
    """The net's outputs; the same whichever player is active."""
    del seat
    return net.outputs(jnp, weights, rows)


def _outlook(out: Out, weights: Weights, rows: Array, seat: Array, money: Array) -> net.Outlook:
    """The net's outlook in the active player's frame; `money` [..., 2] is by seat."""
    first = seat == 0
    mine = jnp.where(first, money[..., 0], money[..., 1])
    theirs = jnp.where(first, money[..., 1], money[..., 0])
    never = jnp.zeros_like(seat, bool)
    return net.spread(jnp, out(weights, rows, seat), (mine, theirs), never)


def _with_axis(ahead: net.Outlook, axis: int) -> net.Outlook:
    return net.Outlook(*(jnp.expand_dims(leaf, axis) for leaf in ahead))


def returns(
    trace: Array, out: Out, weights: Weights, turns: Turn, last: TurnState, shifts: Array
) -> tuple[Array, Array]:
    """TD(lambda) targets: Medici's share of the win [T, games, shifts], money [T, games, 2].

    `trace` is lambda. The money is that still to come, by seat. `turns` has T turns; `last` are
    the games after them. A shift is money that Medici is given on top in every position of a game
    and at its end.
    """

    def evaluated(rows: Array, seat: Array, money: Array) -> tuple[Array, Array]:
        ahead = _outlook(out, weights, rows, seat, money)
        to_come = by_seat(jnp, seat, ahead.mine, ahead.theirs) - money
        sign = (1 - 2 * seat)[..., None]
        share = net.win(jnp, _with_axis(ahead, seat.ndim), shifts * sign)
        return jnp.where(sign > 0, share, 1 - share), to_come

    money_last = by_seat(jnp, last.seat, *last.money).astype(jnp.float32)
    share_last, come_last = evaluated(features(jnp, last), last.seat, money_last)
    share_now, come_now = evaluated(turns.rows, turns.seat, turns.before.astype(jnp.float32))
    margin = (turns.after[..., 0] - turns.after[..., 1])[..., None] + shifts
    outcome = (margin > 0) + 0.5 * (margin == 0)
    gained = (turns.after - turns.before).astype(jnp.float32)

    def back(carry: Any, at: Any) -> tuple[Any, Any]:
        share_next, come_next, share_target, come_target = carry
        over, cut, gained, share, come, ended = at
        to_share = jnp.where(over, ended, (1 - trace) * share_next + trace * share_target)
        to_come = gained + jnp.where(over, 0, (1 - trace) * come_next + trace * come_target)
        to_share, to_come = jnp.where(cut, share, to_share), jnp.where(cut, come, to_come)
        return (share, come, to_share, to_come), (to_share, to_come)

    start = (share_last, come_last, share_last, come_last)
    each = (turns.over[..., None], turns.explored[..., None], gained, share_now, come_now, outcome)
    _, targets = jax.lax.scan(back, start, each, reverse=True)
    return targets


class Lessons(NamedTuple):
    """Positions to learn from, with their targets; a first axis of positions."""

    rows: Array
    seat: Array
    margin: Array  # of money at hand, Medici's less Strozzi's
    shifts: Array  # [shifts]
    share: Array  # [shifts]: target share of the win of Medici
    come: Array  # [2]: target money to come by seat
    weight: Array  # 0 if the turn was played at random


def loss(weights: Weights, out: Out, lessons: Lessons) -> tuple[Array, tuple[Array, Array]]:
    """Cross-entropy of the win and squared error of the money, mean over a batch.

    Also returns the cross-entropy, and the root mean square error of the margin in florins.
    """
    seat, zeros = lessons.seat, jnp.zeros_like(lessons.come)
    ahead = _outlook(out, weights, lessons.rows, seat, zeros)
    sign = 1 - 2 * seat
    wanted = jnp.where(seat[:, None] == 0, lessons.come, lessons.come[:, ::-1])
    money = ((ahead.mine - wanted[:, 0]) ** 2 + (ahead.theirs - wanted[:, 1]) ** 2) / 2
    margin_error = (ahead.margin - (wanted[:, 0] - wanted[:, 1])) ** 2
    # The mean is learned from the money alone; the bells learn the spread around it.
    fixed = ahead._replace(
        mine=jax.lax.stop_gradient(ahead.mine), theirs=jax.lax.stop_gradient(ahead.theirs)
    )
    florins = (lessons.margin * sign)[:, None] + lessons.shifts * sign[:, None]
    chance = jnp.clip(net.win(jnp, _with_axis(fixed, 1), florins), 1e-4, 1 - 1e-4)
    share = jnp.where(sign[:, None] > 0, lessons.share, 1 - lessons.share)
    entropy = -(share * jnp.log(chance) + (1 - share) * jnp.log(1 - chance)).mean(-1)
    scaled = (money + margin_error) / net.FLORINS**2
    count = jnp.maximum(lessons.weight.sum(), 1)

    def mean(values: Array) -> Array:
        return (values * lessons.weight).sum() / count

    return mean(entropy + scaled), (mean(entropy), jnp.sqrt(mean(margin_error)))


def learn(
    config: Config, state: Learner, out: Out, turns: Turn, last: TurnState, key: Array, part: Array
) -> tuple[Learner, dict[str, Array]]:
    """Learns from each turn once; `last` are the games after them, `part` of the run is over."""
    keys = jax.random.split(key)
    shifts = config.shift * jax.random.normal(keys[0], (config.games, config.shifts))
    shifts = jnp.round(shifts).at[:, 0].set(0)
    late = jnp.clip(2 * part - 0.5, 0, 1)
    trace = config.trace + (config.trace_late - config.trace) * late
    share, come = returns(trace, out, state.acting, turns, last, shifts)
    count = config.turns * config.games
    steps = max(count // config.batch, 1)
    order = jax.random.permutation(keys[1], count)[: steps * (count // steps)].reshape(steps, -1)

    def flat(leaf: Array) -> Array:
        return leaf.reshape(count, *leaf.shape[2:])

    lessons = Lessons(
        flat(turns.rows),
        flat(turns.seat),
        flat((turns.before[..., 0] - turns.before[..., 1]).astype(jnp.float32)),
        flat(jnp.broadcast_to(shifts, (config.turns, *shifts.shape))),
        flat(share),
        flat(come),
        flat((~turns.explored).astype(jnp.float32)),
    )
    rate = config.rate * 0.5 * (1 + jnp.cos(jnp.pi * part)) * jnp.minimum(1, 100 * part)

    def step(state: Learner, chosen: Array) -> tuple[Learner, Any]:
        some = Lessons(*(leaf[chosen] for leaf in lessons))
        (_, seen), gradient = jax.value_and_grad(loss, has_aux=True)(state.weights, out, some)
        steps = state.steps + 1
        average = jnp.minimum(config.average, (1 + steps) / (10 + steps))
        return descend(OPTIMIZER, state, gradient, rate, average), seen

    state, (entropy, error) = jax.lax.scan(step, state, order)
    losses = {
        "entropy": entropy.mean(),
        "error": error.mean(),  # of the margin, florins
        "missed": turns.missed.mean(),
    }
    return state, losses


def _update(
    config: Config, state: Learner, games: TurnState, key: Array, part: Array
) -> tuple[Learner, TurnState, dict[str, Array], Array]:
    """Some turns of every game, then learning: learner, games, losses, games that ended."""
    play_key, learn_key = jax.random.split(key)
    late = jnp.clip(4 * part, 0, 1)
    money: Any = config.money + (config.money_late - config.money) * late
    games, turns = play(config, self_play(state.acting, Aim(1.0, money)), games, play_key)
    state, losses = learn(config, state, plain, turns, games, learn_key, part)
    return state, games, losses, turns.over.sum()


update: Any = jax.jit(_update, static_argnames="config")


def train(config: Config, out: Path, resume: Path | None = None, each: Each = ignore) -> Report:
    """Trains for `config.seconds`; writes weights to `out` and a checkpoint beside it.

    `resume` continues from a checkpoint, or starts from the weights of a `.safetensors` file.
    """
    state, report = untrained(config), Report()
    if resume is not None:
        state, report = restored(resume, state, OPTIMIZER, widened)
    # The run's length is not compiled in, so that runs of any length share what is compiled.
    fixed = replace(config, seconds=0, seed=0)
    key = jax.random.key(config.seed + 7919 * (report.updates + 1))
    games = new_games(config)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        part = jnp.float32(min(report.seconds / config.seconds, 1.0))
        state, games, losses, ended = update(fixed, state, games, now, part)
        return ended, losses

    def keep(report: Report) -> None:
        save(out, state, report)

    return run(config.seconds, report, one, keep, each)


def widened(weights: Weights, wanted: Weights) -> Weights:
    """Weights of a smaller net as those of a larger one, which gives the same values.

    New inputs have no weight yet. New units of the layers are as in `wanted`, and nothing that was
    there before depends on them yet.
    """
    found: dict[str, Array] = {}
    for name, old in weights.items():
        like = wanted.get(name, old)
        new = jnp.zeros(like.shape)
        if name in ("in.w", *(f"block{at}.w" for at in range(net.BLOCKS))):
            new = new.at[:, old.shape[1] :].set(like[:, old.shape[1] :])
        corner = tuple(slice(0, length) for length in old.shape)
        fits = all(a <= b for a, b in zip(old.shape, like.shape, strict=True))
        found[name] = new.at[corner].set(old) if fits else old
    return found
