# pyright: basic, reportMissingTypeStubs=false
"""PostgreSQL: a pool of connections, and LISTEN for messages of other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Self, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from florin.server.domain import TableState
from florin.server.operations.clock import CLOCK
from florin.server.operations.settings import BadSetting
from florin.server.store import bus, probe, tables
from florin.server.store.address import postgres_dsn
from florin.server.store.availability import Availability, Unavailable, one_line
from florin.server.store.database import Listener, Work
from florin.server.store.migrate import migrate
from florin.server.store.outbox import NoticeRow
from florin.server.store.turn_writer import CONNECT_SECONDS, FAILURES, TurnWriter
from florin.server.store.turns import turn_of

T = TypeVar("T")
# An arbitrary number that other programs on the same database are unlikely to lock.
MIGRATION_LOCK: Final = 7_041_476
# Milliseconds since 1970.
_NOW: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
WORK_SECONDS: Final = 8.0  # for one piece of work, with waiting for a connection
ECHO_SECONDS: Final = 1.0  # between two messages to ourselves
DEAF_SECONDS: Final = 5.0  # without hearing ourselves: LISTEN has failed
_log = logging.getLogger(__name__)


class Postgres:
    """A database that many processes on many machines may share."""

    shared = True

    def __init__(self, engine: AsyncEngine, dsn: str, node: str) -> None:
        self.node = node
        self.availability = Availability()
        self._engine = engine
        self._dsn = dsn
        self._turns = TurnWriter(dsn, node, self.availability)
        self._tasks: list[asyncio.Task[None]] = []
        self._loop = asyncio.get_running_loop()
        self._heard_at = 0.0  # of the loop's clock: when the last message to ourselves came
        self._listener: Any = None
        self._wants_listen = False

    @classmethod
    async def open(cls, url: str, node: str) -> Self:
        """Raises BadSetting, in one sentence, if the database cannot be opened."""
        dsn = postgres_dsn(url)

        async def connect() -> Any:
            return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS)

        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=8,
            max_overflow=4,
            pool_timeout=CONNECT_SECONDS,
        )
        try:
            async with engine.connect() as connection:
                # Processes that start at the same time migrate one after another.
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
                await connection.run_sync(migrate)
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                now = await connection.scalar(_NOW)
                await connection.commit()
        except (*FAILURES, DBAPIError, asyncpg.PostgresError, ValueError) as error:
            await engine.dispose()
            raise BadSetting(f"database: cannot be opened: {one_line(error)}") from None
        except BaseException:
            await engine.dispose()
            raise
        CLOCK.set(int(now or 0))
        return cls(engine, dsn, node)

    async def write(self, work: Work[T]) -> T:
        result = await self._attempt(work)
        self.availability.worked()
        return result

    async def _attempt(self, work: Work[T]) -> T:
        """As `write`, for work whose success does not prove that the database takes changes."""
        try:
            async with asyncio.timeout(WORK_SECONDS):
                try:
                    result = await self._run(work)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    # The database was restarted and the pool held dead connections; they are all
                    # closed now. If the lost commit did arrive, the version of the table shows it.
                    result = await self._run(work)
        except (*FAILURES, PoolTimeout) as error:
            raise self.availability.failed(error) from None
        except DBAPIError as error:
            cause = getattr(error.orig, "__cause__", None)
            if error.connection_invalidated or isinstance(cause, FAILURES):
                raise self.availability.failed(error) from None
            raise
        return result

    async def _run(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def save(
        self, before: TableState, after: TableState, notices: Sequence[NoticeRow] = ()
    ) -> bool:
        turn = turn_of(before, after, notices)
        if turn is not None:
            return await self._turns.store(turn)
        return await self.write(lambda c: tables.save(c, before, after, self.node, notices))

    async def read(self, work: Work[T]) -> T:
        return await self._attempt(work)

    async def check(self) -> None:
        await self.write(probe.write)
        if self._wants_listen and self._loop.time() - self._heard_at > DEAF_SECONDS:
            raise Unavailable("messages of other processes do not arrive")

    async def notify(self, message: bus.BusMessage) -> None:
        await self._attempt(lambda c: bus.notify(c, message))

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._wants_listen = True
        self._tasks = [
            asyncio.create_task(self._listen(heard, missed, ready)),
            asyncio.create_task(self._echo(ready)),
        ]
        await ready.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
            if message.node == self.node:
                self._heard_at = self._loop.time()
            else:
                heard(message)

        while True:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=CONNECT_SECONDS)
                try:
                    closed = asyncio.Event()
                    connection.add_termination_listener(lambda _, closed=closed: closed.set())
                    async with asyncio.timeout(CONNECT_SECONDS):
                        await connection.add_listener(bus.CHANNEL, received)
                    self._listener = connection
                    self._heard_at = self._loop.time()
                    if ready.is_set():
                        await missed()
                    ready.set()
                    await closed.wait()
                    _log.warning("LISTEN was interrupted, connecting again")
                finally:
                    self._listener = None
                    connection.terminate()
            except (*FAILURES, asyncpg.PostgresError, Unavailable) as error:
                self.availability.failed(error)
            except Exception:  # noqa: BLE001  without this task the process would stay deaf
                _log.exception("LISTEN failed, connecting again")
            await asyncio.sleep(0.5)

    async def _echo(self, ready: asyncio.Event) -> None:
        """Sends messages to this process itself, and ends a LISTEN that does not hear them.

        A connection can hang without an error, for instance when a firewall drops its packets. It
        also follows the database's clock.
        """
        await ready.wait()
        while True:
            await asyncio.sleep(ECHO_SECONDS)
            try:
                CLOCK.follow(await self._attempt(self._send_echo))
            except Unavailable:
                continue  # logged already; without a working database there is nothing to hear
            if self._listener is not None and self._loop.time() - self._heard_at > DEAF_SECONDS:
                _log.warning("LISTEN has heard nothing for %.0f s, connecting again", DEAF_SECONDS)
                self._listener.terminate()

    def _send_echo(self, connection: Connection) -> int:
        bus.notify(connection, bus.ProcessAlive(node=self.node))
        return int(connection.execute(_NOW).scalar_one())
