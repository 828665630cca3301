"""Server processes for the benchmark, and their use of CPU and memory."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

_FLORIN = "from florin.cli import main; main()"
_BARE = (
    "import uvicorn; uvicorn.run('florin.bench.bare:create_app', factory=True, port={port},"
    " ws='websockets-sansio', ws_per_message_deflate=False, log_level='warning')"
)
_WAIT_SECONDS = 60


class Cost(NamedTuple):
    cpu: float  # seconds of this process so far
    memory: int  # bytes it holds now


class Served:
    """A server on this machine."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.port = port
        self._process = process

    def cost(self) -> Cost:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
        assert found
        times = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(times[11]) + int(times[12])
        return Cost(ticks / os.sysconf("SC_CLK_TCK"), int(found[1]) * 1024)

    def visit(self) -> tuple[str, http.client.HTTPConnection]:
        """The cookie of a new guest, and a connection for further requests."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", "/api/me")
        answer = connection.getresponse()
        answer.read()
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0].partition("=")[2]
        return cookie, connection

    def post(
        self, connection: http.client.HTTPConnection, cookie: str, path: str, body: object
    ) -> Any:
        headers = {"X-Florin": "1", "Cookie": f"florin={cookie}"}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text)


@contextmanager
def florin(database: str, *, profile: Path | None = None) -> Generator[Served]:
    """`florin serve` without rate limits."""
    port = _free_port()
    command = [sys.executable, "-c", _FLORIN]
    if profile is not None:
        program = profile.with_name("program.py")
        program.write_text(_FLORIN)
        command = [sys.executable, "-m", "cProfile", "-o", str(profile), str(program)]
    command += ["serve", "--port", str(port), "--database", database]
    with _running(command, port, "/ready", {"FLORIN_LIMITS": "off"}) as served:
        yield served


@contextmanager
def bare() -> Generator[Served]:
    port = _free_port()
    with _running([sys.executable, "-c", _BARE.format(port=port)], port, "/", {}) as served:
        yield served


@contextmanager
def _running(
    command: list[str], port: int, path: str, variables: dict[str, str]
) -> Generator[Served]:
    process = subprocess.Popen(  # noqa: S603
        command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL
    )
    try:
        _wait(process, port, path)
        yield Served(process, port)
    finally:
        # SIGINT instead of SIGTERM: a profiled process then writes its profile.
        process.send_signal(signal.SIGINT)
        process.wait(60)


def _wait(process: subprocess.Popen[bytes], port: int, path: str) -> None:
    until = time.monotonic() + _WAIT_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", path)
            connection.getresponse().read()
            connection.close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
