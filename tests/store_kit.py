"""A database for one test, and people in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from florin.server.domain import Person
from florin.server.operations.ids import new_id
from florin.server.operations.settings import Settings
from florin.server.store import Database, connect, identities


def with_database(address: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = await connect(Settings(database=address), "node")
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


async def new_person(database: Database, name: str = "Anna", created: int = 0) -> Person:
    person = Person(id=new_id(), name=name, created=created)
    await database.write(lambda c: identities.create(c, person))
    return person
