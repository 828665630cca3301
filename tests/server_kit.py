"""Real server processes, and clients that use them as browsers and programs do."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deadlines import DEADLINE, wait_until

SERVE = "from florin.cli import main; main()"
# A record to be analysed: Medici vs Strozzi after its first lot.
ONE_LOT: dict[str, Any] = {
    "florin": 1,
    "game": "strozzi",
    "players": ["A", "B"],
    "options": {},
    "moves": ["C4"],
}


class Server(Protocol):
    """What a test of the API needs of a server: a `ServerProcess`, or an `App` in this process."""

    address: str
    database: str

    def client(self, **headers: str) -> httpx.Client:
        """A browser or a program of its own: it shares no cookies with others."""
        ...

    def request(
        self, method: str, path: str, *, cookies: dict[str, str] | None = None, **options: Any
    ) -> httpx.Response:
        """The answer to a client that has no other cookies."""
        ...

    def live(
        self, table: str, query: str = "", headers: dict[str, str] | None = None
    ) -> AbstractContextManager[Live]:
        """A WebSocket at a table."""
        ...


class ServerProcess:
    """`florin serve` in a process of its own, on a free port; it can be started again."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        plugins: Path | None = None,
        prelude: str = "",
        workers: int = 1,
        **variables: object,
    ) -> None:
        """`plugins` is a folder with installed games; `variables` are settings.

        `prelude` is code that the process runs first.
        """
        self.database = database
        self._port = 0
        self._code = prelude + SERVE
        self._workers = workers
        self._log = folder / f"server-{time.monotonic_ns()}.log"
        self._environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("FLORIN_")},
            "FLORIN_LIMITS": "off",
            "FLORIN_BOT_WORKERS": "1",
            # Other tests may use all cores, and a process that gives way would wait for their end.
            "FLORIN_ANALYSIS_NICE": "0",
            "FLORIN_ANALYSIS_SECONDS": str(DEADLINE),
            "FLORIN_REVIEWS": "off",  # a test that wants them turns them on
            **{f"FLORIN_{name.upper()}": str(value) for name, value in variables.items()},
        }
        if plugins is not None:
            paths = [str(plugins), os.environ.get("PYTHONPATH", "")]
            self._environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        assert "Traceback" not in self.log, self.log

    def start(self) -> None:
        """Returns when the server is ready. The second time it takes the same port."""
        options = ["--port", str(self._port), "--database", self.database]
        options += ["--workers", str(self._workers)]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self._code, "serve", *options],
                stdout=log,
                stderr=log,
                env=self._environment,
            )
        self.address: str = wait_until(self._find_address, "the server's address") or ""
        self._port = int(self.address.rpartition(":")[2])
        wait_until(self._ready, "the server to be ready")

    @property
    def log(self) -> str:
        return self._log.read_text()

    def _find_address(self) -> str | None:
        assert self.process.poll() is None, self.log
        found = re.search(r"Florin is at (http://\S+)", self.log)
        return found[1] if found else None

    def _ready(self) -> bool:
        assert self.process.poll() is None, self.log
        try:
            return httpx.get(f"{self.address}/ready").status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path: str) -> Any:
        """What the API answers to a guest."""
        return self.request("GET", f"/api{path}").raise_for_status().json()

    def client(self, **headers: str) -> httpx.Client:
        # Loading certificates would take longer than most tests.
        return httpx.Client(base_url=self.address, headers=headers, timeout=DEADLINE, verify=False)

    def request(
        self, method: str, path: str, *, cookies: dict[str, str] | None = None, **options: Any
    ) -> httpx.Response:
        with self.client() as stranger:
            stranger.cookies.update(cookies)
            return stranger.request(method, path, **options)

    @contextmanager
    def live(
        self, table: str, query: str = "", headers: dict[str, str] | None = None
    ) -> Generator[Live]:
        address = self.address.replace("http", "ws")
        with connect(
            f"{address}/api/tables/{table}/live{query}",
            additional_headers=headers,
            max_size=None,
            open_timeout=DEADLINE,
        ) as socket:
            yield Live(socket)

    def kill(self) -> None:
        """Ends the process like a power cut: without any cleanup."""
        self.stop(signal.SIGKILL)

    def stop(self, with_signal: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(with_signal)
        return self.process.wait(DEADLINE)


def serving(
    database: str,
    folder: Path,
    *,
    plugins: Path | None = None,
    prelude: str = "",
    workers: int = 1,
    **variables: object,
) -> ServerProcess:
    return ServerProcess(
        database, folder, plugins=plugins, prelude=prelude, workers=workers, **variables
    )


def first_token(legal: Any) -> str:
    """What makes a game short: lots in groups of three that nobody buys."""
    words = legal["words"]
    for word in ("draw", "decline", "pass"):
        if word in words:
            return word
    return words[0] if words else str(legal["least"])


class Player:
    """A person with a browser. With `cookie`, somebody who was there before."""

    def __init__(
        self, server: Server, name: str | None = None, *, cookie: str | None = None
    ) -> None:
        self.server = server
        self.http = server.client(**{"X-Florin": "1"})
        if cookie is not None:
            self.http.cookies.set("florin", cookie)
        else:
            self.ok("GET", "/api/me")
        if name is not None:
            self.ok("PATCH", "/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def id(self) -> str:
        return self.http.cookies["florin"].partition(":")[0]

    def at(self, server: Server) -> Player:
        """The same person with the same browser, at another process."""
        return Player(server, cookie=self.http.cookies["florin"])

    def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        if body is None:
            return self.http.request(method, path)
        return self.http.request(method, path, json=body)

    def ok(self, method: str, path: str, body: object = None) -> Any:
        answer = self.call(method, path, body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = self.call(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    def table(
        self,
        *seats: str,
        game: str = "medici",
        start: bool = True,
        rules: dict[str, Any] | None = None,
        **options: Any,
    ) -> Any:
        """A snapshot of a new table. Seats: `me`, `open`, or a bot's name."""
        choices = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body: dict[str, Any] = {
            "game": game,
            "seats": choices,
            "options": {"pace": "instant", **options},
            "start": start,
        }
        if rules is not None:
            body["rules"] = rules
        return self.ok("POST", "/api/tables", body)

    def see(self, table: str) -> Any:
        return self.ok("GET", f"/api/tables/{table}")

    def move(self, table: str, token: str, ply: int | None = None, **more: Any) -> Any:
        if ply is None:
            now = self.see(table)["table"]
            ply, more = now["ply"], {"era": now["era"], **more}
        return self.ok("POST", f"/api/tables/{table}/moves", {"ply": ply, "token": token, **more})

    def play_on(
        self,
        table: str,
        stop: Callable[[Any], bool] = lambda _: False,
        choose: Callable[[Any], str] = first_token,
    ) -> Any:
        """Plays own seats until the game is over, or `stop`."""

        def is_over(now: Any) -> bool:
            return now["table"]["status"] == "over" or stop(now)

        while True:
            now = wait_until(
                lambda: self.see(table),
                "the player's turn",
                lambda now: now["you"]["legal"] or is_over(now),
            )
            while not is_over(now) and (legal := now["you"]["legal"]):
                place = {"ply": now["table"]["ply"], "era": now["table"]["era"]}
                now = self.move(table, choose(legal), **place, update=True)["update"]
            if is_over(now):
                return self.see(table)

    def my_turn(self, table: str) -> Any:
        """The table, when it is this player's turn."""
        return wait_until(
            lambda: self.see(table), "the player's turn", lambda now: now["you"]["legal"]
        )

    def undo(self, table: str, **body: Any) -> Any:
        now = self.see(table)["table"]
        body = {"era": now["era"], "ply": now["ply"], **body}
        return self.ok("POST", f"/api/tables/{table}/undo", body)

    def answer_undo(self, table: str, agree: bool) -> Any:
        now = self.see(table)["table"]
        body = {"era": now["era"], "ply": now["ply"], "agree": agree}
        return self.ok("POST", f"/api/tables/{table}/undo/answer", body)

    def live(self, table: str, query: str = "", **headers: str) -> AbstractContextManager[Live]:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        if cookie:
            headers = {"Cookie": cookie, **headers}
        return self.server.live(table, query, headers)


class Socket(Protocol):
    """The client's end of a WebSocket, as far as tests need it."""

    def recv(self, timeout: float) -> str | bytes: ...

    def send(self, message: str | bytes) -> None: ...


class Live:
    """An open WebSocket."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    def next(self, kind: str | None = None) -> Any:
        """The next message, of that type if given; others are skipped."""
        skipped: list[str] = []
        while True:
            try:
                message = json.loads(self.socket.recv(timeout=DEADLINE))
            except TimeoutError:
                raise AssertionError(f"no message {kind or ''} came, but {skipped}") from None
            if kind is None or message["type"] == kind:
                return message
            skipped.append(message["type"])

    def closing_code(self) -> int:
        """The code with which the server closes; 0: it closed without a word."""
        return self.closing()[0]

    def closing(self) -> tuple[int, str]:
        """Code and reason with which the server closes; what it still sends is skipped."""
        while True:
            try:
                self.socket.recv(timeout=DEADLINE)
            except ConnectionClosed as closed:
                return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


wait_for, PATIENCE = wait_until, DEADLINE  # names that other folders still use
