"""Every route of the application, asked as clients should not ask."""

from __future__ import annotations

import asyncio
import gzip
import re
import time
from collections.abc import Generator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from attack_kit import Site, Visitor, serving
from florin.server.domain import Refusal
from florin.server.http import (
    challenges,
    daily,
    games,
    operations,
    pages,
    people,
    puzzles,
    share,
)
from florin.server.http import tables as http_tables
from florin.server.http.identity import FILE_COST
from florin.server.http.limits import ADDRESS_RATES, RateLimiter
from florin.server.http.preview import Board
from florin.server.store import daily as store_daily
from florin.server.workers import replay


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    with serving(tmp_path_factory.mktemp("routes")) as site:
        context, pool = site.context, site.app.state["analysis"]

        async def ask(request: replay.ReplayRequest) -> Any:
            return replay.answer(request)

        def check_capacity() -> None:
            raise Refusal("busy", "no analysis in this test")

        context.replays._ask = ask  # pyright: ignore[reportPrivateUsage]
        pool.check_capacity = check_capacity
        yield site


@pytest.fixture(scope="module")
def anna(site: Site) -> Visitor:
    return Visitor(site, "Anna")


@pytest.fixture(scope="module")
def tables(anna: Visitor) -> dict[str, str]:
    """A table of Anna's for each way in which its seats can be taken, begun and ended."""
    found = {
        "open": anna.table("open", "open", start=False),
        "one person": anna.table("me", "open", start=False),
        "bots, not begun": anna.table("random", "random", "random", start=False),
        "bots": anna.table("random", "random", "random"),
        "people": anna.table("me", "me"),
        "mixed": anna.table("me", "random", "random"),
        "private": anna.table("me", "me", public=False, seed="x", clock=86_400),
        "same deal": anna.table("me", "random", same_deal=True),
        "lesson": anna.table("me", "random", lesson=True),
        "bank": anna.table("me", "me", bank={"seconds": 600, "increment": 5}),
        "branch": anna.table("me", "me", ply=9),
        "bots, over": anna.finished("random", "random", "random"),
        "people, over": anna.finished("me", "me"),
        "mixed, over": anna.finished("random", "me"),
        "hidden": anna.finished("me", "me"),
        "none": "nothing",
    }
    anna.ok("PUT", f"/api/tables/{found['hidden']}/visibility", {"visibility": "players"})
    again = anna.ok("POST", f"/api/tables/{found['mixed, over']}/challenge", {})
    found["challenge"] = again["table"]["id"]
    deal = anna.ok("GET", "/api/daily")["deals"][1]["deal"]
    found["deal"] = anna.ok("POST", f"/api/daily/{deal}/play", {})["table"]["id"]
    return found


def test_no_table_makes_a_route_fail(
    site: Site, anna: Visitor, tables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever seats, beginning and end the table has, for its owner and for a stranger."""
    monkeypatch.setattr(share, "preview", lambda *_: b"picture")  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    paths = [path for method, path in site.routes() if method == "GET" and "{table_id}" in path]
    assert len(paths) >= 8
    paths += ["/t/{table_id}", "/t/{table_id}/preview.png", "/embed/{table_id}"]
    failed: list[str] = []
    for path in paths:
        for kind, table in tables.items():
            url = path.replace("{table_id}", table)
            other = f"{url}?ply=1&first=1&last=2&before=1"
            answers = anna.call("GET", url), Visitor(site).call("GET", other)
            # The fixture refuses to begin an analysis.
            if not path.endswith("/review") and any(a.status_code >= 500 for a in answers):
                failed.append(f"{path} of {kind}")
    assert failed == []


def test_a_table_without_people_has_no_challenges(anna: Visitor, tables: dict[str, str]) -> None:
    for kind in ("open", "bots", "bots, over"):
        assert anna.ok("GET", f"/api/tables/{tables[kind]}/challenges")["games"] == [], kind


def poor(site: Site, left: float) -> None:
    """From now on this address may spend `left`; no time passes."""
    limits = site.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
    limits.spend_address("request", "testclient", ADDRESS_RATES["request"].burst - left)


@pytest.fixture
def rich_afterwards(site: Site) -> Generator[None]:
    yield
    site.context.limits = RateLimiter(enabled=False)


@pytest.mark.usefixtures("rich_afterwards")
def test_every_request_is_charged(site: Site) -> None:
    """All routes, also those that a later version adds, what is no route, and broken bodies."""
    odd = [
        ("GET", "/api/no/such/route"),
        ("PUT", "/nothing"),
        ("PROPFIND", "/"),
        ("GET", "/settings"),
        ("GET", "/t/x/preview.png"),
        ("GET", "/@nobody"),
        ("GET", "/assets/none.js"),
    ]
    free: list[str] = []
    for method, path in [*site.routes(), *odd]:
        url = re.sub(r"\{.*?\}", "x", path)
        poor(site, FILE_COST if path.startswith("/assets/") else 1)
        first, second = (Visitor(site).call(method, url, []).status_code for _ in range(2))
        if second != 429:
            free.append(f"{method} {path}: {first}, {second}")
    assert free == []


@pytest.mark.usefixtures("rich_afterwards")
def test_a_socket_is_charged_and_learns_why_it_is_refused(site: Site) -> None:
    poor(site, 1)
    site.client.get("/health")
    with site.client.websocket_connect("/api/tables/x/live") as socket:
        assert socket.receive_json()["problem"]["error"] == "too_many_requests"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4429


@pytest.mark.usefixtures("rich_afterwards")
def test_a_person_with_a_cookie_keeps_a_reserve(site: Site, anna: Visitor) -> None:
    poor(site, 0)
    assert anna.call("GET", "/api/me").status_code == 200
    assert Visitor(site).refused("GET", "/api/me") == (429, "too_many_requests")


def test_what_never_changes_is_made_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ["/api/puzzles", "/api/games", "/api/bots", "/api/messages.json"]
    paths += ["/api/openapi.json", "/api/docs"]
    first = [site.client.get(path).content for path in paths]
    plain = {"accept-encoding": "identity"}
    monkeypatch.setattr(gzip, "compress", None)
    for module in (puzzles, games, operations):
        monkeypatch.setattr(module, "encode_json", None)
    assert [site.client.get(path).content for path in paths] == first
    assert [site.client.get(path, headers=plain).content for path in paths] == first


def test_a_picture_is_drawn_once_for_what_it_shows(
    site: Site, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []

    def preview(board: Board, _: Any) -> bytes:
        drawn.append(board)
        return b"picture"

    monkeypatch.setattr(share, "preview", preview)
    table = anna.finished("me", "me")
    for visibility in ("everyone", "link", "everyone"):
        anna.ok("PUT", f"/api/tables/{table}/visibility", {"visibility": visibility})
        assert site.client.get(f"/t/{table}/preview.png").content == b"picture"
    assert len(drawn) == 1


@pytest.mark.usefixtures("rich_afterwards")
def test_a_new_picture_is_charged_by_its_work(site: Site, anna: Visitor) -> None:
    table = anna.finished("me", "me")
    poor(site, 100)  # about 50 ms of work; a picture takes 130
    assert Visitor(site).refused("GET", f"/t/{table}/preview.png") == (429, "too_many_requests")


def test_one_picture_is_drawn_at_a_time(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    under_way: list[int] = []
    most: list[int] = []

    def preview(*_: Any) -> bytes:
        under_way.append(1)
        most.append(len(under_way))
        time.sleep(0.01)
        under_way.pop()
        return b"picture"

    monkeypatch.setattr(share, "preview", preview)
    pictures, board = share.Pictures(), Board("", "", [], [])

    async def work() -> None:
        await asyncio.gather(*(pictures.draw((str(at), ()), board, pages.DIST) for at in range(4)))
        await asyncio.gather(*(pictures.draw(("x", ()), board, pages.DIST) for _ in range(4)))

    site.run(work)
    assert most == [1] * 5


@pytest.fixture(scope="module")
def deal(site: Site, anna: Visitor) -> str:
    """A deal of the day that two people have finished."""
    found: str = anna.ok("GET", "/api/daily")["deals"][0]["deal"]
    for person in (anna, Visitor(site, "Bruno")):
        table = person.ok("POST", f"/api/daily/{found}/play", {})["table"]["id"]
        site.run(lambda table=table: site.finish(table))
        person.ok("GET", f"/api/daily/{found}")
    return found


@pytest.mark.usefixtures("rich_afterwards")
@pytest.mark.parametrize("lists", ["tables", "people", "challenges", "daily", "decisions"])
def test_lists_are_charged_by_their_rows(
    site: Site, anna: Visitor, tables: dict[str, str], deal: str, lists: str, monkeypatch: Any
) -> None:
    path, module, per_cost = {
        "tables": ("/api/tables", http_tables, "TABLES_PER_COST"),
        "people": ("/api/me/tables", people, "TABLES_PER_COST"),
        "challenges": (
            f"/api/tables/{tables['mixed, over']}/challenges",
            challenges,
            "GAMES_PER_COST",
        ),
        "daily": (f"/api/daily/{deal}", daily, "TABLES_PER_COST"),
        "decisions": (f"/api/daily/{deal}/decisions", daily, "TRIES_PER_COST"),
    }[lists]
    limits = site.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
    monkeypatch.setattr(module, per_cost, 1 / ADDRESS_RATES["request"].burst)
    assert anna.call("GET", path).status_code == 200
    with pytest.raises(Refusal, match="too_many_requests"):
        limits.spend_address("request", "testclient")
    with pytest.raises(Refusal, match="too_many_requests"):
        limits.spend("request", anna.id)


def test_tries_to_compare_are_read_once(
    site: Site, anna: Visitor, deal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/daily/{deal}/decisions"
    first = anna.ok("GET", path)
    assert first["others"] == 1
    monkeypatch.setattr(store_daily, "all_decisions", None)
    assert anna.ok("GET", path) == first


@pytest.mark.usefixtures("rich_afterwards")
def test_a_copy_of_everything_is_made_a_few_times(site: Site, anna: Visitor) -> None:
    site.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
    copies = [anna.call("GET", "/api/me/export").status_code for _ in range(4)]
    assert copies == [200, 200, 200, 429]
    assert anna.call("GET", "/api/me").status_code == 200
