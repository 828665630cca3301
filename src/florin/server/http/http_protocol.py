"""uvicorn's HTTP protocol with limits on size and time.

Written by hand: uvicorn limits neither the size of a request's head nor the time that a client may
take to send a request or to read a reply. It uses internals of uvicorn, whose versions
pyproject.toml pins.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from florin.server.operations.connections import CONNECTIONS

MAX_URL: Final = 8 * 1024  # bytes
MAX_HEAD: Final = 32 * 1024  # bytes: the URL and all headers
MAX_HEADERS: Final = 100
# Bytes of a body that are read and discarded, so that the client can read the refusal.
MAX_BODY: Final = 4 * 1024 * 1024
HEAD_SECONDS: Final = 10.0  # from the connection, or the first byte, to the end of the headers
BODY_SECONDS: Final = 30.0  # from the end of the headers to the end of the body
WRITE_SECONDS: Final = 30.0  # how long a client may leave a waiting reply unread


class _TooLarge(Exception):
    """Ends the parsing; `data_received` turns it into a reply."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """`head_seconds`, `body_seconds` and `write_seconds` may be changed by tests."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS
    write_seconds = WRITE_SECONDS

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._host = "unknown"
        self._counted = False
        self._unfinished = False  # a request has begun and is not complete
        self._in_head = True
        self._received = 0  # bytes of the head, later of the body
        self._deadline: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None
        self._refusal = 400, "Invalid HTTP request received."

    # Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client else "unknown"
        self._counted = CONNECTIONS.opened(self._host)
        if not self._counted:
            transport.abort()
            return
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done_waiting()
        self._stop_write_timer()
        if self._counted:
            self._counted = False
            CONNECTIONS.closed(self._host)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._done_waiting()
        if self._counted:  # the WebSocket counts itself
            self._counted = False
            CONNECTIONS.closed(self._host)
        super().handle_websocket_upgrade()

    def abort_pending(self) -> None:
        self.transport.abort()

    # Requests

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_head and self._received > MAX_HEAD:
            self._refuse(431, "The headers are too large.")
        elif not self._in_head and self._received > MAX_BODY:
            self.transport.abort()
        elif self._deadline is None and self._unfinished:
            self._wait(self.head_seconds if self._in_head else self.body_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._unfinished = True

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MAX_URL:
            self._refusal = 414, "The address is too long."
            raise _TooLarge

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MAX_HEADERS:
            self._refusal = 431, "There are too many headers."
            raise _TooLarge

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > MAX_HEAD:
            self._refusal = 431, "The headers are too large."
            raise _TooLarge
        self._in_head = False
        self._received = 0
        self._done_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._unfinished = False
        self._in_head = True
        self._received = 0
        self._done_waiting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  uvicorn passes it
        """Called by uvicorn when parsing fails: also after a refusal by a callback."""
        self._refuse(*self._refusal)

    def _refuse(self, status: int, text: str) -> None:
        body = text.encode()
        head = (
            b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
            b"content-length: %d\r\n\r\n" % len(body)
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    # Time limits

    def _wait(self, seconds: float) -> None:
        CONNECTIONS.pending(self._host, self)
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _done_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            CONNECTIONS.complete(self)

    def _too_slow(self) -> None:
        self._deadline = None
        CONNECTIONS.complete(self)
        if self.transport.is_closing():
            return
        if self._in_head and (not self.cycle or self.cycle.response_complete):
            self._refuse(408, "The request took too long.")
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._writing is None:
            self._writing = self.loop.call_later(self.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def _stop_write_timer(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
