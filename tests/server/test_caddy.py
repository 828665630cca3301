"""Attacks on a server behind a real Caddy, with the site's own Caddyfile."""

from __future__ import annotations

import gzip
import os
import shutil
import socket
import subprocess
from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from deadlines import DEADLINE, wait_until
from server_kit import ServerProcess

ROOT = Path(__file__).parents[2]
CADDY = shutil.which("caddy")
pytestmark = pytest.mark.skipif(CADDY is None, reason="no caddy: apt-get install caddy")
HOST = "florin.example"


class Site(NamedTuple):
    address: str
    port: int
    server: ServerProcess

    def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        headers = {"Host": HOST, "X-Florin": "1", **options.pop("headers", {})}
        return httpx.request(
            method, f"{self.address}{path}", headers=headers, timeout=DEADLINE, **options
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    folder = tmp_path_factory.mktemp("caddy")
    settings: dict[str, Any] = {"limits": "on", "hosts": HOST, "proxies": "127.0.0.1"}
    with ServerProcess(f"sqlite:///{folder}/florin.db", folder, **settings) as server:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        # Without TLS, and with the server where it is: all else is as it ships.
        text = (ROOT / "Caddyfile").read_text()
        text = text.replace("florin:8000", server.address.removeprefix("http://"))
        (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
        environment = {**os.environ, "FLORIN_DOMAIN": f"http://{HOST}:{port}", "HOME": str(folder)}
        command = [str(CADDY), "run", "--config", str(folder / "Caddyfile")]
        with (folder / "log").open("wb") as log:
            caddy = subprocess.Popen(
                [*command, "--adapter", "caddyfile"], env=environment, stdout=log, stderr=log
            )
        try:
            site = Site(f"http://127.0.0.1:{port}", port, server)

            def answers() -> bool:
                try:
                    return site.request("GET", "/health").status_code == 200
                except httpx.TransportError:
                    return False

            wait_until(answers, "Caddy")
            yield site
        finally:
            caddy.terminate()
            caddy.wait(DEADLINE)


def test_a_forged_address_does_not_share_out_the_limits(site: Site) -> None:
    """Caddy writes X-Forwarded-For itself: who changes it stays one address."""
    answers = [
        site.request(
            "POST",
            "/api/signin/code",
            json={"code": "ABCDE-FGHJK"},
            headers={"X-Forwarded-For": f"203.0.113.{at}", "Forwarded": f"for=198.51.100.{at}"},
        ).status_code
        for at in range(40)
    ]
    assert 429 in answers
    assert set(answers) <= {404, 429}


def test_another_host_reaches_nothing(site: Site) -> None:
    answer = site.request("GET", "/api/games", headers={"Host": "evil.example"})
    assert "Medici" not in answer.text
    # Past the proxy, the server refuses it itself.
    direct = site.server.request("GET", "/api/games", headers={"Host": "evil.example"})
    assert direct.status_code == 400


def test_bodies_are_limited_and_not_unpacked(site: Site) -> None:
    # Older versions of Caddy say 502 here.
    huge = site.request("POST", "/api/tables", content=b"x" * 2_000_000)
    assert huge.status_code in (413, 502)
    assert site.request("POST", "/api/tables", content=b"x" * 300_000).status_code == 413
    bomb = gzip.compress(b"0" * 10_000_000)
    answer = site.request("POST", "/api/tables", content=bomb, headers={"Content-Encoding": "gzip"})
    assert answer.status_code == 400


def test_pages_of_other_sites_change_nothing_and_open_no_socket(site: Site) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert site.request("POST", "/api/me/logout", headers=foreign).status_code == 403
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://{HOST}:{site.port}/api/tables/nowhere/live",
            sock=socket.create_connection(("127.0.0.1", site.port), DEADLINE),
            additional_headers=foreign,
            open_timeout=DEADLINE,
        ),
    ):
        pass
    # With its port the host is another one, and the check of origins comes after that of hosts.
    assert refused.value.response.status_code in (400, 403)


def test_two_requests_in_one_are_one_or_none(site: Site) -> None:
    """Length and chunks contradict each other: nothing that follows is taken for a request."""
    request = (
        f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 6\r\n"
        "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n"
        f"Host: {HOST}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", site.port), DEADLINE) as raw:
        raw.sendall(request.encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"python_info" not in answer
