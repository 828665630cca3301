"""Sends notices: takes them from the outbox, claims deliveries, sends, tries again, gives up.

Every process that shares the database runs one. What is due stands in the database: a process that
starts after a crash goes on with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from cachetools import LRUCache, TTLCache

from florin.server.operations.addresses import site_of
from florin.server.operations.clock import Clock, now_ms
from florin.server.operations.ids import new_id
from florin.server.operations.mail import MailRefused
from florin.server.operations.metrics import NOTICES
from florin.server.operations.outbound import BadTarget, NotSent, Uncertain
from florin.server.store import Database, Unavailable, deliveries
from florin.server.store import notices as store_notices
from florin.server.store.deliveries import Delivery, Lanes, State
from florin.server.workers.channels import Channels, Gone, Refused
from florin.server.workers.notice_texts import notice_of

SWEEP_SECONDS: Final = 3.0
REMIND_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 4.0
MOST: Final = 40  # notices that are taken, and deliveries that are sent, at once
MOST_SLOW: Final = 20  # of these, to hosts that are not known to answer quickly
QUICK_SECONDS: Final = 2.0
SILENT_AFTER: Final = 3  # requests without an answer, in a row: then the host is left alone
SILENT_SECONDS: Final = 300.0
MOST_HOSTS: Final = 1000  # that are remembered
MOST_REMINDERS: Final = 500  # turns that one transaction looks at
ATTEMPTS: Final = 6
RETRY_MS: Final = 30_000  # before the second attempt; each further pause is four times as long
_log = logging.getLogger(__name__)


class NoticeWorker:
    """`watching` tells who has a table open in a visible page, in any process."""

    def __init__(
        self,
        database: Database,
        channels: Channels,
        watching: Callable[[str], Collection[str]],
        *,
        clock: Clock = now_ms,
        retry_ms: int = RETRY_MS,
        sweep_seconds: float = SWEEP_SECONDS,
        remind_seconds: float = REMIND_SECONDS,
        page: int = MOST_REMINDERS,
    ) -> None:
        self._database = database
        self._channels = channels
        self._watching = watching
        self._clock = clock
        self._retry_ms = retry_ms
        self._sweep_seconds = sweep_seconds
        self._remind_seconds = remind_seconds
        self._page = page
        self._closing = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending: dict[asyncio.Task[None], str] = {}  # to which site
        self._wake = asyncio.Event()  # something has been sent
        # Sites that answered quickly the last time; the values say nothing.
        self._quick: LRUCache[str, None] = LRUCache(MOST_HOSTS)
        # How often in a row a host did not answer.
        self._misses: TTLCache[str, int, float] = TTLCache(
            MOST_HOSTS, SILENT_SECONDS, timer=lambda: clock() / 1000
        )

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Lets what is being sent come to its end, for some seconds."""
        self._closing.set()
        self._wake.set()
        if self._task is not None:
            await asyncio.wait({self._task, *self._sending}, timeout=CLOSE_SECONDS)
            for task in (self._task, *self._sending):
                task.cancel()
            await asyncio.gather(self._task, *self._sending, return_exceptions=True)

    async def remind(self) -> None:
        """Writes reminders and digests that are due."""
        now = self._clock()
        after: tuple[int, str] | None = (0, "")
        while after is not None:
            page = partial(deliveries.remind, now=now, most=self._page, after=after)
            after = await self._database.write(page)
        await self._database.write(lambda c: deliveries.digests(c, now, MOST))

    async def drained(self) -> None:
        """Returns when nothing is being sent."""
        while self._sending:
            await asyncio.wait(self._sending)

    async def work(self) -> int:
        """Begins to send what is due and has room; returns how many notices it has dealt with."""
        now = self._clock()
        next_at = await self._database.read(deliveries.next_at)
        if next_at is None or next_at > now:
            return 0
        waiting = await self._database.read(lambda c: deliveries.due(c, now, MOST))
        if waiting:
            present = {
                one.key
                for one in waiting
                if one.table is not None and one.person in self._watching(one.table)
            }
            keys = [one.key for one in waiting]
            mail = self._channels.smtp is not None
            ids = [new_id() for _ in range(len(keys) * (store_notices.MOST_PUSH + 2))]
            await self._database.write(
                lambda c: deliveries.expand(c, keys, present, ids, now, mail)
            )
        node = self._database.node
        lanes = self._lanes()
        if not lanes.most:
            return len(waiting)
        claimed = await self._database.write(lambda c: deliveries.claim(c, node, now, lanes))
        for one in claimed:
            task = asyncio.create_task(self._deliver(one))
            self._sending[task] = site_of(one.host)
            task.add_done_callback(self._sent)
        return len(waiting) + len(claimed)

    def _lanes(self) -> Lanes:
        """What there is room for. Hosts that let us wait never take all of it."""
        quick = list(self._quick)
        silent = [host for host in self._misses if self._misses.get(host, 0) >= SILENT_AFTER]
        slow = sum(site not in ("", *quick) for site in self._sending.values())
        free = MOST - len(self._sending)
        return Lanes(free, min(free, max(0, MOST_SLOW - slow)), quick, silent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        del self._sending[task]
        self._wake.set()
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Unavailable):  # the store has logged it
            _log.error("recording a notice failed", exc_info=error)

    def _learn(self, host: str, seconds: float, *, answered: bool) -> None:
        site = site_of(host)
        if seconds <= QUICK_SECONDS:
            self._quick[site] = None
        else:
            self._quick.pop(site, None)
        if answered:
            self._misses.pop(host, None)
        else:
            self._misses[host] = self._misses.get(host, 0) + 1

    async def _deliver(self, delivery: Delivery) -> None:
        """Sends a claimed delivery and records how it ended."""
        state: State = "sent"
        detail, at = "", None
        began = time.monotonic()
        try:
            await self._send(delivery)
        except Gone as error:
            state, detail = "failed", str(error)
            node = self._database.node
            await self._database.write(
                lambda c: store_notices.remove_push(c, delivery.person, delivery.target, node)
            )
        except Uncertain as error:
            state, detail = "unknown", str(error)
        except NotSent as error:
            state, detail = "failed", str(error)
            if delivery.attempts < ATTEMPTS:
                state, at = "waiting", self._clock() + self._pause_ms(delivery.attempts)
        except (Refused, MailRefused, BadTarget) as error:
            state, detail = "failed", str(error)
        except Exception as error:  # noqa: BLE001  one notice must not stop the others
            _log.exception("a notice by %s failed", delivery.channel)
            state, detail = "failed", type(error).__name__
        self._learn(delivery.host, time.monotonic() - began, answered=state != "unknown")
        NOTICES.labels(delivery.channel, state).inc()
        if state == "failed":
            _log.info("a notice by %s was given up: %s", delivery.channel, detail)
        node = self._database.node
        await self._database.write(
            lambda c: deliveries.finish(c, delivery.id, node, state, detail, at)
        )

    async def _send(self, delivery: Delivery) -> None:
        notice, settings = notice_of(delivery), delivery.settings
        match delivery.channel:
            case "push":
                found = [one for one in settings.push if one.id == delivery.target]
                if not found:
                    raise Refused("this browser no longer shows notices")
                tag = delivery.table or "digest"
                await self._channels.push(found[0], notice, tag=tag, waiting=delivery.waiting)
            case "mail":
                if settings.mail is None:
                    raise Refused("there is no confirmed mail address")
                language = settings.preferences.language
                await self._channels.mail(settings.mail, delivery.person, notice, language)
            case _:
                if settings.webhook is None:
                    raise Refused("there is no webhook")
                await self._channels.webhook(
                    settings.webhook,
                    notice,
                    kind=delivery.kind,
                    id=delivery.id,
                    table=delivery.table,
                    game=delivery.game,
                    waiting=delivery.waiting,
                    deadline=delivery.due,
                    at=delivery.created,
                )

    def _pause_ms(self, attempts: int) -> int:
        """Four times as long after each attempt; the random part spreads those that failed."""
        return int(self._retry_ms * 4 ** (attempts - 1) * (0.75 + secrets.randbelow(500) / 1000))

    async def _run(self) -> None:
        remind_at = 0.0
        loop = asyncio.get_running_loop()
        while not self._closing.is_set():
            try:
                if loop.time() >= remind_at:
                    await self.remind()
                    remind_at = loop.time() + self._remind_seconds
                self._wake.clear()
                while await self.work():
                    pass
            except Unavailable:
                pass  # the store has logged it
            except Exception:  # noqa: BLE001  the next round may succeed
                _log.exception("sending notices failed; it is tried again")
            # Processes that started together do not stay in step.
            pause = self._sweep_seconds * (0.8 + secrets.randbelow(400) / 1000)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
