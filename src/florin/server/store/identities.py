"""Who people are."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from florin.server.domain import Person, Preferences
from florin.server.store import schema

_people = schema.people.c


def create(connection: Connection, person: Person) -> None:
    """A new person, with default preferences."""
    default = Preferences()
    connection.execute(
        insert(schema.people).values(
            id=person.id,
            name=person.name,
            created=person.created,
            language=default.language,
            theme=default.theme,
        )
    )


def find(connection: Connection, person: str) -> Person | None:
    row = connection.execute(
        select(_people.id, _people.name, _people.created, _people.muted, _people.banned).where(
            _people.id == person
        )
    ).first()
    if row is None:
        return None
    return Person(id=row.id, name=row.name, created=row.created, muted=row.muted, banned=row.banned)


def rename(connection: Connection, person: str, name: str) -> None:
    """Writes the name, also at all tables of the person that are not over, in three statements."""
    t, s = schema.tables.c, schema.seats.c
    connection.execute(update(schema.people).where(_people.id == person).values(name=name))
    connection.execute(
        update(schema.tables).where(t.owner == person, t.status != "over").values(owner_name=name)
    )
    unfinished = select(t.id).where(t.id == s.table, t.status != "over").exists()
    connection.execute(
        update(schema.seats).where(s.person == person, ~s.named, unfinished).values(name=name)
    )
