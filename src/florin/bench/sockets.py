"""A minimal WebSocket client: the load generator must cost less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast

_MASK: Final = b"\0\0\0\0"  # allowed by the protocol, and leaves the payload unchanged


class Client(asyncio.Protocol):
    """Calls `heard` with every text message and answers pings."""

    def __init__(self, request: bytes, heard: Callable[[Client, bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transport of uvloop does not inherit from it.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")[:100]))
                return
            self._open = True
            self._data = bytearray(rest)
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, at = data[1] & 127, 2
        if size == 126:
            if len(data) < 4:
                return False
            (size,), at = struct.unpack_from(">H", data, 2), 4
        elif size == 127:
            if len(data) < 10:
                return False
            (size,), at = struct.unpack_from(">Q", data, 2), 10
        if len(data) < at + size:
            return False
        kind, body = data[0] & 15, bytes(data[at : at + size])
        del data[: at + size]
        if kind == 1:
            self._heard(self, body)
        elif kind == 9:
            self._write(0x8A, body)
        return True

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, head: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self._transport.write(bytes([head]) + length + _MASK + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(
    port: int, path: str, heard: Callable[[Client, bytes], None], cookie: str = ""
) -> Client:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: florin={cookie}"] if cookie else []),
        "\r\n",
    ]
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(request, heard), "127.0.0.1", port)
    await client.opened
    return client
