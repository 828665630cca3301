"""A mail server and an HTTP receiver for notices, and servers that send to them quickly."""

from __future__ import annotations

import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiosmtpd.controller import Controller

from app_kit import App
from florin.server.live.outbox import DELAY_MS
from florin.server.workers.notices import NoticeWorker
from server_kit import Player, ServerProcess, first_token, serving

# Without the pauses that spare people: a turn is announced at once.
QUICK = """
import florin.server.live.outbox as _outbox, florin.server.workers.notices as _notices
_outbox.Outbox.__init__.__defaults__ = (_outbox.now_ms, 0)
_notices.NoticeWorker.__init__.__kwdefaults__.update(
    retry_ms=150, sweep_seconds=0.1, remind_seconds=0.2)
"""
# After so many seconds a turn is announced.
DELAY_SECONDS = DELAY_MS / 1000
SITE = "https://florin.example"
# Settings of a server that may send to this machine.
ALLOWED: dict[str, Any] = {"site": SITE, "notice_allow": "127.0.0.1"}
ALL = ["push", "mail", "webhook"]


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what it gets. `answers`: statuses to answer with, then 201."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[int] = []
        self.hold = threading.Event()  # while it is clear, no answer is given
        self.hold.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                receiver.hold.wait(60)
                status = receiver.answers.pop(0) if receiver.answers else 201
                try:
                    self.send_response(status)
                    if 300 <= status < 400:
                        self.send_header("location", "http://127.0.0.1:1/elsewhere")
                    self.send_header("content-length", "0")
                    self.end_headers()
                except OSError:
                    pass  # the client was killed

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> Receiver:
        return self

    def __exit__(self, *_: object) -> None:
        self.hold.set()
        self._server.shutdown()
        self._server.server_close()

    def kinds(self) -> list[str]:
        return [one.json["kind"] for one in self.received]


class _Controller(Controller):
    """Takes any free port."""

    def _trigger_server(self) -> None:
        server: Any = self.server
        self.port = server.sockets[0].getsockname()[1]
        super()._trigger_server()


class MailServer:
    """A real SMTP server. `refuse`: answers to the next recipients, such as `451 later`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse: list[str] = []
        self._controller = _Controller(self, hostname="127.0.0.1", port=0)

    async def handle_RCPT(
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refuse:
            return self.refuse.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        return "250 OK"

    def __enter__(self) -> MailServer:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    @property
    def settings(self) -> dict[str, Any]:
        """Settings of a server that sends here."""
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self._controller.port,
            "smtp_security": "none",
            "smtp_from": "Florin <florin@florin.example>",
        }


def noticing(database: str, folder: Path, **settings: Any) -> ServerProcess:
    """A server that may send to this machine, at once."""
    return serving(database, folder, prelude=QUICK, **ALLOWED, **settings)


def never(_worker: NoticeWorker) -> None:
    """Instead of the loop of the worker."""


@contextmanager
def at_rest(database: str, **settings: Any) -> Generator[App]:
    """A server in this process that sends notices only when `deliver` is called."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(NoticeWorker, "start", never)
        with App(database, **ALLOWED, **settings) as server:
            yield server


def deliver(server: App, after: float = DELAY_SECONDS) -> None:
    """Sends all notices that are due after so many seconds, for which only clocks go on."""

    async def work() -> None:
        await server.context.notices.remind()
        while await server.context.notices.work():
            await server.context.notices.drained()

    server.clock.ahead_ms += round(after * 1000)
    server.run(work)


def choose(player: Player, **changes: Any) -> Any:
    """Changes some of the player's choices."""
    now = player.ok("GET", "/api/me/notices")
    body = {name: now[name] for name in ("choices", "zone", "quiet", "digest_hour")}
    return player.ok("PUT", "/api/me/notices", {**body, "language": "en", **changes})


def table_of(anna: Player, bruno: Player, **options: Any) -> str:
    """A game of two in which Anna is to act first."""
    table = anna.table("me", "open", game="strozzi", start=False, **options)
    found: str = table["table"]["id"]
    bruno.ok("POST", f"/api/tables/{found}/seats/2/take", {})
    anna.ok("POST", f"/api/tables/{found}/start")
    return found


def pass_turn(player: Player, other: Player, table: str) -> None:
    """The player moves until it is the other one's turn."""
    while legal := player.see(table)["you"]["legal"]:
        player.move(table, first_token(legal))
    assert other.see(table)["you"]["legal"]


@contextmanager
def mail_and_web() -> Generator[tuple[MailServer, Receiver]]:
    with MailServer() as mails, Receiver() as web:
        yield mails, web
