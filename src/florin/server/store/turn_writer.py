# pyright: basic, reportMissingTypeStubs=false
"""Storing turns in PostgreSQL: turns that arrive while a statement runs go together in the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, NamedTuple

import asyncpg

from florin.server.store.availability import Availability
from florin.server.store.bus import CHANNEL
from florin.server.store.turns import POSTGRES, POSTGRES_WITH_NOTICES, Turn, as_json

CONNECT_SECONDS: Final = 4
STATEMENT_SECONDS: Final = 5.0  # then the connection is considered dead
# A connection or server that is gone, hangs, is full or read-only.
FAILURES: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresIOError,
)
BATCH: Final = 128  # turns in one statement; their bus message must stay below 8,000 bytes
_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    turn: Turn
    stored: asyncio.Future[bool]


class TurnWriter:
    """One connection that runs one statement at a time."""

    def __init__(self, dsn: str, node: str, availability: Availability) -> None:
        self._dsn = dsn
        self._node = node
        self._availability = availability
        self._connection: Any = None
        self._queue: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def store(self, turn: Turn) -> bool:
        """Whether the turn was stored. False: the table has another version."""
        waiting = _Waiting(turn, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await waiting.stored

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._connection is not None:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError):
                await self._connection.close(timeout=2)

    async def _write_all(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue[:BATCH], self._queue[BATCH:]
                # Always in the same order, so that two processes cannot deadlock.
                batch.sort(key=lambda waiting: waiting.turn.table.id)
                try:
                    await self._write(batch)
                except FAILURES as error:
                    # A new connection may work at once; if it does not, all turns fail together.
                    await self._write_again(batch, error)
                except Exception as error:  # noqa: BLE001  each turn is tried again alone
                    _log.warning("storing %d turns failed, trying again: %s", len(batch), error)
                    await self._write_each(batch)
                else:
                    self._availability.worked()
        finally:
            self._writing = None

    async def _write_again(self, batch: list[_Waiting], first: Exception) -> None:
        """After a lost or hung connection. If the commit arrived, the version of a table tells."""
        self._drop_connection()
        try:
            if isinstance(first, TimeoutError):
                raise first  # the callers have waited long enough
            await self._write(batch)
        except Exception as error:  # noqa: BLE001  it belongs to the callers of `store`
            self._drop_connection()
            unavailable = self._availability.failed(error)
            for waiting in batch:
                if not waiting.stored.done():
                    waiting.stored.set_exception(unavailable)

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _write_each(self, batch: list[_Waiting]) -> None:
        """After a failure: whether the commit arrived is unknown; the version of a table tells."""
        for waiting in batch:
            try:
                await self._write([waiting])
            except FAILURES as error:
                await self._write_again([waiting], error)
            except Exception as error:  # noqa: BLE001  it belongs to the caller of `store`
                if not waiting.stored.done():
                    waiting.stored.set_exception(error)

    async def _write(self, batch: list[_Waiting]) -> None:
        tables = as_json([waiting.turn.table for waiting in batch])
        moves = as_json([move for waiting in batch for move in waiting.turn.moves])
        notices = [notice for waiting in batch for notice in waiting.turn.notices]
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, timeout=CONNECT_SECONDS)
        # Not asyncpg's own timeout: that one asks the server, which may not answer, to cancel.
        async with asyncio.timeout(STATEMENT_SECONDS):
            if notices:
                ids = await self._connection.fetchval(
                    POSTGRES_WITH_NOTICES, tables, moves, CHANNEL, self._node, as_json(notices)
                )
            else:
                ids = await self._connection.fetchval(POSTGRES, tables, moves, CHANNEL, self._node)
        stored = set(ids or ())
        for waiting in batch:
            if not waiting.stored.done():
                waiting.stored.set_result(waiting.turn.table.id in stored)
