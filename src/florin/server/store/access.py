"""Credentials: the secret that signs cookies, carry codes, access tokens of programs."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from florin.server.domain import AccessToken, Person, Scope
from florin.server.store import identities, schema
from florin.server.store.bus import AccessRevoked, notify

_codes = schema.carry_codes.c
_tokens = schema.access_tokens.c
MOST_TOKENS: Final = 20  # per person


class TokenHolder(NamedTuple):
    """The id of an access token, its person, when it was last used, and what it may do."""

    token: str
    person: Person
    used: int | None
    scope: Scope


def hashed(secret: str) -> str:
    """Codes and tokens have enough random bits that a fast digest is safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


def signing_secret(connection: Connection, random_secret: str, name: str = "cookies") -> str:
    """The secret of that name; `random_secret` becomes it at the first start."""
    find = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    found = connection.execute(find).scalar()
    if found is None:
        made = {"name": name, "value": random_secret}
        if connection.dialect.name == "postgresql":
            # Two processes may start at the same time: the secret of the first one stays.
            from sqlalchemy.dialects.postgresql import insert as upsert  # noqa: PLC0415

            connection.execute(upsert(schema.secrets).values(made).on_conflict_do_nothing())
        else:
            connection.execute(insert(schema.secrets).values(made))
        found = connection.execute(find).scalar_one()
    return found


def add_code(connection: Connection, person: str, code: str, expires: int) -> None:
    """Replaces the person's code: there is one at a time."""
    connection.execute(delete(schema.carry_codes).where(_codes.person == person))
    connection.execute(
        insert(schema.carry_codes).values(hash=hashed(code), person=person, expires=expires)
    )


def use_code(connection: Connection, code: str, now: int) -> Person | None:
    """The person whose code it is; None if it is unknown or expired. A code works once."""
    found = connection.execute(
        delete(schema.carry_codes)
        .where(_codes.hash == hashed(code))
        .returning(_codes.person, _codes.expires)
    ).first()
    if found is None or found.expires < now:
        return None
    return identities.find(connection, found.person)


def add_token(connection: Connection, person: str, token: AccessToken, secret: str) -> bool:
    """False, and nothing stored, if the person has too many."""
    if len(tokens_of(connection, person)) >= MOST_TOKENS:
        return False
    connection.execute(
        insert(schema.access_tokens).values(
            id=token.id,
            hash=hashed(secret),
            person=person,
            label=token.label,
            scope=token.scope,
            created=token.created,
            used=token.used,
        )
    )
    return True


def tokens_of(connection: Connection, person: str) -> list[AccessToken]:
    rows = connection.execute(
        select(schema.access_tokens).where(_tokens.person == person).order_by(_tokens.created)
    )
    return [
        AccessToken(id=row.id, label=row.label, created=row.created, used=row.used, scope=row.scope)
        for row in rows
    ]


def remove_token(connection: Connection, person: str, token: str, node: str) -> bool:
    """False if the person has no such token. The other processes are told with the commit."""
    if "\0" in token:  # PostgreSQL cannot store this character and fails if it is asked for it
        return False
    found = connection.execute(
        delete(schema.access_tokens).where(_tokens.id == token, _tokens.person == person)
    )
    if found.rowcount != 1:
        return False
    notify(connection, AccessRevoked(node=node, person=person, credentials=[token]))
    return True


def holder_of(connection: Connection, secret: str) -> TokenHolder | None:
    row = connection.execute(
        select(_tokens.id, _tokens.person, _tokens.used, _tokens.scope).where(
            _tokens.hash == hashed(secret)
        )
    ).first()
    if row is None:
        return None
    person = identities.find(connection, row.person)
    return None if person is None else TokenHolder(row.id, person, row.used, row.scope)


def existing_tokens(connection: Connection, tokens: Collection[str]) -> set[str]:
    """Those of the token ids that are valid."""
    found = connection.execute(select(_tokens.id).where(_tokens.id.in_(tokens)))
    return set(found.scalars())


def token_used(connection: Connection, token: str, now: int) -> None:
    connection.execute(update(schema.access_tokens).where(_tokens.id == token).values(used=now))
