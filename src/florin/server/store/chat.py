"""What was said at a table."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from florin.server.messages import ChatLine
from florin.server.store import schema
from florin.server.store.announce import announce

RECENT = 50
_chat = schema.chat.c


def say(
    connection: Connection,
    table: str,
    person: str,
    name: str,
    seat: int | None,
    text: str,
    now: int,
    node: str,
) -> ChatLine:
    """`seat` counts from 1 here: it is only shown."""
    number = connection.execute(
        insert(schema.chat)
        .values(table=table, at=now, person=person, name=name, seat=seat, text=text)
        .returning(_chat.id)
    ).scalar_one()
    announce(connection, f"chat {node} {table} {number}")
    return ChatLine(number, now, name, seat, text)


def line(connection: Connection, number: int) -> ChatLine | None:
    row = connection.execute(select(schema.chat).where(_chat.id == number)).first()
    return None if row is None else ChatLine(row.id, row.at, row.name, row.seat, row.text)


def recent(connection: Connection, table: str, most: int = RECENT) -> list[ChatLine]:
    """The latest lines, oldest first."""
    rows = connection.execute(
        select(schema.chat).where(_chat.table == table).order_by(_chat.id.desc()).limit(most)
    ).all()
    return [ChatLine(row.id, row.at, row.name, row.seat, row.text) for row in reversed(rows)]
