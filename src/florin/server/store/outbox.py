"""The outbox: notices are written in the transaction of the change that they tell of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.domain.notices import NoticeKind
from florin.server.store import schema


class NoticeRow(msgspec.Struct, frozen=True):
    """A new row of the outbox."""

    key: str
    person: str
    kind: NoticeKind
    table: str | None
    era: int | None
    ply: int | None
    created: int
    at: int


def key_of(kind: NoticeKind, table: str, era: int, ply: int, person: str) -> str:
    """One notice of a kind for a turn, a game's end, or an invitation."""
    return f"{kind}:{table}:{era}:{ply}:{person}"


def add(connection: Connection, rows: Sequence[NoticeRow]) -> None:
    """Rows whose key exists are left out."""
    if not rows:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = [{**msgspec.structs.asdict(row), "state": "new"} for row in rows]
    connection.execute(dialect.insert(schema.outbox).on_conflict_do_nothing(), values)
