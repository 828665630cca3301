"""Ready frames: written in order, together, and not after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from florin.server.live.websocket_protocol import FrameProtocol, sender_of


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        if data == b"broken":
            raise RuntimeError("gone")
        self.written.append(bytes(data))

    def abort(self) -> None:
        self.closed = True

    def close(self) -> None:
        self.closed = True

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written))

    def is_closing(self) -> bool:
        return self.closed


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application."""


def with_connections(work: Callable[[list[FrameProtocol], list[Line]], None]) -> list[Line]:
    """Two connections; `work` is one turn of the event loop."""

    async def run() -> list[Line]:
        config = uvicorn.Config(nothing, log_config=None)
        config.load()
        lines = [Line(), Line()]
        connections = [FrameProtocol(config, ServerState(), {}) for _ in lines]
        for connection, line in zip(connections, lines, strict=True):
            connection.connection_made(line)
        work(connections, lines)
        await asyncio.sleep(0)
        return lines

    return asyncio.run(run())


def test_what_one_connection_gets_at_once_is_written_at_once() -> None:
    def work(connections: list[FrameProtocol], lines: list[Line]) -> None:
        connections[0].push(b"a")
        connections[1].push(b"b")
        connections[0].push(b"c")

    first, second = with_connections(work)
    assert first.written == [b"ac"]
    assert second.written == [b"b"]


def test_nothing_is_written_to_a_closed_connection() -> None:
    def work(connections: list[FrameProtocol], lines: list[Line]) -> None:
        for connection in connections:
            connection.push(b"a")
        lines[0].closed = True

    first, second = with_connections(work)
    assert first.written == []
    assert second.written == [b"a"]


def test_a_broken_connection_does_not_stop_the_others() -> None:
    def work(connections: list[FrameProtocol], lines: list[Line]) -> None:
        connections[0].push(b"broken")
        connections[1].push(b"a")

    first, second = with_connections(work)
    assert first.closed
    assert second.written == [b"a"]


def test_under_another_server_the_error_says_what_is_missing() -> None:
    with pytest.raises(RuntimeError, match="florin serve"):
        sender_of({"extensions": {}})


def test_text_that_is_not_utf_8_ends_the_connection_without_a_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    closed: list[int] = []

    class Closing:
        def send_close(self, code: int, _: str) -> None:
            closed.append(code)

        def data_to_send(self) -> list[bytes]:
            return [b"close"]

    def work(connections: list[FrameProtocol], _: list[Line]) -> None:
        connection: Any = connections[0]
        connection.conn = Closing()
        connection.handle_text(Frame(Opcode.TEXT, b"\xff"))

    line = with_connections(work)[0]
    assert (closed, line.written, line.closed) == ([1007], [b"close"], True)
    assert caplog.text == ""
