"""Receivers that let the server wait do not delay the notices of other people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, select

from florin.server.domain import Person
from florin.server.domain.notices import KINDS, Channel, Choices, NoticePreferences
from florin.server.operations.addresses import site_of
from florin.server.operations.ids import new_node
from florin.server.operations.outbound import Uncertain
from florin.server.operations.settings import Settings
from florin.server.store import Database, connect, deliveries, identities, notices, schema, tables
from florin.server.store.outbox import NoticeRow, add
from florin.server.workers.notices import MOST_SLOW, SILENT_SECONDS, NoticeWorker
from table_kit import new

QUICK = "https://chat.example/hook"


class Channels:
    """Hosts below `evil` never answer; `begun` are the addresses that were asked, in order."""

    smtp = None

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.waiting: list[asyncio.Future[None]] = []

    async def webhook(self, url: str, *_: Any, **__: Any) -> None:
        self.begun.append(url)
        if ".evil" in url:
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]

    def time_out(self) -> None:
        """What waits gets no answer."""
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            one.set_exception(Uncertain("no answer"))


class Outbox:
    """Notices on a real database, and the worker that sends them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = 1_000_000
        self.channels = Channels()
        channels: Any = self.channels
        self.worker = NoticeWorker(database, channels, lambda _: (), clock=lambda: self.now)
        self._number = 0

    async def add(self, name: str, url: str, count: int = 1) -> None:
        """`count` notices for that person, whose webhook is there. Later ones come later."""
        self._number += 1
        person, at = f"{name} {self.database.node}", self.now + self._number
        rows = [
            NoticeRow(f"over:{person}:{at}:{n}", person, "over", "table-id", 0, 0, at, at)
            for n in range(count)
        ]

        def work(connection: Connection) -> None:
            if identities.find(connection, person) is None:
                identities.create(connection, Person(id=person, name=name, created=0))
                every: tuple[Channel, ...] = ("webhook",)
                choices: Choices = dict.fromkeys(KINDS, every)
                chosen = NoticePreferences(choices=choices)
                notices.set_preferences(connection, person, chosen, self.now, "node")
            notices.set_target(connection, person, "node", webhook=url)
            add(connection, rows)

        await self.database.write(work)

    async def work(self) -> list[str]:
        """Begins to send what may be sent; returns where, so far."""
        self.now += 1000
        while await self.worker.work():
            await asyncio.sleep(0)
        return self.channels.begun

    async def states(self) -> list[str]:
        query = select(schema.deliveries.c.state)
        return list(await self.database.read(lambda c: c.execute(query).scalars().all()))


def with_outbox(database: str, test: Callable[[Outbox], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await connect(Settings(database=database), new_node())

        def clear(connection: Connection) -> None:
            connection.execute(delete(schema.outbox))
            if tables.load(connection, "table-id") is None:
                identities.create(connection, Person(id="anna-id", name="Anna", created=0))
                tables.create(connection, new("me", "me", game="strozzi"))

        try:
            await store.write(clear)
            outbox = Outbox(store)
            try:
                await test(outbox)
            finally:
                outbox.channels.time_out()
                await outbox.worker.drained()
        finally:
            await store.close()

    asyncio.run(run())


def test_people_and_hosts_take_turns(database: str) -> None:
    """Thirty guests with many notices each, at names below one name, come before Anna's one."""

    async def test(outbox: Outbox) -> None:
        for number in range(30):
            await outbox.add(f"guest {number}", f"https://n{number}.evil.example/", 20)
        await outbox.add("anna", QUICK)
        begun = await outbox.work()
        assert QUICK in begun
        assert len(begun) == 1 + deliveries.MOST_OF_SLOW_HOST

    with_outbox(database, test)


def test_hosts_that_let_us_wait_leave_room_for_others(database: str) -> None:
    """Names without end: those of whom nothing is known share a part of what is sent at once."""

    async def test(outbox: Outbox) -> None:
        await outbox.add("anna", QUICK)
        assert await outbox.work() == [QUICK]
        for number in range(2 * MOST_SLOW):
            await outbox.add(f"guest {number}", f"https://x.evil{number}/", 3)
        assert len(await outbox.work()) == 1 + MOST_SLOW
        for count in (2, 3):  # all of them still let us wait
            await outbox.add("anna", QUICK)
            assert (await outbox.work()).count(QUICK) == count

    with_outbox(database, test)


def test_a_host_that_never_answers_is_left_alone_for_minutes(database: str) -> None:
    async def test(outbox: Outbox) -> None:
        url = "https://x.evil.example/"
        await outbox.add("mallory", url, 10)
        await outbox.work()
        while outbox.channels.waiting:
            outbox.channels.time_out()
            await outbox.worker.drained()
            await outbox.work()
        asked = len(outbox.channels.begun)
        assert asked <= 4
        states = await outbox.states()
        assert (states.count("unknown"), states.count("failed")) == (asked, 10 - asked)
        await outbox.add("mallory", url)
        assert len(await outbox.work()) == asked
        outbox.now += round(SILENT_SECONDS * 1000)
        await outbox.add("mallory", url)
        assert len(await outbox.work()) == asked + 1

    with_outbox(database, test)


def test_one_person_fills_no_queue(database: str) -> None:
    async def test(outbox: Outbox) -> None:
        await outbox.add("mallory", "https://x.evil.example/", 3 * deliveries.MOST_WAITING)
        await outbox.work()
        assert len(await outbox.states()) <= deliveries.MOST_WAITING + deliveries.MOST_OF_PERSON

    with_outbox(database, test)


def test_an_address_that_is_changed_before_it_is_used_gains_nothing(database: str) -> None:
    """The turn of a quick host cannot be used for another one."""

    async def test(outbox: Outbox) -> None:
        await outbox.add("anna", QUICK)
        await outbox.work()
        guests = [f"guest {number}" for number in range(6)]
        for guest in guests:
            await outbox.add(guest, "https://mine.chat.example/", 3)
        now = outbox.now + 1000
        due = await outbox.database.read(lambda c: deliveries.due(c, now, 40))
        keys = [one.key for one in due]
        ids = [f"d{number}" for number in range(len(keys))]
        write = outbox.database.write
        await write(lambda c: deliveries.expand(c, keys, (), ids, now, mail=False))
        for guest in guests:
            await outbox.add(guest, "https://x.evil.example/", 0)
        begun = await outbox.work()
        assert sum("evil" in url for url in begun) == deliveries.MOST_OF_SLOW_HOST

    with_outbox(database, test)


def test_receivers_are_counted_by_their_owner() -> None:
    for url, site in (
        ("https://a.b.Evil.example/", "evil.example"),
        ("https://evil.example.:8443/", "evil.example"),
        ("https://192.0.2.7/", "192.0.2.7"),
        ("https://[2001:db8:1:2::3]/", "2001:db8:1:2::/64"),
        ("https://localhost/", "localhost"),
    ):
        assert site_of(urlsplit(url).hostname or "") == site
