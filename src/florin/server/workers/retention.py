"""Removes abandoned tables, unused guests and old chat in the background."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from florin.server.live.peers import Peers
from florin.server.operations.clock import Clock, now_ms
from florin.server.store import Database
from florin.server.store.retention import PURGES, Purge, Rules

EVERY_SECONDS: Final = 3600
PAGE: Final = 200  # rows that are looked at in one transaction
PAUSE_SECONDS: Final = 0.1  # between two pages, so that moves do not wait
_log = logging.getLogger(__name__)


class Retention:
    """One round an hour; the first one some minutes after the start."""

    def __init__(
        self, database: Database, peers: Peers, rules: Rules, clock: Clock = now_ms
    ) -> None:
        self._database = database
        self._peers = peers
        self._rules = rules
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def purge(self, pause: float = PAUSE_SECONDS) -> dict[str, int]:
        """One round; returns how many of each kind were removed."""
        counts = {kind: await self._purge(kind, purge, pause) for kind, purge in PURGES.items()}
        if any(counts.values()):
            shown = ", ".join(f"{count} {kind}" for kind, count in counts.items())
            _log.info("removed by the retention settings: %s", shown)
        return counts

    async def _purge(self, kind: str, purge: Purge, pause: float) -> int:
        after: str | int | None = ""
        count = 0
        while after is not None:
            page = await self._database.write(
                lambda c, after=after: purge(c, self._rules, self._clock(), after, PAGE)
            )
            count += len(page.removed)
            after = page.next
            if kind == "tables":
                for table in page.removed:
                    self._peers.table_removed(table)
            await asyncio.sleep(pause)
        return count

    async def _run(self) -> None:
        # Processes that start together do not work at the same time.
        wait: float = 120 + secrets.randbelow(600)
        while True:
            await asyncio.sleep(wait)
            wait = EVERY_SECONDS
            try:
                await self.purge()
            except Exception as error:  # noqa: BLE001  the next round tries again
                _log.warning("removing old data failed: %s", error)
