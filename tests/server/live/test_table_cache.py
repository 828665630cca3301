"""Cached tables, when callers are cancelled, requests race, and games end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from deadlines import wait_until_async, within_deadline
from florin.server.domain import Change, GameFinished, Person, TableState, play, seats
from florin.server.domain.steps import Step, replayed
from florin.server.http.context import AppContext, open_context
from florin.server.http.tables import rematch_of
from florin.server.live import peers, table_cache
from florin.server.live.cached_table import CachedTable
from florin.server.live.hub import Hub
from florin.server.live.subscriber import Subscriber
from florin.server.live.table_cache import TableCache
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id
from florin.server.operations.settings import Settings
from florin.server.store import identities, lists, tables
from table_kit import ANNA, BRUNO, choices


class Line:
    """A connection that takes everything."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> int:
        self.frames.append(frame)
        return 0

    def abort(self) -> None:
        raise AssertionError("the connection was aborted")


@asynccontextmanager
async def opened(sqlite: str) -> AsyncGenerator[tuple[AppContext, Person]]:
    """A context on an empty database, and Anna in it."""
    async with open_context(Settings(database=sqlite, bot_workers=1)) as context:
        for person in (ANNA, BRUNO):
            await context.database.write(lambda c, person=person: identities.create(c, person))
        yield context, ANNA


def new_table(*sitters: str, pace: Any = "brisk") -> TableState:
    made = seats.NewTable(game="strozzi", seats=choices(*sitters), pace=pace, seed="cache")
    return seats.new_table(made, ANNA, table_id=new_id(), random_seed="random", now=now_ms())


async def stored(context: AppContext, table: str) -> TableState | None:
    found = await context.database.read(lambda c: tables.load(c, table))
    return None if found is None else found[0]


def test_a_beat_comes_again_and_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.02)

    async def run() -> None:
        async with opened(sqlite) as (context, _):
            line = Line()
            context.hub.subscribe("anywhere", Subscriber(None, line, lambda: None))
            await wait_until_async(lambda: len(line.frames), "beats", lambda count: count >= 3)
            assert all(b'"type":"beat"' in frame for frame in line.frames)

    asyncio.run(run())


def test_two_rematches_at_once_are_one_table(sqlite: str) -> None:
    async def run() -> None:
        async with opened(sqlite) as (context, anna):
            started = seats.start(new_table("me", "me"), anna, now_ms())
            over = replace(started.state, status="over")
            await context.tables.create(Change(over, started.steps))
            create, both = context.tables.create, asyncio.Barrier(2)

            async def together(change: Change) -> CachedTable:
                table = await create(change)
                await both.wait()
                return table

            context.tables.create = together  # type: ignore[method-assign]
            found = await within_deadline(
                asyncio.gather(*(rematch_of(context, over.id, anna) for _ in range(2))), "both"
            )
            assert found[0] == found[1] == (await context.tables.get(over.id)).state.rematch
            mine = await context.database.read(lambda c: lists.tables_of(c, anna.id))
            assert [table.id for table in mine if table.status != "over"] == [found[0]]

    asyncio.run(run())


def test_a_change_whose_caller_is_cancelled_is_adopted_and_the_game_goes_on(sqlite: str) -> None:
    async def run() -> None:
        async with opened(sqlite) as (context, anna):
            state = new_table("me", "random", pace="instant")
            cached = await context.tables.create(seats.start(state, anna, now_ms()))
            saving, save = asyncio.Event(), context.database.save

            async def seen(before: TableState, after: TableState, *rest: Any) -> bool:
                saving.set()
                return await save(before, after, *rest)

            def moved(token: str) -> asyncio.Task[Any]:
                return asyncio.create_task(
                    context.tables.change(
                        state.id, lambda s: play.move(s, anna, s.ply, token, now_ms())
                    )
                )

            await moved("stop")
            ply = cached.state.ply
            context.database.save = seen  # type: ignore[method-assign]
            task = moved("3")
            await saving.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await wait_until_async(
                lambda: cached.state,
                "the bot",
                lambda now: now.ply >= ply + 2 and not now.due_bot,
            )
            assert [made.by for made in cached.state.moves[ply : ply + 2]] == ["person", "bot"]
            assert await stored(context, state.id) == cached.state

    asyncio.run(run())


def test_the_last_steps_are_those_of_a_replay_after_every_change(sqlite: str) -> None:
    async def run() -> None:
        async with opened(sqlite) as (context, anna):
            cached = await context.tables.create(seats.start(new_table("me", "me"), anna, 0))
            table = cached.state.id
            for _ in range(60):
                position = cached.state.position
                assert position is not None
                token = next(iter(position.legal())).token
                done = await context.tables.change(
                    table, lambda s, token=token: play.move(s, anna, s.ply, token, 0)
                )
                assert done.after is cached.state
                loaded = await context.database.read(lambda c: tables.load(c, table))
                assert loaded == (cached.state, cached.recent)
                assert cached.steps_since(done.before.ply) == done.steps
            # Further back than what is kept.
            assert [step.ply for step in cached.steps_since(0)] == list(range(cached.state.ply))

    asyncio.run(run())


async def play_on(context: AppContext, table: str, count: int) -> None:
    """So many moves of Anna's, the first legal ones."""
    for _ in range(count):
        await context.tables.change(table, lambda s: play_to_the_end(s, ANNA))


@pytest.mark.parametrize("moves", [1, 3, 40])
def test_what_another_process_has_stored_is_taken_over_with_all_steps(
    sqlite: str, moves: int
) -> None:
    async def run() -> None:
        async with opened(sqlite) as (context, anna):
            cached = await context.tables.create(seats.start(new_table("me", "me"), anna, 0))
            table = cached.state.id
            hub = Hub(lambda _table, _present: None)
            delivered: list[Step] = []
            hub.publish = lambda _before, _table, steps: delivered.extend(steps)  # type: ignore[method-assign]
            other = TableCache(context.database, hub)
            await other.get(table)
            first = cached.state.ply
            await play_on(context, table, moves)
            await other.refresh(table)
            assert (await other.get(table)).state == cached.state
            assert tuple(delivered) == replayed(cached.state, first)
            # Nothing is new the second time.
            await other.refresh(table)
            assert len(delivered) == cached.state.ply - first

    asyncio.run(run())


def test_a_full_cache_drops_the_oldest_table_that_no_client_has_open(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "MOST_TABLES", 3)

    async def run() -> None:
        async with opened(sqlite) as (context, _):
            made = [new_table("me", "open").id for _ in range(5)]
            context.hub.subscribe(made[0], Subscriber(None, Line(), lambda: None))

            async def create(number: int) -> list[int]:
                state = replace(new_table("me", "open"), id=made[number])
                await context.tables.create(Change(state))
                return [at for at, table in enumerate(made) if context.tables.known(table)]

            assert [await create(number) for number in range(3)][-1] == [0, 1, 2]
            await context.tables.get(made[1])  # it is the latest one now
            assert await create(3) == [0, 1, 3]
            assert (await context.tables.get(made[2])).state.id == made[2]
            assert await create(4) == [0, 2, 4]
            context.tables.forget_idle()
            assert [table for table in made if context.tables.known(table)] == made[:1]

    asyncio.run(run())


def play_to_the_end(state: TableState, person: Person) -> Change:
    """The first legal token: the change that the next move makes."""
    assert state.position is not None
    legal = [action.token for action, _ in zip(state.position.legal(), range(3), strict=False)]
    token = "stop" if "stop" in legal else legal[0]
    return play.move(state, person, state.ply, token, 0)


def test_a_finished_game_is_reported_once_after_its_commit(sqlite: str) -> None:
    async def run() -> None:
        async with opened(sqlite) as (context, anna):
            finished: list[GameFinished] = []
            broken: list[GameFinished] = []

            def fail(event: GameFinished) -> None:
                broken.append(event)
                raise ValueError("a broken subscriber")

            context.tables.on_finished(fail)
            context.tables.on_finished(finished.append)
            cached = await context.tables.create(seats.start(new_table("me", "me"), anna, 0))
            table = cached.state.id
            while cached.state.status == "playing":
                assert finished == []
                await context.tables.change(table, lambda s: play_to_the_end(s, anna))
            assert [event.table for event in finished] == [cached.state]
            assert broken == finished
            assert await stored(context, table) == cached.state
            # A later change of the same table is no second end.
            await context.tables.change(table, lambda s: seats.rematch_made(s, "other"))
            assert len(finished) == 1

    asyncio.run(run())
