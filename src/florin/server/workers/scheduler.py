"""Plays the turns of bots, those of people whose clock has run out, and standing orders.

The scheduler keeps no state of its own: the database says what is due. A process plays at once
what its own changes make due, so that one process thinks about a turn. A regular sweep finds what
is overdue, for instance after a crash. Bots that play among themselves wait while no client
is there, and a game whose people are all away pauses (`florin.server.domain.pause`).

A standing order is executed some time after the turn began. An immediate answer would show that it
was decided in advance.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol

from cachetools import TTLCache

from florin.bots import bot_names
from florin.core import Position
from florin.server.domain import Change, Refusal, TableState, orders, pause
from florin.server.domain.play import bot_move, order_move
from florin.server.domain.seats import plays
from florin.server.live.presence import NONE_PRESENT, Present
from florin.server.live.table_cache import TableCache
from florin.server.operations.clock import Clock, now_ms
from florin.server.operations.metrics import MOVES
from florin.server.store import Database, Unavailable, tables
from florin.server.store import orders as store_orders
from florin.server.workers.bot_pool import Choice

SWEEP_SECONDS: Final = 1.0
# Another process may be playing a bot's turn; after this long, in milliseconds, any process may.
GRACE_MS: Final = 4000
SWEEP_MOST: Final = 500
NOTICED_SECONDS: Final = 60.0
SEEN_MOST: Final = 10_000
# Longer than any pause that bots make before they move.
MOST_PAUSE_MS: Final = 60_000
# Seconds for which all people may be gone before the game pauses. A page that is loaded again is
# gone for a moment; after a restart of the server, pages try to connect at least every 8 seconds.
AWAY_SECONDS: Final = 10.0
RETRY_SECONDS: Final = 1.0  # before a bot that had no time is asked again
ORDER_SWEEPS: Final = 30  # one sweep of so many also looks for standing orders
# An order waits for at least this, and for a random time up to that, in milliseconds.
ORDER_LEAST_MS: Final = 700
ORDER_SPREAD_MS: Final = 1800
_log = logging.getLogger(__name__)


class Chooser(Protocol):
    """What the scheduler needs from the pool of bots."""

    async def choose(
        self,
        name: str,
        position: Position,
        seed: str,
        owner: str = "",
        *,
        history: Sequence[str] = (),
        urgent: bool = True,
    ) -> Choice: ...


def everyone(state: TableState) -> Present:
    """All people of the table have it open."""
    return Present(frozenset(seat.person for seat in state.seats if seat.person is not None), 0)


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
        present: Callable[[TableState], Present] = everyone,
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
        timer = asyncio.get_running_loop().time
        # Tables that a client without a socket has asked for lately.
        self._noticed: TTLCache[str, bool, float] = TTLCache(
            maxsize=SWEEP_MOST, ttl=NOTICED_SECONDS, timer=timer
        )
        # People who have asked for a table lately without a socket, by table and person.
        self._seen: TTLCache[tuple[str, str], bool, float] = TTLCache(
            maxsize=SEEN_MOST, ttl=NOTICED_SECONDS, timer=timer
        )
        self._resuming: dict[str, asyncio.Task[None]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}  # for the tables in `_playing`
        self._sweeping: asyncio.Task[None] | None = None
        self._open = False

    def start(self) -> None:
        self._open = True
        self._tables.on_change(self.consider)
        self._tables.on_reload(self.reloaded)
        self._sweeping = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        self._open = False
        tasks = [*self._playing.values(), *self._resuming.values()]
        tasks += [self._sweeping] if self._sweeping else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, state: TableState) -> None:
        """After a change: begins to play if a bot or a standing order is to decide now.

        Also if the game has to pause, or to go on after a pause.
        """
        if state.id in self._playing:
            self._changed[state.id].set()
        elif self._open and (
            (state.due_bot and not self._is_unwatched(state))
            or (state.orders and orders.is_due(state))
            or self._must_pause(state)
        ):
            self._begin(state.id)
        if state.paused is not None:
            self._resume_if_attended(state)

    def reloaded(self, state: TableState) -> None:
        """Another process has made a change, and plays the bot's turn that follows from it."""
        if state.id in self._playing:
            self._changed[state.id].set()
        elif self._open and state.orders and orders.is_due(state):
            self._begin(state.id)
        if state.paused is not None:
            self._resume_if_attended(state)

    def noticed(self, state: TableState, person: str | None = None) -> None:
        """A client has opened the table: a game that waited for this goes on.

        `person` is who asked without a socket.
        """
        self._noticed[state.id] = True
        if person is not None and state.held_by(person):
            self._seen[state.id, person] = True
        self.consider(state)

    def seen(self, table: str, person: str) -> None:
        """A player of the table has made a request without a socket."""
        self._seen[table, person] = True

    def left(self, state: TableState) -> None:
        """A client has closed the table."""
        self.consider(state)

    def _people(self, state: TableState) -> set[str]:
        """The people of the table who have it open, or have asked for it lately."""
        held = {seat.person for seat in state.seats if seat.person is not None}
        present = self._present(state).people
        return {person for person in held if person in present or (state.id, person) in self._seen}

    def _must_pause(self, state: TableState) -> bool:
        to_act = state.to_act
        # Looked at after every move: most of them need no set of people.
        if to_act is None or state.seats[to_act].person is None:
            return False
        if state.due is None and not state.seats[to_act].absent:
            return False
        return pause.must_pause(state, self._people(state))

    def _resume_if_attended(self, state: TableState) -> None:
        if (
            self._open
            and state.id not in self._resuming
            and pause.is_attended(state, self._people(state))
        ):
            self._resuming[state.id] = asyncio.create_task(self._resume(state.id))

    async def _resume(self, table: str) -> None:
        try:
            await self._tables.change(table, lambda now: pause.resume(now, self._clock()))
        except asyncio.CancelledError:
            raise
        except Unavailable:
            pass  # the store has logged it; the next request of a person tries again
        except Refusal as refusal:
            _log.info("table %s: %s", table, refusal)
        except Exception:  # noqa: BLE001  one table must not stop the others
            _log.exception("table %s: going on after a pause failed", table)
        finally:
            del self._resuming[table]

    def _is_unwatched(self, state: TableState) -> bool:
        """Whether only bots play, and no client watches."""
        if state.has_people or state.id in self._noticed:
            return False
        return self._present(state) == NONE_PRESENT

    def _begin(self, table: str) -> None:
        self._changed[table] = asyncio.Event()
        self._playing[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        """Plays at `table` for as long as a bot or a standing order is to decide there."""
        changed, delay, turn = self._changed[table], 0, (-1, -1)
        loop = asyncio.get_running_loop()
        away_since: float | None = None  # since when all people are away
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
                if not ordered and self._must_pause(state):
                    away_since = loop.time() if away_since is None else away_since
                    left = away_since + AWAY_SECONDS - loop.time()
                    if left <= 0:
                        away_ms = int((loop.time() - away_since) * 1000)
                        await self._pause(state, self._clock() - away_ms)
                    else:
                        await _wait(changed, left)
                    continue
                away_since = None
                if due is None or state.position is None or self._is_unwatched(state):
                    return
                wait_ms = due - self._clock()
                if state.due_bot and wait_ms > MOST_PAUSE_MS:
                    wait_ms = 0  # the clock was set back while no server ran
                if not state.due_bot and not ordered and wait_ms > 0:
                    return  # a person's clock: the sweep comes back to it
                if wait_ms > 0:
                    # The turn may be played, taken back or returned to its person meanwhile.
                    await _wait(changed, wait_ms / 1000)
                    continue
                await (self._execute_order(state) if ordered else self._decide(state))
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
            del self._playing[table], self._changed[table]

    async def _pause(self, state: TableState, since: int) -> None:
        """Pauses the game since then, unless a person came back meanwhile."""

        def transition(now: TableState) -> Change:
            if not self._must_pause(now):
                return Change(now)
            return pause.pause(now, since)

        await self._tables.change(state.id, transition)

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
        passing = None
        if seat.bot is None and state.stand_in == "pass":
            passing = state.rules.passing(state.position)
        if passing is not None:
            token, failed = passing.token, False
        else:
            token, failed, again = await self._bots.choose(
                seat.bot or self._stand_in_for(state.game),
                state.position,
                state.dice,
                state.owner,
                history=state.tokens(),
                urgent=bool(self._present(state).people),
            )
            if again and state.same_deal:
                # A random move would make this game differ from the others with the same deal.
                await asyncio.sleep(RETRY_SECONDS)
                return
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
            lambda c: tables.due_before(c, now, now - grace, now + MOST_PAUSE_MS, SWEEP_MOST)
        )
        if with_orders:
            before = now - grace - ORDER_LEAST_MS - ORDER_SPREAD_MS
            found += await self._database.read(
                lambda c: store_orders.waiting(c, before, SWEEP_MOST)
            )
        for table in found:
            if table not in self._playing and self._database.shared:
                await self._tables.refresh(table)
            if table not in self._playing:  # the refresh may have begun it
                self._begin(table)
        for table in self._watched():  # the query leaves out those where only bots play
            known = self._tables.known(table)
            if known is not None and known.state.due is not None and known.state.due <= now - grace:
                self.consider(known.state)

    async def _sweep_forever(self) -> None:
        grace = 0  # at the start, everything that is due
        for count in itertools.count():
            try:
                await self.sweep(grace, with_orders=count % ORDER_SWEEPS == 0)
                grace = self._grace
            except asyncio.CancelledError:
                raise
            except Unavailable:
                pass  # the store has logged it
            except Exception:  # noqa: BLE001  the next sweep may succeed
                _log.exception("the sweep failed; it tries again")
            await asyncio.sleep(SWEEP_SECONDS)


async def _wait(changed: asyncio.Event, seconds: float) -> None:
    """Waits until the table changes, but no longer than that."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await changed.wait()


def _order_delay(state: TableState) -> int:
    """How long after the beginning of a turn its order is executed, in milliseconds."""
    return max(state.pace_ms, ORDER_LEAST_MS) + secrets.randbelow(ORDER_SPREAD_MS)
