"""Passkeys, the challenges that authenticators sign, and recovery codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from florin.server.domain import Passkey, Person
from florin.server.store import identities, schema
from florin.server.store.access import hashed

MOST_PASSKEYS: Final = 20  # per person
_passkeys, _challenges, _codes = (
    schema.passkeys.c,
    schema.challenges.c,
    schema.recovery_codes.c,
)


def add_challenge(
    connection: Connection, challenge: bytes, person: str | None, now: int, expires: int
) -> None:
    """Expired ones are removed: each new challenge takes the place of old ones."""
    connection.execute(delete(schema.challenges).where(_challenges.expires < now))
    connection.execute(
        insert(schema.challenges).values(
            hash=hashed(challenge.hex()), person=person, expires=expires
        )
    )


def use_challenge(connection: Connection, challenge: bytes, person: str | None, now: int) -> bool:
    """Whether it was issued for that person and has not expired. It works once."""
    found = connection.execute(
        delete(schema.challenges)
        .where(_challenges.hash == hashed(challenge.hex()))
        .returning(_challenges.person, _challenges.expires)
    ).first()
    return found is not None and found.person == person and found.expires >= now


def add(connection: Connection, passkey: Passkey) -> bool:
    """False, and nothing stored, if the person has too many or the passkey is known."""
    known = find(connection, passkey.credential)
    if known is not None or len(of_person(connection, passkey.person)) >= MOST_PASSKEYS:
        return False
    values = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
    connection.execute(insert(schema.passkeys).values(values))
    return True


def find(connection: Connection, credential: bytes) -> Passkey | None:
    row = connection.execute(
        select(schema.passkeys).where(_passkeys.credential == credential)
    ).first()
    return None if row is None else _passkey(row)


def of_person(connection: Connection, person: str) -> list[Passkey]:
    """The oldest first."""
    rows = connection.execute(
        select(schema.passkeys)
        .where(_passkeys.person == person)
        .order_by(_passkeys.created, _passkeys.id)
    )
    return [_passkey(row) for row in rows]


def used(connection: Connection, passkey: Passkey, sign_count: int, now: int, host: str) -> None:
    connection.execute(
        update(schema.passkeys)
        .where(_passkeys.id == passkey.id)
        .values(used=now, sign_count=sign_count, host=host)
    )


def remove(connection: Connection, person: str, passkey: str) -> bool:
    """False if the person has no such passkey."""
    if "\0" in passkey:  # PostgreSQL cannot store this character and fails if it is asked for it
        return False
    found = connection.execute(
        delete(schema.passkeys).where(_passkeys.id == passkey, _passkeys.person == person)
    )
    return found.rowcount == 1


def replace_recovery_codes(connection: Connection, person: str, codes: Sequence[str]) -> None:
    """The person's earlier codes stop working."""
    connection.execute(delete(schema.recovery_codes).where(_codes.person == person))
    if codes:
        connection.execute(
            insert(schema.recovery_codes),
            [{"hash": hashed(code), "person": person} for code in codes],
        )


def recovery_codes_left(connection: Connection, person: str) -> int:
    count = select(func.count()).select_from(schema.recovery_codes).where(_codes.person == person)
    return connection.execute(count).scalar_one()


def use_recovery_code(connection: Connection, code: str) -> Person | None:
    """The person whose code it is; None if it is unknown. A code works once."""
    found = connection.execute(
        delete(schema.recovery_codes).where(_codes.hash == hashed(code)).returning(_codes.person)
    ).scalar()
    return None if found is None else identities.find(connection, found)


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(**{name: getattr(row, name) for name in Passkey.__struct_fields__})
