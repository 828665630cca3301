"""Who people are."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from florin.server.domain import Person, Preferences, Refusal
from florin.server.domain.handles import handle_key
from florin.server.operations.names import DELETED
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
    """None also for a deleted person: only finished games still hold the id."""
    columns = [_people[name] for name in Person.__struct_fields__]
    row = connection.execute(select(*columns).where(_people.id == person, ~is_deleted())).first()
    return None if row is None else Person(*row)


def is_deleted() -> ColumnElement[bool]:
    """The condition on a row of people that the person was deleted."""
    return and_(_people.name == DELETED, _people.banned, _people.handle_key.is_(None))


def set_handle(connection: Connection, person: str, handle: str) -> None:
    """Raises Refusal if another person has that handle or one that looks like it."""
    key = handle_key(handle)
    taken = connection.execute(
        select(_people.id).where(_people.handle_key == key, _people.id != person)
    ).first()
    if taken is not None:
        raise _taken(handle)
    try:
        with connection.begin_nested():
            connection.execute(
                update(schema.people)
                .where(_people.id == person)
                .values(handle=handle, handle_key=key)
            )
    except IntegrityError:  # another process was faster
        raise _taken(handle) from None


def _taken(handle: str) -> Refusal:
    return Refusal(
        "handle_taken", f"the handle {handle}, or one that looks like it, belongs to another person"
    )


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
