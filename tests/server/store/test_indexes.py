"""Every lookup that a request makes finds its rows by an index, however many there are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, event, text

from florin.server.domain import Person
from florin.server.domain.profile import GamesFilter
from florin.server.operations.ids import new_id
from florin.server.operations.settings import Settings
from florin.server.store import (
    access,
    chat,
    connect,
    daily,
    identities,
    in_progress,
    lists,
    orders,
    preferences,
    profiles,
    repeats,
    results,
    sessions,
    tables,
    undos,
)
from kit import random_record

RECORD = random_record("medici", 3, 1)
LOOKUPS: dict[str, Callable[[Connection], object]] = {
    "person": lambda c: identities.find(c, "p"),
    "renaming": lambda c: identities.rename(c, "p", "Anna"),
    "preferences": lambda c: preferences.load(c, "p"),
    "session": lambda c: sessions.find(c, "s"),
    "sessions of a person": lambda c: sessions.of_person(c, "p"),
    "existing sessions": lambda c: sessions.existing(c, ["s"]),
    "holder of a token": lambda c: access.holder_of(c, "secret"),
    "tokens of a person": lambda c: access.tokens_of(c, "p"),
    "a one-time code": lambda c: access.use_code(c, "CODE", 0),
    "table": lambda c: tables.load(c, "t"),
    "version": lambda c: tables.version_of(c, "t"),
    "what is due": lambda c: tables.due_before(c, 5, 5, 5, 10),
    "tables of a person": lambda c: lists.tables_of(c, "p"),
    "finished games of a person": lambda c: profiles.games(
        c, "p", GamesFilter(opponent="a", bot="b"), profiles.Cursor(5, "t"), 10, listed=True
    ),
    "numbers of a profile": lambda c: profiles.profile(c, "p", "medici", own=False),
    "holder of a handle": lambda c: profiles.holder(c, "anna"),
    "numbers of an analysis": lambda c: results.judged(c, "t", '{"totals": [{"seat": 1}]}'),
    "lobby": lambda c: lists.lobby(c, 5),
    "orders": lambda c: orders.of_table(c, "t", 0),
    "chat": lambda c: chat.recent(c, "t"),
    "undos": lambda c: undos.latest(c, "t", 5),
    "a try at a deal": lambda c: daily.try_of(c, "2026-11-18-medici", "p"),
    "a finished try": lambda c: daily.has_finished(c, "2026-11-18-medici", "p"),
    "tries of a person": lambda c: daily.tries_of(c, "p", ["2026-11-18-medici"]),
    "days of a person": lambda c: daily.days_done(c, "p"),
    "ranking of a deal": lambda c: daily.ranking(c, "2026-11-18-medici", 50),
    "rank in a deal": lambda c: daily.rank(c, "2026-11-18-medici", 1, 100),
    "games on the same deal": lambda c: repeats.of_source(c, "t", None),
    "games on the same deal, mine too": lambda c: repeats.of_source(c, "t", "p"),
    "game in progress": lambda c: in_progress.is_in_progress(c, RECORD),
    "try in progress": lambda c: in_progress.is_in_progress(c, RECORD, tries_since="2026-11-18"),
}
GROWING = (
    *("people", "sessions", "access_tokens", "carry_codes", "tables", "seats", "moves"),
    *("chat", "undos", "undone_moves", "results", "meetings", "daily_tries"),
)


def plans(connection: Connection, lookup: Callable[[Connection], object]) -> list[str]:
    """How the database would answer each statement of the lookup."""
    seen: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if not statement.startswith("EXPLAIN"):
            seen.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", note)
    lookup(connection)
    event.remove(connection, "before_cursor_execute", note)
    assert seen
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:  # with few rows it prefers to read them all, if it may
        connection.execute(text("SET LOCAL enable_seqscan = off"))
    explain = "EXPLAIN QUERY PLAN" if sqlite else "EXPLAIN"
    return [
        str(row[-1])
        for statement, parameters in seen
        for row in connection.exec_driver_sql(f"{explain} {statement}", parameters)
    ]


def test_lookups_use_indexes(database: str) -> None:
    names = "|".join(GROWING)
    whole = re.compile(rf"^SCAN ({names})$|Seq Scan on ({names})\b")

    async def run() -> None:
        store = await connect(Settings(database=database), "node")
        try:
            person = Person(id=new_id(), name="Anna", created=0)
            await store.write(lambda c: identities.create(c, person))
            for name, lookup in LOOKUPS.items():
                lines = await store.write(lambda c, lookup=lookup: plans(c, lookup))
                assert not [line for line in lines if whole.search(line)], (name, lines)
        finally:
            await store.close()

    asyncio.run(run())


def test_the_check_notices_a_lookup_without_an_index(database: str) -> None:
    async def run() -> None:
        store = await connect(Settings(database=database), "node")
        try:
            by_name = text("SELECT id FROM people WHERE name = 'Anna'")
            lines = await store.write(lambda c: plans(c, lambda c: c.execute(by_name)))
            assert any("SCAN people" in line or "Seq Scan on people" in line for line in lines)
        finally:
            await store.close()

    asyncio.run(run())
