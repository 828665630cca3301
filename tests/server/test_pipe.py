"""Ready frames: written in order, together, and not after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from florin.server.pipe import PipeProtocol, pipe_of


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

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written))

    def is_closing(self) -> bool:
        return self.closed


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application."""


def with_pipes(work: Callable[[list[PipeProtocol], list[Line]], None]) -> list[Line]:
    """Two pipes; `work` is one turn of the event loop."""

    async def run() -> list[Line]:
        config = uvicorn.Config(nothing, log_config=None)
        config.load()
        lines = [Line(), Line()]
        pipes = [PipeProtocol(config, ServerState(), {}) for _ in lines]
        for pipe, line in zip(pipes, lines, strict=True):
            pipe.connection_made(line)
        work(pipes, lines)
        await asyncio.sleep(0)
        return lines

    return asyncio.run(run())


def test_what_one_connection_gets_at_once_is_written_at_once() -> None:
    def work(pipes: list[PipeProtocol], lines: list[Line]) -> None:
        pipes[0].push(b"a")
        pipes[1].push(b"b")
        pipes[0].push(b"c")

    first, second = with_pipes(work)
    assert first.written == [b"ac"]
    assert second.written == [b"b"]


def test_nothing_is_written_to_a_closed_connection() -> None:
    def work(pipes: list[PipeProtocol], lines: list[Line]) -> None:
        for pipe in pipes:
            pipe.push(b"a")
        lines[0].closed = True

    first, second = with_pipes(work)
    assert first.written == []
    assert second.written == [b"a"]


def test_one_broken_connection_holds_nobody_up() -> None:
    def work(pipes: list[PipeProtocol], lines: list[Line]) -> None:
        pipes[0].push(b"broken")
        pipes[1].push(b"a")

    first, second = with_pipes(work)
    assert first.closed
    assert second.written == [b"a"]


def test_another_server_is_told_what_is_missing() -> None:
    with pytest.raises(RuntimeError, match="florin serve"):
        pipe_of({"extensions": {}})
