"""Tables in memory and in the database, when those who change them go away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from florin.server import site as site_module
from florin.server.http.tables import rematch_of
from florin.server.messages import OptionsChoice, SeatChoice
from florin.server.moment import now_ms
from florin.server.rooms import Room
from florin.server.settings import Settings
from florin.server.site import open_site
from florin.server.store import lists, people, tables
from florin.server.tables import play, seats
from florin.server.tables.state import State
from florin.server.watcher import Watcher
from server_kit import PATIENCE


class Ear:
    """A connection that takes everything."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, frame: bytes) -> int:
        self.heard.append(frame)
        return 0

    def abort(self) -> None:
        raise AssertionError("nobody asked for that")


def test_a_beat_comes_again_and_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_module, "BEAT_SECONDS", 0.02)

    async def run() -> None:
        async with open_site(Settings(database=sqlite, bot_workers=1)) as site:
            ear = Ear()
            site.hub.add("anywhere", Watcher(None, ear, lambda: None))
            async with asyncio.timeout(PATIENCE):
                while len(ear.heard) < 3:
                    await asyncio.sleep(0.01)
            assert all(b'"type":"beat"' in frame for frame in ear.heard)

    asyncio.run(run())


def test_two_rematches_at_once_are_one_table(sqlite: str) -> None:
    async def run() -> None:
        async with open_site(Settings(database=sqlite, bot_workers=1)) as site:
            anna = await site.database.write(lambda c: people.create(c, "Anna", now_ms()))
            choices = [SeatChoice("me"), SeatChoice("me")]
            state = seats.new_table("strozzi", choices, OptionsChoice(), anna, now_ms())
            over = replace(seats.start(state, anna, now_ms(), 0), status="over")
            await site.rooms.create(over)
            create, both = site.rooms.create, asyncio.Barrier(2)

            async def together(state: State) -> Room:
                room = await create(state)
                await both.wait()
                return room

            site.rooms.create = together
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.gather(*(rematch_of(site, over.id, anna) for _ in range(2)))
            assert found[0] == found[1] == (await site.rooms.get(over.id)).state.rematch
            cards = await site.database.read(lambda c: lists.mine(c, anna.id))
            assert {card.id for card in cards} == {over.id, found[0]}

    asyncio.run(run())


def test_a_change_whose_asker_is_cancelled_is_adopted_and_the_game_goes_on(sqlite: str) -> None:
    async def run() -> None:
        async with open_site(Settings(database=sqlite, bot_workers=1)) as site:
            anna = await site.database.write(lambda c: people.create(c, "Anna", now_ms()))
            choices = [SeatChoice("me"), SeatChoice("bot", "random")]
            options = OptionsChoice(pace="instant")
            state = seats.new_table("strozzi", choices, options, anna, now_ms())
            room = await site.rooms.create(seats.start(state, anna, now_ms(), 0))
            table, saving, save = state.id, asyncio.Event(), site.database.save

            async def seen(before: State, after: State, node: str) -> bool:
                saving.set()
                return await save(before, after, node)

            def moved(token: str) -> asyncio.Task[Any]:
                return asyncio.create_task(
                    site.rooms.change(
                        table, lambda s: play.move(s, anna, s.ply, token, now_ms(), 0)
                    )
                )

            await moved("stop")
            ply = room.state.ply
            site.database.save = seen
            task = moved("3")
            await saving.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            async with asyncio.timeout(PATIENCE):
                while room.state.ply < ply + 2 or room.state.due_bot:
                    await asyncio.sleep(0.01)
            assert [made.by for made in room.state.moves[ply : ply + 2]] == ["person", "bot"]
            assert await site.database.read(lambda c: tables.load(c, table)) == room.state

    asyncio.run(run())
