"""Limits count together over the processes that share a database."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

import httpx
import pytest

from app_kit import App
from deadlines import DEADLINE, wait_until
from florin.server.http.limits import ADDRESS_RATES, PERSON_RATES, Rate, RateLimiter
from florin.server.store import postgres
from server_kit import Player

Call = Callable[[Player], httpx.Response]


def use_up(player: Player, call: Call) -> None:
    wait_until(lambda: call(player).status_code, "the budget's end", lambda status: status == 429)


def check_debt(player: Player, rate: Rate, call: Call) -> None:
    """The server subtracts what was spent at the other one.

    An empty bucket of its own would be refilled by one after `1 / rate.per_second`.
    """

    def refill_seconds() -> int:
        answer = call(player)
        assert answer.status_code == 429, answer.text
        seconds = re.search(r"try again in (\d+) s", answer.json()["detail"])
        return int(seconds[1]) if seconds else 0

    least = rate.burst / 2 / rate.per_second
    wait_until(refill_seconds, "news of the other server", lambda seconds: seconds > least)


def guess(player: Player) -> httpx.Response:
    return player.call("POST", "/api/me/carry", {"code": "WRONG"})


def rename(player: Player) -> httpx.Response:
    """Always another name: only changes are counted."""
    return player.call("PATCH", "/api/me", {"name": f"Anna {next(numbers)}"})


numbers = count()


def test_two_servers_count_together(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # No time passes, so no bucket is refilled.
    defaults = RateLimiter.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "clock", lambda: 0.0)
    # A server that other tests keep from the processor is not taken for deaf: what it would have
    # heard until it listens again would be lost.
    monkeypatch.setattr(postgres, "DEAF_SECONDS", DEADLINE)
    with (
        App(shared, limits=True) as one,
        App(shared, limits=True) as two,
        Player(one, "Anna") as anna,
        Player(two, "Bruno") as bruno,
        anna.at(two) as elsewhere,
    ):
        for player in (anna, bruno):
            use_up(player, guess)
        for player in (anna, bruno):
            check_debt(player, ADDRESS_RATES["code"], guess)
        # Her own budget, at both servers.
        for player in (anna, elsewhere):
            use_up(player, rename)
        for player in (anna, elsewhere):
            check_debt(player, PERSON_RATES["rename"], rename)
        bruno.ok("PATCH", "/api/me", {"name": "Bruno too"})
