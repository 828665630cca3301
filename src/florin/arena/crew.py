"""Running workers: in this process, or in several on this machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.util import Finalize
from typing import Any

from florin.arena.contest import Contest, Unit
from florin.arena.program import Stopped
from florin.arena.tally import Outcome
from florin.arena.worker import Worker
from florin.processes import for_children, leave_with_parent


def here(contest: Contest) -> Generator[Outcome]:
    """Plays unit after unit in this process."""
    worker = Worker(contest)
    try:
        yield from map(worker.play, contest.units())
    finally:
        worker.close()


def processes(contest: Contest, workers: int) -> Generator[Outcome]:
    """Plays units in a pool of processes; yields outcomes in the order in which they end."""
    context = multiprocessing.get_context("spawn")
    stop: Any = context.RawValue("b", 0)
    units = contest.units()
    with ProcessPoolExecutor(workers, context, _begin, (contest, stop)) as executor:
        try:
            with for_children():
                # Two units per worker: one to play, one queued.
                waiting = {executor.submit(_play, unit) for unit in islice(units, 2 * workers)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {executor.submit(_play, unit) for unit in islice(units, len(done))}
                for future in done:
                    yield _result(future)
        finally:
            stop.value = 1
            executor.shutdown(wait=True, cancel_futures=True)


def _result(future: Future[Outcome | None]) -> Outcome:
    outcome = future.result()
    assert outcome is not None  # only a stopped worker returns none
    return outcome


_worker: Worker | None = None


def _begin(contest: Contest, stop: Any) -> None:
    """Creates the worker of a new process; closed when the process ends."""
    global _worker  # noqa: PLW0603 - executor tasks can only find it here
    _worker = Worker(contest, lambda: bool(stop.value))
    Finalize(_worker, _worker.close, exitpriority=1)
    leave_with_parent(_worker.close)


def _play(unit: Unit) -> Outcome | None:
    assert _worker is not None
    try:
        return _worker.play(unit)
    except Stopped:
        return None
