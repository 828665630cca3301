"""Plays the turns of bots, those of people whose clock has run out, and standing orders.

The scheduler keeps no state of its own: what is due stands in the database. A process plays at once
what its own changes make due. A regular sweep finds what is overdue, for instance after a crash.

A standing order is executed some time after the turn began. An immediate answer would show that it
was decided in advance.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
from typing import Final, Protocol

from florin.bots import bot_names
from florin.core import Position
from florin.server.domain import Refusal, TableState, orders
from florin.server.domain.play import bot_move, order_move
from florin.server.domain.seats import plays
from florin.server.live.table_cache import TableCache
from florin.server.operations.clock import Clock, now_ms
from florin.server.operations.metrics import MOVES
from florin.server.store import Database, tables
from florin.server.store import orders as store_orders
from florin.server.workers.bot_pool import Choice

SWEEP_SECONDS: Final = 1.0
# Another process may be playing a bot's turn; after this long, in milliseconds, any process may.
GRACE_MS: Final = 4000
SWEEP_MOST: Final = 500
ORDER_SWEEPS: Final = 30  # one sweep of so many also looks for standing orders
# An order waits for at least this, and for a random time up to that, in milliseconds.
ORDER_LEAST_MS: Final = 700
ORDER_SPREAD_MS: Final = 1800
_log = logging.getLogger(__name__)


class Chooser(Protocol):
    """What the scheduler needs from the pool of bots."""

    async def choose(self, name: str, position: Position, seed: str) -> Choice: ...


class Scheduler:
    """`stand_in` plays for people; empty, or in a game it does not play: the strongest bot."""

    def __init__(
        self,
        database: Database,
        table_cache: TableCache,
        bots: Chooser,
        *,
        bot_seconds: float,
        stand_in: str = "",
        clock: Clock = now_ms,
    ) -> None:
        self._database = database
        self._tables = table_cache
        self._bots = bots
        self._grace = GRACE_MS + int(bot_seconds * 1000)
        self._stand_in = stand_in
        self._clock = clock
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}  # for the tables in `_playing`
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
        """After a change: begins to play if a bot or a standing order is to decide now."""
        if state.id in self._playing:
            self._changed[state.id].set()
        elif self._open and (state.due_bot or (state.orders and orders.is_due(state))):
            self._begin(state.id)

    def _begin(self, table: str) -> None:
        self._changed[table] = asyncio.Event()
        self._playing[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Plays at `table` for as long as a bot or a standing order is to decide there."""
        changed, delay, turn = self._changed[table], 0, (-1, -1)
        try:
            while True:
                changed.clear()
                state = (await self._tables.get(table, fresh=False)).state
                ordered = orders.is_due(state)
                due = state.due
                if ordered:
                    if turn != (state.era, state.ply):
                        turn, delay = (state.era, state.ply), _order_delay(state)
                    due = state.turn_since + delay
                if due is None or state.position is None:
                    return
                wait_ms = due - self._clock()
                if not state.due_bot and not ordered and wait_ms > 0:
                    return  # a person's clock: the sweep comes back to it
                if wait_ms > 0:
                    # The turn may be played, taken back or returned to its person meanwhile.
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(wait_ms / 1000):
                            await changed.wait()
                    continue
                await (self._execute_order(state) if ordered else self._decide(state))
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:
            _log.info("table %s: %s", table, refusal)
        except Exception:  # noqa: BLE001  one table must not stop the others
            _log.exception("table %s: a bot's turn failed; the sweep tries again", table)
        finally:
            # Here, not in a callback of the task: the next change must be able to begin again.
            del self._playing[table], self._changed[table]

    async def _execute_order(self, state: TableState) -> None:
        try:
            await self._tables.change(
                state.id, lambda now: order_move(now, state.ply, state.era, self._clock())
            )
            MOVES.labels("person").inc()
        except Refusal as refusal:
            if refusal.name != "stale_ply":
                raise

    async def _decide(self, state: TableState) -> None:
        assert state.position is not None
        seat = state.seats[state.position.to_act]
        name = seat.bot or self._stand_in_for(state.game)
        token, failed = await self._bots.choose(name, state.position, f"{state.seed}/{state.ply}")
        try:
            await self._tables.change(
                state.id,
                lambda now: bot_move(
                    now, state.ply, state.era, token, self._clock(), failed=failed
                ),
            )
            MOVES.labels("fallback" if failed else "bot").inc()
            if failed:
                _log.warning("table %s: token %d is a random move", state.id, state.ply)
        except Refusal as refusal:
            # Another process, or the person, was faster: look at the table again.
            if refusal.name != "stale_ply":
                raise

    def _stand_in_for(self, game: str) -> str:
        if self._stand_in and plays(self._stand_in, game):
            return self._stand_in
        return bot_names(game)[-1]

    async def sweep(self, grace: int, *, with_orders: bool = False) -> None:
        """Begins to play where a clock has run out, or a bot's turn is overdue by `grace` ms."""
        now = self._clock()
        found = await self._database.read(
            lambda c: tables.due_before(c, now, now - grace, SWEEP_MOST)
        )
        if with_orders:
            before = now - grace - ORDER_LEAST_MS - ORDER_SPREAD_MS
            found += await self._database.read(
                lambda c: store_orders.waiting(c, before, SWEEP_MOST)
            )
        for table in found:
            if table not in self._playing:
                if self._database.shared:
                    await self._tables.refresh(table)
                self._begin(table)

    async def _sweep_forever(self) -> None:
        grace = 0  # at the start, everything that is due
        for count in itertools.count():
            try:
                await self.sweep(grace, with_orders=count % ORDER_SWEEPS == 0)
                grace = self._grace
            except asyncio.CancelledError:
                raise
            except Exception:  # noqa: BLE001  the database may be back at the next sweep
                _log.exception("the sweep failed; it tries again")
            await asyncio.sleep(SWEEP_SECONDS)


def _order_delay(state: TableState) -> int:
    """How long after the beginning of a turn its order is executed, in milliseconds."""
    return max(state.pace_ms, ORDER_LEAST_MS) + secrets.randbelow(ORDER_SPREAD_MS)
