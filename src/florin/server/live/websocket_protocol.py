"""uvicorn's WebSocket protocol with a way to send frames that are already encoded.

Written by hand: through ASGI every receiver of a move needs a task of its own and encodes the frame
again. Here a message is framed once and written. It uses internals of uvicorn, whose versions
pyproject.toml pins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# The name of the extension in the ASGI scope.
EXTENSION: Final = "florin.frames"


class FrameSender(Protocol):
    """What a subscriber needs from a connection."""

    def push(self, frame: bytes) -> int:
        """Sends without waiting; returns the bytes that the network has not taken yet."""
        ...

    def abort(self) -> None:
        """Closes the connection at once, without sending what is left."""
        ...


class FrameProtocol(WebSocketsSansIOProtocol):
    """Collects the frames of one turn of the event loop and writes them in one call."""

    # Connections with something to write in this turn of the event loop.
    _pending: ClassVar[list[FrameProtocol]] = []

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application starts in a task of its own, so it finds this in its scope.
            self.scope["extensions"][EXTENSION] = {"sender": self}  # type: ignore[index]

    def push(self, frame: bytes) -> int:
        if not self._frames:
            if not self._pending:
                self.loop.call_soon(self._write_pending)
            self._pending.append(self)
        self._frames.append(frame)
        return self.transport.get_write_buffer_size()

    @classmethod
    def _write_pending(cls) -> None:
        """A player gets the update and the reply to the move: one system call writes both."""
        pending, cls._pending[:] = cls._pending[:], []
        for connection in pending:
            frames, connection._frames = connection._frames, []
            if (
                connection.close_sent
                or connection.disconnected
                or connection.transport.is_closing()
            ):
                continue
            try:
                connection.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            except Exception:  # noqa: BLE001  a broken connection must not stop the others
                connection.transport.abort()

    def abort(self) -> None:
        self.transport.abort()


def sender_of(scope: Mapping[str, Any]) -> FrameSender:
    """The sender of a WebSocket; raises RuntimeError if another server runs the application."""
    found = scope["extensions"].get(EXTENSION)
    if found is None:
        raise RuntimeError("live tables need `florin serve`, or uvicorn with ws=FrameProtocol")
    return found["sender"]
