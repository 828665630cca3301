# pyright: basic, reportMissingTypeStubs=false
"""PostgreSQL: a pool of connections, and LISTEN for what other processes change."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self, TypeVar

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from florin.server.store import tables
from florin.server.store.announce import CHANNEL
from florin.server.store.database import Listener, Work
from florin.server.store.migrate import migrate
from florin.server.store.turn_writer import TurnWriter
from florin.server.store.turns import turn_of
from florin.server.tables.state import State

T = TypeVar("T")
# Any number that other programs on the same database are unlikely to lock.
MIGRATION_LOCK: Final = 7_041_476
_log = logging.getLogger(__name__)


class Postgres:
    """A database that many processes on many machines may share."""

    shared = True

    def __init__(self, engine: AsyncEngine, dsn: str) -> None:
        self._engine = engine
        self._dsn = dsn
        self._turns = TurnWriter(dsn)
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        address = url.split("://", 1)[1]
        engine = create_async_engine(f"postgresql+asyncpg://{address}", pool_size=8, max_overflow=4)
        async with engine.connect() as connection:
            # Processes that start together migrate one after another.
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            await connection.commit()
            await connection.run_sync(migrate)
            await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
            await connection.commit()
        return cls(engine, f"postgresql://{address}")

    async def write(self, work: Work[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        # The database was restarted and the pool held dead connections; they are all gone now.
        # Where the lost commit had arrived after all, the version of the table tells.
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def save(self, before: State, after: State, node: str) -> bool:
        turn = turn_of(before, after)
        if turn is not None:
            stored = await self._turns.store(turn, node)
            if stored is not None:
                return stored
        return await self.write(lambda connection: tables.save(connection, before, after, node))

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._turns.close()
        await self._engine.dispose()

    async def _listen(
        self, heard: Listener, missed: Callable[[], Awaitable[None]], ready: asyncio.Event
    ) -> None:
        while True:
            try:
                connection: Any = await asyncpg.connect(self._dsn)
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _, gone=gone: gone.set())
                    await connection.add_listener(
                        CHANNEL, lambda _c, _pid, _channel, payload: heard(payload)
                    )
                    if ready.is_set():
                        await missed()
                    ready.set()
                    await gone.wait()
                finally:
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                _log.warning("listening to the database failed, trying again: %s", error)
            await asyncio.sleep(0.5)
