"""Games that play the deal of another game again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, func, or_, select

from florin.server.domain import TableSummary
from florin.server.store import lists, schema

MOST: Final = 100
_t, _m = schema.tables.c, schema.moves.c


def of_source(
    connection: Connection, source: str, reader: str | None, most: int = MOST
) -> list[TableSummary]:
    """The tables that play this table or past deal again, the earliest first.

    Without those that only their players may see, unless the person `reader` owns them: the person
    who plays a deal again owns the table.
    """
    seen = or_(_t.visibility.is_(None), _t.visibility != "players", _t.owner == reader)
    return lists.summaries(
        connection,
        select(schema.tables)
        .where(_t.source == source, seen)
        .order_by(_t.created, _t.id)
        .limit(most),
    )


def decisions(connection: Connection, seats: Mapping[str, int]) -> dict[str, list[str]]:
    """What the person on the seat decided at each table, without the tokens it began with."""
    found: dict[str, list[str]] = {table: [] for table in seats}
    rows = connection.execute(
        select(_m.table, _m.seat, _m.token)
        .join(schema.tables, _t.id == _m.table)
        .where(
            _m.table.in_(list(seats)),
            _m.seat.is_not(None),
            _m.ply >= func.coalesce(_t.origin_ply, 0),
        )
        .order_by(_m.table, _m.ply)
    )
    for row in rows:
        if row.seat == seats[row.table]:
            found[row.table].append(row.token)
    return found
