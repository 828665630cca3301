"""uvicorn's WebSocket protocol with a way to send frames that are already encoded, and limits.

Written by hand: through ASGI every receiver of a move needs a task of its own and encodes the frame
again. Here a message is framed once and written. uvicorn also answers any number of pings. It uses
internals of uvicorn, whose versions pyproject.toml pins.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from florin.server.operations.connections import CONNECTIONS
from florin.server.operations.metrics import DROPPED

# Frames that one client may send: a burst, and then this many per second. Control frames and parts
# of messages count too.
FRAMES_BURST: Final = 120
FRAMES_PER_SECOND: Final = 20
# Bytes that are parsed before the limit is checked again: one read may hold thousands of frames.
SLICE: Final = 4096
TOO_MANY: Final = 4429
INVALID_TEXT: Final = 1007
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
    limited: ClassVar[bool] = True  # whether clients are limited in what they send

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._frames: list[bytes] = []
        self._counted = False
        self._allowance: float = FRAMES_BURST
        self._allowed_at = self.loop.time()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = CONNECTIONS.opened(self._host)
        if not self._counted:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted:
            self._counted = False
            CONNECTIONS.closed(self._host)
        super().connection_lost(exc)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else "unknown"

    # Limits

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        if self._may_receive():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_receive():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_receive():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Closes for text that is not UTF-8, for which uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()  # type: ignore[arg-type]
            except UnicodeDecodeError:
                self._end(INVALID_TEXT, "text must be UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self._may_receive():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_receive():
            super().handle_pong(event)

    def _may_receive(self) -> bool:
        """Counts a frame; closes the connection if it is one too many."""
        if not self.limited:
            return True
        now = self.loop.time()
        self._allowance += (now - self._allowed_at) * FRAMES_PER_SECOND
        self._allowance = min(FRAMES_BURST, self._allowance) - 1
        self._allowed_at = now
        if self._allowance >= 0:
            return True
        if not self.transport.is_closing():
            DROPPED.inc()
            self._end(TOO_MANY, "too many messages")
        return False

    def _end(self, code: int, reason: str) -> None:
        """Closes the connection, and tells the application and the client why."""
        if not self.close_sent:
            event = {"type": "websocket.disconnect", "code": code, "reason": reason}
            self.queue.put_nowait(event)  # type: ignore[arg-type]
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    # Sending

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
