"""Migrations, backups, and states that come back as they were stored."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection

from florin.server.backup import BackupFailed, backup
from florin.server.settings import Settings
from florin.server.store import Database, connect, people, schema, tables
from florin.server.tables import orders, play, undo
from florin.server.tables.state import State
from table_kit import ANNA, new


def with_database(address: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = await connect(Settings(database=address))
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


def test_migrations_make_what_the_schema_says(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def work(database: Database) -> None:
        assert await database.read(differences) == []

    with_database(database, work)


def test_a_state_comes_back_as_it_was_stored_at_every_step(database: str) -> None:
    async def work(database: Database) -> None:
        person = await database.write(lambda c: people.create(c, "Anna", 0))
        anna = replace(ANNA, id=person.id)

        def mine(state: State) -> State:
            seats = tuple(
                replace(seat, person=person.id if seat.person else None) for seat in state.seats
            )
            return replace(state, owner=person.id, seats=seats)

        before = mine(new("me", "me", "random", first=1, clock=30, seed="store"))
        await database.write(lambda c: tables.create(c, before))
        changes: list[Callable[[State], State]] = [
            lambda s: play.move(s, anna, s.ply, "draw", 1, 0),
            lambda s: play.move(s, anna, s.ply, "stop", 2, 0),
            lambda s: orders.leave_order(s, 0, anna, "raise", 9),
            lambda s: undo.ask(s, anna, None, 3, 0),
            lambda s: play.give_up(s, 0, anna, 4, 0),
        ]
        state = before
        for change in changes:
            after = replace(change(state), version=state.version + 1)
            assert await database.write(lambda c, a=state, b=after: tables.save(c, a, b, "n"))
            assert await database.read(lambda c: tables.load(c, before.id)) == after
            # The same change once more comes too late, and writes nothing.
            assert not await database.write(lambda c, a=state, b=after: tables.save(c, a, b, "n"))
            state = after

    with_database(database, work)


def test_what_fails_falls_alone(database: str) -> None:
    """Pieces of work that are committed together stand or fall by themselves."""

    async def work(database: Database) -> None:
        def fails(connection: Connection) -> None:
            people.create(connection, "lost", 0)
            raise ValueError("no")

        results = await asyncio.gather(
            *(
                database.write(fails if at % 3 == 0 else lambda c: people.create(c, "kept", 7))
                for at in range(30)
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(result, ValueError) for result in results) == 10

        def count(connection: Connection) -> tuple[int, int]:
            rows = connection.execute(schema.people.select()).all()
            return (
                sum(row.name == "kept" and row.created == 7 for row in rows),
                sum(row.name == "lost" for row in rows),
            )

        assert await database.read(count) == (20, 0)

    with_database(database, work)


def test_backup_of_a_file_in_use(tmp_path: Path) -> None:
    source, copy = tmp_path / "florin.db", tmp_path / "copy.db"

    async def work(database: Database) -> None:
        await database.write(lambda c: people.create(c, "Anna", 0))
        await asyncio.to_thread(backup, source, copy)

    with_database(f"sqlite:///{source}", work)
    file = sqlite3.connect(copy)
    assert file.execute("SELECT name FROM people").fetchall() == [("Anna",)]
    file.close()
    assert copy.stat().st_mode & 0o077 == 0
    with pytest.raises(BackupFailed, match="File exists"):
        backup(source, copy)
    with pytest.raises(BackupFailed, match="there is no database"):
        backup(tmp_path / "none.db", tmp_path / "other.db")
