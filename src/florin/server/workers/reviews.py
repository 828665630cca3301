"""Analyses every finished game of a person in the background, and keeps the result with the game.

A game that this process finished is analysed soon; a regular sweep finds those of a process that
died. One game at a time: the games that people ask for come first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy import Connection

from florin import games
from florin.server.domain import GameFinished, Refusal, TableState
from florin.server.live.table_cache import TableCache
from florin.server.messages import Analysis
from florin.server.operations.clock import Clock, now_ms
from florin.server.store import Database, Unavailable, analyses, results
from florin.server.workers.analysis_pool import AnalysisPool

SWEEP_SECONDS: Final = 60.0
SWEEP_MOST: Final = 20
SWEEP_DAYS_MS: Final = 7 * 86_400_000  # older games are analysed when they are asked for
BUSY_SECONDS: Final = 5.0  # until the next try if too many games wait
MOST_WAITING: Final = 200
_log = logging.getLogger(__name__)


class Reviews:
    """`seconds` is the time limit of an analysis: older claims belong to a process that died."""

    def __init__(
        self,
        database: Database,
        tables: TableCache,
        pool: AnalysisPool,
        *,
        seconds: float,
        background: bool = True,
        clock: Clock = now_ms,
    ) -> None:
        self._database = database
        self._tables = tables
        self._pool = pool
        self._stale_ms = int(2000 * seconds) + 60_000
        self._background = background
        self._clock = clock
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._found = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if not self._background:
            return
        self._tables.on_finished(self._finished)
        self._tasks = [
            asyncio.create_task(self._work_forever()),
            asyncio.create_task(self._sweep_forever()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stored(self, table: str) -> Analysis | None:
        """The analysis of a finished game, if there is one."""
        found = await self._database.read(lambda c: analyses.find(c, table))
        if found is None or found.body is None:
            return None
        return msgspec.json.decode(found.body, type=Analysis)

    async def claimed_elsewhere(self, table: str) -> bool:
        """Whether another process works on this game."""
        found = await self._database.read(lambda c: analyses.find(c, table))
        return (
            found is not None
            and found.body is None
            and found.node != self._database.node
            and found.claimed >= self._clock() - self._stale_ms
        )

    async def keep(self, table: str, analysis: Analysis) -> None:
        """Stores an analysis that a client asked for."""
        now, node = self._clock(), self._database.node
        body = msgspec.json.encode(analysis).decode()

        def work(connection: Connection) -> None:
            analyses.claim(connection, table, node, now, stale=0)
            _store(connection, table, body, now)

        await self._database.write(work)

    async def analyse(self, table: str) -> bool:
        """Claims, analyses and stores one game; False if it is not this process's to analyse."""
        state = (await self._tables.get(table)).state
        if not wanted(state):
            return False
        now, node = self._clock(), self._database.node
        stale = now - self._stale_ms
        if not await self._database.write(lambda c: analyses.claim(c, table, node, now, stale)):
            return False
        job = self._pool.find(state.record())
        while job is None:
            try:
                job = self._pool.begin(state.record())
            except Refusal:  # too many games wait
                await asyncio.sleep(BUSY_SECONDS)
        if job.task is not None:
            await asyncio.wait({job.task})
        if job.analysis is None:
            return False  # logged; the sweep tries again later
        body = msgspec.json.encode(job.analysis).decode()
        return await self._database.write(lambda c: _store(c, table, body, self._clock()))

    async def sweep(self) -> None:
        """Finds finished games that no process has analysed."""
        now = self._clock()
        found = await self._database.read(
            lambda c: analyses.waiting(c, now - SWEEP_DAYS_MS, now - self._stale_ms, SWEEP_MOST)
        )
        for table in found:
            if table not in self._waiting:
                self._waiting.append(table)
        if found:
            self._found.set()

    def _finished(self, event: GameFinished) -> None:
        if wanted(event.table):
            self._waiting.append(event.table.id)
            self._found.set()

    async def _work_forever(self) -> None:
        while True:
            while not self._waiting:
                self._found.clear()
                await self._found.wait()
            table = self._waiting.popleft()
            try:
                await self.analyse(table)
            except Unavailable:
                pass  # the store has logged it; the sweep finds the game again
            except Refusal as refusal:
                _log.info("table %s is not analysed: %s", table, refusal)
            except Exception:  # noqa: BLE001  the next game may succeed
                _log.exception("the analysis of table %s failed", table)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Unavailable:
                pass  # the store has logged it
            except Exception:  # noqa: BLE001  the next sweep may succeed
                _log.exception("the sweep for analyses failed; it tries again")


def _store(connection: Connection, table: str, body: str, now: int) -> bool:
    """Keeps the analysis, and its numbers with the results of the players."""
    if not analyses.store(connection, table, body, now):
        return False
    results.judged(connection, table, body)
    return True


def wanted(state: TableState) -> bool:
    """Whether a finished game is one to review: a person played, and there is a judge."""
    people = any(seat.kind == "person" for seat in state.seats)
    return state.status == "over" and people and games.get(state.game).bots is not None


@asynccontextmanager
async def open_reviews(
    database: Database, tables: TableCache, pool: AnalysisPool, *, seconds: float, background: bool
) -> AsyncGenerator[Reviews]:
    """`background` False: only games that are asked for are analysed."""
    reviews = Reviews(database, tables, pool, seconds=seconds, background=background)
    reviews.start()
    try:
        yield reviews
    finally:
        await reviews.close()
