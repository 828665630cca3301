"""One open WebSocket, and what is still to be sent on it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from florin.server.tables.state import Person

# A client this far behind is dropped; it reconnects and gets what it missed in one message.
MOST_WAITING: Final = 64
MOST_BYTES: Final = 1 << 20

Send = Callable[[str], Awaitable[None]]


class Watcher:
    """Nothing runs for it while nothing is to be sent: idle watchers must cost little."""

    __slots__ = ("_bytes", "_drop", "_sending", "_task", "_waiting", "dropped", "person")

    def __init__(self, person: Person | None, send: Send, drop: Callable[[], None]) -> None:
        self.person = person
        self.dropped = False
        self._sending = send
        self._drop = drop
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None

    def push(self, message: str) -> None:
        """Never waits: whoever cannot keep up is dropped."""
        if self.dropped:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.drop()
        elif self._task is None:
            self._task = asyncio.create_task(self._send_all())

    def drop(self) -> None:
        """Ends the connection from this side; the client may come back."""
        self.close()
        self._drop()

    def close(self) -> None:
        self.dropped = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._sending(message)
        except Exception:  # noqa: BLE001  however the connection broke, it is gone
            self.dropped = True
            self._waiting.clear()
        finally:
            self._task = None
