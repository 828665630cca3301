"""Plays the turns of bots, and those of people whose clock has run out.

The scheduler keeps no state of its own: what is due stands in the database. A process plays at once
what its own changes make due, so that one process thinks about a turn. A regular sweep finds what
is overdue, for instance after a crash. Bots that play among themselves pause while no client looks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final, Protocol

from cachetools import TTLCache

from florin.bots import bot_names
from florin.core import Position
from florin.server.domain import Refusal, TableState
from florin.server.domain.play import bot_move
from florin.server.domain.seats import plays
from florin.server.live.presence import NONE_PRESENT, Present
from florin.server.live.table_cache import TableCache
from florin.server.operations.clock import Clock, now_ms
from florin.server.operations.metrics import MOVES
from florin.server.store import Database, Unavailable, tables

SWEEP_SECONDS: Final = 1.0
# Another process may be playing a bot's turn; after this long, in milliseconds, any process may.
GRACE_MS: Final = 4000
SWEEP_MOST: Final = 500
NOTICED_SECONDS: Final = 60.0
# Longer than any pause that bots make before they move.
MOST_PAUSE_MS: Final = 60_000
SOMEONE: Final = Present(frozenset({"someone"}), 0)
_log = logging.getLogger(__name__)


class Chooser(Protocol):
    """What the scheduler needs from the pool of bots."""

    async def choose(
        self, name: str, position: Position, seed: str, owner: str = "", *, urgent: bool = True
    ) -> str: ...


class Scheduler:
    """`stand_in` plays for people; empty, or in a game it does not play: the strongest bot.

    `present` tells who looks at a table in any process, `watched` which tables are open here.
    """

    def __init__(
        self,
        database: Database,
        table_cache: TableCache,
        bots: Chooser,
        *,
        bot_seconds: float,
        stand_in: str = "",
        clock: Clock = now_ms,
        present: Callable[[TableState], Present] = lambda _: SOMEONE,
        watched: Callable[[], Collection[str]] = tuple,
    ) -> None:
        self._database = database
        self._tables = table_cache
        self._bots = bots
        self._grace = GRACE_MS + int(bot_seconds * 1000)
        self._stand_in = stand_in
        self._clock = clock
        self._present = present
        self._watched = watched
        # Tables that a client without a socket has asked for lately.
        self._noticed: TTLCache[str, bool, float] = TTLCache(
            maxsize=SWEEP_MOST, ttl=NOTICED_SECONDS, timer=time.monotonic
        )
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._open = False

    def start(self) -> None:
        self._open = True
        self._tables.on_change(self.consider)
        self._sweeping = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        self._open = False
        tasks = [*self._playing.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, state: TableState) -> None:
        """After a change: begins to play if it is a bot's turn now."""
        if not state.due_bot or state.id in self._playing or not self._open:
            return
        if not self._is_paused(state):
            self._begin(state.id)

    def noticed(self, state: TableState) -> None:
        """A client looks at the table: bots that play among themselves go on."""
        self._noticed[state.id] = True
        self.consider(state)

    def _is_paused(self, state: TableState) -> bool:
        """Whether only bots play, and no client looks on."""
        if state.has_people or state.id in self._noticed:
            return False
        return self._present(state) == NONE_PRESENT

    def _begin(self, table: str) -> None:
        self._playing[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Plays at `table` for as long as a bot is to act there."""
        try:
            while True:
                state = (await self._tables.get(table, fresh=False)).state
                if state.due is None or state.position is None or self._is_paused(state):
                    return
                wait_ms = state.due - self._clock()
                if state.due_bot and wait_ms > MOST_PAUSE_MS:
                    wait_ms = 0  # the clock was set back while no server ran
                if not state.due_bot and wait_ms > 0:
                    return  # a person's clock: the sweep comes back to it
                if wait_ms > 0:
                    await asyncio.sleep(wait_ms / 1000)
                    continue  # the turn may have been played or taken back meanwhile
                await self._decide(state)
        except asyncio.CancelledError:
            raise
        except Unavailable:
            pass  # the store has logged it; the sweep tries again
        except Refusal as refusal:
            _log.info("table %s: %s", table, refusal)
        except Exception:  # noqa: BLE001  one table must not stop the others
            _log.exception("table %s: a bot's turn failed; the sweep tries again", table)
        finally:
            # Here, not in a callback of the task: the next change must be able to begin again.
            del self._playing[table]

    async def _decide(self, state: TableState) -> None:
        assert state.position is not None
        seat = state.seats[state.position.to_act]
        name = seat.bot or self._stand_in_for(state.game)
        token = await self._bots.choose(
            name,
            state.position,
            f"{state.seed}/{state.ply}",
            state.owner,
            urgent=bool(self._present(state).people),
        )
        try:
            await self._tables.change(
                state.id,
                lambda now: bot_move(now, state.ply, state.era, token, self._clock()),
            )
            MOVES.labels("bot").inc()
        except Refusal as refusal:
            # Another process, or the person, was faster: look at the table again.
            if refusal.name != "stale_ply":
                raise

    def _stand_in_for(self, game: str) -> str:
        if self._stand_in and plays(self._stand_in, game):
            return self._stand_in
        return bot_names(game)[-1]

    async def sweep(self, grace: int) -> None:
        """Begins to play where a clock has run out, or a bot's turn is overdue by `grace` ms."""
        now = self._clock()
        found = await self._database.read(
            lambda c: tables.due_before(c, now, now - grace, now + MOST_PAUSE_MS, SWEEP_MOST)
        )
        for table in found:
            if table not in self._playing:
                if self._database.shared:
                    await self._tables.refresh(table)
                self._begin(table)
        for table in self._watched():  # the query leaves out those where only bots play
            known = self._tables.known(table)
            if known is not None and known.state.due is not None and known.state.due <= now - grace:
                self.consider(known.state)

    async def _sweep_forever(self) -> None:
        grace = 0  # at the start, everything that is due
        while True:
            try:
                await self.sweep(grace)
                grace = self._grace
            except asyncio.CancelledError:
                raise
            except Unavailable:
                pass  # the store has logged it
            except Exception:  # noqa: BLE001  the next sweep may succeed
                _log.exception("the sweep failed; it tries again")
            await asyncio.sleep(SWEEP_SECONDS)
