"""Chat lines of a table."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, insert, select

from florin.server.domain import ChatLine, Person
from florin.server.store import schema
from florin.server.store.bus import ChatPosted, notify

RECENT: Final = 50
_chat = schema.chat.c


def post(
    connection: Connection,
    table: str,
    person: Person,
    seat: int | None,
    text: str,
    now: int,
    node: str,
) -> ChatLine:
    """`seat` counts from 1 here: it is only shown."""
    number = connection.execute(
        insert(schema.chat)
        .values(table=table, at=now, person=person.id, name=person.name, seat=seat, text=text)
        .returning(_chat.id)
    ).scalar_one()
    notify(connection, ChatPosted(node=node, table=table, line=number))
    return ChatLine(id=number, at=now, name=person.name, seat=seat, text=text)


def line(connection: Connection, number: int) -> ChatLine | None:
    row = connection.execute(select(schema.chat).where(_chat.id == number)).first()
    return None if row is None else _line(row)


def recent(connection: Connection, table: str, most: int = RECENT) -> list[ChatLine]:
    """The latest lines, oldest first."""
    rows = connection.execute(
        select(schema.chat).where(_chat.table == table).order_by(_chat.id.desc()).limit(most)
    ).all()
    return [_line(row) for row in reversed(rows)]


def _line(row: Row[Any]) -> ChatLine:
    return ChatLine(id=row.id, at=row.at, name=row.name, seat=row.seat, text=row.text)
