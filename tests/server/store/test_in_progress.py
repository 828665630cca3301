"""Finding games that people are playing, in the database alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from florin.records import Record
from florin.server.domain import Person, TableState, Undone, play, seats
from florin.server.operations.ids import new_id
from florin.server.operations.settings import Settings
from florin.server.store import Database, connect, identities, tables
from florin.server.store.in_progress import (
    OPENING_PLIES,
    is_in_progress,
    opening_of,
    renamed,
)
from table_kit import choices


class Setting:
    def __init__(self, database: Database, anna: Person) -> None:
        self.database, self.anna = database, anna

    async def save(self, before: TableState, after: TableState) -> TableState:
        after = replace(after, version=before.version + 1)
        assert await self.database.save(before, after)
        return after

    async def table(self, *sitters: str, seed: str = "same", plies: int = 0) -> TableState:
        """A running game with at least `plies` tokens."""
        new = seats.NewTable(game="strozzi", seats=choices(*sitters), seed=seed)
        state = seats.new_table(new, self.anna, table_id=new_id(), random_seed="", now=0)
        await self.database.write(lambda c: tables.create(c, state))
        state = await self.save(state, seats.start(state, self.anna, 0).state)
        return await self.play(state, plies)

    async def play(self, state: TableState, plies: int) -> TableState:
        while state.ply < plies:
            assert state.position is not None
            token = next(iter(state.position.legal())).token
            if state.due_bot:
                after = play.bot_move(state, state.ply, state.era, token, 10**9).state
            else:
                after = play.move(state, self.anna, state.ply, token, 0).state
            state = await self.save(state, after)
        return state

    async def found(self, record: Record) -> bool:
        return await self.database.read(lambda c: is_in_progress(c, record))


def run(address: str, work: Callable[[Setting], Awaitable[Any]]) -> None:
    async def inside() -> None:
        database = await connect(Settings(database=address), "node")
        try:
            anna = Person(id=new_id(), name="Anna", created=0)
            await database.write(lambda c: identities.create(c, anna))
            await work(Setting(database, anna))
        finally:
            await database.close()

    asyncio.run(inside())


def test_the_record_its_beginning_and_its_continuation_are_found(database: str) -> None:
    async def work(at: Setting) -> None:
        state = await at.table("me", "me", seed="one", plies=30)
        record = state.record()
        assert await at.found(record)
        assert await at.found(record.prefix(len(record.moves) - 1))
        assert await at.found(record.prefix(OPENING_PLIES))
        assert await at.found(record.then("C1", "whatever"))
        assert await at.found(Record(record.game, ("X", "Y"), {}, record.moves))
        # With commodities exchanged.
        others = str.maketrans("CFGDS", "SDCFG")
        lots = [t.translate(others) if re.match(r"[A-Z]\d", t) else t for t in record.moves]
        assert lots != list(record.moves)
        assert await at.found(replace_moves(record, lots))
        assert await at.found(replace_moves(record, lots[:-3]))
        assert await at.found(replace_moves(record, [*lots, "C1", "whatever"]))
        # Too short to be more than a coincidence, or another game.
        assert not await at.found(record.prefix(OPENING_PLIES - 1))
        moves = list(record.moves)
        moves[15] = "other"
        assert not await at.found(replace_moves(record, moves))

    run(database, work)


def replace_moves(record: Record, moves: list[str]) -> Record:
    return Record(record.game, record.players, record.options, tuple(moves))


def test_it_is_found_as_soon_as_the_opening_is_long_enough(database: str) -> None:
    """Turns update the digest when they cross its length; undos and other changes too."""

    async def work(at: Setting) -> None:
        state = await at.table("me", "me", seed="two")
        while state.ply < 40:
            expected = state.ply >= OPENING_PLIES
            assert await at.found(state.record()) is expected
            state = await at.play(state, state.ply + 1)
        undone = Undone(era=0, seat=0, ply=4, at=0, moves=state.moves[4:])
        back = replace(state, moves=state.moves[:4], era=1, undone=(undone,), position=None)
        await at.save(state, back)
        assert not await at.found(state.record())

    run(database, work)


def test_games_of_bots_and_finished_games_are_free(database: str) -> None:
    async def work(at: Setting) -> None:
        bots = await at.table("random", "random", seed="three", plies=20)
        assert not await at.found(bots.record())
        state = await at.table("me", "random", seed="four", plies=20)
        assert await at.found(state.record())
        await at.save(state, replace(state, status="over"))
        assert not await at.found(state.record())

    run(database, work)


def test_a_branch_counts_once_it_has_tokens_of_its_own(database: str) -> None:
    async def work(at: Setting) -> None:
        source = await at.table("me", "me", seed="five", plies=25)
        over = await at.save(source, replace(source, status="over"))
        new = seats.NewTable(game="strozzi", seats=choices("me", "me"), seed="six")
        state = seats.new_table(new, at.anna, table_id=new_id(), random_seed="", now=0)
        state = seats.continued(state, source.tokens(), source.id, 0)
        await at.database.write(lambda c: tables.create(c, state))
        state = await at.save(state, seats.start(state, at.anna, 0).state)
        assert state.ply == source.ply
        assert not await at.found(over.record())
        state = await at.play(state, state.ply + 1)
        assert await at.found(state.record())

    run(database, work)


def test_the_digest_depends_on_game_and_tokens() -> None:
    tokens = [str(n) for n in range(OPENING_PLIES)]
    assert opening_of("a", tokens) == opening_of("a", [*tokens, "more"])
    assert opening_of("a", tokens) != opening_of("b", tokens)
    assert opening_of("a", tokens) != opening_of("a", [*tokens[:-1], "x"])
    assert opening_of("a", tokens[:-1]) is None


def test_tokens_that_differ_in_names_alone_are_equal_after_renaming() -> None:
    one = ["@2", "C4", "draw", "G4", "C0", "stop", "12", "Au", "@1", "5@3"]
    two = ["@1", "S4", "draw", "C4", "S0", "stop", "12", "Au", "@3", "5@2"]
    assert renamed(one) == renamed(two)
    for other in (["C4", "C4"], ["C4", "G5"], ["C4", "4"], ["C4", "Au"]):
        assert renamed(other) != renamed(["C4", "G4"])
