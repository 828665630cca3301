"""SQLite: one writer thread that commits in groups, one reader thread."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeVar

from filelock import FileLock
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from florin.server.domain import TableState
from florin.server.operations.settings import BadSetting
from florin.server.store import probe, tables
from florin.server.store.availability import Availability, one_line
from florin.server.store.bus import BusMessage
from florin.server.store.database import Listener, Work
from florin.server.store.lock import lock
from florin.server.store.migrate import migrate
from florin.server.store.outbox import NoticeRow
from florin.server.store.turns import (
    SQLITE_INSERT,
    SQLITE_NOTICES,
    SQLITE_UPDATE,
    Turn,
    as_json,
    turn_of,
)

T = TypeVar("T")
BATCH: Final = 256  # pieces of work in one commit
BUSY_MS: Final = 2000  # how long SQLite waits while another program has locked the file
# A file up to this size is read whole at the start, about a second; larger ones are not.
EXAMINED_BYTES: Final = 256 * 2**20
WORK_SECONDS: Final = 8.0  # for one piece of work, with waiting for its turn


class _Piece(NamedTuple):
    """Work that waits to be committed. A turn is stored together with other turns."""

    work: Work[Any] | Turn
    done: asyncio.Future[Any]


class _Answer(NamedTuple):
    done: asyncio.Future[Any]
    value: Any
    error: Exception | None = None


def engine_of(file: Path) -> Engine:
    """Write-ahead log with a flush at every commit: an acknowledged move survives a power cut."""
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: object) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None  # the handler below begins transactions
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY_MS}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql(
            "BEGIN" if connection.get_execution_options().get("reader") else "BEGIN IMMEDIATE"
        )

    return engine


class Sqlite:
    """The embedded database, for one process at a time.

    The writer is a thread of its own, not an executor: it takes all waiting work into one commit.
    """

    shared = False

    def __init__(self, engine: Engine, held: FileLock, file: Path, node: str) -> None:
        self.node = node
        self.availability = Availability()
        self._file = file
        self._identity = _identity(file)
        self._engine = engine
        self._held = held
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="florin-read")
        self._reading: Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="florin-write", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, file: Path, node: str) -> Self:
        """Raises BadSetting if another process serves the file, or if it cannot be opened."""
        held = lock(file)
        try:
            # Private from the start: it holds the secret that signs cookies.
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            engine = engine_of(file)
            await asyncio.to_thread(_migrate, engine)
            await asyncio.to_thread(_examine, file)
            return cls(engine, held, file, node)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            held.release()
            raise BadSetting(f"database: {file} cannot be opened: {one_line(error)}") from None
        except BaseException:
            held.release()
            raise

    async def write(self, work: Work[T]) -> T:
        return await self._put(work)

    async def save(
        self, before: TableState, after: TableState, notices: Sequence[NoticeRow] = ()
    ) -> bool:
        turn = turn_of(before, after, notices)
        if turn is not None:
            return await self._put(turn)
        return await self._put(lambda c: tables.save(c, before, after, self.node, notices))

    async def read(self, work: Work[T]) -> T:
        with self._translating():
            async with asyncio.timeout(WORK_SECONDS):
                return await self._loop.run_in_executor(self._reader, self._read, work)

    async def check(self) -> None:
        await self._put(probe.write)

    async def notify(self, message: BusMessage) -> None:
        """There are no other processes."""

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """There are no other processes."""

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reader, self._close_reader)
        self._reader.shutdown()
        self._engine.dispose()
        self._held.release()

    async def _put(self, work: Work[Any] | Turn) -> Any:
        piece = _Piece(work, self._loop.create_future())
        self._waiting.put(piece)
        with self._translating():
            async with asyncio.timeout(WORK_SECONDS):
                result = await piece.done
        self.availability.worked()
        return result

    @contextlib.contextmanager
    def _translating(self) -> Generator[None]:
        """Turns errors of the file, the disk and the time limit into Unavailable."""
        try:
            yield
        except (TimeoutError, OSError, sqlite3.Error, SQLAlchemyError) as error:
            if not _is_outage(error):
                raise
            raise self.availability.failed(error) from None

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
                # The caller of cancelled work has given up, and was told so.
                self._commit(connection, [one for one in batch if not one.done.cancelled()])
                if stop:
                    return

    def _commit(self, connection: Connection, batch: list[_Piece]) -> None:
        """All turns in one transaction, all other work in another."""
        turns = [piece for piece in batch if isinstance(piece.work, Turn)]
        others = [piece for piece in batch if not isinstance(piece.work, Turn)]
        if turns:
            self._commit_batch(connection, turns, _store_turns)
        if others:
            self._commit_batch(connection, others, _do_work)

    def _commit_batch(self, connection: Connection, batch: list[_Piece], run: _Run) -> None:
        """Pieces that succeed are committed together; a piece that fails does so alone."""
        try:
            answers = run(connection, batch)
            # A commit into a file that was deleted or replaced must not be acknowledged.
            if _identity(self._file) != self._identity:
                raise FileNotFoundError(f"{self._file} was deleted or replaced: restart the server")
        except Exception as error:  # noqa: BLE001  it belongs to the caller that waits for it
            if _is_outage(error):
                answers = [_Answer(piece.done, None, error) for piece in batch]
            elif len(batch) > 1:
                # Rare, so one transaction per piece is cheap enough to find the piece that fails.
                for piece in batch:
                    self._commit_batch(connection, [piece], run)
                return
            else:
                answers = [_Answer(batch[0].done, None, error)]
        self._loop.call_soon_threadsafe(_set_results, answers)


_Run = Callable[[Connection, list[_Piece]], list[_Answer]]


def _do_work(connection: Connection, batch: list[_Piece]) -> list[_Answer]:
    with connection.begin():
        return [
            _Answer(piece.done, piece.work(connection))
            for piece in batch
            if not isinstance(piece.work, Turn)
        ]


def _store_turns(connection: Connection, batch: list[_Piece]) -> list[_Answer]:
    """Stores turns without SQLAlchemy, which would take many times as long as SQLite itself."""
    file: Any = connection.connection.driver_connection
    turns = [piece.work for piece in batch if isinstance(piece.work, Turn)]
    try:
        file.execute("BEGIN IMMEDIATE")
        rows = file.execute(SQLITE_UPDATE, [as_json([turn.table for turn in turns])])
        stored: set[str] = {table for (table,) in rows}
        moves = [move for turn in turns if turn.table.id in stored for move in turn.moves]
        file.execute(SQLITE_INSERT, [as_json(moves)])
        notices = [one for turn in turns if turn.table.id in stored for one in turn.notices]
        if notices:
            file.execute(SQLITE_NOTICES, [as_json(notices)])
        file.execute("COMMIT")
    except Exception:
        with contextlib.suppress(sqlite3.Error):  # there may be nothing to roll back
            file.execute("ROLLBACK")
        raise
    return [
        _Answer(piece.done, turn.table.id in stored)
        for piece, turn in zip(batch, turns, strict=True)
    ]


def _is_outage(error: BaseException) -> bool:
    """Whether the file or the disk is at fault, not the statement."""
    original: object = getattr(error, "orig", None) or error
    return (
        isinstance(original, (OSError, TimeoutError, sqlite3.OperationalError))
        or type(original) is sqlite3.DatabaseError  # the file is damaged
    )


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(file)  # noqa: PTH116  Path.stat takes twice as long, at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _examine(file: Path) -> None:
    """Raises sqlite3.DatabaseError if a page is damaged: a start is the time to say so."""
    if file.stat().st_size > EXAMINED_BYTES:
        return
    with contextlib.closing(sqlite3.connect(file)) as connection:
        (result,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if result != "ok":
        raise sqlite3.DatabaseError(f"the file is damaged: {result}")


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
