"""Every route of the application, asked as clients should not ask."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from attack_kit import Site, Visitor, serving
from florin.server.domain import Refusal
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
    deal = anna.ok("GET", "/api/daily")["deals"][0]["deal"]
    found["deal"] = anna.ok("POST", f"/api/daily/{deal}/play", {})["table"]["id"]
    return found


def test_no_table_makes_a_route_fail(site: Site, anna: Visitor, tables: dict[str, str]) -> None:
    """Whatever seats, beginning and end the table has, for its owner and for a stranger."""
    paths = [path for path in site.routes() if "{table_id}" in path]
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
