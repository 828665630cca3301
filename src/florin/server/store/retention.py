"""Removes what is no longer needed, page by page. Finished games stay.

Pages follow the primary key, so that no index is needed that every move would have to update.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select

from florin.server.store import deliveries, schema

DAY_MS: Final = 86_400_000
COOKIE_DAYS: Final = 401  # an ended session is kept for longer than its cookie is valid
_tables, _people, _sessions, _chat = (
    schema.tables.c,
    schema.people.c,
    schema.sessions.c,
    schema.chat.c,
)


class Rules(msgspec.Struct, frozen=True):
    """After how many days without a change or use something is removed; 0: never."""

    open_days: int  # tables that never started
    idle_days: int  # games under way
    guest_days: int  # guests who never sat down, chatted, or made a token or passkey
    chat_days: int


class Page(NamedTuple):
    """`next` is where the next page begins; None after the last one. `removed`: ids."""

    next: str | int | None
    removed: list[str]


def purge_tables(
    connection: Connection, rules: Rules, now: int, after: str | int, most: int
) -> Page:
    """Tables that did not change for too long: never started, or abandoned."""
    rows = connection.execute(
        select(_tables.id, _tables.status, _tables.changed)
        .where(_tables.id > str(after))
        .order_by(_tables.id)
        .limit(most)
    ).all()
    limits = {"open": _before(rules.open_days, now), "playing": _before(rules.idle_days, now)}
    old = [row for row in rows if row.changed < limits.get(row.status, 0)]
    removed: list[str] = []
    for row in old:
        # The condition keeps a table that has changed meanwhile.
        found = connection.execute(
            delete(schema.tables).where(_tables.id == row.id, _tables.changed == row.changed)
        )
        removed += [row.id] * found.rowcount
    return Page(rows[-1].id if len(rows) == most else None, removed)


def purge_guests(
    connection: Connection, rules: Rules, now: int, after: str | int, most: int
) -> Page:
    """Guests who left no trace, and sessions that ended long ago."""
    ids = list(
        connection.execute(
            select(_people.id).where(_people.id > str(after)).order_by(_people.id).limit(most)
        ).scalars()
    )
    connection.execute(
        delete(schema.sessions).where(
            _sessions.person.in_(ids), _sessions.ended < _before(COOKIE_DAYS, now)
        )
    )
    before = _before(rules.guest_days, now)
    traces = [
        select(table.c[column]).where(table.c[column] == _people.id).correlate(schema.people)
        for table, column in (
            (schema.seats, "person"),
            (schema.tables, "owner"),
            (schema.chat, "person"),
            (schema.access_tokens, "person"),
            (schema.passkeys, "person"),
            (schema.recovery_codes, "person"),
            (schema.puzzle_attempts, "person"),
            (schema.results, "person"),
            (schema.notice_settings, "person"),
            (schema.daily_tries, "person"),
        )
    ]
    recent = (
        select(_sessions.id)
        .where(_sessions.person == _people.id, _sessions.used >= before)
        .correlate(schema.people)
    )
    unused = list(
        connection.execute(
            select(_people.id).where(
                _people.id.in_(ids),
                _people.created < before,
                ~_people.banned,
                *(~found.exists() for found in [*traces, recent]),
            )
        ).scalars()
    )
    for credentials in (schema.carry_codes, schema.challenges, schema.sessions):
        connection.execute(delete(credentials).where(credentials.c.person.in_(unused)))
    connection.execute(delete(schema.people).where(_people.id.in_(unused)))
    return Page(ids[-1] if len(ids) == most else None, unused)


def purge_chat(connection: Connection, rules: Rules, now: int, after: str | int, most: int) -> Page:
    """Old lines. Their numbers grow with time, so it ends at the first one that stays."""
    rows = connection.execute(
        select(_chat.id, _chat.at).where(_chat.id > int(after or 0)).order_by(_chat.id).limit(most)
    ).all()
    before = _before(rules.chat_days, now)
    old = [row.id for row in rows if row.at < before]
    connection.execute(delete(schema.chat).where(_chat.id.in_(old)))
    goes_on = len(old) == most
    return Page(rows[-1].id if goes_on else None, [str(line) for line in old])


def purge_notices(
    connection: Connection,
    rules: Rules,  # noqa: ARG001  one signature for all purges
    now: int,
    after: str | int,
    most: int,
) -> Page:
    """Notices of more than a month ago, with their deliveries."""
    removed = deliveries.purge(connection, now, most)
    return Page(after if len(removed) == most else None, removed)


Purge = Callable[[Connection, Rules, int, str | int, int], Page]
PURGES: Final[dict[str, Purge]] = {
    "tables": purge_tables,
    "chat lines": purge_chat,
    "guests": purge_guests,
    "notices": purge_notices,
}


def _before(days: int, now: int) -> int:
    """The time before which something is too old; none is if `days` is 0."""
    return now - days * DAY_MS if days else 0
