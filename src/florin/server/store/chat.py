"""Chat lines of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, insert, select

from florin.server.domain import ChatLine, Person
from florin.server.domain.chat import MOST_OF_PERSON, MOST_OF_SPECTATORS, RECENT
from florin.server.store import schema
from florin.server.store.bus import ChatPosted, notify

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
    return ChatLine(id=number, at=now, name=person.name, seat=seat, text=text, person=person.id)


def line(connection: Connection, number: int) -> ChatLine | None:
    row = connection.execute(select(schema.chat).where(_chat.id == number)).first()
    return None if row is None else _line(row)


def recent(connection: Connection, table: str) -> list[ChatLine]:
    """The latest lines that the quotas let through, oldest first."""
    of_person = func.row_number().over(partition_by=_chat.person, order_by=_chat.id.desc())
    of_kind = func.row_number().over(partition_by=_chat.seat.is_(None), order_by=_chat.id.desc())
    numbered = (
        select(schema.chat, of_person.label("of_person"), of_kind.label("of_kind"))
        .where(_chat.table == table)
        .subquery()
    )
    n = numbered.c
    rows = connection.execute(
        select(numbered)
        .where(n.of_person <= MOST_OF_PERSON)
        .where(n.seat.is_not(None) | (n.of_kind <= MOST_OF_SPECTATORS))
        .order_by(n.id.desc())
        .limit(RECENT)
    ).all()
    return [_line(row) for row in reversed(rows)]


def page(connection: Connection, table: str, before: int | None, most: int) -> list[ChatLine]:
    """The last `most` lines with a number below `before`, oldest first; no quota applies."""
    wanted = select(schema.chat).where(_chat.table == table).order_by(_chat.id.desc()).limit(most)
    if before is not None:
        wanted = wanted.where(_chat.id < before)
    return [_line(row) for row in reversed(connection.execute(wanted).all())]


def _line(row: Row[Any]) -> ChatLine:
    return ChatLine(
        id=row.id, at=row.at, name=row.name, seat=row.seat, text=row.text, person=row.person
    )
