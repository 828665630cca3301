"""People, the codes that carry them to another device, and their programs' tokens."""

from __future__ import annotations

import hashlib
import secrets as random_secrets

from sqlalchemy import Connection, delete, insert, select, update

from florin.server.messages import AccessTokenCard
from florin.server.moment import new_id
from florin.server.store import schema
from florin.server.tables.state import Person

_people = schema.people.c
_codes = schema.carry_codes.c
_tokens = schema.access_tokens.c
MOST_TOKENS = 20


def hashed(secret: str) -> str:
    """Codes and tokens are random, so a plain digest keeps them as well as a slow one."""
    return hashlib.sha256(secret.encode()).hexdigest()


def signing_secret(connection: Connection) -> str:
    """Made at the first start; the same for all processes of this database."""
    find = select(schema.secrets.c.value).where(schema.secrets.c.name == "cookies")
    found = connection.execute(find).scalar()
    if found is None:
        made = {"name": "cookies", "value": random_secrets.token_hex(32)}
        if connection.dialect.name == "postgresql":
            # Two processes may start at once: the first one's secret stands.
            from sqlalchemy.dialects.postgresql import insert as upsert  # noqa: PLC0415

            connection.execute(upsert(schema.secrets).values(made).on_conflict_do_nothing())
        else:
            connection.execute(insert(schema.secrets).values(made))
        found = connection.execute(find).scalar_one()
    return found


def create(connection: Connection, name: str, now: int) -> Person:
    person = Person(new_id(), name, None, "system", now)
    connection.execute(
        insert(schema.people).values(
            id=person.id, name=name, language=None, theme="system", created=now
        )
    )
    return person


def find(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(schema.people).where(_people.id == person)).first()
    return None if row is None else Person(row.id, row.name, row.language, row.theme, row.created)


def change(connection: Connection, person: str, values: dict[str, str]) -> Person:
    if values:
        connection.execute(update(schema.people).where(_people.id == person).values(**values))
    found = find(connection, person)
    assert found is not None
    return found


def add_code(connection: Connection, person: str, code: str, expires: int) -> None:
    """A person has one code at a time."""
    connection.execute(delete(schema.carry_codes).where(_codes.person == person))
    connection.execute(
        insert(schema.carry_codes).values(hash=hashed(code), person=person, expires=expires)
    )


def use_code(connection: Connection, code: str, now: int) -> Person | None:
    """Whose code it is; it works once."""
    found = connection.execute(
        delete(schema.carry_codes)
        .where(_codes.hash == hashed(code))
        .returning(_codes.person, _codes.expires)
    ).first()
    if found is None or found.expires < now:
        return None
    return find(connection, found.person)


def add_token(
    connection: Connection, person: str, label: str, secret: str, now: int
) -> AccessTokenCard | None:
    """None where the person has too many."""
    if len(tokens_of(connection, person)) >= MOST_TOKENS:
        return None
    card = AccessTokenCard(new_id(), label, now, None)
    connection.execute(
        insert(schema.access_tokens).values(
            id=card.id, hash=hashed(secret), person=person, label=label, created=now, used=None
        )
    )
    return card


def tokens_of(connection: Connection, person: str) -> list[AccessTokenCard]:
    rows = connection.execute(
        select(schema.access_tokens).where(_tokens.person == person).order_by(_tokens.created)
    )
    return [AccessTokenCard(row.id, row.label, row.created, row.used) for row in rows]


def remove_token(connection: Connection, person: str, token: str) -> bool:
    if "\0" in token:  # PostgreSQL has no text with that letter, and fails where it is given one
        return False
    found = connection.execute(
        delete(schema.access_tokens).where(_tokens.id == token, _tokens.person == person)
    )
    return found.rowcount == 1


def of_token(connection: Connection, secret: str) -> tuple[str, Person, int | None] | None:
    """The token's id, whose it is, and when it was last used."""
    row = connection.execute(
        select(_tokens.id, _tokens.person, _tokens.used).where(_tokens.hash == hashed(secret))
    ).first()
    if row is None:
        return None
    person = find(connection, row.person)
    return None if person is None else (row.id, person, row.used)


def token_used(connection: Connection, token: str, now: int) -> None:
    connection.execute(update(schema.access_tokens).where(_tokens.id == token).values(used=now))
