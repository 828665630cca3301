"""Open network connections of this process, and how many are allowed."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from florin.server.operations.addresses import Network, client_network, is_in
from florin.server.operations.metrics import CONNECTIONS_REFUSED

MOST_PER_ADDRESS: Final = 2000
# Connections of one address that have not sent a complete request yet. A crowd that reconnects at
# once exceeds it, too, but only for a moment: younger ones are not counted as too many.
MOST_PENDING: Final = 200
PENDING_SECONDS: Final = 2.0
# File descriptors for the database, bots, logs and pages.
RESERVED_FILES: Final = 128


class Pending(Protocol):
    """A connection that has not sent a complete request."""

    def abort_pending(self) -> None: ...


class Connections:
    """Counts connections. When there are too many, the oldest pending one makes room.

    A browser completes its request within milliseconds, so only slow clients lose connections.
    Connections of trusted proxies stand for many clients: only the total limits them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.enabled = True
        self.proxies: tuple[Network, ...] = ()
        self.most = 1 << 20
        self._total = 0
        self._open: Counter[str] = Counter()
        # By address, oldest first, with the time when they began to be pending.
        self._pending: dict[str, dict[Pending, float]] = {}
        self._oldest: dict[Pending, str] = {}  # all of them, oldest first

    def opened(self, host: str) -> bool:
        """False if the connection has to be refused."""
        address = client_network(host)
        if self.enabled:
            if self._total >= self.most and not self._abort(next(iter(self._oldest), None)):
                CONNECTIONS_REFUSED.labels("all").inc()
                return False
            if self._open[address] >= MOST_PER_ADDRESS and not is_in(host, self.proxies):
                CONNECTIONS_REFUSED.labels("address").inc()
                return False
        self._total += 1
        self._open[address] += 1
        return True

    def closed(self, host: str) -> None:
        address = client_network(host)
        self._total -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def pending(self, host: str, connection: Pending) -> None:
        """The connection has begun a request, or has been opened."""
        address = client_network(host)
        mine = self._pending.setdefault(address, {})
        now = self._clock()
        if self.enabled and len(mine) >= MOST_PENDING and not is_in(host, self.proxies):
            oldest, since = next(iter(mine.items()))
            if now - since >= PENDING_SECONDS:
                self._abort(oldest)
                mine = self._pending.setdefault(address, {})
        mine[connection] = now
        self._oldest[connection] = address

    def complete(self, connection: Pending) -> None:
        """The request is complete, or the connection has ended."""
        address = self._oldest.pop(connection, None)
        if address is None:
            return
        mine = self._pending[address]
        del mine[connection]
        if not mine:
            del self._pending[address]

    def _abort(self, connection: Pending | None) -> bool:
        if connection is None:
            return False
        CONNECTIONS_REFUSED.labels("pending").inc()
        self.complete(connection)
        connection.abort_pending()
        return True


CONNECTIONS: Final = Connections()


def allow_many_files() -> int:
    """Raises the limit on open files as far as the system permits; returns it."""
    if sys.platform == "win32":
        return 1 << 20
    import resource  # noqa: PLC0415  not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 20 if hard == resource.RLIM_INFINITY else min(hard, 1 << 20)
    if soft >= wanted:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has a lower limit than it reports
        return soft
    return wanted
