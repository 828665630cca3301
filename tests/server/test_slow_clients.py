"""Clients that send too much, too slowly or too often."""

from __future__ import annotations

import contextlib
import json
import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from deadlines import DEADLINE, wait_until
from server_kit import Live, Player, Server, ServerProcess, serving


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("limited")
    with serving(f"sqlite:///{folder}/florin.db", folder, limits="on") as server:
        yield server


def connected(server: Server) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=DEADLINE)


def status_of(line: socket.socket) -> int:
    """The status of the reply; 0 if the server closed without one."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while b"\r\n" not in data:
            part = line.recv(4096)
            if not part:
                break
            data += part
    return int(data.split(b" ", 2)[1]) if data else 0


@pytest.mark.parametrize(
    ("request_head", "status"),
    [
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 40_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-More: 1\r\n" * 200 + b"\r\n", 431),
    ],
    ids=["a long address", "a long header", "many headers"],
)
def test_the_head_of_a_request_is_limited(server: Server, request_head: bytes, status: int) -> None:
    with connected(server) as line:
        line.sendall(request_head)
        assert status_of(line) == status


def test_a_head_without_an_end_is_cut_off(server: Server) -> None:
    """Before, one connection could send 185 MiB of headers."""
    sent = 0
    with connected(server) as line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        while sent < 16 << 20:
            line.sendall(b"a" * 65536)
            sent += 65536
    assert sent < 16 << 20


@pytest.mark.slow
def test_half_requests_end_and_do_not_keep_others_out(limited: ServerProcess) -> None:
    """One thousand clients send half a head, or half a body, and wait."""
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(limited)) for _ in range(1000)]
        for at, line in enumerate(lines):
            half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
            with contextlib.suppress(ConnectionError):
                line.sendall(half + (b"\r\n{" if at % 2 else b""))
        started = time.monotonic()
        assert limited.request("GET", "/health", timeout=5).status_code == 200
        assert time.monotonic() - started < 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", 408),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", 408),
    ],
    ids=["nothing", "half a head"],
)
def test_a_slow_request_ends(server: Server, sent: bytes, status: int) -> None:
    with connected(server) as line:
        line.sendall(sent)
        started = time.monotonic()
        assert status_of(line) == status
        assert 8 < time.monotonic() - started < 20


def send_much(live: Live, junk: str) -> None:
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
                time.sleep(0.02)


@pytest.mark.slow
def test_files_may_be_opened_up_to_the_hard_limit(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        soft, hard = re.search(r"Max open files\s+(\d+)\s+(\d+)", limits).groups()  # type: ignore[union-attr]
        wait_until(lambda: soft == hard or int(soft) >= 1 << 20, "the raised limit")
