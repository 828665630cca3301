"""Limits count together over the processes that share a database."""

from __future__ import annotations

import re
from pathlib import Path

from deadlines import wait_until
from florin.bench.postgres import fresh_database
from florin.server.http.limits import ADDRESS_RATES, PERSON_RATES, Rate
from server_kit import Player, serving


def use_up(player: Player, method: str, path: str, body: object) -> None:
    wait_until(lambda: player.call(method, path, body).status_code == 429, "the budget's end")


def in_debt(player: Player, rate: Rate, method: str, path: str, body: object) -> None:
    """Waits until the process has subtracted what was spent at the other one.

    An empty bucket of its own would be refilled by one after `1 / rate.per_second`.
    """

    def found() -> bool:
        answer = player.call(method, path, body)
        assert answer.status_code == 429, answer.text
        wait = re.search(r"try again in (\d+) s", answer.json()["detail"])
        return wait is not None and int(wait[1]) > rate.burst / 2 / rate.per_second

    wait_until(found, "the other process to be heard")


def test_two_processes_count_together(postgres: str, tmp_path: Path) -> None:
    with (
        fresh_database(postgres, "shared_limits") as database,
        serving(database, tmp_path, limits="on") as one,
        serving(database, tmp_path, limits="on") as two,
        Player(one, "Anna") as anna,
        Player(two, "Bruno") as bruno,
    ):
        code = ("POST", "/api/me/carry", {"code": "WRONG"})
        use_up(anna, *code)
        use_up(bruno, *code)
        for player in (anna, bruno):
            in_debt(player, ADDRESS_RATES["code"], *code)

        # Her own budget, at both processes.
        cookie = anna.http.cookies["florin"]
        with Player(two) as elsewhere:
            elsewhere.http.cookies.clear()
            elsewhere.http.headers["Cookie"] = f"florin={cookie}"
            for player in (anna, elsewhere):
                names = iter(range(100))
                wait_until(
                    lambda player=player, names=names: (
                        player.call("PATCH", "/api/me", {"name": f"A {next(names)}"}).status_code
                        == 429
                    ),
                    "the budget's end",
                )
            for player in (anna, elsewhere):
                in_debt(player, PERSON_RATES["rename"], "PATCH", "/api/me", {"name": "Other"})
        bruno.ok("PATCH", "/api/me", {"name": "Bruno too"})
