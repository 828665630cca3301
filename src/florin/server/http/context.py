"""Everything that one server process holds, put together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from cachetools import TTLCache

from florin.server.domain import Person, Session
from florin.server.domain.visibility import check_may_see
from florin.server.http.limits import RateLimiter
from florin.server.http.shared_limits import SharedLimits
from florin.server.live.cached_table import CachedTable
from florin.server.live.hub import Hub
from florin.server.live.outbox import Outbox
from florin.server.live.peers import Peers
from florin.server.live.presence import Present
from florin.server.live.table_cache import TableCache
from florin.server.operations.addresses import networks
from florin.server.operations.ids import new_node
from florin.server.operations.outbound import Outbound
from florin.server.operations.settings import Settings
from florin.server.operations.web_push import new_private_key
from florin.server.store import Database, Unavailable, access, connect, identities, sessions
from florin.server.store.retention import Rules
from florin.server.workers.admin_watch import AdminWatch
from florin.server.workers.bot_pool import BotPool
from florin.server.workers.channels import Channels
from florin.server.workers.daily import Daily
from florin.server.workers.fill_results import FillResults
from florin.server.workers.notices import NoticeWorker
from florin.server.workers.replay_pool import ReplayPool
from florin.server.workers.retention import Retention
from florin.server.workers.scheduler import Scheduler

PERSON_SECONDS: Final = 5.0  # how long the name of a person may be outdated
CHECK_SECONDS: Final = 1.0  # how long the result of a check stays valid
CHECK_LIMIT: Final = 3.0  # seconds that a check may take
MOST_PEOPLE: Final = 10_000


class AppContext:
    """The parts of the application. `secret` signs cookies, `push_key` messages of Web Push."""

    def __init__(self, settings: Settings, database: Database, secret: str, push_key: str) -> None:
        self.settings = settings
        self.database = database
        # The first one signs; all of them verify.
        self.secrets = tuple(secret.split())
        self.limits = RateLimiter(enabled=settings.limits, shared=database.shared)
        self.hub = Hub(self._announce_presence)
        self.outbox = Outbox(database, self.hub.watching)
        self.tables = TableCache(database, self.hub, outbox=self.outbox)
        self.peers = Peers(database, self.hub, self.tables)
        self.channels = Channels(
            settings, Outbound(networks(settings.notice_allow)), push_key, self.secrets
        )
        self.notices = NoticeWorker(database, self.channels, self.hub.watching)
        self.shared_limits = SharedLimits(self.limits, self.peers)
        self.replays = ReplayPool()
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.scheduler = Scheduler(
            database,
            self.tables,
            self.bots,
            bot_seconds=settings.bot_seconds,
            stand_in=settings.stand_in,
            present=self.hub.present,
            watched=self.hub.tables,
        )
        self.daily = Daily(database, self.tables, self.bots)
        self.admin_watch = AdminWatch(database, self.peers)
        self.fill_results = FillResults(database)
        self.retention = Retention(
            database,
            self.peers,
            Rules(
                open_days=settings.keep_open_days,
                idle_days=settings.keep_idle_days,
                guest_days=settings.keep_guest_days,
                chat_days=settings.keep_chat_days,
            ),
        )
        self.closing = False
        self._checking: asyncio.Future[None] | None = None
        self._checked_at = 0.0
        self._time = asyncio.get_running_loop().time
        self._people: TTLCache[str, Person, float] = TTLCache(
            maxsize=MOST_PEOPLE, ttl=PERSON_SECONDS, timer=self._time
        )
        self._sessions: TTLCache[str, Session, float] = TTLCache(
            maxsize=MOST_PEOPLE, ttl=PERSON_SECONDS, timer=self._time
        )
        # Sessions that ended lately: a read that began earlier must not cache one of them again.
        self._ended: TTLCache[str, bool, float] = TTLCache(
            maxsize=MOST_PEOPLE, ttl=PERSON_SECONDS, timer=self._time
        )
        self.peers.on_revoked(self._revoked)
        self.peers.on_notices(self._notices_changed)
        self._reloading: set[asyncio.Task[None]] = set()

    def _notices_changed(self, person: str | None) -> None:
        task = asyncio.create_task(self._reload_notices(person))
        self._reloading.add(task)
        task.add_done_callback(self._reloading.discard)

    async def _reload_notices(self, person: str | None) -> None:
        with contextlib.suppress(Unavailable):  # logged already; after the outage all are read
            await (self.outbox.load() if person is None else self.outbox.reload(person))

    def _announce_presence(self, table: str, present: Present) -> None:
        self.peers.presence_changed(table, present)

    async def open(self) -> None:
        await self.peers.open()
        await self.outbox.load()
        if self.database.shared and self.settings.limits:
            self.shared_limits.start()
        await self.admin_watch.start()
        self.retention.start()
        self.fill_results.start()
        self.scheduler.start()
        self.notices.start()
        await self.daily.open()

    async def close(self) -> None:
        self.closing = True
        await self.notices.close()
        await self.shared_limits.close()
        await self.admin_watch.close()
        await self.retention.close()
        await self.fill_results.close()
        await self.daily.close()
        await self.scheduler.close()
        await self.tables.close()
        await self.peers.close()
        await self.bots.close()
        await self.replays.close()
        await self.database.close()

    async def check(self) -> None:
        """Raises an error unless the process can serve. Requests within a second share a check."""
        now = self._time()
        if self._checking is None or now - self._checked_at > CHECK_SECONDS:
            self._checking = asyncio.ensure_future(self.database.check())
            # All that wait for it may give up before it fails.
            self._checking.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._checked_at = now
        async with asyncio.timeout(CHECK_LIMIT):
            await asyncio.shield(self._checking)

    async def see(self, table: str, person: Person | None) -> CachedTable:
        """The table; raises Refusal if there is none, or the person may not see it."""
        found = await self.tables.get(table)
        check_may_see(found.state, person)
        await self.daily.check_visible(found.state, person)
        return found

    async def person(self, person: str) -> Person | None:
        """The person with that id, cached for a few seconds."""
        known = self._people.get(person)
        if known is not None:
            return known
        found = await self.database.read(lambda c: identities.find(c, person))
        if found is not None:
            self.remember(found)
        return found

    def remember(self, person: Person) -> None:
        """Puts the person into the cache."""
        self._people[person.id] = person

    async def session(self, session: str) -> Session | None:
        """The session with that id, ended or not. Cached for a few seconds, or until it ends."""
        known = self._sessions.get(session)
        if known is not None:
            return known
        found = await self.database.read(lambda c: sessions.find(c, session))
        if found is not None:
            self.remember_session(found)
        return found

    def remember_session(self, session: Session) -> None:
        """Puts the session into the cache unless it has just ended."""
        if session.id not in self._ended:
            self._sessions[session.id] = session

    def _revoked(self, person: str, credentials: Sequence[str] | None) -> None:
        if credentials is None:
            self._people.pop(person, None)
            self._sessions.clear()
        for session in credentials or ():
            self._ended[session] = True
            self._sessions.pop(session, None)


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncGenerator[AppContext]:
    """The context, serving until the block ends."""
    database = await connect(settings, new_node())
    try:
        secret = settings.secret or await database.write(
            lambda c: access.signing_secret(c, secrets.token_hex(32))
        )
        push_key = await database.write(
            lambda c: access.signing_secret(c, new_private_key(), "web push")
        )
        context = AppContext(settings, database, secret, push_key)
    except BaseException:
        await database.close()
        raise
    await context.open()
    try:
        yield context
    finally:
        with contextlib.suppress(asyncio.CancelledError):
            await context.close()
