"""SQLite: one writer thread that commits in groups, one reader thread."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

from florin.server.store import tables
from florin.server.store.database import Listener, Work
from florin.server.store.lock import lock
from florin.server.store.migrate import migrate
from florin.server.store.turns import SQLITE_INSERT, SQLITE_UPDATE, Turn, turn_of
from florin.server.tables.state import State

T = TypeVar("T")
_log = logging.getLogger(__name__)
BATCH = 256  # pieces of work that one commit may carry


class _Piece(NamedTuple):
    """`turn`, where there is one, may be written with others' in place of `work`."""

    work: Work[Any]
    done: asyncio.Future[Any]
    turn: Turn | None = None


class _Answer(NamedTuple):
    done: asyncio.Future[Any]
    value: Any
    error: Exception | None


def engine_of(file: Path) -> Engine:
    """Write-ahead log, and a flush at every commit: what was acknowledged survives a power cut."""
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: object) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None  # the begin below is ours
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=10000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql(
            "BEGIN" if connection.get_execution_options().get("reader") else "BEGIN IMMEDIATE"
        )

    return engine


class Sqlite:
    """The embedded database. One process at a time."""

    shared = False

    def __init__(self, engine: Engine, held: int) -> None:
        self._engine = engine
        self._held = held  # the lock
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="florin-read")
        self._reading: Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="florin-write", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, file: Path) -> Self:
        """BadSetting where another process serves the file."""
        held = lock(file)
        try:
            # Private from the first moment: it holds the secret that signs cookies.
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            engine = engine_of(file)
            await asyncio.to_thread(_migrate, engine)
            return cls(engine, held)
        except BaseException:
            os.close(held)
            raise

    async def write(self, work: Work[T]) -> T:
        piece = _Piece(work, self._loop.create_future())
        self._waiting.put(piece)
        return await piece.done

    async def save(self, before: State, after: State, node: str) -> bool:
        def work(connection: Connection) -> bool:
            return tables.save(connection, before, after, node)

        piece = _Piece(work, self._loop.create_future(), turn_of(before, after))
        self._waiting.put(piece)
        return await piece.done

    async def read(self, work: Work[T]) -> T:
        return await self._loop.run_in_executor(self._reader, self._read, work)

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Nobody else writes here."""

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reader, self._close_reader)
        self._reader.shutdown()
        self._engine.dispose()
        os.close(self._held)

    def _read(self, work: Work[T]) -> T:
        if self._reading is None:
            self._reading = self._engine.connect().execution_options(reader=True)
        with self._reading.begin():
            return work(self._reading)

    def _close_reader(self) -> None:
        if self._reading is not None:
            self._reading.close()

    def _write_all(self) -> None:
        with self._engine.connect() as connection:
            while (piece := self._waiting.get()) is not None:
                batch = [piece]
                stop = False
                while len(batch) < BATCH:
                    try:
                        more = self._waiting.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        stop = True
                        break
                    batch.append(more)
                self._commit(connection, batch)
                if stop:
                    return

    def _commit(self, connection: Connection, batch: list[_Piece]) -> None:
        """Turns together, and then the rest."""
        turns = [piece for piece in batch if piece.turn is not None]
        others = [piece for piece in batch if piece.turn is None]
        if turns:
            if _stored(connection.connection.driver_connection, turns):
                self._answer([_Answer(piece.done, True, None) for piece in turns])
            else:
                others += turns
        if others:
            self._commit_work(connection, others)

    def _commit_work(self, connection: Connection, batch: list[_Piece]) -> None:
        """Each piece stands or falls by itself; all that stand are committed together."""
        try:
            with connection.begin():
                answers = [_Answer(piece.done, piece.work(connection), None) for piece in batch]
        except Exception as error:  # noqa: BLE001  it belongs to whoever asked
            if len(batch) == 1:
                answers = [_Answer(batch[0].done, None, error)]
            else:
                # Rare enough that finding the culprit may cost a transaction for each.
                for piece in batch:
                    self._commit_work(connection, [piece])
                return
        self._answer(answers)

    def _answer(self, answers: list[_Answer]) -> None:
        self._loop.call_soon_threadsafe(_set_results, answers)


def _stored(file: Any, pieces: list[_Piece]) -> bool:
    """Commits all of these turns, past SQLAlchemy, whose share would be many times SQLite's.

    False, and nothing stored, where one came too late, or something else is wrong with one.
    """
    turns = [piece.turn for piece in pieces if piece.turn is not None]
    try:
        file.execute("BEGIN IMMEDIATE")
        kept = file.execute(SQLITE_UPDATE, [_json([turn.table for turn in turns])]).rowcount
        if kept == len(turns):
            moves = [move for turn in turns for move in turn.moves]
            file.execute(SQLITE_INSERT, [_json(moves)])
            file.execute("COMMIT")
            return True
    except Exception as error:  # noqa: BLE001  `tables.save` tries each again, alone
        _log.warning("storing %d turns together failed: %s", len(turns), error)
    with contextlib.suppress(sqlite3.Error):  # where there is nothing to roll back
        file.execute("ROLLBACK")
    return False


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()


def _migrate(engine: Engine) -> None:
    with engine.connect() as connection:
        migrate(connection)


def _set_results(answers: list[_Answer]) -> None:
    for done, value, error in answers:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(value)
        else:
            done.set_exception(error)
