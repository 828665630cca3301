"""Migrations, backups, and states that come back as they were stored."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text

from florin.server.domain import (
    AccessToken,
    Bank,
    Change,
    Person,
    Preferences,
    SeatState,
    TableState,
    UndoRequest,
    orders,
    play,
    undo,
)
from florin.server.domain.seats import start
from florin.server.operations.backup import BackupFailed, backup
from florin.server.operations.ids import new_id
from florin.server.store import (
    Database,
    access,
    identities,
    lists,
    preferences,
    schema,
    tables,
    undos,
)
from florin.server.store import orders as store_orders
from florin.server.store.turns import turn_of
from store_kit import new_person, with_database
from table_kit import ANNA, new


async def stored(database: Database, table: str) -> TableState | None:
    found = await database.read(lambda c: tables.load(c, table))
    return None if found is None else found[0]


def test_migrations_make_what_the_schema_says(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        # SQLite does not enforce lengths, so migrations leave the declared ones as they are.
        compare = connection.dialect.name != "sqlite"
        context = MigrationContext.configure(connection, opts={"compare_type": compare})
        return compare_metadata(context, schema.metadata)

    async def work(database: Database) -> None:
        assert await database.read(differences) == []

    with_database(database, work)


def test_a_state_comes_back_as_it_was_stored_at_every_step(database: str) -> None:
    async def work(database: Database) -> None:
        person = await new_person(database)
        anna = replace(ANNA, id=person.id)

        def mine(state: TableState) -> TableState:
            seats = tuple(
                replace(seat, person=person.id if seat.person else None) for seat in state.seats
            )
            return replace(state, owner=person.id, seats=seats)

        before = mine(new("me", "me", "random", first=1, clock=30, seed="store"))
        await database.write(lambda c: tables.create(c, before))
        changes: list[Callable[[TableState], Change]] = [
            lambda s: play.move(s, anna, s.ply, "draw", 1),
            lambda s: play.move(s, anna, s.ply, "stop", 2),
            lambda s: undo.request_undo(s, anna, None, s.era, s.ply, 3),
            lambda s: play.move(s, anna, s.ply, "stop", 3, era=1),
            lambda s: play.resign(s, 0, anna, 4),
            lambda s: undo.request_undo(s, anna, None, s.era, s.ply, 5),
        ]
        state = before
        for change in changes:
            after = replace(change(state).state, version=state.version + 1)
            assert await database.save(state, after)
            assert await stored(database, before.id) == after
            # The same change once more comes too late, and writes nothing.
            assert not await database.save(state, after)
            assert await stored(database, before.id) == after
            state = after

    with_database(database, work)


def test_every_field_of_a_seat_comes_back(database: str) -> None:
    """A rematch keeps an open seat for a person who was invited, also after a restart."""

    async def work(database: Database) -> None:
        person = await new_person(database)
        made = new("me", "open", "random", start=False)
        kept = SeatState(kind="open", name="Anna", named=True, invited=person.id, missed=1)
        first = replace(made.seats[0], person=person.id, absent=True)
        seats = (first, kept, made.seats[2])
        state = replace(made, id=new_id(), owner=person.id, seats=seats)
        await database.write(lambda c: tables.create(c, state))
        assert await stored(database, state.id) == state

    with_database(database, work)


def test_orders_are_stored_apart_and_executed_once(database: str) -> None:
    async def leave(database: Database, before: TableState, after: TableState) -> None:
        await database.write(lambda c: store_orders.store(c, before, after, "node"))

    async def work(database: Database) -> None:
        (state,) = await _tables(database, 1)
        anna = replace(ANNA, id=state.owner)
        stopped = replace(play.move(state, anna, state.ply, "stop", 1).state, version=1)
        assert await database.save(state, stopped)
        left = orders.leave_order(stopped, 2, anna, "raise", 9).state
        await leave(database, stopped, left)
        assert await stored(database, state.id) == left  # with the same version
        moved = replace(play.move(left, anna, left.ply, "4", 2).state, version=2)
        assert turn_of(left, moved) is not None  # the order costs the move nothing
        assert await database.save(left, moved)
        assert await database.read(lambda c: store_orders.waiting(c, 3, 9)) == [state.id]
        assert await database.read(lambda c: store_orders.waiting(c, 2, 9)) == []
        done = replace(play.order_move(moved, moved.ply, 0, 3).state, version=3)
        # Another process has changed the order: it is not executed.
        changed = replace(moved, orders=(replace(moved.orders[0], florins=5),))
        await leave(database, moved, changed)
        assert not await database.save(moved, done)
        assert await stored(database, state.id) == changed
        await leave(database, changed, moved)
        assert await database.save(moved, done)
        assert done.moves[-1].token == "5"
        assert await stored(database, state.id) == replace(done, orders=())

    with_database(database, work)


def test_a_list_of_orders_keeps_its_order_and_an_executed_one_leaves_it(database: str) -> None:
    async def work(database: Database) -> None:
        (state,) = await _tables(database, 1)
        anna = replace(ANNA, id=state.owner)
        stopped = replace(play.move(state, anna, state.ply, "stop", 1).state, version=1)
        assert await database.save(state, stopped)
        choices = [
            orders.OrderChoice("per_point", 1, "cloth"),
            orders.OrderChoice("raise", 9),
            orders.OrderChoice("pass_day"),
        ]
        before = stopped
        for each in (choices, choices[::-1], choices):
            left = orders.leave_orders(before, 2, anna, each).state
            await database.write(lambda c, b=before, a=left: store_orders.store(c, b, a, "node"))
            assert await stored(database, state.id) == left
            before = left
        moved = replace(play.move(before, anna, before.ply, "7", 2).state, version=2)
        assert await database.save(before, moved)
        done = replace(play.order_move(moved, moved.ply, 0, 3).state, version=3)
        assert done.moves[-1].token == "8"
        assert await database.save(moved, done)
        kept = await stored(database, state.id)
        assert kept is not None
        assert [order.kind for order in kept.orders] == ["per_point", "pass_day"]
        assert kept == done

    with_database(database, work)


def test_banks_of_time_are_stored_with_each_turn(database: str) -> None:
    async def work(database: Database) -> None:
        person = await new_person(database)
        anna = replace(ANNA, id=person.id)
        made = new("me", "me", "me", first=1, start=False, bank=Bank(60, 5))
        seats = tuple(replace(seat, person=person.id) for seat in made.seats)
        table = replace(made, id=new_id(), owner=person.id, seats=seats)
        state = start(table, anna, 0).state
        await database.write(lambda c: tables.create(c, state))
        assert await stored(database, state.id) == state
        moved = replace(play.move(state, anna, state.ply, "stop", 20_000).state, version=1)
        assert turn_of(state, moved) is not None  # on the fast path
        assert await database.save(state, moved)
        kept = await stored(database, state.id)
        assert kept == moved
        assert kept is not None
        assert kept.time_left == (45_000, 60_000, 60_000)

    with_database(database, work)


def test_orders_of_an_earlier_era_do_not_count(database: str) -> None:
    async def work(database: Database) -> None:
        (state,) = await _tables(database, 1)
        anna = replace(ANNA, id=state.owner)
        stopped = replace(play.move(state, anna, state.ply, "stop", 1).state, version=1)
        assert await database.save(state, stopped)
        back = undo.request_undo(stopped, anna, None, 0, stopped.ply, 2).state
        back = replace(back, version=2)
        assert await database.save(stopped, back)
        # An order that another process accepted before it heard of the undo.
        left = orders.leave_order(stopped, 2, anna, "pass_day", None).state
        await database.write(lambda c: store_orders.store(c, stopped, left, "node"))
        assert await stored(database, state.id) == back

    with_database(database, work)


def test_undone_moves_stay(database: str) -> None:
    async def work(database: Database) -> None:
        (state,) = await _tables(database, 1)
        anna = replace(ANNA, id=state.owner)
        expected: list[tuple[int, tuple[str, ...]]] = []
        for era in range(3):
            moved = play.move(state, anna, state.ply, "draw", 1, era=era).state
            moved = replace(moved, version=state.version + 1)
            assert await database.save(state, moved)
            back = undo.request_undo(moved, anna, None, era, moved.ply, 2).state
            expected.append((era, moved.tokens()[back.ply :]))
            state = replace(back, version=moved.version + 1)
            assert await database.save(moved, state)
        found = await database.read(lambda c: undos.latest(c, state.id, 2))
        assert [(u.era, tuple(m.token for m in u.moves)) for u in found] == expected[1:]
        found = await database.read(lambda c: undos.latest(c, state.id, 2, before=1))
        assert [(u.era, tuple(m.token for m in u.moves)) for u in found] == expected[:1]
        assert await stored(database, state.id) == state

    with_database(database, work)


async def _tables(database: Database, count: int) -> list[TableState]:
    """New tables of Anna's, stored."""
    person = await new_person(database)
    found: list[TableState] = []
    for _ in range(count):
        made = new("me", "me", "me", first=1)
        seats = tuple(replace(seat, person=person.id) for seat in made.seats)
        state = replace(made, id=new_id(), owner=person.id, seats=seats)
        await database.write(lambda c, state=state: tables.create(c, state))
        found.append(state)
    return found


def _drawn(state: TableState) -> TableState:
    anna = replace(ANNA, id=state.owner)
    return replace(play.move(state, anna, state.ply, "draw", 1).state, version=state.version + 1)


def test_of_turns_stored_together_the_late_one_fails_alone(database: str) -> None:
    async def work(database: Database) -> None:
        before = await _tables(database, 20)
        after = [_drawn(state) for state in before]
        for late in (3, 11):
            assert await database.save(before[late], after[late])
        pairs = zip(before, after, strict=True)
        kept = await asyncio.gather(*(database.save(a, b) for a, b in pairs))
        assert [at for at, done in enumerate(kept) if not done] == [3, 11]
        for state in after:
            assert await stored(database, state.id) == state

    with_database(database, work)


def test_turns_survive_the_loss_of_connections(shared: str) -> None:
    async def cut(database: Database) -> None:
        await database.write(
            lambda c: c.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        )

    async def work(database: Database) -> None:
        before = await _tables(database, 5)
        after = [_drawn(state) for state in before]
        assert await database.save(before[0], after[0])
        await cut(database)
        pairs = zip(before[1:], after[1:], strict=True)
        assert all(await asyncio.gather(*(database.save(a, b) for a, b in pairs)))
        for state in after:
            assert await stored(database, state.id) == state

    with_database(shared, work)


def test_lists_know_the_money_of_a_game_under_way(database: str) -> None:
    async def work(database: Database) -> None:
        (state,) = await _tables(database, 1)
        anna = replace(ANNA, id=state.owner)

        async def listed() -> tuple[int, ...] | None:
            (found,) = await database.read(lambda c: lists.tables_of(c, state.owner))
            return found.money

        assert state.position is not None
        assert await listed() == state.position.money
        for version, token in enumerate(("stop", "7", "pass", "pass"), start=1):
            after = replace(play.move(state, anna, state.ply, token, 1).state, version=version)
            assert turn_of(state, after) is not None
            assert await database.save(state, after)
            state = after
        assert state.position is not None
        assert min(state.position.money) < max(state.position.money)
        assert await listed() == state.position.money

    with_database(database, work)


def test_a_turn_is_tokens_added_and_nothing_else() -> None:
    before = new("me", "me", "me", first=1)
    after = play.move(before, ANNA, before.ply, "stop", 1).state
    turn = turn_of(before, replace(after, version=1))
    assert turn is not None
    assert [(move.ply, move.token) for move in turn.moves] == [(before.ply, "stop")]
    assert (turn.table.id, turn.table.expected) == (before.id, before.version)
    others = [
        replace(after, moves=(*before.moves, replace(after.moves[-1], by="order"))),
        play.resign(after, 2, ANNA, 1).state,
        replace(before, changed=1),
        replace(after, era=1),
        replace(after, status="over"),
        replace(after, undo=UndoRequest(seat=0, ply=0)),
        replace(after, owner_name="Bruno"),
    ]
    assert [turn_of(before, other) for other in others] == [None] * len(others)


def test_secrets_are_stored_as_digests(database: str) -> None:
    async def work(database: Database) -> None:
        person = await new_person(database)
        mine = AccessToken(id=new_id(), label="mine", created=1, used=None)
        assert await database.write(lambda c: access.add_token(c, person.id, mine, "secret"))
        await database.write(lambda c: access.add_code(c, person.id, "AAAAA-BBBBB", 1))

        def rows(connection: Connection) -> list[list[object]]:
            return [
                list(connection.execute(table.select().where(table.c.person == person.id)).one())
                for table in (schema.access_tokens, schema.carry_codes)
            ]

        token, code = await database.read(rows)
        assert hashlib.sha256(b"secret").hexdigest() in token
        assert "secret" not in token
        assert hashlib.sha256(b"AAAAA-BBBBB").hexdigest() in code
        assert "AAAAA-BBBBB" not in code

    with_database(database, work)


def test_what_fails_fails_alone(database: str) -> None:
    """A piece of work that fails does not undo the others of the same commit."""

    async def work(database: Database) -> None:
        def fails(connection: Connection) -> None:
            identities.create(connection, Person(id=new_id(), name="lost", created=0))
            raise ValueError("no")

        results = await asyncio.gather(
            *(
                database.write(fails) if at % 3 == 0 else new_person(database, "kept", 7)
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


def test_preferences_are_apart_from_the_identity(database: str) -> None:
    async def work(database: Database) -> None:
        person = await new_person(database)
        assert await database.read(lambda c: preferences.load(c, person.id)) == Preferences()
        chosen = Preferences(language="it", theme="dark")
        # Each change leaves what another one has chosen.
        await database.write(lambda c: preferences.change(c, person.id, language="it"))
        await database.write(lambda c: preferences.change(c, person.id, theme="dark"))
        await database.write(lambda c: preferences.change(c, person.id))
        await database.write(lambda c: identities.rename(c, person.id, "Annina"))
        assert await database.read(lambda c: preferences.load(c, person.id)) == chosen
        found = await database.read(lambda c: identities.find(c, person.id))
        assert found == replace(person, name="Annina")

    with_database(database, work)


@pytest.mark.parametrize("folder", ["plain", "a #1 100% ?mode"])
def test_backup_of_a_file_in_use(tmp_path: Path, folder: str) -> None:
    source, copy = tmp_path / folder / "florin.db", tmp_path / "copy.db"

    async def work(database: Database) -> None:
        await new_person(database)
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
