"""Tables in memory: a cache that the database may contradict at any time, and then is right."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from florin.server.hub import Hub
from florin.server.messages import ChatLine
from florin.server.metrics import COMMIT, CONFLICTS, ROOMS
from florin.server.moment import now_ms
from florin.server.refusal import Refusal
from florin.server.store import Database, chat, tables
from florin.server.tables.state import State

MOST_ROOMS: Final = 4000
ATTEMPTS: Final = 20
_log = logging.getLogger(__name__)

Change = Callable[[State], State]
Changed = Callable[[State], None]


class Room:
    """A table as last seen. `lock` keeps this process's changes in order."""

    __slots__ = ("chat", "lock", "state")

    def __init__(self, state: State, said: list[ChatLine]) -> None:
        self.state = state
        self.chat = said
        self.lock = asyncio.Lock()


class Outcome(NamedTuple):
    before: State
    after: State


class Rooms:
    """`changed` is told of every change, made here or elsewhere, after its commit."""

    def __init__(self, database: Database, hub: Hub, node: str, changed: Changed) -> None:
        self._database = database
        self._hub = hub
        self._node = node
        self._changed = changed
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._changing: set[asyncio.Task[Outcome]] = set()

    async def create(self, state: State) -> Room:
        await self._database.write(lambda c: tables.create(c, state))
        room = self._keep(Room(state, []))
        self._changed(state)
        return room

    async def get(self, table: str, *, fresh: bool = True) -> Room:
        """The room. Where others may write too, `fresh` asks the database for something newer."""
        room = self._rooms.get(table)
        if room is None:
            # PostgreSQL has no text with that letter, and fails where it is asked for one.
            room = None if "\0" in table else await self._load(table)
            if room is None:
                raise Refusal("unknown_table", "there is no such table")
        else:
            self._rooms.move_to_end(table)
            if fresh and self._database.shared:
                await self.refresh(table)
        return room

    async def change(self, table: str, change: Change) -> Outcome:
        """Applies `change` and stores it. Redone on the newer state where another came first.

        Whoever asked may be gone meanwhile: what the database has must be taken over all the same.
        """
        task = asyncio.create_task(self._change(table, change))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_forsaken)
            raise

    async def close(self) -> None:
        """Waits for changes that are being stored."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def _change(self, table: str, change: Change) -> Outcome:
        room = await self.get(table, fresh=False)
        async with room.lock:
            for _ in range(ATTEMPTS):
                before = room.state
                try:
                    after = change(before)
                except Refusal:
                    # What was refused here may be right by what another process has stored.
                    if not self._database.shared or not await self._reload(room):
                        raise
                    continue
                if after is before:
                    return Outcome(before, before)
                after = replace(after, version=before.version + 1, changed=now_ms())
                started = time.perf_counter()
                if await self._database.save(before, after, self._node):
                    COMMIT.observe(time.perf_counter() - started)
                    self._adopt(room, after)
                    return Outcome(before, after)
                CONFLICTS.inc()
                await self._reload(room)
        raise Refusal("busy", "too many changes at once: try again")

    async def remove(self, table: str, check: Callable[[State], None]) -> None:
        room = await self.get(table)
        async with room.lock:
            check(room.state)
            version = room.state.version
            if not await self._database.write(lambda c: tables.remove(c, table, version)):
                raise Refusal("busy", "the table has changed: try again")
            self.forget(table)

    def forget(self, table: str) -> None:
        self._rooms.pop(table, None)
        ROOMS.set(len(self._rooms))

    async def refresh(self, table: str) -> None:
        """Takes over what another process has stored."""
        room = self._rooms.get(table)
        if room is None:
            return
        version = await self._database.read(lambda c: tables.version_of(c, table))
        if version is None:
            self.forget(table)
            raise Refusal("unknown_table", "there is no such table")
        if version > room.state.version:
            async with room.lock:
                await self._reload(room)

    def known(self, table: str) -> Room | None:
        return self._rooms.get(table)

    def said(self, table: str, line: ChatLine) -> None:
        room = self._rooms.get(table)
        if room is not None and all(line.id != known.id for known in room.chat[-5:]):
            room.chat = [*room.chat, line][-chat.RECENT :]
            self._hub.said(table, line)

    def _adopt(self, room: Room, after: State) -> None:
        before, room.state = room.state, after
        self._hub.publish(before, after, room.chat)
        self._changed(after)

    async def _reload(self, room: Room) -> bool:
        """True where the database knew something newer."""

        def work(connection: Connection) -> State | None:
            version = tables.version_of(connection, room.state.id)
            if version is None:
                raise Refusal("unknown_table", "there is no such table")
            if version <= room.state.version:
                return None
            return tables.load(connection, room.state.id)

        stored = await self._database.read(work)
        if stored is None:
            return False
        self._adopt(room, stored)
        return True

    async def _load(self, table: str) -> Room | None:
        """Those who ask at the same time share one reading."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._read(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _read(self, table: str) -> Room | None:
        def work(connection: Connection) -> tuple[State, list[ChatLine]] | None:
            state = tables.load(connection, table)
            return None if state is None else (state, chat.recent(connection, table))

        found = await self._database.read(work)
        return None if found is None else self._keep(Room(*found))

    def _keep(self, room: Room) -> Room:
        room = self._rooms.setdefault(room.state.id, room)
        if len(self._rooms) > MOST_ROOMS:
            for table, old in list(self._rooms.items()):
                if len(self._rooms) <= MOST_ROOMS:
                    break
                if old is not room and not old.lock.locked() and not self._hub.watched(table):
                    del self._rooms[table]
        ROOMS.set(len(self._rooms))
        return room


def _forsaken(task: asyncio.Task[Outcome]) -> None:
    """Nobody waits for the answer any more: a refusal concerns nobody, a failure is logged."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal):
        _log.error("a change failed after whoever asked was gone", exc_info=error)
