"""Where workers run: in this process, or in several on this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.util import Finalize
from typing import Any, Final

from florin.arena.contest import Contest, Unit
from florin.arena.program import Stopped
from florin.arena.tally import Outcome
from florin.arena.worker import Worker

# One thread to each worker: times per decision are then comparable, and sums of floats the same.
_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(contest: Contest) -> Generator[Outcome]:
    """Unit after unit in this process."""
    worker = Worker(contest)
    try:
        yield from map(worker.play, contest.units())
    finally:
        worker.close()


def processes(contest: Contest, workers: int) -> Generator[Outcome]:
    """Units by whichever of so many processes is free, in the order in which they end."""
    context = multiprocessing.get_context("spawn")
    stop: Any = context.RawValue("b", 0)
    units = contest.units()
    with ProcessPoolExecutor(workers, context, _begin, (contest, stop)) as executor:
        try:
            with for_children():
                # Two each: one to play, one to go on with.
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
    assert outcome is not None  # only a stopped worker has none
    return outcome


@contextmanager
def for_children() -> Generator[None]:
    """What processes started meanwhile inherit: deaf to Ctrl-C, and one thread for arithmetic."""
    before = {name: os.environ.get(name) for name in _ONE_THREAD}
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))
    main = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
    try:
        yield
    finally:
        if main:
            signal.signal(signal.SIGINT, handler)
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


_worker: Worker | None = None


def _begin(contest: Contest, stop: Any) -> None:
    """In a fresh process: its one worker, closed when the process ends."""
    global _worker  # noqa: PLW0603  the executor gives its tasks no other place
    _worker = Worker(contest, lambda: bool(stop.value))
    Finalize(_worker, _worker.close, exitpriority=1)
    leave_with_parent(_worker.close)


def leave_with_parent(close: Callable[[], object] = lambda: None) -> None:
    """In a fresh process: ends it when its parent was killed; an executor's would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        parent.join()
        close()
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()


def _play(unit: Unit) -> Outcome | None:
    assert _worker is not None
    try:
        return _worker.play(unit)
    except Stopped:
        return None
