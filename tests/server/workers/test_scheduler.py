"""Turns of bots and clocks, with bots that answer at once and a clock that the test sets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from app_kit import ShiftedLoop, run_shifted
from deadlines import wait_until_async
from florin.bots import bot_names
from florin.core import Position
from florin.server.domain import Change, Refusal, TableState, orders, play, seats
from florin.server.live.cached_table import CachedTable
from florin.server.live.hub import Hub
from florin.server.live.presence import NONE_PRESENT, Present
from florin.server.live.table_cache import TableCache
from florin.server.operations.ids import new_id
from florin.server.operations.settings import Settings
from florin.server.store import Database, connect, identities
from florin.server.workers import scheduler as module
from florin.server.workers.bot_pool import Choice
from florin.server.workers.scheduler import Scheduler, everyone
from table_kit import ANNA, BRUNO, choices


class FirstToken:
    """Plays `stop`, or the first legal token, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.urgent: list[tuple[str, bool]] = []
        self.failed = False
        self.slow = 0  # so many times there is no answer in time
        self.history: Sequence[str] = ()
        self.before: Callable[[], Awaitable[Any]] | None = None

    async def choose(
        self,
        name: str,
        position: Position,
        seed: str,
        owner: str = "",
        *,
        history: Sequence[str] = (),
        urgent: bool = True,
    ) -> Choice:
        self.history = history
        self.urgent.append((owner, urgent))
        self.asked.append((name, seed))
        if self.before is not None:
            await self.before()
        again = len(self.asked) <= self.slow
        return Choice(next(iter(position.legal())).token, self.failed or again, again)


class Setting:
    """A scheduler over a real database; `now` is the time in milliseconds."""

    def __init__(self, database: Database, stand_in: str = "") -> None:
        self.now = 0
        self.present: Present | None = None  # None: all people of the table
        self.bots = FirstToken()
        self.database = database
        self.tables = TableCache(database, Hub(lambda _table, _present: None), self.clock)
        self.scheduler = Scheduler(
            database,
            self.tables,
            self.bots,
            bot_seconds=1.0,
            stand_in=stand_in,
            clock=self.clock,
            present=lambda state: everyone(state) if self.present is None else self.present,
        )

    def clock(self) -> int:
        return self.now

    async def table(self, *sitters: str, **options: Any) -> CachedTable:
        chosen: dict[str, Any] = {"pace": "instant", **options}
        new = seats.NewTable(game="strozzi", seats=choices(*sitters), seed="turns", **chosen)
        state = seats.new_table(new, ANNA, table_id=new_id(), random_seed="", now=self.now)
        return await self.tables.create(seats.start(state, ANNA, self.now))

    async def move(self, table: CachedTable, token: str) -> None:
        def transition(state: TableState) -> Change:
            return play.move(state, ANNA, state.ply, token, self.now)

        await self.tables.change(table.state.id, transition)

    async def pass_time(self, seconds: float = 0.0) -> None:
        """Lets timers of the event loop run out, and the scheduler do what it then has to."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, ShiftedLoop)
        loop.ahead += seconds
        for _ in range(3):
            await self.database.write(lambda _: None)
            await self.database.read(lambda _: None)


async def until(done: Callable[[], bool]) -> None:
    await wait_until_async(done, "the scheduler")


def run(sqlite: str, work: Callable[[Setting], Awaitable[None]], **options: str) -> None:
    async def inside() -> None:
        database = await connect(Settings(database=sqlite), "node")
        try:
            for person in (ANNA, BRUNO):
                await database.write(lambda c, person=person: identities.create(c, person))
            setting = Setting(database, **options)
            try:
                await work(setting)
            finally:
                await setting.scheduler.close()
        finally:
            await database.close()

    run_shifted(inside())


def scheduled(work: Callable[[Setting], Awaitable[None]]) -> Callable[[str], None]:
    """A test whose event loop has a scheduler."""

    def test(sqlite: str) -> None:
        run(sqlite, work)

    test.__doc__ = work.__doc__
    return test


@scheduled
async def test_a_bot_moves_after_a_change_that_makes_it_its_turn(at: Setting) -> None:
    at.scheduler.start()
    table = await at.table("me", "random")
    await at.move(table, "stop")
    ply = table.state.ply
    await at.move(table, "3")
    await until(lambda: table.state.ply > ply + 1 and table.state.to_act == 0)
    assert {played.by for played in table.state.moves if played.seat == 1} == {"bot"}
    assert at.bots.asked[0] == ("random", f"turns/{ply + 1}")
    known = at.bots.history  # of the last question
    assert len(known) > ply
    assert tuple(known) == table.state.tokens(len(known))


def test_a_random_move_in_place_of_a_bots_is_logged_and_shown(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(at: Setting) -> None:
        at.bots.failed = True
        at.scheduler.start()
        table = await at.table("me", "random")
        await at.move(table, "stop")
        ply = table.state.ply
        await at.move(table, "3")
        await until(lambda: table.state.ply > ply + 1)
        assert table.state.moves[ply + 1].by == "fallback"
        # It is logged after the move is visible.
        line = f"table {table.state.id}: token {ply + 1} is a random move"
        await wait_until_async(lambda: caplog.text, "the line", lambda text: line in text)

    run(sqlite, work)


@scheduled
async def test_where_a_deal_is_compared_a_bot_without_time_is_asked_again(at: Setting) -> None:
    at.bots.slow = 3
    at.scheduler.start()
    table = await at.table("me", "random", same_deal=True)
    await at.move(table, "stop")
    ply = table.state.ply
    await at.move(table, "3")
    for asked in range(1, 5):
        await until(lambda asked=asked: len(at.bots.asked) >= asked)
        await at.pass_time(module.RETRY_SECONDS)
    await until(lambda: table.state.ply > ply + 1)
    assert table.state.moves[ply + 1].by == "bot"
    # Always with the same dice, which deal and ply decide.
    assert at.bots.asked[:4] == [("random", f"turns/{ply + 1}")] * 4


@scheduled
async def test_an_order_is_executed_some_time_after_the_turn_began(at: Setting) -> None:
    at.scheduler.start()
    new = seats.NewTable(
        game="medici", seats=choices("me", "open", "me"), options={"first": 1}, seed="order"
    )
    state = seats.new_table(new, ANNA, table_id=new_id(), random_seed="", now=0)
    state = seats.take(state, 1, BRUNO, None).state
    table = await at.tables.create(seats.start(state, ANNA, 0))
    await at.tables.change_orders(
        state.id, lambda s: orders.leave_order(s, 1, BRUNO, "pass_day", None)
    )
    assert table.state.version == 0
    at.now = 5_000
    await at.move(table, "stop")
    ply = table.state.ply
    assert table.state.to_act == 1
    at.now += module.ORDER_LEAST_MS - 1
    at.scheduler.consider(table.state)
    await at.pass_time()
    assert table.state.ply == ply
    at.now += module.ORDER_SPREAD_MS + 1
    at.scheduler.consider(table.state)
    await until(lambda: table.state.ply == ply + 1)
    assert (table.state.moves[ply].by, table.state.moves[ply].at) == ("order", at.now)


@scheduled
async def test_the_sweep_finds_orders_that_a_dead_process_left(at: Setting) -> None:
    new = seats.NewTable(
        game="medici", seats=choices("me", "me", "me"), options={"first": 1}, seed="order"
    )
    state = seats.new_table(new, ANNA, table_id=new_id(), random_seed="", now=0)
    table = await at.tables.create(seats.start(state, ANNA, 0))
    await at.tables.change_orders(
        state.id, lambda s: orders.leave_order(s, 1, ANNA, "pass_day", None)
    )
    await at.move(table, "stop")
    ply = table.state.ply
    at.now = 60_000
    at.tables.forget(state.id)
    await at.scheduler.sweep(0, with_orders=True)
    await until(lambda: at.tables.known(state.id) is not None)
    table = await at.tables.get(state.id)
    await until(lambda: table.state.ply == ply + 1)
    assert table.state.moves[ply].by == "order"


@scheduled
async def test_a_bot_waits_for_its_pace(at: Setting) -> None:
    at.scheduler.start()
    table = await at.table("random", "me", pace="calm")
    await at.pass_time()
    assert (table.state.due, at.bots.asked) == (1800, [])


@scheduled
async def test_the_sweep_finds_what_another_process_left(at: Setting) -> None:
    # Made before the scheduler runs, as by a process that has died.
    table = await at.table("random", "me")
    ply = table.state.ply
    at.scheduler.start()
    await until(lambda: table.state.ply > ply)


@scheduled
async def test_a_sweep_leaves_a_bots_turn_to_its_own_process_for_a_while(at: Setting) -> None:
    table = await at.table("random", "me")
    ply = table.state.ply
    at.now = 4_999
    await at.scheduler.sweep(5_000)
    await at.pass_time()
    assert table.state.ply == ply
    at.now = 5_000
    await at.scheduler.sweep(5_000)
    await until(lambda: table.state.ply > ply)


@scheduled
async def test_a_clock_that_has_run_out_is_played_by_the_strongest_bot(at: Setting) -> None:
    table = await at.table("me", "me", clock=30)
    await at.scheduler.sweep(0)
    assert at.bots.asked == []
    at.now = 30_000
    await at.scheduler.sweep(0)
    await until(lambda: len(at.bots.asked) == 1)
    await until(lambda: "clock" in {played.by for played in table.state.moves})
    assert at.bots.asked[0][0] == bot_names("strozzi")[-1]
    assert table.state.due == 60_000


@pytest.mark.parametrize(("chosen", "plays"), [("random", "random"), ("other", "strongest")])
def test_the_stand_in_plays_only_its_own_games(
    sqlite: str, chosen: str, plays: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plays_it(name: str, _game: str) -> bool:
        return name != "other"

    monkeypatch.setattr(module, "plays", plays_it)
    strongest = bot_names("strozzi")[-1]

    async def work(at: Setting) -> None:
        await at.table("me", "me", clock=30)
        at.now = 30_000
        await at.scheduler.sweep(0)
        await until(lambda: len(at.bots.asked) > 0)
        assert at.bots.asked[0][0] == (strongest if plays == "strongest" else plays)

    run(sqlite, work, stand_in=chosen)


@scheduled
async def test_a_person_who_moves_while_the_bot_chooses_is_first(at: Setting) -> None:
    table = await at.table("me", "me", clock=30)
    ply = table.state.ply
    moved = asyncio.Event()

    async def move_first() -> None:
        if not moved.is_set():
            moved.set()
            await at.move(table, "stop")

    at.bots.before = move_first
    at.now = 30_000
    await at.scheduler.sweep(0)
    await until(moved.is_set)
    await until(lambda: table.state.ply > ply)
    await at.pass_time()
    assert [played.by for played in table.state.moves[ply:]] == ["person"]


@scheduled
async def test_after_closing_nothing_more_begins(at: Setting) -> None:
    at.scheduler.start()
    await at.scheduler.close()
    table = await at.table("random", "random")
    await at.pass_time()
    assert at.bots.asked == []
    assert all(played.by == "chance" for played in table.state.moves)


@scheduled
async def test_bots_among_themselves_pause_while_no_client_looks(at: Setting) -> None:
    at.present = NONE_PRESENT
    at.scheduler.start()
    table = await at.table("random", "random")
    ply = table.state.ply
    await at.scheduler.sweep(0)
    await at.pass_time()
    assert (table.state.ply, at.bots.asked) == (ply, [])
    at.scheduler.noticed(table.state)
    await until(lambda: table.state.ply > ply + 3)
    assert at.bots.urgent[0] == (ANNA.id, False)


@scheduled
async def test_people_who_look_on_come_first(at: Setting) -> None:
    at.scheduler.start()
    table = await at.table("random", "me")
    await until(lambda: len(at.bots.urgent) > 0)
    assert at.bots.urgent[0] == (ANNA.id, True)
    assert table.state.has_people


@scheduled
async def test_a_bot_moves_although_the_clock_was_set_back_between_two_starts(at: Setting) -> None:
    at.now = 3_600_000
    table = await at.table("random", "me", pace="calm")
    ply = table.state.ply
    at.now = 0
    await at.scheduler.sweep(0)
    await until(lambda: table.state.ply > ply)


@scheduled
async def test_only_the_process_that_made_a_change_thinks_about_the_turn(at: Setting) -> None:
    table = await at.table("me", "random")
    other = TableCache(at.database, Hub(lambda _table, _present: None), at.clock)
    heard: list[TableState] = []
    other.on_change(heard.append)
    await other.get(table.state.id)
    await at.move(table, "stop")
    with pytest.raises(Refusal):  # outdated there, so the newer state is read
        await other.change(table.state.id, refuse)
    assert heard == []


def refuse(_: TableState) -> Change:
    raise Refusal("busy", "not now")


async def offered(at: Setting, **options: Any) -> CachedTable:
    """Anna and Bruno play; a price is named, and Bruno has to answer."""
    new = seats.NewTable(
        game="strozzi", seats=choices("me", "open"), seed="turns", pace="instant", **options
    )
    state = seats.new_table(new, ANNA, table_id=new_id(), random_seed="", now=at.now)
    state = seats.take(state, 1, BRUNO, None).state
    table = await at.tables.create(seats.start(state, ANNA, at.now))
    await at.move(table, "stop")
    await at.move(table, "3")
    return table


@pytest.mark.parametrize(("stand_in", "token"), [("pass", "decline"), ("play", "buy")])
def test_a_stand_in_passes_or_plays(sqlite: str, stand_in: str, token: str) -> None:
    async def work(at: Setting) -> None:
        table = await offered(at, clock=30, stand_in=stand_in)
        ply = table.state.ply
        at.now = 30_000
        await at.scheduler.sweep(0)
        await until(lambda: table.state.ply > ply)
        played = table.state.moves[ply]
        assert (played.token, played.by) == (token, "clock")
        assert (len(at.bots.asked) > 0) == (stand_in == "play")

    run(sqlite, work)


@scheduled
async def test_what_cannot_be_passed_is_played(at: Setting) -> None:
    table = await at.table("me", "me", clock=30)
    assert table.state.stand_in == "pass"
    at.now = 30_000
    await at.scheduler.sweep(0)
    await until(lambda: len(at.bots.asked) == 1)


@scheduled
async def test_a_clock_stops_while_all_people_are_away(at: Setting) -> None:
    at.scheduler.start()
    table = await offered(at, clock=30)
    ply = table.state.ply
    at.now = 20_000
    at.present = NONE_PRESENT
    at.scheduler.left(table.state)
    await at.pass_time()
    await at.pass_time(module.AWAY_SECONDS - 1)
    assert table.state.paused is None
    await at.pass_time(2)
    await until(lambda: table.state.paused is not None)
    at.now = 90_000
    await at.scheduler.sweep(0)
    await at.pass_time()
    paused = table.state.paused
    assert paused is not None
    assert 0 < paused <= 20_000
    assert table.state.ply == ply
    # A spectator changes nothing, a player does.
    at.scheduler.noticed(table.state, "a spectator")
    await at.pass_time()
    assert table.state.paused == paused
    at.scheduler.noticed(table.state, ANNA.id)
    await until(lambda: table.state.paused is None)
    assert (table.state.ply, table.state.due) == (ply, 120_000)


@scheduled
async def test_a_person_who_comes_back_at_another_process_ends_a_pause(at: Setting) -> None:
    at.scheduler.start()
    table = await offered(at, clock=30)
    at.present = NONE_PRESENT
    at.scheduler.left(table.state)
    await at.pass_time()
    await at.pass_time(module.AWAY_SECONDS + 1)
    await until(lambda: table.state.paused is not None)
    at.scheduler.reloaded(table.state)
    await at.pass_time()
    assert table.state.paused is not None
    at.present = None
    at.scheduler.reloaded(table.state)
    await until(lambda: table.state.paused is None)


@scheduled
async def test_a_page_that_is_loaded_again_does_not_pause_the_game(at: Setting) -> None:
    at.scheduler.start()
    table = await offered(at, clock=30)
    version = table.state.version
    at.present = NONE_PRESENT
    at.scheduler.left(table.state)
    await at.pass_time()
    at.present = None
    at.scheduler.noticed(table.state)
    await at.pass_time(module.AWAY_SECONDS + 1)
    assert (table.state.paused, table.state.version) == (None, version)


def test_bots_do_not_finish_a_game_for_a_person_whose_time_ran_out(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AWAY_SECONDS", 0.0)

    async def work(at: Setting) -> None:
        at.scheduler.start()
        table = await at.table("me", "random", clock=30)
        # Anna has the page open and does nothing.
        while not table.state.seats[0].absent:
            missed = table.state.seats[0].missed
            await until(lambda: table.state.due is not None and not table.state.due_bot)
            at.now = table.state.due or 0
            await at.scheduler.sweep(0)
            await until(lambda missed=missed: table.state.seats[0].missed > missed)
        await until(lambda: table.state.paused is not None)
        ply = table.state.ply
        assert (table.state.status, table.state.to_act) == ("playing", 0)
        await at.tables.change(table.state.id, lambda state: play.come_back(state, 0, ANNA, at.now))
        assert (table.state.paused, table.state.ply) == (None, ply)
        assert table.state.due == at.now + 30_000
        # Let go on purpose, the bot plays for her while she looks on.
        await at.tables.change(table.state.id, lambda state: play.resign(state, 0, ANNA, at.now))
        await until(lambda: table.state.ply > ply + 3)

    run(sqlite, work)
