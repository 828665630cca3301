"""Rate limits across processes that share a database.

Every second a process tells the others what it has let pass, and they subtract it from their own
buckets. No request waits for that. So a client that spreads its requests over the processes has
the burst of a bucket once in each of them, at most; then it pays the debt, and its rate is that of
one process.
"""

from __future__ import annotations

import asyncio
from typing import Final

from florin.server.http.limits import RateLimiter
from florin.server.live.peers import Peers
from florin.server.store.bus import CostSpent

SECONDS: Final = 1.0
PER_MESSAGE: Final = 90  # keys; a message must stay below 8,000 bytes
MOST_MESSAGES: Final = 10  # in one exchange; what is left out is the least of all


class SharedLimits:
    """Exchanges what was spent, until it is closed."""

    def __init__(self, limits: RateLimiter, peers: Peers) -> None:
        self._limits = limits
        self._peers = peers
        self._task: asyncio.Task[None] | None = None
        peers.on_spent(self._spent_elsewhere)

    def start(self) -> None:
        self._task = asyncio.create_task(self._exchange())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _exchange(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            self.tell()

    def tell(self) -> None:
        """Sends what was spent since the last call."""
        spent = self._limits.take_untold()[: PER_MESSAGE * MOST_MESSAGES]
        for first in range(0, len(spent), PER_MESSAGE):
            self._peers.cost_spent(spent[first : first + PER_MESSAGE])

    def _spent_elsewhere(self, message: CostSpent) -> None:
        for scope, kind, who, cost in message.spent:
            self._limits.spent_elsewhere((scope, kind, who), cost)  # type: ignore[arg-type]  checked there
