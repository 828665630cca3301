"""Codes, challenges, passkeys, tokens and sessions: for one person, in time, once, and so many."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from florin.server.domain import AccessToken, Passkey, Session
from florin.server.store import Database, access, notices, passkeys, sessions
from store_kit import new_person, with_database

EXPIRES = 1000


def passkey(person: str, number: int) -> Passkey:
    return Passkey(
        id=f"{person}{number}", person=person, credential=f"{person}{number}".encode(),
        public_key=b"key", sign_count=0, label="", synced=False, created=number, used=None,
        host=None,
    )  # fmt: skip


def token(person: str, number: int) -> AccessToken:
    return AccessToken(id=f"{person}{number}", label="", created=number, used=None)


def session(person: str, number: int) -> Session:
    return Session(id=f"{person}{number}", person=person, device="", created=0, used=number)


def test_codes_and_challenges_work_once_for_their_person_until_they_expire(database: str) -> None:
    async def work(database: Database) -> None:
        anna, bruno = [await new_person(database, name) for name in ("Anna", "Bruno")]

        def check(connection: Connection) -> None:
            def challenged(person: str | None, now: int) -> bool:
                passkeys.add_challenge(connection, b"c", anna.id, 0, EXPIRES)
                return passkeys.use_challenge(connection, b"c", person, now)

            assert [challenged(anna.id, now) for now in (EXPIRES, EXPIRES + 1)] == [True, False]
            assert [challenged(person, 0) for person in (bruno.id, None)] == [False, False]
            assert challenged(anna.id, 0)
            assert not passkeys.use_challenge(connection, b"c", anna.id, 0), "it was used"

            def carried(code: str, now: int) -> Any:
                access.add_code(connection, anna.id, "CODE", EXPIRES)
                return access.use_code(connection, code, now)

            assert [carried("CODE", now) for now in (EXPIRES, EXPIRES + 1)] == [anna, None]
            assert carried("OTHER", 0) is None
            assert access.use_code(connection, "CODE", 0) == anna
            assert access.use_code(connection, "CODE", 0) is None, "it was used"
            access.add_code(connection, bruno.id, "BRUNO", EXPIRES)
            access.add_code(connection, anna.id, "FIRST", EXPIRES)
            access.add_code(connection, anna.id, "SECOND", EXPIRES)
            uses = [access.use_code(connection, code, 0) for code in ("FIRST", "SECOND", "BRUNO")]
            assert uses == [None, anna, bruno], "a person has one code"

            passkeys.replace_recovery_codes(connection, anna.id, ["A", "B"])
            passkeys.replace_recovery_codes(connection, bruno.id, ["C"])
            assert passkeys.use_recovery_code(connection, "A") == anna
            assert passkeys.use_recovery_code(connection, "A") is None
            assert passkeys.recovery_codes_left(connection, anna.id) == 1
            passkeys.replace_recovery_codes(connection, anna.id, [])
            assert passkeys.use_recovery_code(connection, "B") is None
            assert passkeys.use_recovery_code(connection, "C") == bruno

        await database.write(check)

    with_database(database, work)


def test_a_person_has_so_many_passkeys_tokens_browsers_and_sessions(database: str) -> None:
    async def work(database: Database) -> None:
        people = [(await new_person(database, name)).id for name in ("Anna", "Bruno")]

        def check(connection: Connection) -> None:
            for person in people:
                kept = [passkeys.add(connection, passkey(person, n)) for n in range(21)]
                assert kept == [True] * passkeys.MOST_PASSKEYS + [False]
                tokens = [
                    access.add_token(connection, person, token(person, n), f"{person}{n}")
                    for n in range(21)
                ]
                assert tokens == [True] * access.MOST_TOKENS + [False]
                for n in range(12):
                    subscription = notices.PushSubscription(
                        id=f"{person}{n}", endpoint=f"https://push.test/{person}{n}",
                        p256dh="", auth="", device="", created=n,
                    )  # fmt: skip
                    notices.add_push(connection, person, subscription, "node")
                # The one that was used last is kept, and the one that has waited longest goes.
                for n in (*range(1, sessions.MOST_SESSIONS + 1), 0):
                    sessions.begin(connection, session(person, n), "node")
            anna, bruno = people
            for person in people:
                push = [found.id for found in notices.push_of(connection, person)]
                assert push == [f"{person}{n}" for n in range(12 - notices.MOST_PUSH, 12)]
                found = [found.id for found in sessions.of_person(connection, person)]
                assert found == [f"{person}{n}" for n in (*range(50, 1, -1), 0)]
            # What belongs to another person is neither removed nor ended.
            assert not passkeys.remove(connection, bruno, f"{anna}0")
            assert not access.remove_token(connection, bruno, f"{anna}0", "node")
            assert not notices.remove_push(connection, bruno, f"{anna}11", "node")
            assert not sessions.end(connection, bruno, [f"{anna}50"], 99, "node")
            assert passkeys.remove(connection, anna, f"{anna}0")
            assert access.remove_token(connection, anna, f"{anna}0", "node")
            assert access.holder_of(connection, f"{anna}0") is None
            holder = access.holder_of(connection, f"{anna}1")
            assert holder is not None
            assert holder.person.id == anna
            assert notices.remove_push(connection, anna, f"{anna}11", "node")
            assert sessions.end(connection, anna, [f"{anna}50"], 99, "node") == [f"{anna}50"]
            assert not sessions.end(connection, anna, [f"{anna}50"], 99, "node"), "ended before"

        await database.write(check)

    with_database(database, work)
