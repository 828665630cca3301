# pyright: basic, reportMissingTypeStubs=false
"""PostgreSQL: a pool of connections, and LISTEN for messages of other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self, TypeVar

import asyncpg
import msgspec
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from florin.server.domain import TableState
from florin.server.store import bus, tables
from florin.server.store.database import Listener, Work
from florin.server.store.migrate import migrate
from florin.server.store.turn_writer import TurnWriter
from florin.server.store.turns import turn_of

T = TypeVar("T")
# An arbitrary number that other programs on the same database are unlikely to lock.
MIGRATION_LOCK: Final = 7_041_476
_log = logging.getLogger(__name__)


class Postgres:
    """A database that many processes on many machines may share."""

    shared = True

    def __init__(self, engine: AsyncEngine, dsn: str, node: str) -> None:
        self.node = node
        self._engine = engine
        self._dsn = dsn
        self._turns = TurnWriter(dsn, node)
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, node: str) -> Self:
        address = url.split("://", 1)[1]
        engine = create_async_engine(f"postgresql+asyncpg://{address}", pool_size=8, max_overflow=4)
        async with engine.connect() as connection:
            # Processes that start at the same time migrate one after another.
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            await connection.commit()
            await connection.run_sync(migrate)
            await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
            await connection.commit()
        return cls(engine, f"postgresql://{address}", node)

    async def write(self, work: Work[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        # The database was restarted and the pool held dead connections; they are all closed now.
        # If the lost commit did arrive, the version of the table shows it.
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def save(self, before: TableState, after: TableState) -> bool:
        turn = turn_of(before, after)
        if turn is not None:
            return await self._turns.store(turn)
        return await self.write(lambda c: tables.save(c, before, after, self.node))

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def notify(self, message: bus.BusMessage) -> None:
        await self.write(lambda c: bus.notify(c, message))

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
        def received(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            try:
                message = bus.decode(payload)
            except msgspec.DecodeError as error:
                _log.warning("unknown bus message %r: %s", payload, error)
                return
            if message.node != self.node:
                heard(message)

        while True:
            try:
                connection: Any = await asyncpg.connect(self._dsn)
                try:
                    closed = asyncio.Event()
                    connection.add_termination_listener(lambda _, closed=closed: closed.set())
                    await connection.add_listener(bus.CHANNEL, received)
                    if ready.is_set():
                        await missed()
                    ready.set()
                    await closed.wait()
                finally:
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                _log.warning("LISTEN failed, trying again: %s", error)
            await asyncio.sleep(0.5)
