"""Bots run in processes of their own, with a time limit; there is always an answer.

Written by hand: an executor of concurrent.futures cannot kill a worker that hangs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import random
import sys
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from florin.bots import bot
from florin.core import Position
from florin.records import BadMove, Record, play
from florin.server.domain import Refusal
from florin.server.operations.metrics import ADVICE_TIME, BOT_FALLBACKS, BOT_TIME
from florin.server.workers.bot_worker import ADVICE, RETRY
from florin.server.workers.fair_queue import FairQueue

_WORKER: Final = (sys.executable, "-m", "florin.server.workers.bot_worker")
# Failures that say nothing about the bot itself.
_PASSING: Final = frozenset({"queue", "slow", "dead"})
_log = logging.getLogger(__name__)


class _Failed(Exception):
    """The worker gave no legal token; `why` is for the metrics."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why


class Choice(NamedTuple):
    """A bot's token. `failed`: the bot gave none, and this one is random.

    `again`: it failed for want of time or of a process, so it may answer if it is asked again.
    """

    token: str
    failed: bool
    again: bool = False


class BotPool:
    """`workers` processes, started when first needed and replaced when they hang or die."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = _WORKER) -> None:
        count = workers or max(1, (os.cpu_count() or 2) // 2)
        self._seconds = seconds
        self._command = command
        self.idle: FairQueue[asyncio.subprocess.Process | None] = FairQueue()
        self._all: set[asyncio.subprocess.Process] = set()
        self.starting = 20.0  # further seconds for a new process, which has to import modules
        for _ in range(count):
            self.idle.put(None)

    async def choose(
        self,
        name: str,
        position: Position,
        seed: str,
        owner: str = "",
        *,
        history: Sequence[str] = (),
        urgent: bool = True,
    ) -> Choice:
        """The bot's token, or a random legal one if the bot fails. Raises only if cancelled.

        `history` are the tokens of the game so far. `owner` is whose table it is: owners get
        workers in turn. `urgent`: people wait for the answer, so it comes before others, and
        waiting for a worker is limited too.
        """
        started = time.perf_counter()
        failed = again = False
        try:
            answer = await self._ask(name, position, seed, history, owner, urgent=urgent)
            _check(position, answer)
        except _Failed as error:
            BOT_FALLBACKS.labels(error.why).inc()
            _log.warning("bot %s failed: %s", name, error)
            answer, failed = fallback(position, seed), True
            again = error.why in _PASSING
        BOT_TIME.observe(time.perf_counter() - started)
        return Choice(answer, failed, again)

    async def advise(
        self, position: Position, token: str | None, history: Sequence[str], owner: str
    ) -> bytes:
        """Advice as JSON for the seat to act; `token` is a legal one to compare.

        `history` are the tokens of the game so far. Raises Refusal if no worker is free in time, or
        the worker fails.
        """
        return await self._advice(ADVICE, position, token, owner, history)

    async def retry(self, record: Record, token: str | None, owner: str) -> bytes:
        """The last decision of `record` again: a `bot_worker.Retried` as JSON.

        Raises Refusal as `advise` does.
        """
        return await self._advice(RETRY, record, token, owner)

    async def _advice(
        self,
        what: str,
        position: Position | Record,
        token: str | None,
        owner: str,
        history: Sequence[str] = (),
    ) -> bytes:
        started = time.perf_counter()
        try:
            answer = await self._ask(what, position, token or "", history, owner, urgent=True)
        except _Failed as error:
            _log.warning("no advice: %s", error)
            raise Refusal("busy", "the coach gave no answer: try again later") from None
        ADVICE_TIME.observe(time.perf_counter() - started)
        return answer.encode()

    async def close(self) -> None:
        for process in list(self._all):
            await self._end(process)

    async def _take(
        self, owner: str, *, urgent: bool, advice: bool
    ) -> asyncio.subprocess.Process | None:
        limit = 2 * self._seconds if urgent else None
        try:
            async with asyncio.timeout(limit):
                return await self.idle.take(owner, urgent=urgent, advice=advice)
        except TimeoutError:
            raise _Failed("queue", f"no worker was free for {limit:g} s") from None

    async def _ask(
        self,
        name: str,
        position: Position | Record,
        seed: str,
        history: Sequence[str],
        owner: str,
        *,
        urgent: bool,
    ) -> str:
        process = await self._take(owner, urgent=urgent, advice=name in (ADVICE, RETRY))
        limit = self._seconds
        try:
            if process is None or process.returncode is not None:
                if process is not None:
                    self._all.discard(process)
                process = None  # what is put back if starting fails
                process = await self._start()
                limit += self.starting
            question = pickle.dumps((name, position, seed, tuple(history)))
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(len(question).to_bytes(4, "big") + question)
            async with asyncio.timeout(limit):
                line = await process.stdout.readline()
        except TimeoutError:
            await self._end(process)
            process = None
            raise _Failed("slow", f"no answer in {limit:g} s") from None
        except OSError as error:
            await self._end(process)
            process = None
            raise _Failed("dead", str(error)) from None
        except BaseException:
            # Cancelled: the next answer of the process would belong to this question.
            await self._end(process)
            process = None
            raise
        finally:
            self.idle.put(process)
        answer = line.decode("utf-8", "replace").rstrip("\n")
        if not answer:
            raise _Failed("dead", "the process ended")
        if answer.startswith("!"):
            raise _Failed("error", answer[2:])
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C reaches only the server, which then ends its workers
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _check(position: Position, answer: str) -> None:
    try:
        play(position, 0, answer)
    except BadMove as error:
        raise _Failed("illegal", str(error)) from None


def fallback(position: Position, seed: str) -> str:
    return bot("random").choose(position, random.Random(seed)).token
