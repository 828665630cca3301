"""The server's end of a WebSocket: uvicorn's, with a door for frames that are ready to be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# The name under which an ASGI scope offers the door.
EXTENSION: Final = "florin.pipe"


class Pipe(Protocol):
    """What a watcher needs of a connection."""

    def push(self, frame: bytes) -> int:
        """Sends without waiting; the answer: bytes that the network has not yet taken."""
        ...

    def abort(self) -> None:
        """Ends the connection at once, whatever is still to be sent."""
        ...


class PipeProtocol(WebSocketsSansIOProtocol):
    """By way of ASGI every watcher of a move needs a task of its own and frames it once more.

    Here a message is framed once, and written.
    """

    # Those with something to write in this turn of the event loop.
    _full: ClassVar[list[PipeProtocol]] = []

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application starts in a task of its own, so it finds this in its scope.
            self.scope["extensions"][EXTENSION] = {"pipe": self}  # type: ignore[index]

    def push(self, frame: bytes) -> int:
        if not self._frames:
            if not self._full:
                self.loop.call_soon(self._write_all)
            self._full.append(self)
        self._frames.append(frame)
        return self.transport.get_write_buffer_size()

    @classmethod
    def _write_all(cls) -> None:
        """Who played is sent the update and the answer: one call of the system writes both."""
        full, cls._full[:] = cls._full[:], []
        for pipe in full:
            frames, pipe._frames = pipe._frames, []
            if pipe.close_sent or pipe.disconnected or pipe.transport.is_closing():
                continue
            try:
                pipe.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            except Exception:  # noqa: BLE001  one broken connection holds nobody up
                pipe.transport.abort()

    def abort(self) -> None:
        self.transport.abort()


def pipe_of(scope: Mapping[str, Any]) -> Pipe:
    """The connection's pipe, where this server runs the application."""
    found = scope["extensions"].get(EXTENSION)
    if found is None:
        raise RuntimeError("live tables need `florin serve`, or uvicorn with ws=PipeProtocol")
    return found["pipe"]
