"""Keeps this process in step with the others that share the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from florin.server.domain import Person, Refusal, TableState
from florin.server.live.hub import Hub
from florin.server.live.presence import Present
from florin.server.live.table_cache import TableCache
from florin.server.store import Database, Unavailable, access, chat, identities, sessions
from florin.server.store.bus import (
    AccessRevoked,
    AnyBusMessage,
    BusMessage,
    ChatPosted,
    ChatRemoved,
    CostSpent,
    NoticesChanged,
    OrdersChanged,
    PersonRenamed,
    PresenceChanged,
    ProcessAlive,
    ProcessStarted,
    TableRemoved,
    TablesChanged,
)

BEAT_SECONDS: Final = 20.0
RESYNC_SECONDS: Final = 1.0  # before another attempt to catch up
MOST_PRESENT: Final = 100  # people in one message, which must stay below 8,000 bytes
_log = logging.getLogger(__name__)


class Peers:
    """Sends bus messages, acts on those of other processes, and sends the regular beats."""

    def __init__(self, database: Database, hub: Hub, tables: TableCache) -> None:
        self._database = database
        self._hub = hub
        self._tables = tables
        self._node = database.node
        self._closing = False
        self._on_revoked: list[Callable[[str, Sequence[str] | None], None]] = []
        self._on_spent: list[Callable[[CostSpent], None]] = []
        self._on_notices: list[Callable[[str | None], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._outdated = False  # something that others did could not be read
        self._resyncing = False

    async def open(self) -> None:
        await self._database.listen(self.apply, self._missed)
        self._spawn(self._beats())
        self._send(ProcessStarted(node=self._node))

    async def close(self) -> None:
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def presence_changed(self, table: str, present: Present) -> None:
        """Tells the other processes who has the table open here."""
        people = sorted(present.people)[:MOST_PRESENT]
        message = PresenceChanged(
            node=self._node,
            table=table,
            people=people,
            spectators=present.spectators,
            hidden=[person for person in people if person in present.hidden],
        )
        self._send(message)

    def on_revoked(self, callback: Callable[[str, Sequence[str] | None], None]) -> None:
        """Calls back with a person and the tokens and sessions that ended in any process."""
        self._on_revoked.append(callback)

    def access_revoked(self, person: str, credentials: list[str]) -> None:
        """Ends the sockets of these tokens and sessions here; the store told the others."""
        self.apply(AccessRevoked(node=self._node, person=person, credentials=credentials))

    def on_spent(self, callback: Callable[[CostSpent], None]) -> None:
        """Calls back with what clients have spent in other processes."""
        self._on_spent.append(callback)

    def on_notices(self, callback: Callable[[str | None], None]) -> None:
        """Calls back with a person who changed what they want to hear of in another process.

        None: any of them may have, because messages were missed.
        """
        self._on_notices.append(callback)

    def cost_spent(self, spent: Sequence[tuple[str, str, str, float]]) -> None:
        """Tells the other processes what clients have spent here."""
        self._send(CostSpent(node=self._node, spent=list(spent)))

    async def renamed(self, person: Person) -> None:
        """Shows the person's new name, which is stored already, in all processes."""
        self._hub.renamed(person)
        await self._tables.renamed(person)
        self._send(PersonRenamed(node=self._node, person=person.id))

    async def close_table(self, table: str, check: Callable[[TableState], None]) -> None:
        """Deletes a table for its host unless `check` raises, and ends its sockets everywhere."""
        await self._tables.remove(table, check)
        self._removed(table, by_host=True)
        self._send(TableRemoved(node=self._node, table=table, by_host=True))

    def table_removed(self, table: str) -> None:
        """A table was deleted: ends its sockets everywhere."""
        self._removed(table)
        self._send(TableRemoved(node=self._node, table=table))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._or_resync(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _or_resync(self, work: Coroutine[Any, Any, None]) -> None:
        """A message that could not be acted on is like one that was missed: others know more.

        Messages may go on arriving, so no gap would be noticed.
        """
        try:
            await work
        except Unavailable:  # logged already
            self._outdated = True
            if not self._resyncing:
                self._resyncing = True
                try:
                    await self._resync()
                finally:
                    self._resyncing = False

    async def _resync(self) -> None:
        """Catches up until nothing has failed since the last attempt began."""
        while self._outdated:
            await asyncio.sleep(RESYNC_SECONDS)
            self._outdated = False
            try:
                await self._missed()
            except Unavailable:  # logged already
                self._outdated = True

    def _send(self, message: BusMessage) -> None:
        if self._database.shared and not self._closing:
            self._spawn(self._notify(message))

    async def _notify(self, message: BusMessage) -> None:
        try:
            await self._database.notify(message)
        except Unavailable:
            pass  # logged already; other processes catch up when they hear again
        except Exception as error:  # noqa: BLE001  the next message may get through
            _log.warning("sending %s failed: %s", type(message).__name__, error)

    def apply(self, message: AnyBusMessage) -> None:
        """Acts on what another process did."""
        match message:
            case TablesChanged(versions=versions):
                for table, version in versions.items():
                    known = self._tables.known(table)
                    behind = known is not None and known.state.version < version
                    if behind or self._tables.is_loading(table):
                        self._spawn(self._refresh(table))
            case ChatPosted(table=table, line=line):
                if self._tables.known(table) is not None:
                    self._spawn(self._fetch_chat(table, line))
            case ChatRemoved(tables=tables):
                for table in filter(self._tables.known, tables):
                    self._spawn(self._read_chat(table))
            case OrdersChanged(table=table):
                if self._tables.known(table) is not None:
                    self._spawn(self._refresh_orders(table))
            case PresenceChanged(node=node, table=table):
                present = Present(
                    frozenset(message.people), message.spectators, frozenset(message.hidden)
                )
                self._hub.remote.announced(node, table, present)
                self._update_presence(table)
            case ProcessStarted():
                self._announce_all()
            case AccessRevoked(person=person, credentials=credentials):
                for callback in self._on_revoked:
                    callback(person, credentials)
                self._hub.disconnect_person(person, credentials)
            case PersonRenamed(person=person):
                self._spawn(self._fetch_name(person))
            case TableRemoved(table=table, by_host=by_host):
                self._removed(table, by_host=by_host)
            case NoticesChanged(person=person):
                for changed in self._on_notices:
                    changed(person)
            case CostSpent():
                for spent in self._on_spent:
                    spent(message)
            case ProcessAlive(node=node):
                self._hub.remote.heard(node)

    async def _fetch_name(self, person: str) -> None:
        found = await self._database.read(lambda c: identities.find(c, person))
        if found is not None:
            self._hub.renamed(found)
            await self._tables.renamed(found)

    def _update_presence(self, table: str) -> None:
        known = self._tables.known(table)
        if known is not None:
            self._hub.presence_changed(known.state, announce=False)

    async def _missed(self) -> None:
        """After a gap in listening, anything may have changed: tables, chat, presence, tokens.

        Raises Unavailable if not everything could be read: then it has to be done again.
        """
        self._tables.forget_idle()
        for table in self._hub.tables():
            await self._refresh(table)
            await self._refresh_orders(table)
            await self._fetch_missed_chat(table)
        await self._end_revoked()
        for changed in self._on_notices:
            changed(None)
        for table in self._hub.remote.forget_all():
            self._update_presence(table)
        self._send(ProcessStarted(node=self._node))  # the others tell who is present there
        self._announce_all()

    def _announce_all(self) -> None:
        """Tells the other processes who has which table open here."""
        for table in self._hub.tables():
            known = self._tables.known(table)
            if known is not None:
                self.presence_changed(table, self._hub.here(known.state))

    async def _fetch_missed_chat(self, table: str) -> None:
        for line in await self._database.read(lambda c: chat.recent(c, table)):
            self._tables.chat_posted(table, line)

    async def _end_revoked(self) -> None:
        """Ends the sockets whose access token or session has ended."""
        tokens, browsers = self._hub.credentials()
        if tokens:
            valid = await self._database.read(lambda c: access.existing_tokens(c, tokens))
            self._hub.disconnect_credentials(tokens - valid)
        if browsers:
            valid = await self._database.read(lambda c: sessions.existing(c, browsers))
            self._hub.disconnect_credentials(browsers - valid)

    async def _refresh_orders(self, table: str) -> None:
        try:
            await self._tables.refresh_orders(table)
        except Unavailable:
            raise
        except Exception:  # noqa: BLE001  the next change of orders refreshes them again
            _log.exception("table %s: refreshing the orders failed", table)

    async def _refresh(self, table: str) -> None:
        try:
            await self._tables.refresh(table)
        except Refusal:
            self._removed(table)
        except Unavailable:
            raise
        except Exception:  # noqa: BLE001  the next change refreshes it again
            _log.exception("table %s: refreshing failed", table)

    def _removed(self, table: str, *, by_host: bool = False) -> None:
        """The table was deleted, by this process or another one."""
        self._tables.forget(table)
        self._hub.disconnect_table(table, by_host=by_host)

    async def _read_chat(self, table: str) -> None:
        lines = await self._database.read(lambda c: chat.recent(c, table))
        known = self._tables.known(table)
        if known is not None:
            known.chat = lines

    async def _fetch_chat(self, table: str, number: int) -> None:
        line = await self._database.read(lambda c: chat.line(c, number))
        if line is not None:
            self._tables.chat_posted(table, line)

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            self._send(ProcessAlive(node=self._node))
            for table in self._hub.remote.forget_silent():
                self._update_presence(table)
            await asyncio.sleep(BEAT_SECONDS / 2)
            self._hub.beat()
