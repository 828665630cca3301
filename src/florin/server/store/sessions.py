"""Sessions: the browsers in which a person is signed in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection, Row, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.domain import Session
from florin.server.store import identities, schema
from florin.server.store.bus import AccessRevoked, notify

MOST_SESSIONS: Final = 50  # per person; one more ends the least recently used one
MOST_NOTIFIED: Final = 100  # ids in one message, which must stay below 8,000 bytes
_sessions = schema.sessions.c


def begin(connection: Connection, session: Session, node: str) -> Session:
    """Stores the session unless it is stored already; returns the stored one.

    That of a deleted person has ended, and is not stored again.
    """
    found = find(connection, session.id)
    if found is not None:
        return found
    if identities.find(connection, session.person) is None:
        return replace(session, ended=session.used)
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {
        "id": session.id,
        "person": session.person,
        "device": session.device,
        "created": session.created,
        "used": session.used,
        "passkey": session.passkey,
    }
    # Two requests of one page may bring the same cookie at the same time.
    connection.execute(dialect.insert(schema.sessions).values(values).on_conflict_do_nothing())
    others = [old.id for old in of_person(connection, session.person) if old.id != session.id]
    end(connection, session.person, others[MOST_SESSIONS - 1 :], session.used, node)
    return find(connection, session.id) or session


def find(connection: Connection, session: str) -> Session | None:
    """The session, also if it has ended."""
    row = connection.execute(select(schema.sessions).where(_sessions.id == session)).first()
    return None if row is None else _session(row)


def of_person(connection: Connection, person: str) -> list[Session]:
    """The sessions that have not ended, the last used one first."""
    rows = connection.execute(
        select(schema.sessions)
        .where(_sessions.person == person, _sessions.ended.is_(None))
        .order_by(_sessions.used.desc(), _sessions.id)
    )
    return [_session(row) for row in rows]


def begun_by(connection: Connection, person: str, passkey: str) -> list[str]:
    """Ids of the sessions that began by that passkey and have not ended."""
    return [one.id for one in of_person(connection, person) if one.passkey == passkey]


def existing(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of the sessions that have not ended."""
    found = select(_sessions.id).where(_sessions.id.in_(ids), _sessions.ended.is_(None))
    return set(connection.execute(found).scalars())


def used(connection: Connection, session: str, device: str, now: int) -> None:
    connection.execute(
        update(schema.sessions).where(_sessions.id == session).values(used=now, device=device)
    )


def end(
    connection: Connection, person: str, sessions: Sequence[str], now: int, node: str
) -> list[str]:
    """Ends those of the sessions that the person has; returns their ids.

    The person's carry code ends too: the browser that is signed out may have asked for it. The
    other processes are told with the commit.
    """
    sessions = [session for session in sessions if "\0" not in session]
    if not sessions:
        return []
    ended = list(
        connection.execute(
            update(schema.sessions)
            .where(
                _sessions.person == person, _sessions.id.in_(sessions), _sessions.ended.is_(None)
            )
            .values(ended=now)
            .returning(_sessions.id)
        ).scalars()
    )
    if ended:
        codes = schema.carry_codes
        connection.execute(delete(codes).where(codes.c.person == person))
    for first in range(0, len(ended), MOST_NOTIFIED):
        part = ended[first : first + MOST_NOTIFIED]
        notify(connection, AccessRevoked(node=node, person=person, credentials=part))
    return ended


def _session(row: Row[Any]) -> Session:
    return Session(
        id=row.id,
        person=row.person,
        device=row.device,
        created=row.created,
        used=row.used,
        ended=row.ended,
        passkey=row.passkey,
    )
