"""Replays games in a process of its own, so that moves do not wait for them.

A long game takes 30 ms to replay and has two megabytes of positions. Written by hand: the workers
of an executor of concurrent.futures outlive a killed server.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from florin.records import Record
from florin.server.domain import Refusal, TableState
from florin.server.workers.replay import (
    BadRecord,
    CheckRequest,
    LookRequest,
    ReplayRequest,
    StepsRequest,
)

WORKER: Final = (sys.executable, "-m", "florin.server.workers.replay_worker")
MOST_WAITING: Final = 32
SECONDS: Final = 10.0  # for one reply
STARTING: Final = 20.0  # further seconds for a new process, which has to import modules
_log = logging.getLogger(__name__)


class ReplayPool:
    """One process, started when first needed and replaced when it hangs or dies."""

    def __init__(self, command: Sequence[str] = WORKER, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.starting = STARTING
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def look(self, record: Record, *, packed: bool) -> bytes:
        """All steps of a record, as JSON. Raises Refusal for a bad record."""
        return await self._ask(LookRequest(record, packed))

    async def check(self, record: Record) -> None:
        """Raises Refusal for a record with an illegal move."""
        await self._ask(CheckRequest(record))

    async def steps(self, state: TableState, first: int, until: int, *, packed: bool) -> bytes:
        """Steps of a table, as JSON."""
        bare = replace(state, position=None, orders=(), undo=None)
        return await self._ask(StepsRequest(bare, first, until, packed))

    async def close(self) -> None:
        await self._end()

    async def _ask(self, request: ReplayRequest) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refusal("busy", "many games are being replayed: try again later")
        self._waiting += 1
        try:
            async with self._lock:
                reply = await self._reply(request)
        finally:
            self._waiting -= 1
        if isinstance(reply, BadRecord):
            raise Refusal("bad_record", reply.detail)
        return reply

    async def _reply(self, request: ReplayRequest) -> bytes | BadRecord:
        try:
            limit = self.seconds
            if self._process is None or self._process.returncode is not None:
                self._process = await self._start()
                limit += self.starting
            question = pickle.dumps(request)
            stdin, stdout = self._process.stdin, self._process.stdout
            assert stdin is not None
            assert stdout is not None
            async with asyncio.timeout(limit):
                stdin.write(len(question).to_bytes(4, "big") + question)
                await stdin.drain()
                size = int.from_bytes(await stdout.readexactly(4), "big")
                reply: Any = pickle.loads(await stdout.readexactly(size))  # noqa: S301  from our own process
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            await self._end()
            _log.warning("replaying a game failed: %s", error or type(error).__name__)
            raise Refusal("busy", "the game could not be replayed: try again later") from None
        except BaseException:
            # Cancelled: the next reply of the process would belong to this request.
            await self._end()
            raise
        return reply

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C reaches only the server, which then ends its workers
        )

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
