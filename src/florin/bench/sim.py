# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
"""Random play in the simulator at several batch sizes, beside Pgx in the same run.

A decision is an action that a player had to choose; draws are not counted. Games that end start
again within the measurement. Both sides choose uniformly among the legal actions with the same
cheap generator, so the policy costs both the same.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from florin.arrays.dice import Dice, below, roll, seeded
from florin.arrays.engine import ArrayEngine
from florin.bench.plot import svg
from florin.sim import PgxEnv, auto_reset, engine
from florin.sim.engines import simulated

CPU_BATCHES: Final = (256, 1024, 4096, 16384)
GPU_BATCHES: Final = tuple(4**power for power in range(4, 12))  # 256 to 4,194,304
PEERS: Final = ("kuhn_poker", "2048", "sparrow_mahjong", "backgammon")
SECONDS: Final = 0.5  # of one timed call, about
REPEATS: Final = 5  # the median counts
_MOST_IDS: Final = 1 << 12  # action ids that `_choose` can tell apart; the other bits are random

Program = tuple[Any, Callable[[Any, Any], Any]]  # a carry, and a loop body that counts in it


def ours(of: ArrayEngine[Any], batch: int) -> Program:
    """Ticks of the engine, without observation or mask."""

    def body(carry: Any, _: Any) -> Any:
        state, dice, decisions, paid = carry
        word, dice = roll(dice)
        count = of.count_legal(state)
        action = of.nth_legal(state, below(word, count))
        state, _, rewards = of.tick_and_reset(state, action)
        # The sum makes the compiler compute this reward; it may drop those of the other seats.
        return (state, dice, decisions + (count > 0), paid + rewards[0]), None

    return _carry(lambda key: of.init(key, (batch,)), batch), body


def ours_as_pgx(of: ArrayEngine[Any], batch: int) -> Program:
    """Steps of the Pgx-style environment: observation, mask and rewards are all written out."""
    env = PgxEnv(of)
    step = auto_reset(env)

    def body(carry: Any, _: Any) -> Any:
        state, dice, decisions, paid = carry
        action, dice = _choose(state.legal_action_mask, dice)
        state = step(state, action)
        return (state, dice, decisions + 1, paid + state.rewards[..., 0]), None

    return _carry(lambda key: jax.vmap(env.init)(jax.random.split(key, batch)), batch), body


def peer(name: str, batch: int) -> Program:
    """A game of Pgx with its own auto-reset."""
    pgx: Any = import_module("pgx")
    wrappers: Any = import_module("pgx.experimental.wrappers")
    env = pgx.make(name)
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def body(carry: Any, key: Any) -> Any:
        state, dice, decisions, paid = carry
        action, dice = _choose(state.legal_action_mask, dice)
        state = step(state, action, jax.random.split(key, batch))
        return (state, dice, decisions + 1, paid + state.rewards[..., 0]), None

    return _carry(lambda key: jax.vmap(env.init)(jax.random.split(key, batch)), batch), body


def _carry(init: Callable[[jax.Array], Any], batch: int) -> Any:
    """The carry before the first step: states, dice, decisions and rewards so far."""
    one, two = jax.random.split(jax.random.key(0))
    state: Any = jax.jit(init)(one)
    counted = jnp.zeros(batch, jnp.int32), jnp.zeros(batch, jnp.float32)
    return (state, seeded(two, (batch,)), *counted)


def _choose(mask: jax.Array, dice: Dice) -> tuple[jax.Array, Dice]:
    """A random legal action of each game, from its mask.

    Each id gets a random number, a product of one word and a constant of its own; the legal id with
    the largest is chosen. One pass over the mask suffices.
    """
    word, dice = roll(dice)
    width = mask.shape[-1]
    ids = np.arange(width, dtype=np.uint32)
    numbers = word[..., None] * _odd_constants(width) & ~np.uint32(_MOST_IDS - 1) | ids
    largest = jnp.max(jnp.where(mask, numbers, np.uint32(0)), axis=-1)
    return (largest & np.uint32(_MOST_IDS - 1)).astype(jnp.int32), dice


@cache
def _odd_constants(count: int) -> Any:
    if count > _MOST_IDS:
        raise ValueError(f"{count} actions are more than {_MOST_IDS}")
    random = np.random.default_rng(0)
    return random.integers(0, 1 << 31, count, dtype=np.uint32) * np.uint32(2) + np.uint32(1)


def compiled(program: Program) -> tuple[Any, Callable[..., Any], float]:
    """The carry, a function of it and the number of steps, and the seconds it took to compile."""
    carry, body = program

    def run(carry: Any, steps: Any) -> Any:
        key = jax.random.key(1)

        def step(at: Any, now: Any) -> Any:
            return body(now, jax.random.fold_in(key, at))[0]

        loop: Any = jax.lax.fori_loop
        return loop(0, steps, step, carry)

    lowered = jax.jit(run).lower(carry, 1)
    begun = _clock()
    done = lowered.compile()
    return carry, done, _clock() - begun


def _clock() -> float:
    """Seconds. On a CPU the process time, so other load on the machine changes little."""
    return time.process_time() if jax.default_backend() == "cpu" else time.perf_counter()


def measure(carry: Any, run: Callable[..., Any], batch: int) -> float:
    """Decisions per second: the median of several calls, each long enough to trust the clock."""

    def timed(steps: int) -> float:
        nonlocal carry
        begun = _clock()
        after: Any = run(carry, steps)
        carry = jax.block_until_ready(after)
        return _clock() - begun

    timed(8)
    steps = max(8, min(5000, int(8 * SECONDS / timed(8))))
    rates: list[float] = []
    for _ in range(REPEATS):
        before = carry[2]
        spent = timed(steps)
        mean = float(jnp.mean((carry[2] - before).astype(jnp.float32)))
        rates.append(mean * batch / spent)
    return sorted(rates)[REPEATS // 2]


def programs() -> dict[str, Callable[[int], Program]]:
    """What is measured, by name."""
    found: dict[str, Callable[[int], Program]] = {}
    for game in simulated():
        for players in game.players:
            found[f"{game.name}, {players}"] = partial(_ours, game.name, players)
    for game in simulated():
        label = f"{game.name}, {game.default_players}, Pgx-style"
        found[label] = partial(_ours_as_pgx, game.name, game.default_players)
    for name in PEERS:
        found[f"Pgx {name}"] = partial(peer, name)
    return found


def _ours(game: str, players: int, batch: int) -> Program:
    return ours(engine(game, players), batch)


def _ours_as_pgx(game: str, players: int, batch: int) -> Program:
    return ours_as_pgx(engine(game, players), batch)


def rows(wanted: Iterable[tuple[str, int]]) -> Iterator[dict[str, Any]]:
    """A row per game and batch size."""
    known = programs()
    for name, batch in wanted:
        carry, run, seconds = compiled(known[name](batch))
        yield {
            "game": name,
            "batch": batch,
            "decisions_per_s": measure(carry, run, batch),
            "compile_s": round(seconds, 2),
            "state_bytes": sum(leaf.nbytes for leaf in jax.tree.leaves(carry[0])) // batch,
            "device": jax.devices()[0].device_kind,
            "jax": jax.__version__,
        }


def run(
    batches: tuple[int, ...], games: tuple[str, ...], out: Path | None, plot: Path | None
) -> None:
    """Prints the table of docs/benchmarks.md; `out` gets the rows as JSON, `plot` as SVG."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    sizes = batches or (CPU_BATCHES if jax.default_backend() == "cpu" else GPU_BATCHES)
    names = games or tuple(programs())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=len(sizes) * len(names))
        found: list[dict[str, Any]] = []
        for row in rows((name, batch) for batch in sizes for name in names):
            found.append(row)
            progress.advance(bar)
    rate = {(row["game"], row["batch"]): row["decisions_per_s"] for row in found}
    table = Table("game", "batch", "decisions / s", "x Pgx 2048", "compile, s", "bytes / game")
    table.title = f"Random play, {jax.devices()[0].device_kind}, JAX {jax.__version__}"
    for row in found:
        yardstick = rate.get(("Pgx 2048", row["batch"]))
        times = f"{row['decisions_per_s'] / yardstick:.1f}" if yardstick else ""
        table.add_row(
            row["game"],
            f"{row['batch']:,}",
            f"{row['decisions_per_s']:,.0f}",
            times,
            f"{row['compile_s']:.1f}",
            f"{row['state_bytes']:.0f}",
        )
    Console().print(table)
    if out is not None:
        out.write_text(json.dumps(found, indent=1) + "\n")
    if plot is not None:
        plot.write_text(svg(found, f"Decisions per second, {jax.devices()[0].device_kind}"))
