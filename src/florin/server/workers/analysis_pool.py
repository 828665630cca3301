"""Analyses: one at a time, each in a process of its own, each game once.

Written by hand: the worker reports its progress, and an executor of concurrent.futures cannot kill
a worker that hangs.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from cachetools import LRUCache

from florin import games
from florin.bots import JUDGES
from florin.records import Record
from florin.server.domain import Refusal
from florin.server.messages import Analysis, AnalysisNow
from florin.server.operations.metrics import ANALYSES

_WORKER: Final = (sys.executable, "-m", "florin.server.workers.analysis_worker")
MOST_KEPT: Final = 64  # finished analyses in memory; a long one takes about 100 KB
MOST_WAITING: Final = 8
FAILURE_SECONDS: Final = 60.0  # after which a failed game may be tried again
WAIT_SECONDS: Final = 0.7  # how long a reply may wait for the end
_LINE: Final = 8 << 20  # bytes; an analysis is one line
_log = logging.getLogger(__name__)
_decoder: Final = msgspec.json.Decoder(Analysis)


class _Failed(Exception):
    """No analysis came; the message is for people."""


class Job:
    """The analysis of one game, running or finished."""

    def __init__(self, plies: int) -> None:
        self.done = 0
        self.plies = plies
        self.analysis: Analysis | None = None
        self.error: str | None = None
        self.retry_at = 0.0  # of the monotonic clock
        self.task: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        return self.analysis is not None or self.error is not None

    async def progress(self) -> AnalysisNow:
        """The analysis if it is there within a moment, else how far it is."""
        if self.task is not None and not self.finished:
            await asyncio.wait({self.task}, timeout=WAIT_SECONDS)
        if self.error is not None:
            raise Refusal("analysis_failed", self.error)
        return AnalysisNow(done=self.done, plies=self.plies, analysis=self.analysis)


class AnalysisPool:
    """`seconds` is the time limit of a game, `nice` how far its process gives way to others.

    `command`, with the judge's name and `nice`, starts that process.
    """

    def __init__(self, seconds: float, nice: int = 0, command: Sequence[str] = _WORKER) -> None:
        self._seconds = seconds
        self._nice = nice
        self._command = command
        self._running: dict[str, Job] = {}
        self._finished: LRUCache[str, Job] = LRUCache(maxsize=MOST_KEPT)
        self._turn = asyncio.Lock()

    def find(self, record: Record) -> Job | None:
        """The job of this game; None if there is none, or it failed some time ago."""
        key = _key(record)
        job = self._running.get(key) or self._finished.get(key)
        if job is None or (job.error is not None and time.monotonic() > job.retry_at):
            return None
        return job

    def check_capacity(self) -> None:
        """Raises Refusal if too many games wait."""
        if len(self._running) >= MOST_WAITING:
            raise Refusal("busy", f"{len(self._running)} games are being analysed: try again later")

    def begin(self, record: Record) -> Job:
        """Begins a new job; raises Refusal if too many wait, or the game has no judge."""
        if games.get(record.game).bots is None:
            raise Refusal("bad_request", f"there is no judge for {record.game}")
        self.check_capacity()
        key, job = _key(record), Job(len(record.moves))
        self._running[key] = job
        job.task = asyncio.create_task(self._run(key, job, record))
        return job

    async def close(self) -> None:
        tasks = [job.task for job in self._running.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: str, job: Job, record: Record) -> None:
        try:
            async with self._turn:
                job.analysis = await self._analyse(job, record)
            job.done = job.plies
            ANALYSES.labels("done").inc()
        except Exception as error:  # noqa: BLE001  the clients that wait must be told
            ANALYSES.labels("failed").inc()
            _log.warning("analysis failed: %s", error, exc_info=not isinstance(error, _Failed))
            job.error = str(error)
            job.retry_at = time.monotonic() + FAILURE_SECONDS
        finally:
            del self._running[key]
            if job.finished:
                self._finished[key] = job

    async def _analyse(self, job: Job, record: Record) -> Analysis:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            JUDGES[-1],
            str(self._nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
            start_new_session=True,  # Ctrl-C reaches only the server, which then ends its workers
        )
        try:
            async with asyncio.timeout(self._seconds):
                return await _read_analysis(process, job, record)
        except TimeoutError:
            raise _Failed(f"it took longer than {self._seconds:g} s") from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise _Failed(f"the judge gave no answer: {error}") from None
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _read_analysis(process: asyncio.subprocess.Process, job: Job, record: Record) -> Analysis:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(record.dumps().encode())
    process.stdin.close()
    while line := await process.stdout.readline():
        if line.startswith(b"{"):
            return _decoder.decode(line)
        if line.startswith(b"!"):
            # The log has the reason; the text of an exception does not help a client.
            _log.warning("the judge failed: %s", line[2:].decode("utf-8", "replace").strip())
            raise _Failed("the judge cannot judge this game")
        job.done = int(line.split()[0])
    raise _Failed("the judge ended without an answer")


def _key(record: Record) -> str:
    """Equal for equal games, whatever the players are called."""
    seats = len(record.players)
    text = msgspec.json.encode((record.game, seats, dict(record.options), record.moves))
    return hashlib.sha256(text).hexdigest()


@asynccontextmanager
async def open_analysis_pool(seconds: float, nice: int) -> AsyncGenerator[AnalysisPool]:
    pool = AnalysisPool(seconds, nice)
    try:
        yield pool
    finally:
        await pool.close()
