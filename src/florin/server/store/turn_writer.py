# pyright: basic, reportMissingTypeStubs=false
"""Storing turns in PostgreSQL: those that wait go together, while others gather."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, NamedTuple

import asyncpg

from florin.server.store.announce import CHANNEL
from florin.server.store.turns import POSTGRES, Turn

BATCH: Final = 128  # turns in one statement; their announcement must stay below 8,000 bytes
_log = logging.getLogger(__name__)


class _Piece(NamedTuple):
    turn: Turn
    done: asyncio.Future[bool | None]


class TurnWriter:
    """One connection, one statement at a time, for as many turns as have come meanwhile."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._waiting: list[_Piece] = []
        self._writing: asyncio.Task[None] | None = None

    async def store(self, turn: Turn, node: str) -> bool | None:
        """Whether the turn is stored, by commit. None: that is not known; `tables.save` will."""
        piece = _Piece(turn, asyncio.get_running_loop().create_future())
        self._waiting.append(piece)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(node))
        return await piece.done

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def _write_all(self, node: str) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                # Always in the same order, lest two processes wait for each other.
                batch.sort(key=lambda piece: piece.turn.id)
                stored = await self._write([piece.turn for piece in batch], node)
                for turn, done in batch:
                    if not done.done():
                        done.set_result(None if stored is None else turn.id in stored)
        finally:
            self._writing = None

    async def _write(self, batch: list[Turn], node: str) -> set[str] | None:
        """Ids of the tables whose turns are stored; None where that is not known."""
        columns = zip(*(turn.table for turn in batch), strict=True)
        moves = zip(*(move for turn in batch for move in turn.moves), strict=True)
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._dsn)
            found = await self._connection.fetchval(POSTGRES, *columns, *moves, CHANNEL, node)
        except Exception as error:  # noqa: BLE001  `tables.save` tries each again, alone
            _log.warning("storing %d turns together failed: %s", len(batch), error)
            return None
        return set(found or ())
