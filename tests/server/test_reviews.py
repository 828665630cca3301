"""Finished games of people are analysed in the background, once, and kept with the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deadlines import wait_until
from florin.bench.postgres import fresh_database
from florin.server.operations.settings import Settings
from florin.server.store import analyses, connect
from server_kit import Player, Server, ServerProcess, serving

KINDS = ["sqlite", "postgres"]


@pytest.fixture(scope="module")
def reviewing(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("reviewing")
    with serving(database, folder, reviews="on") as process:
        yield process


def test_a_finished_game_is_analysed_without_being_asked(reviewing: ServerProcess) -> None:
    with Player(reviewing, "Anna") as anna, Player(reviewing, "Bruno") as bruno:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        path = f"/api/tables/{table}"
        assert anna.refused("GET", f"{path}/review") == (409, "game_under_way")
        now = wait_until(lambda: (n := anna.see(table))["you"]["legal"] and n, "my turn")
        here = {"ply": now["table"]["ply"], "era": now["table"]["era"]}
        anna.ok("POST", f"{path}/coach/hint", here)
        anna.play_on(table)
        # Nothing has asked for it: the process has analysed the game by itself.
        wait_until(lambda: done(reviewing), "the analysis in the background")
        review = wait_until(
            lambda: (r := bruno.ok("GET", f"{path}/review"))["analysis"] and r, "the review"
        )
        assert [mark["kind"] for mark in review["practice"]] == ["hint"]
        total = review["analysis"]["totals"][0]
        balance = total["balance"]
        parts = balance["start"] + balance["own"] + balance["others"] + balance["luck"]
        assert parts == balance["result"]
        assert 0 < total["accuracy"] <= 100
        assert {"draw", "price"} & set(total["phases"])
        costly = [d for d in review["analysis"]["decisions"] if d["ply"] in total["mistakes"]]
        assert all(decision["reasons"] for decision in costly)
        # The older address answers with the same analysis.
        assert bruno.ok("POST", f"{path}/analysis")["analysis"] == review["analysis"]


def done(server: Server) -> bool:
    """Whether the process has finished an analysis."""
    lines = server.request("GET", "/metrics").text.splitlines()
    found = [line for line in lines if line.startswith("florin_analyses_total{")]
    return any("done" in line and float(line.split()[-1]) >= 1 for line in found)


def test_a_stored_analysis_survives_the_process(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(table)
        path = f"/api/tables/{table}/review"
        found: Any = wait_until(lambda: anna.ok("GET", path)["analysis"], "the analysis")
        server.stop()
        server.start()
        # The first answer has it: nothing is analysed again.
        assert anna.ok("GET", path)["analysis"] == found


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of its own: a SQLite file is served by one process."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/claims.db"
    else:
        with fresh_database(request.getfixturevalue("postgres"), "claims") as address:
            yield address


def test_only_one_process_claims_a_game(empty: str, tmp_path: Path) -> None:
    with serving(empty, tmp_path) as server, Player(server) as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(table)

    async def claims() -> None:
        opened = await connect(Settings(database=empty), "reader")
        try:

            async def claim(node: str, now: int, stale: int) -> bool:
                return await opened.write(lambda c: analyses.claim(c, table, node, now, stale))

            assert table in await opened.read(lambda c: analyses.waiting(c, 0, 0, 100))
            assert await claim("one", 1000, 0)
            assert not await claim("two", 1001, 0)
            assert table not in await opened.read(lambda c: analyses.waiting(c, 0, 1000, 100))
            # A claim that is too old is taken over, but not for ever.
            assert table in await opened.read(lambda c: analyses.waiting(c, 0, 1001, 100))
            assert await claim("two", 2000, 1001)
            assert await claim("three", 3000, 2001)
            assert not await claim("four", 4000, 3001)
            assert await opened.write(lambda c: analyses.store(c, table, "{}", 5000))
            assert not await opened.write(lambda c: analyses.store(c, table, "{1}", 6000))
            found = await opened.read(lambda c: analyses.find(c, table))
            assert found == analyses.Stored(3000, "three", 3, 5000, "{}")
        finally:
            await opened.close()

    asyncio.run(claims())
