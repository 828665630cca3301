"""How long lists and profiles take for a person with thousands of finished games."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from sqlalchemy import Connection, insert

from florin import games
from florin.bench.postgres import fresh_database, private_postgres
from florin.bots import bot_names
from florin.server.domain.profile import GamesFilter
from florin.server.operations.settings import Settings
from florin.server.store import Database, connect, lists, profiles, schema
from florin.server.workers.fill_results import FillResults

PERSON: Final = "anna"
FRIENDS: Final = 20
REPEATS: Final = 20
PAGE: Final = 20
BATCH: Final = 1000
NAME_PART: Final = "friend 1"
LOOKS: Final[dict[str, Callable[[Connection], object]]] = {
    "my tables (home page)": lambda c: lists.tables_of(c, PERSON),
    "profile, all numbers": lambda c: profiles.profile(c, PERSON, None, own=True),
    "games, first page": lambda c: _page(c, GamesFilter()),
    "games, won against people": lambda c: _page(c, GamesFilter(against="people", outcome="won")),
    "games, opponent by name": lambda c: _page(c, GamesFilter(opponent=NAME_PART)),
    "games, no opponent found": lambda c: _page(c, GamesFilter(opponent="nobody of that name")),
}


def _page(connection: Connection, wanted: GamesFilter) -> object:
    return profiles.games(connection, PERSON, wanted, None, PAGE, listed=False)


def run(count: int) -> None:
    """Prints a table: milliseconds by database, the median and the slowest of the repeats."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure("SQLite", f"sqlite:///{Path(folder)}/florin.db", count))
    with private_postgres() as server, fresh_database(server, "history") as address:
        asyncio.run(_measure("PostgreSQL", address, count))


async def _measure(name: str, address: str, count: int) -> None:
    database = await connect(Settings(database=address), "bench")
    try:
        await _populate(database, count)
        started = time.perf_counter()
        await FillResults(database).fill(pause=0)
        spent = time.perf_counter() - started
        out = Console()
        out.print(f"| {name}, {count:,} games of one person | median ms | slowest of {REPEATS} |")
        out.print("|---|---|---|")
        for look, work in LOOKS.items():
            times: list[float] = []
            for _ in range(REPEATS):
                started = time.perf_counter()
                await database.read(work)
                times.append(1000 * (time.perf_counter() - started))
            median = sorted(times)[REPEATS // 2]
            out.print(f"| {look} | {median:.1f} | {max(times):.1f} |")
        out.print(f"| rows for games of an earlier version, all | {1000 * spent:.0f} | |")
    finally:
        await database.close()


async def _populate(database: Database, count: int) -> None:
    people = [PERSON, *(f"friend {number}" for number in range(FRIENDS))]
    rows = [{"id": p, "name": p, "theme": "system", "created": 0} for p in people]
    await database.write(lambda c: c.execute(insert(schema.people), rows))
    made = _games(count)
    for first in range(0, count, BATCH):
        batch = [next(made) for _ in range(min(BATCH, count - first))]
        await database.write(partial(_store, batch=batch))


def _store(
    connection: Connection, batch: list[tuple[dict[str, Any], list[dict[str, Any]]]]
) -> None:
    connection.execute(insert(schema.tables), [table for table, _ in batch])
    connection.execute(insert(schema.seats), [seat for _, seats in batch for seat in seats])


def _games(count: int) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Rows of tables and seats. Ten games at the end are under way."""
    dice = random.Random(7)  # the same games each time
    kinds = list(games.all_games())
    for number in range(count):
        kind = dice.choice(kinds)
        size = dice.choice(kind.players)
        over = number < count - 10
        money = [dice.randrange(20, 140) for _ in range(size)]
        winner = max(range(size), key=money.__getitem__)
        table = f"game-{number:08}"
        yield (
            {
                **dict.fromkeys(("seeded", "due_bot"), False),
                **dict.fromkeys(("version", "era", "turn_since"), 0),
                "id": table,
                "game": kind.name,
                "status": "over" if over else "playing",
                "owner": PERSON,
                "owner_name": PERSON,
                "created": number * 1000,
                "changed": number * 1000,
                "seed": "s",
                "rules": {},
                "public": False,
                "pace": "brisk",
                "ply": 100,
                "stage": 3,
                "money": money,
                "to_act": None,
                "result": {"winners": [winner + 1], "money": money, "shared": False}
                if over
                else None,
            },
            [_seat(table, at, kind.name, dice, over=over) for at in range(size)],
        )


def _seat(table: str, at: int, game: str, dice: random.Random, *, over: bool) -> dict[str, Any]:
    common: dict[str, Any] = {"table": table, "seat": at, "finished": over}
    if at == 0:
        return {**common, "kind": "person", "name": PERSON, "person": PERSON, "bot": None}
    if dice.random() < 0.5:
        bot = dice.choice(bot_names(game))
        return {**common, "kind": "bot", "name": bot, "person": None, "bot": bot}
    friend = f"friend {dice.randrange(FRIENDS)}"
    return {**common, "kind": "person", "name": friend, "person": friend, "bot": None}
