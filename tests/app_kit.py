"""The server in the process of the test: no socket and no process, and time that the test moves."""

from __future__ import annotations

import asyncio
import io
import logging
import queue
import random
from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import httpx
import pytest
from litestar.testing import TestClient
from litestar.testing.transport import TestClientTransport
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from deadlines import DEADLINE, wait_until, wait_until_async
from florin.bots import bot
from florin.core import Position
from florin.server.app import create_app
from florin.server.http import context as context_module
from florin.server.http import pages
from florin.server.http.context import AppContext
from florin.server.live.websocket_protocol import EXTENSION
from florin.server.operations import clock
from florin.server.operations.settings import Settings
from florin.server.workers import analysis_pool, scheduler
from florin.server.workers.bot_pool import BotPool, Choice
from server_kit import Live

T = TypeVar("T")
QUICK = ("random", "face", "face:0.5")
STEP_SECONDS = 3.0
QUICK_JUDGE = "rollout:1"
# After so many seconds an order has been executed.
ORDER_SECONDS = (scheduler.ORDER_LEAST_MS + scheduler.ORDER_SPREAD_MS) / 1000
QUIET: dict[str, Any] = {"limits": False, "bot_workers": 1, "bot_seconds": 60.0, "reviews": False}


class ShiftedClock(clock.SteadyClock):
    """A clock that is ahead of the system's by `ahead_ms`."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead_ms = 0

    def __call__(self) -> int:
        return super().__call__() + self.ahead_ms


class ShiftedLoop(asyncio.SelectorEventLoop):
    """An event loop whose timers are ahead of the system's clock by `ahead` seconds."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class QuickBots(BotPool):
    """Answers without a process, and plays bots that think as one that does not.

    Advice comes from a real process.
    """

    async def choose(
        self,
        name: str,
        position: Position,
        seed: str,
        owner: str = "",
        *,
        history: Sequence[str] = (),
        urgent: bool = True,
    ) -> Choice:
        quick = bot(name if name in QUICK else QUICK[-1])
        return Choice(quick.choose(position, random.Random(seed), history).token, failed=False)


class Transport(TestClientTransport[Any], httpx.BaseTransport):
    """Litestar's way to the application, for several clients of one application."""


def run_shifted(work: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, in an event loop whose time a test can move."""
    with asyncio.Runner(loop_factory=ShiftedLoop) as runner:
        return runner.run(work)


async def hurried(work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`, which waits until time limits have passed."""
    loop, task = asyncio.get_running_loop(), asyncio.create_task(work)
    assert isinstance(loop, ShiftedLoop)

    def later() -> bool:
        loop.ahead += 10.0
        return task.done()

    await wait_until_async(later, "time limits to pass")
    return task.result()


class App:
    """A server that answers requests and WebSockets without a network.

    It has the interface of `ServerProcess` as far as a test of the API needs it.
    """

    address = "http://florin.test:8000"

    def __init__(
        self, database: str, *, dist: Path = pages.DIST, thinking: bool = False, **settings: Any
    ) -> None:
        """`settings` are fields of `Settings`; by default there are no limits and no reviews.

        `thinking`: bots and the judge of games think as they do for people.
        """
        self.database = database
        self._thinking = thinking
        self.app = create_app(Settings(database=database, **{**QUIET, **settings}), dist)
        options = {"loop_factory": ShiftedLoop}
        self._client = TestClient(self.app, self.address, backend_options=options)
        self._log = io.StringIO()
        self.clock = ShiftedClock()
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        self._stack.enter_context(self._logged())
        patch = self._stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(clock, "CLOCK", self.clock)
        if not self._thinking:
            patch.setattr(context_module, "BotPool", QuickBots)
            patch.setattr(analysis_pool, "JUDGES", (QUICK_JUDGE,))
        self._stack.enter_context(self._client)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()
        assert "Traceback" not in self.log, self.log

    @contextmanager
    def _logged(self) -> Generator[None]:
        handler = logging.StreamHandler(self._log)
        loggers = [logging.getLogger(name) for name in ("florin", "asyncio")]
        for logger in loggers:
            logger.addHandler(handler)
        yield
        for logger in loggers:
            logger.removeHandler(handler)

    @property
    def log(self) -> str:
        """What the servers of this process have logged since this one was opened."""
        return self._log.getvalue()

    @property
    def context(self) -> AppContext:
        return self.app.state["context"]

    def client(self, **headers: str) -> httpx.Client:
        """A browser or a program of its own: it shares no cookies with others."""
        return httpx.Client(
            base_url=self.address,
            headers={"Accept-Encoding": "identity", **headers},
            transport=Transport(self._client),
        )

    def request(
        self, method: str, path: str, *, cookies: dict[str, str] | None = None, **options: Any
    ) -> httpx.Response:
        """The answer to a client that has no other cookies."""
        with self.client() as stranger:
            stranger.cookies.update(cookies)
            return stranger.request(method, path, **options)

    def run(self, work: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Runs `work` in the event loop of the server."""
        return self._client.blocking_portal.call(work, *arguments)

    def advance(self, seconds: float) -> None:
        """Lets time pass, for clocks and for timers, and what is due then be stored.

        In steps that are shorter than the time limits for work that the database has to do.
        """
        while seconds > 0:
            self.run(self._skip, min(seconds, STEP_SECONDS))
            self.run(self._settle)
            seconds -= STEP_SECONDS
        self.run(self._settle)

    async def _settle(self) -> None:
        """Returns when the database has done what it was asked for before."""
        await self.context.database.write(lambda _: None)
        await self.context.database.read(lambda _: None)

    async def _skip(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, ShiftedLoop)
        loop.ahead += seconds
        self.clock.ahead_ms += round(seconds * 1000)

    def hurry(self, work: Callable[[], T]) -> T:
        """The result of `work`, which waits until a time limit of the server has passed."""

        def is_done() -> bool:
            self.run(self._skip, 1.0)
            return future.done()

        pool = ThreadPoolExecutor(1)
        future = pool.submit(work)
        try:
            wait_until(is_done, "the end of a time limit")
            return future.result()
        finally:
            pool.shutdown(wait=False)  # a request without an end must not hide the failure

    @contextmanager
    def live(
        self, table: str, query: str = "", headers: dict[str, str] | None = None
    ) -> Generator[Live]:
        """A WebSocket at a table."""
        socket = AppSocket(self, f"/api/tables/{table}/live", query.removeprefix("?"), headers)
        try:
            yield Live(socket)
        finally:
            socket.close()


class AppSocket:
    """The client's end of a WebSocket, with the interface of the library `websockets`."""

    def __init__(
        self, app: App, path: str, query: str, headers: dict[str, str] | None = None
    ) -> None:
        host = App.address.partition("://")[2]
        named = {"host": host, **{name.lower(): value for name, value in (headers or {}).items()}}
        self._app = app
        self._arrived: queue.SimpleQueue[str | Close] = queue.SimpleQueue()
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        self._closed: Close | None = None
        scope = {
            "type": "websocket", "scheme": "ws", "path": path, "raw_path": path.encode(),
            "root_path": "", "query_string": query.encode(), "subprotocols": [],
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": ("testclient", 50000), "server": ("florin.test", 8000),
            "extensions": {EXTENSION: {"sender": self}},
        }  # fmt: skip
        portal = app._client.blocking_portal  # pyright: ignore[reportPrivateUsage]
        self._task: Future[None] = portal.start_task_soon(
            cast("Callable[..., Awaitable[None]]", app.app), scope, self._sent.get, self._take
        )

    def recv(self, timeout: float = DEADLINE) -> str:
        """The next message; ConnectionClosed when the server has closed the socket."""
        if self._closed is None:
            try:
                message = self._arrived.get(timeout=timeout)
            except queue.Empty:
                raise TimeoutError from None
            if isinstance(message, str):
                return message
            self._closed = message
        raise ConnectionClosedError(self._closed, None)

    def send(self, message: str | bytes) -> None:
        kind = "text" if isinstance(message, str) else "bytes"
        self._put({"type": "websocket.receive", kind: message})

    def close(self) -> None:
        """Returns when the server has forgotten the socket."""
        self._put({"type": "websocket.disconnect", "code": 1005})
        self._task.result(DEADLINE)

    def _put(self, event: dict[str, Any]) -> None:
        async def put() -> None:
            self._sent.put_nowait(event)

        self._app.run(put)

    async def _take(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self._arrived.put(event["text"])
        elif event["type"] == "websocket.close":
            self._arrived.put(Close(event["code"], event.get("reason") or ""))

    # What the hub needs from a connection: `FrameSender`.

    def push(self, frame: bytes) -> int:
        self._arrived.put(text_of(frame))
        return 0

    def abort(self) -> None:
        self._arrived.put(Close(1006, ""))


def text_of(frame: bytes) -> str:
    """The text of a frame that a server sends, see RFC 6455."""
    header = {126: 4, 127: 10}.get(frame[1], 2)
    return frame[header:].decode()
