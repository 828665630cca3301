"""/metrics at an address of its own, so that the public port does not have it."""

from __future__ import annotations

import hmac
import socket
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CONTENT_TYPE_LATEST

from florin.server.operations.metrics import latest_metrics
from florin.server.operations.settings import BadSetting, Settings

Start = Callable[[str, list[tuple[str, str]]], Any]


def may_read(settings: Settings, authorization: str) -> bool:
    """Whether the header gives the token, if one is set."""
    expected = settings.metrics_token
    given = authorization.removeprefix("Bearer ")
    return not expected or hmac.compare_digest(given.encode(), expected.encode())


class _Handler(WSGIRequestHandler):
    timeout = 10.0  # seconds that a client may take

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  named by the base class
        """Scrapes are not logged."""


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _ServerV6(_Server):
    address_family = socket.AF_INET6


@contextmanager
def metrics_server(settings: Settings) -> Generator[str | None]:
    """Serves at `settings.metrics_address` in a thread; yields the address, or None if not set.

    Raises BadSetting if it cannot listen there.
    """
    if not settings.metrics_address:
        yield None
        return

    def answer(request: dict[str, Any], start: Start) -> Iterable[bytes]:
        if request["PATH_INFO"] != "/metrics":
            return _say(start, "404 Not Found", b"this address has only /metrics\n")
        if not may_read(settings, request.get("HTTP_AUTHORIZATION", "")):
            return _say(start, "401 Unauthorized", b"Authorization: Bearer METRICS_TOKEN\n")
        start("200 OK", [("Content-Type", CONTENT_TYPE_LATEST)])
        return [latest_metrics()]

    host, port = settings.metrics_host_port
    kind = _ServerV6 if ":" in host else _Server
    try:
        listening = make_server(host, port, answer, kind, _Handler)
    except OSError as error:
        raise BadSetting(
            f"metrics_address: cannot listen on {settings.metrics_address}: "
            f"{error.strerror or error}"
        ) from None
    with listening as server:
        thread = threading.Thread(target=server.serve_forever, name="florin-metrics", daemon=True)
        thread.start()
        shown = f"[{host}]" if ":" in host else host
        try:
            yield f"http://{shown}:{server.server_port}/metrics"
        finally:
            server.shutdown()
            thread.join()


def _say(start: Start, status: str, text: bytes) -> Iterable[bytes]:
    start(status, [("Content-Type", "text/plain; charset=utf-8")])
    return [text]
