"""The steward: plays the bots' turns and those of people whose clock has run out.

It keeps nothing that matters: what is due stands in the database. A process plays at once what its
own changes make due; a sweep finds what nobody else has played, such as after a crash.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from florin.bots import bot_names
from florin.server.bot_pool import BotPool
from florin.server.metrics import MOVES
from florin.server.moment import now_ms
from florin.server.refusal import Refusal
from florin.server.rooms import Rooms
from florin.server.settings import PACE_MS, Settings
from florin.server.store import Database, tables
from florin.server.tables.play import machine_move
from florin.server.tables.state import State

SWEEP_SECONDS: Final = 1.0
# Another process may be at it; after this long, in milliseconds, a bot's turn is anybody's.
GRACE_MS: Final = 4000
SWEEP_MOST: Final = 500
_log = logging.getLogger(__name__)


class Steward:
    def __init__(self, database: Database, bots: BotPool, settings: Settings) -> None:
        self._database = database
        self._bots = bots
        self._grace = GRACE_MS + int(settings.bot_seconds * 1000)
        self._stand_in = settings.stand_in
        self._rooms: Rooms | None = None
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def start(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._playing.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._rooms = None  # nothing more is begun

    def consider(self, state: State) -> None:
        """Called after every change: is it a bot's turn now?"""
        if state.due_bot and state.id not in self._playing and self._rooms is not None:
            self._begin(state.id)

    def _begin(self, table: str) -> None:
        self._playing[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Plays at `table` for as long as a bot is to act there."""
        assert self._rooms is not None
        try:
            while True:
                room = await self._rooms.get(table, fresh=False)
                state = room.state
                if state.due is None or state.position is None:
                    return
                late = state.due - now_ms()
                if not state.due_bot and late > 0:
                    return  # a person's clock: the sweep comes back to it
                if late > 0:
                    await asyncio.sleep(late / 1000)
                    continue  # it may have been played, or taken back, meanwhile
                await self._decide(state)
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:
            _log.info("table %s: %s", table, refusal)
        except Exception:  # noqa: BLE001  one table must not stop the others
            _log.exception("table %s: a bot's turn failed; the sweep tries again", table)
        finally:
            # At once, not in a callback: the next change must find the place free.
            del self._playing[table]

    async def _decide(self, state: State) -> None:
        assert self._rooms is not None
        assert state.position is not None
        seat = state.seats[state.position.to_act]
        name = seat.bot or self._stand_in or bot_names(state.position.game)[-1]
        answer = await self._bots.choose(name, state.position, f"{state.seed}/{state.ply}")
        pace = PACE_MS[state.pace]
        try:
            await self._rooms.change(
                state.id,
                lambda now: machine_move(now, state.ply, state.era, answer, now_ms(), pace),
            )
            MOVES.labels("bot").inc()
        except Refusal as refusal:
            # Somebody else was quicker: look again.
            if refusal.name != "stale_ply":
                raise

    async def _sweep(self) -> None:
        grace = 0  # at the start everything that waits is taken up
        while True:
            try:
                now = now_ms()
                late = now - grace
                found = await self._database.read(
                    lambda c, now=now, late=late: tables.due_before(c, now, late, SWEEP_MOST)
                )
                for table in found:
                    if table not in self._playing:
                        if self._database.shared and self._rooms is not None:
                            await self._rooms.refresh(table)
                        self._begin(table)
                grace = self._grace
            except asyncio.CancelledError:
                raise
            except Exception:  # noqa: BLE001  a database that is away comes back
                _log.exception("the sweep failed; it tries again")
            await asyncio.sleep(SWEEP_SECONDS)
