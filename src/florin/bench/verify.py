"""A long run of `florin.sim.agreement`: all games, as many as asked for."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import jax
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from florin.processes import leave_with_parent
from florin.sim import Medici, Sim, Strozzi
from florin.sim.lockstep import Report, compare

BATCH: Final = 8192  # games in lockstep at a time
APART: Final = 1 << 20  # between the seeds of two runs: more batches than any run has
GAMES: Final[tuple[Sim, ...]] = (Medici(3), Medici(4), Medici(5), Medici(6), Strozzi())

Task = tuple[int, int, int]  # which of GAMES, how many games, seed


def tasks(games: int, seed: int = 0) -> Iterator[Task]:
    """`games` in all, spread over both games and all numbers of buyers, cut into batches.

    Every batch has a seed of its own, also beside those of runs with other seeds.
    """
    for which in range(len(GAMES)):
        wanted = games // len(GAMES) + (which < games % len(GAMES))
        for number, done in enumerate(range(0, wanted, BATCH)):
            yield which, min(BATCH, wanted - done), seed * APART + number


def run(games: int, workers: int = 1, seed: int = 0) -> None:
    """Compares `games` games in so many processes; a Disagreement ends it."""
    todo = list(tasks(games, seed))
    found = [Report(0, 0)] * len(GAMES)
    begun = time.perf_counter()
    context = get_context("spawn")
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        ProcessPoolExecutor(workers, context, initializer=_alone) as pool,
    ):
        bar = progress.add_task("comparing", total=games)
        for (which, size, _), report in zip(todo, pool.map(_compare, todo), strict=True):
            progress.advance(bar, size)
            old = found[which]
            found[which] = Report(old.games + size, old.decisions + report.decisions)
    table = Table("game", "games", "decisions compared", title="Simulator and rules agree")
    for sim, report in zip(GAMES, found, strict=True):
        table.add_row(f"{sim.name}, {sim.players}", f"{report.games:,}", f"{report.decisions:,}")
    table.caption = f"{workers} processes, {time.perf_counter() - begun:.0f} s"
    Console().print(table)


def _alone() -> None:
    """Each worker keeps to one core; the rules are Python, so a GPU would be of no use."""
    leave_with_parent()
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    jax.config.update("jax_platforms", "cpu")  # pyright: ignore[reportUnknownMemberType]


def _compare(task: Task) -> Report:
    which, size, seed = task
    return compare(GAMES[which], size, seed)
