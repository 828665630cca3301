"""Tells the server of a SQLite file what `florin admin` did to it in another process."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from florin.server.live.peers import Peers
from florin.server.store import Database, moderation

EVERY_SECONDS: Final = 1.0
_log = logging.getLogger(__name__)


class AdminWatch:
    """Reads new entries of the audit log. PostgreSQL needs none: it notifies."""

    def __init__(self, database: Database, peers: Peers) -> None:
        self._database = database
        self._peers = peers
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self._database.shared:
            last = await self._database.read(moderation.last_audit)
            self._task = asyncio.create_task(self._watch(last))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self, last: int) -> None:
        failed = False
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                last, messages = await self._database.read(
                    lambda c, last=last: moderation.messages_after(c, last)
                )
                for message in messages:
                    self._peers.apply(message)
                failed = False
            except Exception as error:  # noqa: BLE001  the database may be back a second later
                if not failed:
                    _log.warning("reading the audit log failed: %s", error)
                failed = True
