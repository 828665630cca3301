"""Writes the rows of `results` that are missing: games that an earlier version finished.

One round at the start and one an hour: during an update, processes of the earlier version may
still finish games. A round changes nothing where the rows exist, so several processes may run it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import Final

from florin.server.store import Database, Unavailable, results

EVERY_SECONDS: Final = 3600
PAGE: Final = 200  # tables that are looked at in one transaction
PAUSE_SECONDS: Final = 0.05  # between two pages, so that moves do not wait
_log = logging.getLogger(__name__)


class FillResults:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def fill(self, pause: float = PAUSE_SECONDS) -> int:
        """One round; returns how many games got rows."""
        after: str | None = ""
        count = 0
        while after is not None:
            page = partial(results.fill_page, after=after, most=PAGE)
            after, filled = await self._database.write(page)
            count += filled
            await asyncio.sleep(pause)
        if count:
            _log.info("wrote the results of %d finished games", count)
        return count

    async def _run(self) -> None:
        while True:
            try:
                await self.fill()
            except Unavailable:
                pass  # the store has logged it
            except Exception:  # noqa: BLE001  the next round may succeed
                _log.exception("writing results of finished games failed; it is tried again")
            # Processes that start together do not work at the same time.
            await asyncio.sleep(EVERY_SECONDS + secrets.randbelow(600))
