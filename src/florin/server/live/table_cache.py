"""Tables in memory. The database decides: a cached state may be outdated at any time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from florin.server.domain import (
    Change,
    ChatLine,
    GameFinished,
    Person,
    Refusal,
    Step,
    TableState,
    seats,
)
from florin.server.domain.chat import shown_lines
from florin.server.domain.orders import still_standing
from florin.server.domain.steps import replayed
from florin.server.live.cached_table import CachedTable
from florin.server.live.hub import Hub
from florin.server.live.outbox import Outbox
from florin.server.operations.clock import Clock, now_ms
from florin.server.operations.metrics import COMMIT, CONFLICTS, GAMES_FINISHED, TABLES_LOADED
from florin.server.store import Database, chat, orders, tables

MOST_TABLES: Final = 4000
ATTEMPTS: Final = 20
_log = logging.getLogger(__name__)

T = TypeVar("T")
Transition = Callable[[TableState], Change]


class Changed(NamedTuple):
    """A stored change. `after` is `before` if there was nothing to change."""

    before: TableState
    after: TableState
    steps: tuple[Step, ...]


class TableCache:
    """Loads tables, applies transitions, stores them, and then delivers them to subscribers."""

    def __init__(
        self, database: Database, hub: Hub, clock: Clock = now_ms, outbox: Outbox | None = None
    ) -> None:
        """`outbox` decides which changes are stored with notices; None: none."""
        self._database = database
        self._outbox = outbox
        self._hub = hub
        self._clock = clock
        # Not an LRU cache of a library: a table with subscribers or a running change must stay.
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedTable | None]] = {}
        self._changing: set[asyncio.Task[Any]] = set()
        self._on_change: list[Callable[[TableState], None]] = []
        self._on_reload: list[Callable[[TableState], None]] = []
        self._on_finished: list[Callable[[GameFinished], None]] = []

    def on_change(self, callback: Callable[[TableState], None]) -> None:
        """Calls back after every change that this process made."""
        self._on_change.append(callback)

    def on_reload(self, callback: Callable[[TableState], None]) -> None:
        """Calls back after every change that another process made, when it is known here."""
        self._on_reload.append(callback)

    def on_finished(self, callback: Callable[[GameFinished], None]) -> None:
        """Calls back once per finished game: in the process that finished it, after the commit.

        If that process dies between the two, no call is made. A subscriber that must not miss a
        game has to look into the store as well.
        """
        self._on_finished.append(callback)

    async def create(
        self,
        change: Change,
        place: str | None = None,
        instead: Callable[[Connection], str | None] | None = None,
    ) -> CachedTable:
        """Stores a new table. `place` stands for the address where it was made.

        `instead` runs in the same transaction: if it names another table, that one is returned,
        and none is stored.
        """
        state = change.state
        notices = () if self._outbox is None else self._outbox.rows(None, state)

        def work(connection: Connection) -> str | None:
            other = None if instead is None else instead(connection)
            if other is None:
                tables.create(connection, state, place, notices)
            return other

        other = await self._database.write(work)
        if other is not None:
            return await self.get(other)
        table = self._keep(CachedTable(state, change.steps))
        self._emit(None, state)
        return table

    async def get(self, table: str, *, fresh: bool = True) -> CachedTable:
        """The table; raises Refusal if it is unknown.

        `fresh`: asks the database for a newer state, if other processes may write to it.
        """
        found = self._tables.get(table)
        if found is None:
            # PostgreSQL cannot store this character and fails if it is asked for it.
            found = None if "\0" in table else await self._load(table)
            if found is None:
                raise Refusal("unknown_table", "there is no such table")
        else:
            self._tables.move_to_end(table)
            if fresh and self._database.shared:
                await self.refresh(table)
        return found

    def known(self, table: str) -> CachedTable | None:
        """The table if it is in memory."""
        return self._tables.get(table)

    async def change(self, table: str, transition: Transition) -> Changed:
        """Applies the transition and stores the result; retries it if another change came first.

        The caller may be cancelled meanwhile: what the database has stored is taken over anyway.
        """
        return await self._finish(self._change(table, transition))

    async def change_orders(self, table: str, transition: Transition) -> None:
        """As `change`, for a transition that changes standing orders alone.

        It is stored apart from the table. The version stays, no metric counts it, and only the
        owner of the order is sent something.
        """
        await self._finish(self._change_orders(table, transition))

    async def refresh_orders(self, table: str) -> None:
        """Takes over the orders that another process has stored."""
        found = self._tables.get(table)
        if found is not None:
            async with found.lock:
                await self._reload_orders(found)
            for callback in self._on_reload:
                callback(found.state)

    async def remove(self, table: str, check: Callable[[TableState], None]) -> None:
        """Deletes a table unless `check` raises."""
        found = await self.get(table)
        async with found.lock:
            check(found.state)
            version = found.state.version
            if not await self._database.write(lambda c: tables.remove(c, table, version)):
                raise Refusal("busy", "the table has changed: try again")
            self.forget(table)

    def is_loading(self, table: str) -> bool:
        """Whether the table is being read: what comes may be older than a change just heard of."""
        return table in self._loading

    async def refresh(self, table: str) -> None:
        """Takes over what another process has stored."""
        loading = self._loading.get(table)
        if loading is not None:
            await asyncio.shield(loading)
        found = self._tables.get(table)
        if found is None:
            return
        version = await self._database.read(lambda c: tables.version_of(c, table))
        if version is None:
            self.forget(table)
            raise Refusal("unknown_table", "there is no such table")
        if version > found.state.version:
            async with found.lock:
                await self._reload(found)

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)
        TABLES_LOADED.set(len(self._tables))

    async def renamed(self, person: Person) -> None:
        """Shows the new name at the tables in memory; the database has it already."""
        for table in list(self._tables.values()):
            async with table.lock:
                after = seats.renamed(table.state, person).state
                if after is not table.state and after.status != "over":
                    self._adopt(table, after, ())

    def forget_idle(self) -> None:
        """Forgets the tables that no client has open and that are not being changed."""
        for key, table in list(self._tables.items()):
            if not table.lock.locked() and not self._hub.has_subscribers(key):
                self.forget(key)

    def chat_posted(self, table: str, line: ChatLine) -> None:
        """A line was stored. It may be reported twice: by this process and over the bus."""
        found = self._tables.get(table)
        if found is not None and all(line.id != known.id for known in found.chat):
            found.chat = shown_lines([*found.chat, line])
            self._hub.chat_posted(table, line)

    async def close(self) -> None:
        """Waits for changes that are being stored."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs `work` to its end, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _change_orders(self, table: str, transition: Transition) -> None:
        found = await self.get(table)
        async with found.lock:
            before = found.state
            after = transition(before).state
            if after.orders == before.orders:
                return
            node = self._database.node
            await self._database.write(lambda c: orders.store(c, before, after, node))
            self._adopt(found, after, ())

    async def _change(self, table: str, transition: Transition) -> Changed:
        found = await self.get(table, fresh=False)
        async with found.lock:
            for _ in range(ATTEMPTS):
                before = found.state
                try:
                    after, steps = transition(before)
                except Refusal:
                    # It may be allowed in a newer state that another process has stored.
                    if not self._database.shared or not await self._reload(found):
                        raise
                    continue
                if after is before:
                    return Changed(before, before, ())
                after = replace(after, version=before.version + 1, changed=self._clock())
                notices = () if self._outbox is None else self._outbox.rows(before, after)
                started = time.perf_counter()
                if await self._database.save(before, after, notices):
                    COMMIT.observe(time.perf_counter() - started)
                    self._adopt(found, after, steps)
                    self._emit(before, after)
                    return Changed(before, after, steps)
                CONFLICTS.inc()
                if not await self._reload(found):
                    await self._reload_orders(found)
        raise Refusal("busy", "too many changes at once: try again")

    def _adopt(self, table: CachedTable, after: TableState, steps: Sequence[Step]) -> None:
        """Takes over a stored state and delivers it."""
        before = table.state
        table.replace(after, steps)
        self._hub.publish(before, table, steps)

    def _emit(self, before: TableState | None, after: TableState) -> None:
        """After the commit of a change that this process made."""
        for callback in self._on_change:
            callback(after)
        if after.status == "over" and (before is None or before.status != "over"):
            GAMES_FINISHED.labels(after.game).inc()
            event = GameFinished(table=after)
            for finished in self._on_finished:
                try:
                    finished(event)
                except Exception:  # noqa: BLE001  the game is stored; one callback must not stop others
                    _log.exception("table %s: a callback for a finished game failed", after.id)

    async def _reload(self, table: CachedTable) -> bool:
        """Whether the database had a newer state."""

        def work(connection: Connection) -> tuple[TableState, tuple[Step, ...]] | None:
            version = tables.version_of(connection, table.state.id)
            if version is None:
                raise Refusal("unknown_table", "there is no such table")
            if version <= table.state.version:
                return None
            return tables.load(connection, table.state.id)

        stored = await self._database.read(work)
        if stored is None:
            return False
        after, recent = stored
        self._adopt(table, after, _steps_between(table.state, after, recent))
        for callback in self._on_reload:
            callback(after)
        return True

    async def _reload_orders(self, table: CachedTable) -> None:
        state = table.state
        if state.position is None:
            return
        stored = await self._database.read(lambda c: orders.of_table(c, state.id, state.era))
        after = replace(state, orders=still_standing(stored, state.position))
        if after.orders != state.orders:
            self._adopt(table, after, ())

    async def _load(self, table: str) -> CachedTable | None:
        """Callers that ask at the same time share one read."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._read(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _read(self, table: str) -> CachedTable | None:
        def work(connection: Connection) -> CachedTable | None:
            found = tables.load(connection, table)
            if found is None:
                return None
            state, recent = found
            return CachedTable(state, recent, chat.recent(connection, table))

        found = await self._database.read(work)
        return None if found is None else self._keep(found)

    def _keep(self, table: CachedTable) -> CachedTable:
        table = self._tables.setdefault(table.state.id, table)
        if len(self._tables) > MOST_TABLES:
            for key, old in list(self._tables.items()):
                if len(self._tables) <= MOST_TABLES:
                    break
                if (
                    old is not table
                    and not old.lock.locked()
                    and not self._hub.has_subscribers(key)
                ):
                    del self._tables[key]
        TABLES_LOADED.set(len(self._tables))
        return table


def _steps_between(
    before: TableState, after: TableState, recent: Sequence[Step]
) -> tuple[Step, ...]:
    """The steps from `before` to `after`, which another process made."""
    if after.era != before.era or after.ply <= before.ply:
        return ()
    if recent and recent[0].ply <= before.ply:
        return tuple(step for step in recent if step.ply >= before.ply)
    return replayed(after, before.ply, before.position)


def _log_failure(task: asyncio.Task[Any]) -> None:
    """The caller was cancelled: a refusal is ignored, a failure is logged."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal):
        _log.error("a change failed after its caller was cancelled", exc_info=error)
