"""One serving process: everything it holds, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from florin.server.bot_pool import BotPool
from florin.server.hub import Hub
from florin.server.limits import Limits
from florin.server.moment import now_ms
from florin.server.presence import Present
from florin.server.refusal import Refusal
from florin.server.rooms import Rooms
from florin.server.settings import Settings
from florin.server.steward import Steward
from florin.server.store import Database, chat, connect, people
from florin.server.store.announce import announce
from florin.server.tables.state import Person, State

BEAT_SECONDS: Final = 20.0
PERSON_MS: Final = 5000  # how long a person's name may be remembered
MOST_PEOPLE: Final = 10_000
_log = logging.getLogger(__name__)


class Site:
    """Database, rooms, hub and steward of this process; `node` is its name among others."""

    def __init__(self, settings: Settings, database: Database, secret: str) -> None:
        self.settings = settings
        self.database = database
        self.secret = secret
        self.node = secrets.token_hex(6)
        self.limits = Limits(on=settings.limits)
        self.hub = Hub(self._announce_presence)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.steward = Steward(database, self.bots, settings)
        self.rooms = Rooms(database, self.hub, self.node, self.steward.consider)
        self.closing = False
        self._people: OrderedDict[str, tuple[Person, int]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.database.listen(self._heard, self._missed)
        self.steward.start(self.rooms)
        self._spawn(self._beats())
        self._announce(f"hello {self.node}")

    async def close(self) -> None:
        self.closing = True
        await self.steward.close()
        await self.rooms.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.database.close()

    async def person(self, person: str) -> Person | None:
        """By id, remembered for a moment."""
        now = now_ms()
        known = self._people.get(person)
        if known is not None and known[1] > now:
            return known[0]
        found = await self.database.read(lambda c: people.find(c, person))
        if found is not None:
            self.remember(found)
        return found

    def remember(self, person: Person) -> None:
        self._people[person.id] = (person, now_ms() + PERSON_MS)
        self._people.move_to_end(person.id)
        if len(self._people) > MOST_PEOPLE:
            self._people.popitem(last=False)

    def revoked(self, person: str) -> None:
        """An access token of the person is no longer good: sockets must show theirs again."""
        self.hub.drop_person(person)
        self._announce(f"revoked {self.node} {person}")

    async def remove(self, table: str, check: Callable[[State], None]) -> None:
        """Closes a table for good, unless `check` refuses; whoever watches it is told."""
        await self.rooms.remove(table, check)
        self.hub.drop_table(table)
        self._announce(f"removed {self.node} {table}")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _announce(self, payload: str) -> None:
        if self.database.shared and not self.closing:
            self._spawn(self._write_announcement(payload))

    async def _write_announcement(self, payload: str) -> None:
        try:
            await self.database.write(lambda c: announce(c, payload))
        except Exception as error:  # noqa: BLE001  presence is not worth more than a line
            _log.warning("announcing failed: %s", error)

    def _announce_presence(self, table: str, present: Present) -> None:
        names = " ".join(sorted(present.people)[:100])
        self._announce(f"presence {self.node} {table} {present.spectators} {names}".rstrip())

    def _heard(self, payload: str) -> None:
        """Another process, or this one, has announced something."""
        kind, node, *rest = payload.split(" ")
        if node == self.node:
            return
        match kind, rest:
            case "tables", pairs:
                for table, version in zip(pairs[::2], pairs[1::2], strict=True):
                    room = self.rooms.known(table)
                    if room is not None and room.state.version < int(version):
                        self._spawn(self._refresh(table))
            case "chat", [table, number]:
                if self.rooms.known(table) is not None:
                    self._spawn(self._fetch_chat(table, int(number)))
            case "presence", [table, spectators, *ids]:
                present = Present(frozenset(ids), int(spectators))
                self.hub.elsewhere.announced(node, table, present)
                self._presence_changed(table)
            case "hello", []:
                for table in self.hub.tables():
                    room = self.rooms.known(table)
                    if room is not None:
                        self._announce_presence(table, self.hub.here(room.state))
            case "revoked", [person]:
                self.hub.drop_person(person)
            case "removed", [table]:
                self._gone(table)
            case "alive", []:
                self.hub.elsewhere.heard(node)
            case _:
                _log.warning("an announcement that nobody understands: %r", payload)

    def _presence_changed(self, table: str) -> None:
        room = self.rooms.known(table)
        if room is not None:
            self.hub.presence_changed(room.state, announce=False)

    async def _missed(self) -> None:
        """After a gap in listening: whatever is watched may have changed."""
        for table in self.hub.tables():
            await self._refresh(table)

    async def _refresh(self, table: str) -> None:
        try:
            await self.rooms.refresh(table)
        except Refusal:
            self._gone(table)
        except Exception:  # noqa: BLE001  the next change refreshes it again
            _log.exception("table %s: refreshing failed", table)

    def _gone(self, table: str) -> None:
        """Another process has closed the table."""
        self.rooms.forget(table)
        self.hub.drop_table(table)

    async def _fetch_chat(self, table: str, number: int) -> None:
        line = await self.database.read(lambda c: chat.line(c, number))
        if line is not None:
            self.rooms.said(table, line)

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            self._announce(f"alive {self.node}")
            for table in self.hub.elsewhere.gone():
                self._presence_changed(table)
            await asyncio.sleep(BEAT_SECONDS / 2)
            self.hub.beat()


@asynccontextmanager
async def open_site(settings: Settings) -> AsyncGenerator[Site]:
    """The site, serving until the block ends."""
    database = await connect(settings)
    try:
        secret = settings.secret or await database.write(people.signing_secret)
        site = Site(settings, database, secret)
    except BaseException:
        await database.close()
        raise
    await site.open()
    try:
        yield site
    finally:
        with contextlib.suppress(asyncio.CancelledError):
            await site.close()
