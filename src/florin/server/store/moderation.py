"""What an operator may do to people and tables. Everything is written to the audit log.

The functions run in one transaction each. Running servers are told: PostgreSQL sends the messages
with the commit, and the server of a SQLite file reads them from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, or_, select, update

from florin.server.domain import Person, Preferences, TableState, play, seats
from florin.server.operations.names import DELETED
from florin.server.store import bus, identities, retention, schema, tables

PURGE_PAGE: Final = 500  # rows in one statement
NODE: Final = "admin"  # the sender of the messages
MOST_VERSIONS: Final = 100  # tables in one message, which must stay below 8,000 bytes
# Rows that go with the person to whom they belong.
PERSONAL: Final = (
    schema.access_tokens,
    schema.carry_codes,
    schema.challenges,
    schema.chat,
    schema.meetings,
    schema.deliveries,
    schema.holidays,
    schema.notice_settings,
    schema.outbox,
    schema.daily_tries,
    schema.passkeys,
    schema.puzzle_attempts,
    schema.puzzle_solvers,
    schema.push_subscriptions,
    schema.recovery_codes,
    schema.results,
    schema.sessions,
)
_people, _tables, _seats = schema.people.c, schema.tables.c, schema.seats.c
_decoder: Final = msgspec.json.Decoder[list[bus.AnyBusMessage]](list[bus.AnyBusMessage])


class NoSuch(Exception):
    """There is no such person or table; the message says so in one line."""


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int
    muted: bool
    banned: bool


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: str
    owner: str
    owner_name: str
    public: bool
    changed: int


class AuditRow(msgspec.Struct, frozen=True):
    id: int
    at: int
    action: str
    subject: str
    detail: str


def people(connection: Connection, text: str, most: int) -> list[PersonRow]:
    """Those whose name or id contains `text`, the latest first."""
    columns = [_people[name] for name in PersonRow.__struct_fields__]
    found = select(*columns).order_by(_people.created.desc()).limit(most)
    if text:
        found = found.where(or_(_people.name.icontains(text, autoescape=True), _people.id == text))
    return [PersonRow(*row) for row in connection.execute(found)]


def table_rows(
    connection: Connection, status: str | None, owner: str | None, most: int
) -> list[TableRow]:
    """Tables, those that changed last first."""
    columns = [_tables[name] for name in TableRow.__struct_fields__]
    found = select(*columns).order_by(_tables.changed.desc()).limit(most)
    if status is not None:
        found = found.where(_tables.status == status)
    if owner is not None:
        found = found.where(_tables.owner == owner)
    return [TableRow(*row) for row in connection.execute(found)]


def audit_rows(connection: Connection, most: int) -> list[AuditRow]:
    """The latest first."""
    columns = [schema.audit.c[name] for name in AuditRow.__struct_fields__]
    found = select(*columns).order_by(schema.audit.c.id.desc()).limit(most)
    return [AuditRow(*row) for row in connection.execute(found)]


def last_audit(connection: Connection) -> int:
    return connection.execute(select(func.max(schema.audit.c.id))).scalar() or 0


def messages_after(connection: Connection, last: int) -> tuple[int, list[bus.AnyBusMessage]]:
    """What later entries of the log tell running servers, and the number of the last one."""
    rows = connection.execute(
        select(schema.audit.c.id, schema.audit.c.messages)
        .where(schema.audit.c.id > last)
        .order_by(schema.audit.c.id)
    ).all()
    return (
        rows[-1].id if rows else last,
        [message for row in rows for message in _decoder.decode(row.messages)],
    )


def set_muted(connection: Connection, person: str, muted: bool, now: int) -> Person:
    found = _person(connection, person)
    connection.execute(update(schema.people).where(_people.id == person).values(muted=muted))
    _log(connection, "mute" if muted else "unmute", person, found.name, [_changed(person)], now)
    return found


def set_banned(connection: Connection, person: str, banned: bool, now: int) -> Person:
    """A banned person's requests are refused. Bots take over when clocks run out."""
    found = _person(connection, person)
    connection.execute(update(schema.people).where(_people.id == person).values(banned=banned))
    _log(connection, "ban" if banned else "unban", person, found.name, [_changed(person)], now)
    return found


def rename(connection: Connection, person: str, name: str, now: int) -> Person:
    found = _person(connection, person)
    identities.rename(connection, person, name)
    messages = [_changed(person), bus.PersonRenamed(node=NODE, person=person)]
    _log(connection, "rename", person, f"{found.name} -> {name}", messages, now)
    return replace(found, name=name)


def close_table(connection: Connection, table: str, now: int) -> None:
    """Deletes a table with its moves and chat, whatever its state."""
    row = connection.execute(
        delete(schema.tables).where(_tables.id == table).returning(_tables.status, _tables.game)
    ).first()
    if row is None:
        raise NoSuch(f"there is no table {table!r}")
    message = bus.TableRemoved(node=NODE, table=table)
    _log(connection, "close", table, f"{row.game}, {row.status}", [message], now)


def delete_person(connection: Connection, person: str, now: int) -> Person:
    """Removes what identifies the person. Finished games stay, under another name.

    Open tables of the person are closed. A bot takes the person's seats in games under way.
    """
    found, default = _person(connection, person), Preferences()
    messages: list[bus.AnyBusMessage] = [
        _changed(person),
        bus.NoticesChanged(node=NODE, person=person),
    ]
    for table in _unfinished(connection, person):
        messages += _leave(connection, table, found, now)
    messages += _chat_removed(connection, person)
    for traces in PERSONAL:
        connection.execute(delete(traces).where(traces.c.person == person))
    connection.execute(
        update(schema.people)
        .where(_people.id == person)
        .values(
            name=DELETED,
            banned=True,
            handle=None,
            handle_key=None,
            profile_public=False,
            language=default.language,
            theme=default.theme,
            games_shared=default.games_shared,
        )
    )
    at = select(_seats.table).where(_seats.person == person)
    shown = connection.execute(
        select(_tables.id).where(or_(_tables.id.in_(at), _tables.owner == person))
    ).scalars()
    ids = [*shown, *_invitations_removed(connection, person)]
    connection.execute(update(schema.seats).where(_seats.person == person).values(name=DELETED))
    connection.execute(
        update(schema.tables).where(_tables.owner == person).values(owner_name=DELETED, place=None)
    )
    # Earlier entries may hold names of the person.
    connection.execute(
        update(schema.audit).where(schema.audit.c.subject == person).values(detail="")
    )
    messages += _new_versions(connection, ids)
    # Not the name: the log would keep what was to be deleted.
    _log(connection, "delete", person, f"tables: {len(ids)}", messages, now)
    return found


def purge(connection: Connection, rules: retention.Rules, now: int) -> dict[str, int]:
    """Removes everything that the rules allow; returns how many of each kind."""
    counts: dict[str, int] = {}
    messages: list[bus.AnyBusMessage] = []
    for kind, work in retention.PURGES.items():
        after: str | int | None = ""
        counts[kind] = 0
        while after is not None:
            after, removed = work(connection, rules, now, after, PURGE_PAGE)
            counts[kind] += len(removed)
            if kind == "tables":
                messages += [bus.TableRemoved(node=NODE, table=table) for table in removed]
    detail = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    _log(connection, "purge", "", detail, messages, now)
    return counts


def _unfinished(connection: Connection, person: str) -> list[str]:
    """Tables that the person owns or plays at."""
    at = select(_seats.table).where(_seats.person == person)
    found = select(_tables.id).where(
        or_(_tables.id.in_(at), _tables.owner == person), _tables.status != "over"
    )
    return list(connection.execute(found).scalars())


def _leave(connection: Connection, table: str, person: Person, now: int) -> list[bus.AnyBusMessage]:
    """Takes the person out of an unfinished table."""
    loaded = tables.load(connection, table)
    if loaded is None:
        return []
    before = after = loaded[0]
    if before.status == "open" and before.owner == person.id:
        tables.remove(connection, table, before.version)
        return [bus.TableRemoved(node=NODE, table=table)]
    for seat in before.held_by(person.id):
        after = _left(after, seat, person, now)
    if after is not before:
        tables.save(connection, before, replace(after, version=before.version + 1), NODE)
    return []


def _left(state: TableState, seat: int, person: Person, now: int) -> TableState:
    if state.status == "open":
        return seats.leave(state, seat, person).state
    if state.seats[seat].absent:
        return state
    return play.resign(state, seat, person, now).state


def _person(connection: Connection, person: str) -> Person:
    found = identities.find(connection, person)
    if found is None:
        raise NoSuch(f"there is no person {person!r}")
    return found


def _changed(person: str) -> bus.AnyBusMessage:
    """Servers forget what they know of the person and end the person's sockets."""
    return bus.AccessRevoked(node=NODE, person=person)


def _new_versions(connection: Connection, ids: Sequence[str]) -> list[bus.AnyBusMessage]:
    """Counts the versions of tables up, so that servers read them again."""
    rows: list[Any] = list(
        connection.execute(
            update(schema.tables)
            .where(_tables.id.in_(ids))
            .values(version=_tables.version + 1)
            .returning(_tables.id, _tables.version)
        )
    )
    return [
        bus.TablesChanged(
            node=NODE, versions={row.id: row.version for row in rows[at : at + MOST_VERSIONS]}
        )
        for at in range(0, len(rows), MOST_VERSIONS)
    ]


def _invitations_removed(connection: Connection, person: str) -> list[str]:
    """Opens the seats that are kept for the person under their name; returns the tables."""
    return list(
        connection.execute(
            update(schema.seats)
            .where(_seats.invited == person)
            .values(invited=None, name="", named=False)
            .returning(_seats.table)
        ).scalars()
    )


def _chat_removed(connection: Connection, person: str) -> list[bus.AnyBusMessage]:
    lines = schema.chat.c
    said_at = connection.execute(select(lines.table).where(lines.person == person).distinct())
    ids = list(said_at.scalars())
    return [
        bus.ChatRemoved(node=NODE, tables=ids[at : at + MOST_VERSIONS])
        for at in range(0, len(ids), MOST_VERSIONS)
    ]


def _log(
    connection: Connection,
    action: str,
    subject: str,
    detail: str,
    messages: Sequence[bus.AnyBusMessage],
    now: int,
) -> None:
    connection.execute(
        schema.audit.insert().values(
            at=now,
            action=action,
            subject=subject,
            detail=detail,
            messages=msgspec.json.encode(messages).decode(),
        )
    )
    for message in messages:
        bus.notify(connection, message)
