"""One open WebSocket, and whether it keeps up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from florin.server.pipe import Pipe
from florin.server.tables.state import Person

# A client this far behind, in bytes beyond what the network has taken, is dropped; it reconnects
# and gets what it missed in one message. Some sixty updates.
MOST_BYTES: Final = 1 << 18


class Watcher:
    """Nothing runs for it while nothing is to be sent: idle watchers must cost little."""

    __slots__ = ("_drop", "dropped", "person", "pipe")

    def __init__(self, person: Person | None, pipe: Pipe, drop: Callable[[], None]) -> None:
        self.person = person
        self.pipe = pipe
        self.dropped = False
        self._drop = drop

    def push(self, frame: bytes) -> None:
        """Never waits: whoever cannot keep up is dropped."""
        if not self.dropped and self.pipe.push(frame) > MOST_BYTES:
            self.drop()

    def drop(self) -> None:
        """Ends the connection from this side; the client may come back."""
        self.dropped = True
        self._drop()

    def close(self) -> None:
        self.dropped = True
