"""Running database work off the event loop.

Work is a plain function of a connection, the same for both databases. SQLite has one writer, a
thread that takes whatever work is waiting and commits it together, so that one disk flush serves
many moves. PostgreSQL runs each piece in a transaction of its own on a pool of connections, but
the turns that are waiting go together too, in one statement.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from florin.server.settings import Settings
from florin.server.tables.state import State

T = TypeVar("T")
Work = Callable[[Connection], T]
Listener = Callable[[str], None]


class Database(Protocol):
    """What the rest of the server asks of a database."""

    shared: bool  # other processes may write to it

    async def write(self, work: Work[T]) -> T:
        """Runs `work` in a transaction; returns once it is committed."""
        ...

    async def save(self, before: State, after: State, node: str) -> bool:
        """Stores a change of a table; returns once it is committed.

        False, and nothing stored, where the table is no longer as `before`.
        """
        ...

    async def read(self, work: Work[T]) -> T: ...

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Calls `heard` with what other processes announce, `missed` after a gap in listening."""
        ...

    async def close(self) -> None: ...


async def connect(settings: Settings) -> Database:
    """Opens the database, made and migrated where need be."""
    if settings.postgres:
        from florin.server.store.postgres import Postgres  # noqa: PLC0415  an optional extra

        return await Postgres.open(settings.url)
    from florin.server.store.sqlite import Sqlite  # noqa: PLC0415  beside its sister

    return await Sqlite.open(settings.file)
