"""Games are judged in processes of their own, one at a time, and each game once."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from florin.bots import JUDGES
from florin.records import Record
from florin.server.messages import Analysis, AnalysisNow
from florin.server.metrics import ANALYSES
from florin.server.refusal import Refusal

_WORKER: Final = (sys.executable, "-m", "florin.server.analysis_worker")
MOST_KEPT: Final = 64  # analyses in memory; a long one takes some 100 KB
MOST_WAITING: Final = 8
FAILURE_SECONDS: Final = 60.0  # then the same game may be tried again
WATCH_SECONDS: Final = 0.7  # how long an answer may wait for the end
_LINE: Final = 8 << 20  # bytes; an analysis is one line
_log = logging.getLogger(__name__)
_decoder: Final = msgspec.json.Decoder(Analysis)


class _Failed(Exception):
    """No analysis came; the message is for people."""


class Job:
    """One game, being judged or judged."""

    def __init__(self, plies: int) -> None:
        self.done = 0
        self.plies = plies
        self.analysis: Analysis | None = None
        self.failed: str | None = None
        self.retry_at = 0.0  # of the monotonic clock
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.analysis is not None or self.failed is not None

    async def now(self) -> AnalysisNow:
        """The analysis as soon as it is there, else in a moment how far it is."""
        if self.task is not None and not self.over:
            await asyncio.wait({self.task}, timeout=WATCH_SECONDS)
        if self.failed is not None:
            raise Refusal("analysis_failed", self.failed)
        return AnalysisNow(self.done, self.plies, self.analysis)


class Analyst:
    """`seconds` for each game; `command` is the worker's, with the judge's name to come."""

    def __init__(self, seconds: float, command: Sequence[str] = _WORKER) -> None:
        self._seconds = seconds
        self._command = command
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Lock()

    def find(self, record: Record) -> Job | None:
        """The job of this game, where it costs nothing more to ask."""
        key = _key(record)
        job = self._jobs.get(key)
        if job is None or (job.failed is not None and time.monotonic() > job.retry_at):
            return None
        self._jobs.move_to_end(key)
        return job

    def admit(self) -> None:
        """Refusal where too many wait already."""
        waiting = sum(not job.over for job in self._jobs.values())
        if waiting >= MOST_WAITING:
            raise Refusal("busy", f"{waiting} games are being judged: try again later")

    def begin(self, record: Record) -> Job:
        """A new job; Refusal where too many wait already."""
        self.admit()
        job = Job(len(record.moves))
        job.task = asyncio.create_task(self._run(job, record))
        self._jobs[_key(record)] = job
        for key in [key for key, old in self._jobs.items() if old.over]:
            if len(self._jobs) <= MOST_KEPT:
                break
            del self._jobs[key]
        return job

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, job: Job, record: Record) -> None:
        try:
            async with self._turn:
                job.analysis = await self._judged(job, record)
            job.done = job.plies
            ANALYSES.labels("done").inc()
        except Exception as error:  # noqa: BLE001  whoever waits must be told
            ANALYSES.labels("failed").inc()
            _log.warning("analysis: %s", error, exc_info=not isinstance(error, _Failed))
            job.failed = str(error)
            job.retry_at = time.monotonic() + FAILURE_SECONDS

    async def _judged(self, job: Job, record: Record) -> Analysis:
        name = JUDGES[-1]
        process = await asyncio.create_subprocess_exec(
            *self._command,
            name,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
        )
        try:
            async with asyncio.timeout(self._seconds):
                return await _listen(process, job, record)
        except TimeoutError:
            raise _Failed(f"it took longer than {self._seconds:g} s") from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise _Failed(f"the judge gave no answer: {error}") from None
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _listen(process: asyncio.subprocess.Process, job: Job, record: Record) -> Analysis:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(record.dumps().encode())
    process.stdin.close()
    while line := await process.stdout.readline():
        if line.startswith(b"{"):
            return _decoder.decode(line)
        if line.startswith(b"!"):
            raise _Failed(line[2:].decode("utf-8", "replace").strip())
        job.done = int(line.split()[0])
    raise _Failed("the judge ended without an answer")


def _key(record: Record) -> str:
    """The same game under other names is the same game."""
    seats = len(record.players)
    text = msgspec.json.encode((record.game, seats, dict(record.options), record.moves))
    return hashlib.sha256(text).hexdigest()


@asynccontextmanager
async def open_analyst(seconds: float) -> AsyncGenerator[Analyst]:
    analyst = Analyst(seconds)
    try:
        yield analyst
    finally:
        await analyst.close()
