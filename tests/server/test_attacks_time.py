"""Requests while a day ends, and at deals of days gone by."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from attack_kit import Site, Visitor, serving
from florin.server.domain.daily import DAY_MS, date_of, day_of
from florin.server.operations import clock


class Midnight:
    """A clock that passes midnight after `readings` more readings."""

    def __init__(self) -> None:
        self.day = day_of(clock.now_ms()) + 1
        self.readings = 0

    def __call__(self) -> int:
        self.readings -= 1
        return self.day * DAY_MS - (self.readings >= 0)


@pytest.fixture(scope="module")
def midnight() -> Generator[Midnight]:
    with pytest.MonkeyPatch.context() as patch:
        found = Midnight()
        patch.setattr(clock, "CLOCK", found)
        yield found


@pytest.fixture(scope="module")
def site(midnight: Midnight, tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    with serving(tmp_path_factory.mktemp("time")) as site:
        yield site


def test_midnight_between_any_two_readings_of_the_clock(site: Site, midnight: Midnight) -> None:
    """Each request is made with midnight at its first reading, at its second one, and so on."""
    anna, bruno = Visitor(site, "Anna"), Visitor(site, "Bruno")
    for at in range(6):
        midnight.readings = 10_000
        cards = anna.ok("GET", "/api/daily")["deals"]
        deal, other = (card["deal"] for card in cards)
        anna.ok("POST", f"/api/daily/{deal}/play", {})
        for method, path in (
            ("GET", "/api/daily"),
            ("GET", f"/api/daily/{deal}"),
            ("POST", f"/api/daily/{other}/play"),
            ("GET", f"/api/daily/{deal}/decisions"),
            ("GET", f"/api/daily/calendar/{date_of(midnight.day)[:7]}"),
            ("GET", "/api/puzzles/daily"),
            ("GET", "/api/me/profile"),
            ("GET", "/api/me/tables"),
        ):
            for person in (anna, bruno):
                midnight.readings = at
                body: Any = {} if method == "POST" else None
                answer = person.call(method, path, body)
                assert answer.status_code < 500, (path, at, answer.text)
        # Today's deals are those of the new day.
        midnight.readings = 0
        assert anna.ok("GET", "/api/daily")["date"] == date_of(midnight.day)
        midnight.day += 1


def test_a_try_that_ends_after_midnight_has_no_rank(site: Site, midnight: Midnight) -> None:
    anna = Visitor(site, "Anna")
    midnight.readings = 10_000
    deal = anna.ok("GET", "/api/daily")["deals"][0]["deal"]
    table = anna.ok("POST", f"/api/daily/{deal}/play", {})["table"]["id"]
    assert Visitor(site).refused("GET", f"/api/tables/{table}") == (403, "deal_hidden")
    midnight.readings = 0
    site.run(lambda: site.finish(table))
    page = anna.ok("GET", f"/api/daily/{deal}")
    assert (page["players"], page["card"]["result"]["rank"]) == (0, None)
    midnight.day += 1


def test_the_archive_cannot_be_moved_or_entered_from_the_future(
    site: Site, midnight: Midnight
) -> None:
    midnight.readings = 0
    anna = Visitor(site, "Anna")
    game = anna.ok("GET", "/api/daily")["deals"][0]["game"]
    since = anna.ok("GET", "/api/daily")["since"]
    days = [midnight.day + 1, midnight.day + 400, 0, 1, midnight.day - 4000]
    names = [f"{date_of(day)}-{game}" for day in days]
    names += [f"9999-12-31-{game}", f"0000-01-01-{game}", f"2026-02-30-{game}", "x", "%00"]
    for name in names:
        for method, path in (("GET", ""), ("POST", "/play"), ("GET", "/decisions")):
            body: Any = {} if method == "POST" else None
            assert anna.refused(method, f"/api/daily/{name}{path}", body)[0] == 404, name
    for month in ("9999-12", "1970-01", "0000-01", "2026-13", "x"):
        assert anna.call("GET", f"/api/daily/calendar/{month}").status_code in (200, 404)
    assert anna.ok("GET", "/api/daily")["since"] == since


def test_a_past_deal_is_open_and_counts_for_nothing(site: Site, midnight: Midnight) -> None:
    midnight.readings = 0
    anna = Visitor(site, "Anna")
    deal = anna.ok("GET", "/api/daily")["deals"][0]["deal"]
    midnight.day += 1
    tables: list[str] = []
    for _ in range(2):
        tables.append(anna.ok("POST", f"/api/daily/{deal}/play", {})["table"]["id"])
        site.run(lambda: site.finish(tables[-1]))
    page = Visitor(site).ok("GET", f"/api/daily/{deal}")
    assert (page["players"], page["ranking"]) == (0, [])
    assert {one["table"] for one in page["repeats"]} == set(tables)
    assert anna.ok("GET", "/api/daily")["streak"] == 0
    assert anna.refused("GET", f"/api/daily/{deal}/decisions") == (404, "not_found")
