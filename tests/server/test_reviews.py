"""Finished games of people are analysed in the background, once, and kept with the game."""

from __future__ import annotations

import asyncio

from app_kit import App
from deadlines import wait_until
from florin.server.operations.settings import Settings
from florin.server.store import analyses, connect
from server_kit import Player


def test_a_finished_game_is_analysed_without_being_asked_and_stays(fresh: str) -> None:
    with (
        App(fresh, reviews=True) as server,
        Player(server, "Anna") as anna,
        Player(server, "Bruno") as bruno,
    ):
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        path = f"/api/tables/{table}"
        assert anna.refused("GET", f"{path}/review") == (409, "game_under_way")
        now = anna.my_turn(table)
        here = {"ply": now["table"]["ply"], "era": now["table"]["era"]}
        anna.ok("POST", f"{path}/coach/hint", here)
        anna.play_on(table)

        # Nothing has asked for it: the server analyses the game by itself.
        async def stored() -> analyses.Stored | None:
            return await server.context.database.read(lambda c: analyses.find(c, table))

        wait_until(
            lambda: server.run(stored),
            "the analysis in the background",
            lambda found: found is not None and found.body is not None,
        )
        review = bruno.ok("GET", f"{path}/review")
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
    with App(fresh) as server:
        # The first answer has it: nothing is analysed again.
        again = server.request("GET", f"{path}/review").json()
        assert again["analysis"] == review["analysis"]


def test_only_one_process_claims_a_game(fresh: str) -> None:
    with App(fresh) as server, Player(server) as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(table)

    async def claims() -> None:
        opened = await connect(Settings(database=fresh), "reader")
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
