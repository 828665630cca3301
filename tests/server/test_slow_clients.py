"""Clients that send too much, too slowly or too often."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from app_kit import ShiftedLoop, run_shifted
from deadlines import DEADLINE
from florin.server.http.http_protocol import BODY_SECONDS, HEAD_SECONDS, LimitedHttpProtocol
from server_kit import Live, Player, Server, ServerProcess, serving


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("limited")
    with serving(f"sqlite:///{folder}/florin.db", folder, limits="on") as server:
        yield server


HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"


def connected(server: Server) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=DEADLINE)


def test_a_head_without_an_end_is_cut_off(process: ServerProcess) -> None:
    """Before, one connection could send 185 MiB of headers."""
    sent = 0
    with connected(process) as line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        while sent < 16 << 20:
            line.sendall(b"a" * 65536)
            sent += 65536
    assert sent < 16 << 20


def test_half_requests_do_not_keep_others_out(limited: ServerProcess) -> None:
    """One thousand clients send half a head, or half a body, and wait."""
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(limited)) for _ in range(1000)]
        for at, line in enumerate(lines):
            with contextlib.suppress(ConnectionError):
                line.sendall(HALF_BODY if at % 2 else HALF_BODY[:-3])
        assert limited.request("GET", "/health").status_code == 200


class Line(asyncio.Transport):
    """Keeps what the server writes."""

    def __init__(self) -> None:
        super().__init__()
        self.protocol: Any = None
        self.written = b""
        self.ended = ""

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return self.ended != ""

    def get_protocol(self) -> Any:
        return self.protocol


def replies(sent: bytes, *seconds: float) -> list[tuple[bytes, str]]:
    """What the server has replied, and how it has ended the connection, after so many seconds."""

    async def application(_scope: Any, receive: Any, _send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def run() -> list[tuple[bytes, str]]:
        config = uvicorn.Config(application, log_config=None)
        config.load()
        line, loop = Line(), asyncio.get_running_loop()
        assert isinstance(loop, ShiftedLoop)
        line.protocol = protocol = LimitedHttpProtocol(config, ServerState(), {})
        protocol.connection_made(line)
        protocol.data_received(sent)
        found: list[tuple[bytes, str]] = []
        for later in seconds:
            loop.ahead += later
            for _ in range(3):  # timers, and what they start
                await asyncio.sleep(0)
            found.append((line.written[9:12], line.ended))
        protocol.connection_lost(None)
        return found

    return run_shifted(run())


@pytest.mark.parametrize(
    ("request_head", "status"),
    [
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"414"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 40_000 + b"\r\n\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-More: 1\r\n" * 200 + b"\r\n", b"431"),
    ],
    ids=["a long address", "a long header", "many headers"],
)
def test_the_head_of_a_request_is_limited(request_head: bytes, status: bytes) -> None:
    assert replies(request_head, 0) == [(status, "closed")]


@pytest.mark.parametrize(
    ("sent", "seconds", "end"),
    [
        (b"", HEAD_SECONDS, (b"408", "closed")),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", HEAD_SECONDS, (b"408", "closed")),
        (HALF_BODY, BODY_SECONDS, (b"", "aborted")),
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_slow_request_ends(sent: bytes, seconds: float, end: tuple[bytes, str]) -> None:
    assert replies(sent, seconds - 1, 2) == [(b"", ""), end]


def send_much(live: Live, junk: str) -> None:
    assert isinstance(live.socket, ClientConnection)
    for _ in range(2000):
        if junk == "ping frames":
            live.socket.ping()
        elif junk == "fragments":
            live.socket.send(iter(["{", "}"]))
        else:
            live.socket.send(json.dumps({"type": "ping"}) if junk == "ping messages" else "{")


@pytest.mark.parametrize("junk", ["ping frames", "ping messages", "junk", "fragments"])
def test_messages_of_a_socket_are_limited(limited: ServerProcess, junk: str) -> None:
    with Player(limited) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            with pytest.raises(ConnectionClosed):
                send_much(live, junk)
            assert live.closing_code() in (4429, 0)
        assert anna.see(table)["table"]["id"] == table


def test_a_player_may_send_as_fast_as_people_can(limited: ServerProcess) -> None:
    with Player(limited) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            for _ in range(40):
                live.send(type="ping")
                live.next("beat")


def test_files_may_be_opened_up_to_the_hard_limit(process: ServerProcess) -> None:
    limits = Path(f"/proc/{process.process.pid}/limits").read_text()
    soft, hard = re.search(r"Max open files\s+(\d+)\s+(\d+)", limits).groups()  # type: ignore[union-attr]
    assert soft == hard or int(soft) >= 1 << 20
