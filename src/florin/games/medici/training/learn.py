"""Learning from self-play: lambda-returns, the loss, and the training loop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import (
    Learner,
    Weights,
    adam,
    descend,
    learner,
    read_weights,
    restored,
    run,
    save,
)
from florin.arrays.untyped import jax, jnp
from florin.core.training import Each, Report, ignore
from florin.games.medici import board
from florin.games.medici.bots import auction, net, turns
from florin.games.medici.bots.features import DESIGNS
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training.population import (
    Frozen,
    Population,
    Seating,
    all_learners,
    mixed,
)
from florin.games.medici.training.self_play import (
    KNOTS,
    Agent,
    Config,
    SelfPlay,
    Stem,
    Turn,
    play,
    some_games,
    values,
)

OPTIMIZER: Final = adam(b2=0.99)
MEAN_WEIGHT: Final = 2.0  # of a position trained on the mean over the next lot
LATE_LOTS: Final = 8  # with this many in the bag or fewer the game is nearly over
LATE_WEIGHT: Final = 2.5  # of positions then: few occur, and every florin counts
SELECTING: Final = 0.3  # weight of what followed if the selector had a choice; the rest is the mean


def untrained(config: Config) -> Learner:
    """A learner with random weights."""
    key = jax.random.key(config.seed)
    weights: dict[str, Array] = {}
    design = DESIGNS[config.design]
    shapes = net.shapes(config.players, design, config.row, config.width, config.blocks)
    for name, shape in shapes.items():
        key, now = jax.random.split(key)
        scale = np.sqrt(2 / shape[0]) if name.endswith((".w", ".g", ".m")) else 0.0
        scale *= 0.1 if name.startswith("out") else 0.5 if name.startswith("block") else 1.0
        weights[name] = scale * jax.random.normal(now, shape)
    return learner(OPTIMIZER, weights)


def returns(trace: Array, turns: Turn, last: Array) -> Array:
    """Lambda-returns [turns, games, 2 n], cut if a sale was made at random; `trace` is lambda."""

    def back(carry: tuple[Array, Array], turn: Turn) -> tuple[tuple[Array, Array], Array]:
        following, target = carry
        ahead = (1 - trace) * following + trace * target
        ahead = jnp.where(turn.done[:, None], turn.result, ahead)
        ahead = jnp.where(turn.explored[:, None], turn.solved, ahead)
        return (turn.value, ahead), ahead

    _, targets = jax.lax.scan(back, (last, last), turns, reverse=True)
    return targets


def loss(weights: Weights, state: TurnState, target: Array, counts: Array, stem: Stem) -> Array:
    """Cross-entropy of win shares and squared error of money, over positions that occurred."""
    n = state.money.shape[-1]
    seats = frame_seats(jnp, state)
    raw = net.tower(jnp, weights, stem(jnp, weights, state))
    win = jnp.take_along_axis(target[..., :n], seats, -1)
    money = jnp.take_along_axis((target[..., n:] - state.money) / net.MONEY, seats, -1)
    entropy = -(win * jax.nn.log_softmax(raw[..., :n])).sum(-1)
    error = ((raw[..., n:] - money) ** 2).mean(-1)
    return ((entropy + 0.5 * error) * counts).sum() / jnp.maximum(counts.sum(), 1)


class Pace(NamedTuple):
    """How fast a part of the run learns."""

    rate: Any  # Adam's
    trace: Any  # lambda
    average: Any  # of the weights that act


def looked_ahead(weights: Weights, state: TurnState, utility: Array, stem: Stem) -> Array:
    """The value a lot later, [batch, 2 n]: the exact mean over all lots that can come.

    If there is a group already, its selector draws or offers it, as is better by `utility` [2 n,
    n]. The net before a lot and the net after it should agree, so that expectations change only by
    luck and by decisions.
    """

    def wide(x: Array) -> Array:
        return jnp.broadcast_to(x[:, None], (x.shape[0], turns.KINDS, *x.shape[1:]))

    after = turns.with_lot(jnp, TurnState(*map(wide, state)), jnp.arange(turns.KINDS)[None])
    after = after._replace(offered=(~turns.can_grow(jnp, after)).astype(jnp.int32))
    found = values(weights, after, stem)  # [batch, 31, 2 n]
    share = state.unseen / jnp.maximum(state.unseen.sum(-1, keepdims=True), 1)
    draw = (found * share[..., None]).sum(1)
    stop = values(weights, state._replace(offered=jnp.ones_like(state.offered)), stem)
    gain = jnp.take_along_axis((draw - stop) @ utility, state.selector[:, None], -1)
    return jnp.where((state.group_size[:, None] > 0) & (gain < 0), stop, draw)


def learn(
    config: Config,
    state: Learner,
    played: Turn,
    last: Array,
    key: Array,
    pace: Pace,
    utility: Array,
    stems: Callable[[Array], Stem],
) -> tuple[Learner, Array]:
    """Gradient steps over positions that occurred, and the mean loss.

    `last` are the values after the last turn; `utility` is that of each seat (see
    `auction.utility`); `stems` gives the net's stem for some games.
    """
    targets = returns(pace.trace, played, last)
    # What followed is noisier than the solution, which in the last auction is exact.
    group = TurnState(*(x[:, 3] for x in played.states))
    final = ((group.day == board.DAYS) & (group.bag == 0))[..., None]
    part = jnp.maximum(jnp.where(final, 0.5, 0.0), config.solved)
    solved = targets + part * (played.solved - targets)
    targets = jnp.stack([targets, targets, targets, solved], 1)
    size = config.turns * 4 * config.games
    steps = max(1, size // config.batch // 2)  # half of the positions each time
    chosen = jax.random.randint(key, (steps, config.batch), 0, size)

    def flat(x: Array) -> Array:
        return x.reshape((size, *x.shape[3:]))

    states = TurnState(*map(flat, played.states))
    targets, counts = flat(targets), flat(played.counts)
    weight = jnp.array([1, SELECTING, SELECTING, 1]) if config.means else jnp.ones(4)
    late = (states.day == board.DAYS) & (states.bag <= LATE_LOTS)
    late = 1 + (LATE_WEIGHT - 1) * late

    def step(state: Learner, index: Array) -> tuple[Learner, Array]:
        some = TurnState(*(x[index] for x in states))
        game = index % config.games
        stem = stems(game)
        kind = index // config.games % 4
        target, count = targets[index], counts[index] * weight[kind] * late[index]
        if config.means:
            few = max(1, config.batch // config.means)
            # Positions before a lot: the first three of the four in each turn.
            ahead = index[:few] - (index[:few] // config.games % 4 == 3) * 3 * config.games
            before = TurnState(*(x[ahead] for x in states))
            mean = looked_ahead(state.acting, before, utility, stems(game[:few]))
            known = counts[ahead] * late[ahead] * ~turns.one_has_room(before)
            some = TurnState(*(jnp.concatenate(x) for x in zip(some, before, strict=True)))
            game = jnp.concatenate([game, game[:few]])
            stem = stems(game)
            target = jnp.concatenate([target, mean])
            count = jnp.concatenate([count, known * MEAN_WEIGHT])
        cost, gradient = jax.value_and_grad(loss)(state.weights, some, target, count, stem)
        return descend(OPTIMIZER, state, gradient, pace.rate, pace.average), cost

    state, costs = jax.lax.scan(step, state, chosen)
    return state, costs.mean()


def _update(
    config: Config,
    state: Learner,
    games: TurnState,
    key: Array,
    money: Array,
    temperature: Array,
    pace: Pace,
    seating: Seating,
    frozen: tuple[Frozen, ...],
) -> tuple[Learner, TurnState, Array, Array]:
    """Some turns of every game, then learning: learner, games, mean loss, games that ended."""
    dice, shuffle = jax.random.split(key)
    agent: Agent = SelfPlay(config, state.acting, money, temperature)
    if config.population:
        part = config.frozen_part
        agent = Population(config, state.acting, money, temperature, seating, frozen, part)
    games, played = play(config, agent, games, dice)

    def stems(index: Array) -> Stem:
        del index
        return net.stem

    utility = auction.utility(jnp, config.players, 1 - money, money)
    last = agent.value(games)
    state, cost = learn(config, state, played, last, shuffle, pace, utility, stems)
    return state, games, cost, played.done.sum()


update: Any = jax.jit(_update, static_argnames="config")


def population(config: Config) -> tuple[Seating, tuple[Frozen, ...]]:
    """The seating and the frozen nets that `config.population` names.

    `types` names none: types of bidders alone. Otherwise files of weights, each followed by an @
    and the temperature at which that net expects others to choose.
    """
    if config.population in ("", "types"):
        return (all_learners(config) if not config.population else mixed(config, 0)), ()
    found: list[Frozen] = []
    for each in config.population.split(","):
        path, _, temperature = each.rpartition("@")
        weights = read_weights(Path(path))
        knots = weights.pop("knots", KNOTS["fine"])
        found.append(Frozen(weights, knots, np.float32(temperature)))
    return mixed(config, len(found)), tuple(found)


def train(config: Config, out: Path, resume: Path | None = None, each: Each = ignore) -> Report:
    """Trains for `config.seconds`; writes weights to `out` and a checkpoint beside it.

    `resume` continues from a checkpoint, or starts from the weights of a `.safetensors` file.
    """
    state, report = untrained(config), Report()
    if resume is not None:
        state, report = restored(resume, state, OPTIMIZER, widened)
    seating, frozen = population(config)
    # The run's length is not compiled in, so that runs of any length share what is compiled.
    fixed = replace(config, seconds=0, seed=0, population=config.population and "some")
    key, start = jax.random.split(jax.random.key(config.seed + report.updates))
    games = some_games(config, start)

    def one(report: Report) -> tuple[int, Mapping[str, Array]]:
        nonlocal state, games, key
        key, now = jax.random.split(key)
        settings = schedule(config, report)
        state, games, cost, ended = update(fixed, state, games, now, *settings, seating, frozen)
        return ended, {"loss": cost}

    def keep(report: Report) -> None:
        save(out, state, report)

    return run(config.seconds, report, one, keep, each)


def widened(weights: Weights, wanted: Weights) -> Weights:
    """Weights of a net with fewer inputs as those of one with more, which begin at 0.

    The net gives the same values as before.
    """
    found = dict(weights)
    for name, like in wanted.items():
        old = weights.get(name, jnp.zeros((0, *like.shape[1:])))
        if name in ("in.g", "in.m") and old.shape[0] < like.shape[0]:
            rest = jnp.zeros((like.shape[0] - old.shape[0], *like.shape[1:]))
            found[name] = jnp.concatenate([old, rest])
    return found


def schedule(config: Config, report: Report) -> tuple[float, float, Pace]:
    """Part of money in the utility, temperature of later bidders, pace."""
    part = min(report.seconds / config.seconds, 1.0)
    early = max(0.0, 1 - part / config.anneal)
    money = config.money_late + (config.money - config.money_late) * early
    temperature = config.hot * (config.cool / config.hot) ** part
    rate = config.rate * (0.05 + 0.95 * 0.5 * (1 + float(np.cos(np.pi * part))))
    # Once values are nearly right, targets that look less far ahead and a longer average are less
    # noisy.
    late = min(max(2 * part - 0.5, 0.0), 1.0)
    trace = config.trace + (config.trace_late - config.trace) * late
    average = 1 - (1 - config.average) * 0.1**late
    return money, temperature, Pace(rate * min(1.0, (report.updates + 1) / 20), trace, average)
