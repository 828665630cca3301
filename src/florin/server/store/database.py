"""Running database work off the event loop.

Work is a function of a connection, the same for both databases. SQLite has one writer: a thread
that takes all waiting work and commits it together, so that one disk flush serves many moves.
PostgreSQL runs each piece of work in its own transaction on a pool of connections; waiting turns
are stored together there too, in one statement.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from florin.server.domain import TableState
from florin.server.operations.settings import Settings
from florin.server.store.bus import AnyBusMessage, BusMessage
from florin.server.store.outbox import NoticeRow

T = TypeVar("T")
Work = Callable[[Connection], T]
Listener = Callable[[AnyBusMessage], None]


class Database(Protocol):
    """What the rest of the server needs from a database."""

    shared: bool  # other processes may write to it
    node: str  # the name of this process on the bus

    async def write(self, work: Work[T]) -> T:
        """Runs `work` in a transaction; returns after the commit.

        This and all other methods raise Unavailable if the database cannot be used, within seconds.
        """
        ...

    async def save(
        self, before: TableState, after: TableState, notices: Sequence[NoticeRow] = ()
    ) -> bool:
        """Stores a change of a table, and notices of it; returns after the commit.

        False, and nothing stored, if the stored table is no longer `before`.
        """
        ...

    async def read(self, work: Work[T]) -> T: ...

    async def check(self) -> None:
        """Raises Unavailable unless a write succeeds and messages of other processes arrive."""
        ...

    async def notify(self, message: BusMessage) -> None:
        """Sends a message to the other processes; does nothing if there are none."""
        ...

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Calls `heard` with messages of other processes, and `missed` after a gap."""
        ...

    async def close(self) -> None: ...


async def connect(settings: Settings, node: str) -> Database:
    """Opens the database; creates and migrates it if needed."""
    if settings.postgres:
        from florin.server.store.postgres import Postgres  # noqa: PLC0415  an optional extra

        return await Postgres.open(settings.url, node)
    from florin.server.store.sqlite import Sqlite  # noqa: PLC0415  only the one that is used

    return await Sqlite.open(settings.file, node)
