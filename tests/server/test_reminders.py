"""When notices are sent: delays, reminders, quiet hours, digests, holidays, attempts."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app_kit import App
from florin.server.operations.clock import now_ms
from florin.server.operations.outbound import Uncertain
from florin.server.workers.notices import ATTEMPTS
from notice_kit import DELAY_SECONDS, Receiver, at_rest, choose, deliver, pass_turn, table_of
from server_kit import Player

HOUR = 3600  # seconds
DAY = 24 * HOUR
KINDS = ("turn", "half", "nearly", "digest")


class Site:
    """Anna and Bruno at noon (UTC). Bruno has a webhook for everything but the digest."""

    def __init__(self, server: App, web: Receiver) -> None:
        self.server, self.web = server, web
        server.clock.ahead_ms += (DAY // 2 * 1000 - now_ms()) % (DAY * 1000)
        self.anna, self.bruno = Player(server, "Anna"), Player(server, "Bruno")
        self.bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
        self.choose()

    def choose(self, *, digest: bool = False, **changes: Any) -> None:
        choices = {kind: ["webhook"] for kind in KINDS if digest or kind != "digest"}
        choose(self.bruno, choices=choices, zone="UTC", **changes)

    def turn(self, **options: Any) -> str:
        """A table at which it is Bruno's turn."""
        table = table_of(self.anna, self.bruno, **options)
        pass_turn(self.anna, self.bruno, table)
        return table

    def kinds(self, after: float) -> list[str]:
        """What Bruno has received so many seconds later."""
        deliver(self.server, after)
        return self.web.kinds()


@pytest.fixture
def site(fresh: str) -> Iterator[Site]:
    with Receiver() as web, at_rest(fresh) as server:
        yield Site(server, web)


def test_a_turn_waits_a_moment_and_is_told_once(site: Site) -> None:
    site.turn(clock=DAY)
    assert site.kinds(0) == []  # Bruno may be coming back, or an order may decide
    for after in (DELAY_SECONDS, 60, 60):
        assert site.kinds(after) == ["turn"]
    assert site.web.received[0].json["deadline"] > now_ms()


def test_a_turn_that_is_played_at_once_is_not_told(site: Site) -> None:
    table = site.turn()
    pass_turn(site.bruno, site.anna, table)
    assert site.kinds(DELAY_SECONDS) == []


def test_a_person_who_came_back_is_not_told(site: Site) -> None:
    table = site.turn()
    with site.bruno.live(table) as page:
        page.next("snapshot")
        assert site.kinds(DELAY_SECONDS) == []
    assert site.kinds(60) == []


def test_reminders_at_half_and_at_nine_tenths(site: Site) -> None:
    table = site.turn(clock=DAY)
    assert site.kinds(11 * HOUR) == ["turn"]
    assert site.kinds(HOUR) == ["turn", "half"]
    assert site.kinds(9 * HOUR) == ["turn", "half"]
    assert site.kinds(HOUR) == ["turn", "half", "nearly"]
    pass_turn(site.bruno, site.anna, table)
    assert site.kinds(DAY) == ["turn", "half", "nearly"]


def test_a_server_that_was_away_sends_only_the_latest_reminder(site: Site) -> None:
    site.turn(clock=DAY)
    assert sorted(site.kinds(23 * HOUR)) == ["nearly", "turn"]


def test_reminders_of_more_turns_than_one_page(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.server.context.notices, "_page", 2)
    for _ in range(5):
        site.turn(clock=DAY)
    assert site.kinds(DELAY_SECONDS) == ["turn"] * 5
    assert sorted(site.kinds(12 * HOUR)) == ["half"] * 5 + ["turn"] * 5


def test_quiet_hours_wait_and_then_look_again(site: Site) -> None:
    site.choose(quiet={"start": 11 * 60, "until": 14 * 60})
    site.turn()
    assert site.kinds(DELAY_SECONDS) == []
    assert site.kinds(HOUR) == []
    assert site.kinds(HOUR) == ["turn"]  # after two o'clock


def test_a_digest_comes_once_a_day_if_games_wait(site: Site) -> None:
    site.choose(digest=True, digest_hour=13)
    assert site.kinds(HOUR) == []  # no game waits
    table = site.turn()
    assert site.kinds(DAY - HOUR // 2) == ["turn"]
    assert site.kinds(HOUR // 2) == ["turn", "digest"]
    assert "Games waiting for you: 1" in site.web.received[1].json["text"]
    assert site.kinds(HOUR) == ["turn", "digest"]
    assert site.kinds(DAY) == ["turn", "digest", "digest"]
    pass_turn(site.bruno, site.anna, table)
    assert site.kinds(DAY) == ["turn", "digest", "digest"]


@pytest.mark.parametrize(
    "clock", [{"clock": DAY}, {"bank": {"seconds": DAY, "increment": 0}}], ids=["clock", "bank"]
)
def test_a_holiday_is_quiet_and_moves_reminders(site: Site, clock: dict[str, Any]) -> None:
    site.turn(**clock)
    site.bruno.ok("PUT", "/api/me/holiday", {"until": now_ms() + 3 * DAY * 1000})
    assert site.kinds(2 * DAY) == []
    assert site.kinds(DAY + 60) == ["turn"]
    assert site.kinds(11 * HOUR) == ["turn"]
    assert site.kinds(HOUR) == ["turn", "half"]


def test_attempts_end_and_are_shown(site: Site) -> None:
    site.turn()
    site.web.answers = [503] * (ATTEMPTS + 2)
    for _ in range(ATTEMPTS + 2):
        site.kinds(12 * HOUR)
    assert len(site.web.received) == ATTEMPTS
    (trouble,) = site.bruno.ok("GET", "/api/me/notices")["troubles"]
    assert (trouble["kind"], trouble["state"]) == ("turn", "failed")


def test_what_may_have_arrived_is_not_repeated(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def uncertain(*_: object, **__: object) -> None:
        raise Uncertain("no answer")

    site.turn()
    monkeypatch.setattr(site.server.context.channels, "webhook", uncertain)
    site.kinds(DELAY_SECONDS)
    monkeypatch.undo()
    assert site.kinds(2 * HOUR) == []
    (trouble,) = site.bruno.ok("GET", "/api/me/notices")["troubles"]
    assert (trouble["state"], trouble["detail"]) == ("unknown", "no answer")


def test_settings_and_holidays_that_come_at_the_same_time(site: Site) -> None:
    hours, until = range(6, 12), now_ms() + 20 * DAY * 1000

    def change(hour: int) -> None:
        choose(site.bruno, digest_hour=hour)
        site.bruno.ok("PUT", "/api/me/holiday", {"until": until})

    with ThreadPoolExecutor(len(hours)) as pool:
        list(pool.map(change, hours))
    now = site.bruno.ok("GET", "/api/me/notices")
    assert now["digest_hour"] in hours
    assert now["holiday"] == {"until": until, "days_left": 10}
