"""Analyses of finished games, each made once.

A process claims a game by a row before it begins. A claim without a result that is too old belongs
to a process that died, and may be taken over a few times.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.store import schema

ATTEMPTS: Final = 3
_a, _t, _s = schema.analyses.c, schema.tables.c, schema.seats.c


class Stored(NamedTuple):
    """`body` is JSON; None while a process works on it, or after the last attempt failed."""

    claimed: int
    node: str
    attempts: int
    done: int | None
    body: str | None


def find(connection: Connection, table: str) -> Stored | None:
    row = connection.execute(
        select(_a.claimed, _a.node, _a.attempts, _a.done, _a.body).where(_a.table == table)
    ).first()
    return None if row is None else Stored(*row)


def claim(connection: Connection, table: str, node: str, now: int, stale: int) -> bool:
    """Whether this process may analyse the game now.

    `stale`: claims from before this time may be taken over. A taken-over claim counts an attempt.
    """
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    made = connection.execute(
        dialect.insert(schema.analyses)
        .values(table=table, claimed=now, node=node, attempts=1)
        .on_conflict_do_nothing()
    )
    if made.rowcount == 1:
        return True
    taken = connection.execute(
        update(schema.analyses)
        .where(_a.table == table, _a.body.is_(None), _a.claimed < stale, _a.attempts < ATTEMPTS)
        .values(claimed=now, node=node, attempts=_a.attempts + 1)
    )
    return taken.rowcount == 1


def store(connection: Connection, table: str, body: str, now: int) -> bool:
    """Keeps the analysis; False if one is there already."""
    found = connection.execute(
        update(schema.analyses)
        .where(_a.table == table, _a.body.is_(None))
        .values(body=body, done=now)
    )
    return found.rowcount == 1


def waiting(connection: Connection, since: int, stale: int, most: int) -> list[str]:
    """Finished games of people since that time that have no analysis and no fresh claim."""
    people = select(_s.seat).where(_s.table == _t.id, _s.kind == "person").exists()
    query = (
        select(_t.id)
        .outerjoin(schema.analyses, _a.table == _t.id)
        .where(_t.status == "over", _t.changed >= since, people)
        .where(
            _a.table.is_(None)
            | (_a.body.is_(None) & (_a.claimed < stale) & (_a.attempts < ATTEMPTS))
        )
        .order_by(_t.changed.desc())
        .limit(most)
    )
    return list(connection.execute(query).scalars())
