"""One open WebSocket, and whether it keeps up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from florin.server.pipe import Pipe
from florin.server.tables.state import Person

# A client this far behind, in bytes beyond what the network has taken, is dropped; it reconnects
# and gets what it missed in one message. Some sixty updates.
MOST_BYTES: Final = 1 << 18


class Why(NamedTuple):
    """Why the server ends a connection: the WebSocket's code and words; docs/api.md lists them."""

    code: int
    words: str


TOO_SLOW: Final = Why(4408, "too slow")
REVOKED: Final = Why(4408, "access token revoked")
CLOSED: Final = Why(4404, "the table was closed")


class Watcher:
    """Nothing runs for it while nothing is to be sent: idle watchers must cost little."""

    __slots__ = ("_drop", "dropped", "person", "pipe", "why")

    def __init__(self, person: Person | None, pipe: Pipe, drop: Callable[[], None]) -> None:
        self.person = person
        self.pipe = pipe
        self.dropped = False
        self.why = TOO_SLOW
        self._drop = drop

    def push(self, frame: bytes) -> None:
        """Never waits: whoever cannot keep up is dropped."""
        if not self.dropped and self.pipe.push(frame) > MOST_BYTES:
            self.drop(TOO_SLOW)

    def drop(self, why: Why) -> None:
        """Ends the connection from this side."""
        if not self.dropped:
            self.dropped = True
            self.why = why
            self._drop()

    def close(self) -> None:
        self.dropped = True
