"""One address or person cannot crowd the others out of the lobby or of a table's chat."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from florin.server.domain import Person
from florin.server.domain.chat import ChatLine, shown_lines
from florin.server.operations.ids import new_id
from florin.server.operations.settings import Settings
from florin.server.store import chat, connect, identities, lists, tables
from table_kit import new


def test_tables_of_one_address_leave_room_in_the_lobby(database: str) -> None:
    async def run() -> None:
        store = await connect(Settings(database=database), "node")
        try:
            people = [Person(id=new_id(), name="Anna", created=0) for _ in range(40)]

            def work(connection: object) -> list[str]:
                for person in people:
                    identities.create(connection, person)  # type: ignore[arg-type]
                ids: list[str] = []
                for number in range(150):
                    # The honest table is the oldest one. The others come from many guests.
                    owner = people[number % 40]
                    state = new("me", "open", "open", start=False, public=True)
                    seats = (replace(state.seats[0], person=owner.id), *state.seats[1:])
                    state = replace(
                        state, id=new_id(), owner=owner.id, changed=1000 + number, seats=seats
                    )
                    place = "flood" if number else "honest"
                    tables.create(connection, state, place)  # type: ignore[arg-type]
                    ids.append(state.id)
                return ids

            ids = await store.write(work)
            found = [one.id for one in await store.read(lambda c: lists.lobby(c, 0))]
            assert len(found) == lists.MOST
            assert ids[0] in found[:2]
        finally:
            await store.close()

    asyncio.run(run())


def test_one_person_cannot_flush_the_chat(database: str) -> None:
    async def run() -> None:
        store = await connect(Settings(database=database), "node")
        try:
            owner = Person(id=new_id(), name="Anna", created=0)
            guests = [Person(id=new_id(), name="Guest", created=0) for _ in range(5)]
            state = new("me", "me", "me")
            seats = tuple(replace(seat, person=owner.id) for seat in state.seats)
            state = replace(state, id=new_id(), owner=owner.id, seats=seats)
            for person in (owner, *guests):
                await store.write(lambda c, person=person: identities.create(c, person))
            await store.write(lambda c: tables.create(c, state))
            lines: list[ChatLine] = []
            for number in range(103):
                person, seat = (owner, 1) if number < 3 else (guests[number % 5], None)
                line = await store.write(
                    lambda c, p=person, s=seat, n=number: chat.post(
                        c, state.id, p, s, f"line {n}", n, "node"
                    )
                )
                lines = shown_lines([*lines, line])
            stored = await store.read(lambda c: chat.recent(c, state.id))
            # What a process has seen and what another one reads are the same.
            assert stored == lines
            assert [line.text for line in stored[:3]] == ["line 0", "line 1", "line 2"]
            assert len(stored) == 23
            assert stored[-1].text == "line 102"
        finally:
            await store.close()

    asyncio.run(run())
