"""The worker of notices with a clock of the test: quiet hours, reminders, digests, holidays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from florin.core import legal_tokens
from florin.server.domain import Bank, Change, TableState, play, seats
from florin.server.domain.holiday import set_holiday
from florin.server.domain.notices import (
    KINDS,
    Channel,
    Choices,
    Holiday,
    NoticeKind,
    NoticePreferences,
    holiday_days_left,
    reminder_of,
)
from florin.server.live.hub import Hub
from florin.server.live.outbox import Outbox
from florin.server.live.table_cache import TableCache
from florin.server.operations.outbound import NotSent, Uncertain
from florin.server.operations.settings import Settings
from florin.server.store import Database, connect, deliveries, identities, notices
from florin.server.workers.notices import ATTEMPTS, NoticeWorker
from table_kit import ANNA, BRUNO, new

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
NOON = int(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp() * 1000)
CLOCK = 86_400


class FakeChannels:
    """Keeps what is sent by webhook; `errors` come first."""

    smtp = None

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.errors: list[Exception] = []

    async def webhook(self, url: str, notice: Any, **more: Any) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.sent.append({"title": notice.title, **more})

    @property
    def kinds(self) -> list[str]:
        return [one["kind"] for one in self.sent]


class Rig:
    """A table of Anna and Bruno on a real database; it is Bruno's turn after `turn`."""

    def __init__(self, database: Database) -> None:
        self.now = NOON
        self.database = database
        self.channels = FakeChannels()
        self.watching: set[str] = set()
        clock: Callable[[], int] = lambda: self.now  # noqa: E731
        self.outbox = Outbox(database, lambda _: self.watching, clock, delay_ms=10_000)
        self.tables = TableCache(database, Hub(lambda _table, _who: None), clock, self.outbox)
        self.worker = self.new_worker()
        self.state: TableState = new("me", "bruno", game="strozzi", start=False)

    def new_worker(self, **options: Any) -> NoticeWorker:
        return NoticeWorker(
            self.database,
            self.channels,  # type: ignore[arg-type]
            lambda _: self.watching,
            clock=lambda: self.now,
            **options,
        )

    async def begin(self, *, digest: bool = False, **preferences: Any) -> None:
        for person in (ANNA, BRUNO):
            await self.database.write(lambda c, person=person: identities.create(c, person))
        every: tuple[Channel, ...] = ("webhook",)
        choices: Choices = {kind: every for kind in KINDS if digest or kind != "digest"}
        chosen = NoticePreferences(choices=choices, **preferences)

        def work(connection: Any) -> None:
            notices.set_preferences(connection, BRUNO.id, chosen, self.now, "node")
            notices.set_target(connection, BRUNO.id, "node", webhook="https://example.org/")

        await self.database.write(work)
        await self.outbox.load()

    async def turn(self, clock: int | None = CLOCK) -> TableState:
        """Starts a table at which Bruno is to act."""

        state = replace(self.state, clock=clock, created=self.now)
        await self.tables.create(Change(state))
        await self.tables.change(state.id, lambda s: seats.start(s, ANNA, self.now))
        while True:
            now = (await self.tables.get(state.id)).state
            assert now.position is not None
            if now.to_act == 1:
                return now
            token = legal_tokens(now.position)[0].removesuffix("..")
            await self.tables.change(
                state.id, lambda s, t=token: play.move(s, ANNA, s.ply, t, self.now)
            )

    async def play(self, table: str) -> None:
        """Bruno plays his turn."""

        while True:
            now = (await self.tables.get(table)).state
            if now.to_act != 1:
                return
            assert now.position is not None
            token = legal_tokens(now.position)[0].removesuffix("..")
            await self.tables.change(
                table, lambda s, t=token: play.move(s, BRUNO, s.ply, t, self.now)
            )

    async def work(self, after: int = 0) -> list[str]:
        """A round of the worker after some milliseconds; returns the kinds sent so far."""
        self.now += after
        await self.worker.remind()
        while await self.worker.work():
            await self.worker.drained()
        return self.channels.kinds


@pytest.fixture
def run(fresh: str) -> Callable[[Callable[[Rig], Awaitable[None]]], None]:
    """Runs a test on an empty database of each kind."""

    async def inner(test: Callable[[Rig], Awaitable[None]]) -> None:
        database = await connect(Settings(database=fresh), "node")
        try:
            await test(Rig(database))
        finally:
            await database.close()

    return lambda test: asyncio.run(inner(test))


Run = Callable[[Callable[[Rig], Awaitable[None]]], None]


def test_a_turn_waits_a_moment_and_is_told_once(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        table = await rig.turn()
        assert await rig.work() == []  # Bruno may be coming back, or an order may decide
        assert await rig.work(after=10_000) == ["turn"]
        assert rig.channels.sent[0]["table"] == table.id
        assert rig.channels.sent[0]["deadline"] == table.due
        for _ in range(3):
            assert await rig.work(after=60_000) == ["turn"]

    run(test)


def test_a_turn_that_is_played_at_once_is_not_told(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        table = await rig.turn()
        await rig.play(table.id)
        assert await rig.work(after=11_000) == []

    run(test)


def test_a_person_who_came_back_is_not_told(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        await rig.turn()
        rig.watching = {BRUNO.id}
        assert await rig.work(after=11_000) == []
        rig.watching = set()
        assert await rig.work(after=60_000) == []

    run(test)


def test_reminders_at_half_and_at_nine_tenths(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        table = await rig.turn()
        assert await rig.work(after=11 * HOUR) == ["turn"]
        assert await rig.work(after=HOUR + 1) == ["turn", "half"]
        assert await rig.work(after=9 * HOUR) == ["turn", "half"]
        assert await rig.work(after=HOUR) == ["turn", "half", "nearly"]
        await rig.play(table.id)
        assert await rig.work(after=DAY) == ["turn", "half", "nearly"]

    run(test)


def test_a_server_that_was_away_sends_only_the_latest_reminder(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        await rig.turn()
        assert sorted(await rig.work(after=23 * HOUR)) == ["nearly", "turn"]

    run(test)


def test_quiet_hours_wait_and_then_look_again(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin(quiet_from=11 * 60, quiet_until=14 * 60, zone="UTC")
        await rig.turn()
        assert await rig.work(after=11_000) == []
        assert await rig.work(after=HOUR) == []
        assert await rig.work(after=HOUR) == ["turn"]  # 14:00:11

    run(test)


def test_a_digest_comes_once_a_day_if_games_wait(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin(digest=True, digest_hour=13, zone="UTC")
        assert await rig.work(after=HOUR) == []  # no game waits
        table = await rig.turn(clock=None)
        assert await rig.work(after=DAY - 1) == ["turn"]
        assert await rig.work(after=1) == ["turn", "digest"]
        assert rig.channels.sent[1]["title"] == "Games waiting for you: 1"
        assert await rig.work(after=HOUR) == ["turn", "digest"]
        assert await rig.work(after=DAY) == ["turn", "digest", "digest"]
        await rig.play(table.id)
        assert await rig.work(after=DAY) == ["turn", "digest", "digest"]

    run(test)


@pytest.mark.parametrize("bank", [None, Bank(CLOCK, 0)], ids=["clock", "bank"])
def test_a_holiday_is_quiet_and_moves_reminders(run: Run, bank: Bank | None) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        rig.state = replace(rig.state, bank=bank)
        table = await rig.turn(None if bank else CLOCK)
        until = rig.now + 3 * DAY
        holiday = Holiday(since=rig.now, until=until)
        await rig.database.write(lambda c: notices.set_holiday(c, BRUNO.id, holiday, "node"))
        after = await rig.tables.change(
            table.id, lambda s: set_holiday(s, BRUNO.id, until, rig.now)
        )
        assert table.due is not None
        assert after.after.due == table.due + 3 * DAY
        assert await rig.work(after=2 * DAY) == []
        assert await rig.work(after=DAY) == ["turn"]
        assert await rig.work(after=11 * HOUR) == ["turn"]
        assert await rig.work(after=HOUR) == ["turn", "half"]

    run(test)


def test_attempts_end_and_are_shown(run: Run) -> None:
    async def test(rig: Rig) -> None:

        await rig.begin()
        await rig.turn(clock=None)
        rig.channels.errors = [NotSent("no connection") for _ in range(ATTEMPTS + 2)]
        for _ in range(ATTEMPTS + 2):
            await rig.work(after=12 * HOUR)
        assert len(rig.channels.errors) == 2  # so many attempts were made
        found = await rig.database.read(lambda c: deliveries.troubles(c, BRUNO.id, rig.now))
        assert [(one.kind, one.state) for one in found if one.kind == "turn"] == [
            ("turn", "failed")
        ]

    run(test)


def test_what_may_have_arrived_is_not_repeated(run: Run) -> None:
    async def test(rig: Rig) -> None:

        await rig.begin()
        await rig.turn(clock=None)
        rig.channels.errors = [Uncertain("no answer")]
        for _ in range(3):
            assert await rig.work(after=2 * HOUR) == []
        (found,) = await rig.database.read(lambda c: deliveries.troubles(c, BRUNO.id, rig.now))
        assert (found.state, found.detail) == ("unknown", "no answer")

    run(test)


def test_an_expired_claim_is_shown_although_nothing_else_is_due(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        await rig.turn()
        rig.now += 10_000
        assert await rig.database.read(deliveries.next_at) == rig.now
        keys = [one.key for one in await rig.database.read(lambda c: deliveries.due(c, rig.now, 9))]
        await rig.database.write(
            lambda c: deliveries.expand(c, keys, (), ["a"], rig.now, mail=False)
        )
        # A process claims it and dies.
        lanes = deliveries.Lanes(9, 9)
        assert await rig.database.write(lambda c: deliveries.claim(c, "dead", rig.now, lanes))
        await rig.work(deliveries.LEASE_MS - 1)
        assert not await rig.database.read(lambda c: deliveries.troubles(c, BRUNO.id, rig.now))
        assert await rig.work(2) == []
        (one,) = await rig.database.read(lambda c: deliveries.troubles(c, BRUNO.id, rig.now))
        assert one.state == "unknown"

    run(test)


def test_reminders_of_more_turns_than_one_page(run: Run) -> None:
    async def test(rig: Rig) -> None:
        rig.worker = rig.new_worker(page=2)
        await rig.begin()
        for number in range(5):
            rig.state = replace(rig.state, id=f"table-{number}")
            await rig.turn()
        await rig.work(10_000)
        assert rig.channels.kinds == ["turn"] * 5
        assert sorted(await rig.work(DAY // 2)) == ["half"] * 5 + ["turn"] * 5

    run(test)


def test_settings_and_holidays_that_come_at_the_same_time(run: Run) -> None:
    async def test(rig: Rig) -> None:
        for person in (ANNA, BRUNO):
            await rig.database.write(lambda c, person=person: identities.create(c, person))
        hours = range(6, 12)

        def choose(connection: Any, hour: int) -> None:
            chosen = NoticePreferences(digest_hour=hour)
            notices.set_preferences(connection, ANNA.id, chosen, rig.now, "node")

        await asyncio.gather(
            *(rig.database.write(lambda c, hour=hour: choose(c, hour)) for hour in hours)
        )
        stored = await rig.database.read(lambda c: notices.load(c, ANNA.id))
        assert stored is not None
        assert stored.preferences.digest_hour in hours
        until = rig.now + 20 * DAY
        left = await asyncio.gather(
            *(
                rig.database.write(
                    lambda c, at=at: notices.begin_holiday(c, BRUNO.id, until, rig.now + at, "node")
                )
                for at in range(6)
            )
        )
        assert left == [None] * 6
        taken = await rig.database.read(lambda c: notices.holidays_of(c, BRUNO.id, rig.now))
        assert len(taken) == 1
        assert holiday_days_left(taken, rig.now) == 10

    run(test)


def test_two_workers_share_the_work(run: Run) -> None:
    async def test(rig: Rig) -> None:
        await rig.begin()
        await rig.turn()
        rig.now += 11_000
        other = rig.new_worker()
        await asyncio.gather(*(worker.work() for worker in (rig.worker, other) for _ in range(4)))
        await asyncio.gather(rig.worker.drained(), other.drained())
        assert rig.channels.kinds == ["turn"]

    run(test)


@pytest.mark.parametrize(
    ("passed", "kind"),
    [(0.49, None), (0.5, "half"), (0.89, "half"), (0.9, "nearly"), (1.0, None)],
)
def test_when_reminders_are_due(passed: float, kind: NoticeKind | None) -> None:
    assert reminder_of(int(passed * DAY), 0, DAY, CLOCK) == kind
    assert reminder_of(int(passed * DAY), 0, DAY, None) == kind
    # A holiday of five days moved the end of the turn.
    assert reminder_of(int((5 + passed) * DAY), 0, 6 * DAY, CLOCK) == kind


def test_days_of_holiday() -> None:
    now = 1000 * DAY
    assert holiday_days_left([], now) == 30
    # A further day counts from its second minute.
    assert holiday_days_left([Holiday(since=now, until=now + 10 * DAY + MINUTE)], now) == 20
    assert holiday_days_left([Holiday(since=now, until=now + 10 * DAY + MINUTE + 1)], now) == 19
    assert holiday_days_left([Holiday(since=now - 400 * DAY, until=now - 370 * DAY)], now) == 30
    assert holiday_days_left([Holiday(since=now - 370 * DAY, until=now - 360 * DAY)], now) == 25
    assert holiday_days_left([Holiday(since=now - 40 * DAY, until=now)], now) == 0
