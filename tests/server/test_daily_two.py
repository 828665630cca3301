"""The deal of the day with two server processes on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from daily_kit import begin, deal_today, play_all, tokens
from florin.bench.postgres import fresh_database
from server_kit import Player, ServerProcess, serving, wait_for

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("daily_pair")
    with (
        fresh_database(postgres, "daily_pair") as database,
        serving(database, folder) as one,
        serving(database, folder) as two,
    ):
        yield one, two


def test_the_deal_is_the_same_in_both_processes(pair: Pair) -> None:
    with Player(pair[0], "Anna") as anna, Player(pair[1], "Bruno") as bruno:
        for game in ("strozzi", "medici"):
            deal = deal_today(anna, game)
            assert deal == deal_today(bruno, game)
            mine, his = begin(anna, deal), begin(bruno, deal)
            with ThreadPoolExecutor(2) as pool:
                for done in [pool.submit(play_all, anna, mine), pool.submit(play_all, bruno, his)]:
                    done.result()
            assert tokens(anna, mine) == tokens(bruno, his)
            # Each sees the other's result, and both the one game of the strongest bot.
            pages = [
                wait_for(
                    lambda one=one, deal=deal: (
                        (p := one.ok("GET", f"/api/daily/{deal}"))["best"]
                        and p["players"] == 2
                        and p
                    ),
                    "both results",
                )
                for one in (anna, bruno)
            ]
            assert pages[0]["best"] == pages[1]["best"]
            assert [row["rank"] for row in pages[0]["ranking"]] == [1, 1]
            assert pages[0]["ranking"][0]["same"] == pages[0]["ranking"][1]["same"]
            assert {row["differs"] for row in pages[0]["ranking"]} == {None}


def test_one_try_although_both_processes_are_asked_at_once(pair: Pair) -> None:
    with Player(pair[0], "Carla") as carla:
        deal = deal_today(carla, "strozzi")
        cookie = carla.http.cookies["florin"]

        def press(number: int) -> tuple[str, int]:
            answer = httpx.post(
                f"{pair[number % 2].address}/api/daily/{deal}/play",
                json={"pace": "instant"},
                headers={"X-Florin": "1", "Cookie": f"florin={cookie}"},
                timeout=60,
            )
            table = answer.raise_for_status().json()["table"]
            return table["id"], table["status"] == "playing"

        with ThreadPoolExecutor(8) as pool:
            found = set(pool.map(press, range(24)))
        assert len(found) == 1
        tables = carla.ok("GET", "/api/me/tables")["tables"]
        assert len(tables) == 1


def test_what_one_process_hides_the_other_hides_too(pair: Pair) -> None:
    with Player(pair[0], "Dora") as dora, Player(pair[1], "Emil") as emil:
        deal = deal_today(dora, "strozzi")
        table = begin(dora, deal)
        play_all(dora, table)
        assert emil.refused("GET", f"/api/tables/{table}") == (403, "deal_hidden")
        play_all(emil, begin(emil, deal))
        assert emil.see(table)["table"]["status"] == "over"
