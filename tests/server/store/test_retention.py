"""What is removed after some time, and what stays."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal

from msgspec.structs import replace
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    insert,
    select,
)

from florin.server.domain import Person, Session
from florin.server.live.hub import Hub
from florin.server.live.peers import Peers
from florin.server.live.table_cache import TableCache
from florin.server.operations.ids import new_id
from florin.server.store import (
    Database,
    chat,
    schema,
    sessions,
    tables,
)
from florin.server.store.retention import DAY_MS, Rules
from florin.server.workers.retention import PAGE, Retention
from store_kit import new_person, with_database
from table_kit import new

NOW = 1000 * DAY_MS
RULES = Rules(open_days=30, idle_days=180, guest_days=90, chat_days=365)
NEVER = Rules(open_days=0, idle_days=0, guest_days=0, chat_days=0)


# A row in one of these tables keeps a guest.
TRACES = (
    schema.access_tokens,
    schema.chat,
    schema.daily_tries,
    schema.notice_settings,
    schema.passkeys,
    schema.puzzle_attempts,
    schema.recovery_codes,
    schema.results,
    schema.seats,
)


def filled(table: Table) -> dict[str, object]:
    """A value for each column that needs one."""
    values: dict[type, object] = {String: "x", BigInteger: NOW, Integer: 7, Float: 0.5, JSON: {}}
    values |= {Boolean: False, LargeBinary: b"x"}
    return {
        column.name: next(value for kind, value in values.items() if isinstance(column.type, kind))
        for column in table.c
        if not column.nullable and not column.default and not column.server_default
    }


def person(database: Database, days: int) -> Awaitable[Person]:
    return new_person(database, created=NOW - days * DAY_MS)


async def table(
    database: Database, owner: Person, status: Literal["open", "playing", "over"], days: int
) -> str:
    state = replace(
        new("me", "me", "me"),
        id=new_id(),
        owner=owner.id,
        status=status,
        changed=NOW - days * DAY_MS,
    )
    seats = tuple(replace(seat, person=owner.id) for seat in state.seats)
    state = replace(state, seats=seats)
    await database.write(lambda c: tables.create(c, state))
    return state.id


async def purge(database: Database, rules: Rules) -> dict[str, int]:
    hub = Hub(lambda _table, _present: None)
    peers = Peers(database, hub, TableCache(database, hub))
    return await Retention(database, peers, rules, clock=lambda: NOW).purge(pause=0)


async def ids(database: Database, of: str) -> set[str]:
    column = schema.metadata.tables[of].c.id
    return set(await database.read(lambda c: list(c.execute(select(column)).scalars())))


def test_abandoned_tables_go_and_finished_games_stay(database: str) -> None:
    async def work(database: Database) -> None:
        owner = await person(database, 999)
        await table(database, owner, "open", 31)
        await table(database, owner, "playing", 181)
        stay = {
            await table(database, owner, "open", 29),
            await table(database, owner, "playing", 179),
            await table(database, owner, "over", 900),
        }
        assert (await purge(database, NEVER))["tables"] == 0
        assert (await purge(database, RULES))["tables"] == 2
        assert await ids(database, "tables") == stay
        assert owner.id in await ids(database, "people")

    with_database(database, work)


def test_guests_without_a_trace_go(database: str) -> None:
    async def work(database: Database) -> None:
        await purge(database, RULES)
        before = await ids(database, "people")
        gone = [await person(database, 91) for _ in range(PAGE + 5)]
        recent, player, visitor = [await person(database, days) for days in (89, 91, 91)]
        await table(database, player, "over", 91)
        for who, days in ((visitor, 1), (gone[0], 91)):
            used = NOW - days * DAY_MS
            session = Session(id=new_id(), person=who.id, device="", created=used, used=used)
            await database.write(lambda c, session=session: sessions.begin(c, session, "node"))
        # Recovery codes are a way back even after the last passkey was removed.
        others: list[Person] = []
        at = await table(database, player, "over", 91)
        for kind in TRACES:
            others.append(await person(database, 91))
            row = {**filled(kind), "person": others[-1].id, "table": at}
            row = {name: value for name, value in row.items() if name in kind.c}
            await database.write(lambda c, kind=kind, row=row: c.execute(insert(kind).values(row)))
        assert (await purge(database, RULES))["guests"] == len(gone)
        left = await ids(database, "people") - before
        assert left == {one.id for one in (recent, player, visitor, *others)}

    with_database(database, work)


def test_old_chat_goes(database: str) -> None:
    async def work(database: Database) -> None:
        owner = await person(database, 999)
        at = await table(database, owner, "over", 999)
        for days in (400, 366, 364, 1):
            when = NOW - days * DAY_MS
            await database.write(
                lambda c, when=when: chat.post(c, at, owner, 1, "hello", when, "node")
            )
        assert (await purge(database, RULES))["chat lines"] == 2
        left = await database.read(lambda c: chat.recent(c, at))
        assert [(NOW - line.at) // DAY_MS for line in left] == [364, 1]

    with_database(database, work)
