"""The deal of the day in the background: results of tries, and the game of the strongest bot.

A process that finishes a try settles it soon; a regular sweep finds those of a process that died.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from cachetools import LRUCache

from florin.bots import bot_names
from florin.server.domain import GameFinished, Person, TableState
from florin.server.domain import daily as domain
from florin.server.domain.play import bot_move
from florin.server.domain.seats import NewTable, SeatChoice, new_table, start
from florin.server.live.table_cache import TableCache
from florin.server.operations.clock import Clock, now_ms
from florin.server.store import Database, Unavailable, access
from florin.server.store import daily as store
from florin.server.workers.scheduler import Chooser

SWEEP_SECONDS: Final = 60.0
SOON_SECONDS: Final = 0.2  # after a change: several changes share one look
STALE_MS: Final = 30 * 60_000  # an older claim belongs to a process that died
RETRIES: Final = 20  # for one decision, if the bot has no time
MOST_COMPARED: Final = 5000  # tries; the latest ones
Decisions = Sequence[tuple[str, tuple[str, ...]]]  # by person
_log = logging.getLogger(__name__)


class Daily:
    """Deals of the day by their id; `clock` decides which day it is."""

    def __init__(
        self, database: Database, tables: TableCache, bots: Chooser, clock: Clock = now_ms
    ) -> None:
        self._database = database
        self._tables = tables
        self._bots = bots
        self._clock = clock
        self._secret = ""
        self._known: dict[str, store.StoredDeal] = {}
        # With how many tries there were.
        self._decisions: LRUCache[str, tuple[int, Decisions]] = LRUCache(4)
        # Settling must not wait for the game of the strongest bot, which takes a while.
        self._works = ((asyncio.Event(), self.settle), (asyncio.Event(), self.play_waiting))
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._secret = await self._database.write(
            lambda c: access.signing_secret(c, secrets.token_hex(32), "daily")
        )
        self._tables.on_finished(self._finished)
        self._tasks = [
            asyncio.create_task(self._work_forever(wake, work)) for wake, work in self._works
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        return self._clock()

    def today(self) -> int:
        """The number of the day since 1970."""
        return domain.day_of(self.now())

    def date(self) -> str:
        """Today, such as 2026-11-18."""
        return domain.date_of(self.today())

    def wake(self) -> None:
        """There may be something to do."""
        for wake, _ in self._works:
            wake.set()

    async def deal(self, day: int, game: str) -> store.StoredDeal:
        """The deal of today or of a past day. It is stored when it is first asked for."""
        assert day <= self.today()
        planned = domain.planned(day, game)
        known = self._known.get(planned.id)
        if known is not None and known.best is not None:
            return known
        found = await self._database.read(lambda c: store.find(c, planned.id))
        if found is None:
            seed = domain.seed_of(self._secret, planned.id)
            found = await self._database.write(lambda c: store.ensure(c, planned, seed))
        if len(self._known) > 100:
            self._known.clear()
        self._known[planned.id] = found
        return found

    async def decisions(self, deal: str) -> Decisions:
        """What people decided in their tries at the deal. Read again when there are more tries."""
        count = await self._database.read(lambda c: store.players(c, deal))
        known = self._decisions.get(deal)
        if known is None or known[0] != count:
            found = await self._database.read(lambda c: store.all_decisions(c, deal, MOST_COMPARED))
            known = self._decisions[deal] = count, found
        return known[1]

    async def may_see(self, deal: str, person: Person | None) -> bool:
        """Whether the day of the deal is over, or the person has finished it."""
        if domain.is_over(deal, self.now()):
            return True
        if person is None:
            return False
        who = person.id
        return await self._database.read(lambda c: store.has_finished(c, deal, who))

    async def check_visible(self, state: TableState, person: Person | None) -> None:
        """Raises Refusal if the table is a try that the person may not see yet."""
        if state.deal is None or (person is not None and state.held_by(person.id)):
            return
        if not await self.may_see(state.deal, person):
            raise domain.hidden()

    async def settle(self) -> None:
        """Writes the results of tries that are over, and their numbers once they are analysed."""
        await self._database.write(store.settle)
        await self._database.write(store.judge)

    async def play_waiting(self) -> None:
        """Plays one deal that the strongest bot has not played yet."""
        stale = self.now() - STALE_MS
        for deal in await self._database.read(lambda c: store.without_best(c, stale, 1)):
            await self.play_best(deal)
            self.wake()  # there may be another one

    async def play_best(self, deal: str) -> bool:
        """Claims the deal, plays it with the strongest bot and stores the game.

        False if it is not this process's to play, or the bots had no time.
        """
        now = self.now()
        if not await self._database.write(lambda c: store.claim_best(c, deal, now, now - STALE_MS)):
            return False
        found = await self._database.read(lambda c: store.find(c, deal))
        best = None if found is None else await self._best(found)
        if best is None:
            await self._database.write(lambda c: store.release_best(c, deal))
            return False
        await self._database.write(lambda c: store.store_best(c, deal, best))
        return True

    async def _best(self, found: store.StoredDeal) -> store.Best | None:
        deal = found.deal
        name = bot_names(deal.game)[-1]
        seats = [SeatChoice(kind="bot", bot=bot) for bot in deal.bots]
        seats.insert(deal.seat, SeatChoice(kind="bot", bot=name))
        nobody = Person(id="", name="", created=0)
        choices = NewTable(game=deal.game, seats=seats, seed=found.seed, same_deal=True)
        table = new_table(choices, nobody, table_id="", random_seed=found.seed, now=0)
        state = start(table, nobody, 0).state
        while state.to_act is not None:
            assert state.position is not None
            bot = state.seats[state.to_act].bot
            assert bot is not None
            for _ in range(RETRIES):
                choice = await self._bots.choose(
                    bot, state.position, state.dice, "", history=state.tokens(), urgent=False
                )
                if not choice.again:
                    break
                await asyncio.sleep(1)
            else:
                return None
            state = bot_move(state, state.ply, state.era, choice.token, 0).state
        result = state.result
        assert result is not None
        return store.Best(
            bot=name,
            place=domain.place_of(result, deal.seat),
            money=result.money,
            tokens=state.tokens(),
            decisions=domain.decisions_of(state, deal.seat),
        )

    def _finished(self, event: GameFinished) -> None:
        if event.table.deal is not None:
            self.wake()

    async def _work_forever(
        self, wake: asyncio.Event, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        while True:
            try:
                async with asyncio.timeout(SWEEP_SECONDS):
                    await wake.wait()
                await asyncio.sleep(SOON_SECONDS)
            except TimeoutError:
                pass
            wake.clear()
            try:
                await work()
            except Unavailable:
                pass  # the store has logged it; the sweep tries again
            except Exception:  # noqa: BLE001  the next sweep may succeed
                _log.exception("the work on deals of the day failed; it is tried again")
