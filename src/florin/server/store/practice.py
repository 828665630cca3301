"""Practice marks: every help of the coach is kept with the game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.domain import PracticeMark
from florin.server.store import schema

_p = schema.practice.c


def mark(connection: Connection, table: str, found: PracticeMark) -> None:
    """Stores the mark; one of each kind for a decision is enough."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"table": table, **msgspec.structs.asdict(found)}
    connection.execute(dialect.insert(schema.practice).values(values).on_conflict_do_nothing())


def of_table(connection: Connection, table: str) -> list[PracticeMark]:
    """In the order of the game."""
    rows = connection.execute(
        select(schema.practice).where(_p.table == table).order_by(_p.era, _p.ply, _p.at, _p.kind)
    )
    return [
        PracticeMark(era=row.era, ply=row.ply, seat=row.seat, kind=row.kind, at=row.at)
        for row in rows
    ]
