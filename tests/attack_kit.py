"""A server in the process of the test, and people who attack it or each other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from florin.core import legal_tokens
from florin.server.app import create_app
from florin.server.domain import Change, Person, TableState, play
from florin.server.http import pages
from florin.server.http.context import AppContext
from florin.server.operations.clock import now_ms
from florin.server.operations.settings import Settings
from florin.server.workers.bot_pool import Choice, fallback
from kit import random_record

HOME = "http://florin.test:8000"
GAMES = {2: "strozzi", 3: "medici"}
# Whole games: a table continues one of them shortly before its end.
RECORDS = {2: random_record("strozzi", 2, 1).as_dict(), 3: random_record("medici", 3, 1).as_dict()}
T = TypeVar("T")


class Site:
    """The application and a client of it."""

    def __init__(self, app: Litestar, client: TestClient[Litestar]) -> None:
        self.app = app
        self.client = client

    @property
    def context(self) -> AppContext:
        return self.app.state["context"]

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work` in the event loop of the server."""
        return self.client.blocking_portal.call(work)

    def routes(self) -> list[tuple[str, str]]:
        """Method and path of every route."""
        return sorted(
            (method, route.path_format)
            for route in self.app.routes
            if isinstance(route, HTTPRoute)
            for method in route.methods
        )

    async def finish(self, table: str) -> None:
        """Plays all seats to the end; runs in the event loop of the server."""

        def transition(state: TableState) -> Change:
            if state.to_act is None:
                return Change(state)
            assert state.position is not None
            token = legal_tokens(state.position)[0].removesuffix("..")
            seat = state.seats[state.to_act]
            if seat.person is None:
                return play.bot_move(state, state.ply, state.era, token, now_ms())
            person = Person(id=seat.person, name=seat.name, created=0)
            return play.move(state, person, state.ply, token, now_ms())

        while (await self.context.tables.get(table)).state.to_act is not None:
            await self.context.tables.change(table, transition)


@contextmanager
def serving(folder: Path, dist: Path = pages.DIST, **settings: Any) -> Generator[Site]:
    """Bots choose at random, without processes of their own."""
    options: dict[str, Any] = {"limits": False, "reviews": False, "bot_workers": 1, **settings}
    options.setdefault("database", f"sqlite:///{folder}/florin.db")

    async def choose(_name: str, position: Any, seed: str, *_: Any, **__: Any) -> Choice:
        return Choice(fallback(position, seed), failed=False)

    app = create_app(Settings(**options), dist)
    with TestClient(app, HOME) as client:
        client.headers["X-Florin"] = "1"
        site = Site(app, client)
        site.context.bots.choose = choose  # type: ignore[method-assign]
        yield site


class Visitor:
    """A browser. The client of the site keeps no cookies."""

    def __init__(self, site: Site, name: str = "") -> None:
        self.site = site
        self.cookie = ""
        if name:
            self.ok("PATCH", "/api/me", {"name": name})

    @property
    def id(self) -> str:
        return self.cookie.partition(":")[0]

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        if self.cookie:
            headers = {"cookie": f"florin={self.cookie}", **headers}
        client = self.site.client
        answer = client.request(method, path, json=body, headers=headers)
        self.cookie = answer.cookies.get("florin") or self.cookie
        client.cookies.clear()
        return answer

    def ok(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        answer = self.call(method, path, body, **headers)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        answer = self.call(method, path, body, **headers)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    def table(self, *seats: str, start: bool = True, ply: int | None = None, **options: Any) -> str:
        """The id of a new table. Seats: `me`, `open`, or a bot's name. `ply`: of `RECORDS`."""
        kinds = ("me", "open")
        choices = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        body: dict[str, Any] = {"seats": choices, "start": start, "game": GAMES[len(seats)]}
        if ply is not None:
            record = RECORDS[len(seats)]
            body |= {"record": record, "record_ply": len(record["moves"]) + ply if ply < 0 else ply}
        body["options"] = {"pace": "instant", **options}
        return self.ok("POST", "/api/tables", body)["table"]["id"]

    def finished(self, *seats: str, **options: Any) -> str:
        """A finished game."""
        table = self.table(*seats, ply=-2, **options)
        self.site.run(lambda: self.site.finish(table))
        return table
