"""A long run of `florin.sim.lockstep` over all games, numbers of players and option values."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, NamedTuple

import jax
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from florin import sim
from florin.core import Value
from florin.processes import leave_with_parent
from florin.sim.engines import simulated
from florin.sim.lockstep import Report, compare

BATCH: Final = 8192  # games in lockstep at a time
APART: Final = 1 << 20  # between the seeds of two runs: more batches than any run has


class Case(NamedTuple):
    """One setup that is compared."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return ", ".join([self.game, str(self.players), *(f"{k}={v}" for k, v in self.options)])


class Task(NamedTuple):
    """A batch of games of one case."""

    case: Case
    games: int
    seed: int


def cases() -> tuple[Case, ...]:
    """Every number of players of every game, and every value of its options."""
    found: list[Case] = []
    for game in simulated():
        found += [Case(game.name, players) for players in game.players]
        for option in game.options:
            seats = range(1, game.default_players + 1)
            values = seats if option.kind == "seat" else option.values
            found += [
                Case(game.name, game.default_players, ((option.name, value),))
                for value in values
                if value != option.default
            ]
    return tuple(found)


def tasks(games: int, seed: int = 0) -> Iterator[Task]:
    """`games` in total, spread over all cases and cut into batches.

    Every batch has a seed of its own, also among runs with other seeds.
    """
    every = cases()
    for which, case in enumerate(every):
        wanted = games // len(every) + (which < games % len(every))
        for number, done in enumerate(range(0, wanted, BATCH)):
            yield Task(case, min(BATCH, wanted - done), seed * APART + number)


def run(games: int, workers: int = 1, seed: int = 0) -> None:
    """Compares `games` games in `workers` processes. A Disagreement ends the run."""
    todo = list(tasks(games, seed))
    found = dict.fromkeys(cases(), Report(0, 0))
    begun = time.perf_counter()
    context = get_context("spawn")
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        ProcessPoolExecutor(workers, context, initializer=_single_core) as pool,
    ):
        bar = progress.add_task("comparing", total=games)
        for task, report in zip(todo, pool.map(_compare, todo), strict=True):
            progress.advance(bar, task.games)
            old = found[task.case]
            found[task.case] = Report(old.games + task.games, old.decisions + report.decisions)
    table = Table("game", "games", "decisions compared", title="Simulator and rules agree")
    for case, report in found.items():
        table.add_row(str(case), f"{report.games:,}", f"{report.decisions:,}")
    table.caption = f"{workers} processes, {time.perf_counter() - begun:.0f} s"
    Console().print(table)


def _single_core() -> None:
    """Keeps a worker on one CPU core. The rules are Python, so a GPU would not help."""
    leave_with_parent()
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    jax.config.update("jax_platforms", "cpu")  # pyright: ignore[reportUnknownMemberType]


def _compare(task: Task) -> Report:
    case = task.case
    return compare(sim.engine(case.game, case.players, dict(case.options)), task.games, task.seed)
