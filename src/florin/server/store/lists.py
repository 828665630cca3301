"""Lists of tables: the lobby, and my tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, case, or_, select

from florin.server.messages import Options, Result, TableCard, Turn
from florin.server.store import schema
from florin.server.store.tables import seats_of
from florin.server.tables.state import SeatState
from florin.server.tables.views import seats_shown

MOST = 100
_t = schema.tables.c


def lobby(connection: Connection, person: str | None, since: int) -> list[TableCard]:
    """Public tables: open ones first, then those being played; not those left for long."""
    rank = case((_t.status == "open", 0), else_=1)
    return _cards(
        connection,
        select(schema.tables)
        .where(_t.public, _t.status.in_(("open", "playing")), _t.changed >= since)
        .order_by(rank, _t.changed.desc())
        .limit(MOST),
        person,
    )


def mine(connection: Connection, person: str) -> list[TableCard]:
    """Tables that the person plays at or owns: those waiting for the person first."""
    s = schema.seats.c
    at = select(s.table).where(s.person == person)
    turn = (
        select(s.table)
        .where(s.person == person, s.table == _t.id, s.seat == _t.to_act)
        .correlate(schema.tables)
        .exists()
    )
    rank = case((turn, 0), (_t.status == "playing", 1), (_t.status == "open", 2), else_=3)
    return _cards(
        connection,
        select(schema.tables)
        .where(or_(_t.id.in_(at), _t.owner == person))
        .order_by(rank, _t.changed.desc())
        .limit(MOST),
        person,
    )


def unfinished_of(connection: Connection, person: str) -> list[str]:
    """Ids of the tables that show the person's name and are not over."""
    s = schema.seats.c
    at = select(s.table).where(s.person == person)
    found = select(_t.id).where(or_(_t.id.in_(at), _t.owner == person), _t.status != "over")
    return list(connection.execute(found).scalars())


def _cards(connection: Connection, query: Select[Any], person: str | None) -> list[TableCard]:
    rows = connection.execute(query).all()
    seats = seats_of(connection, [row.id for row in rows])
    return [_card(row, seats[row.id], person) for row in rows]


def _card(row: Row[Any], seats: tuple[SeatState, ...], person: str | None) -> TableCard:
    yours = [
        at for at, seat in enumerate(seats, start=1) if person is not None and seat.person == person
    ]
    turn = None
    if row.to_act is not None:
        turn = Turn(row.to_act + 1, row.turn_since, None if row.due_bot else row.due)
    return TableCard(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=seats_shown(seats),
        options=Options(
            first=None if row.first is None else row.first + 1,
            clock=row.clock,
            public=row.public,
            pace=row.pace,
            seeded=row.seeded,
        ),
        owner=row.owner_name,
        created=row.created,
        changed=row.changed,
        ply=row.ply,
        stage=row.stage,
        turn=turn,
        yours=yours,
        waiting=turn is not None and turn.seat in yours,
        result=None if row.result is None else Result(**row.result),
    )
