# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportMissingTypeStubs=false
"""Clocks that run out, stand-ins, and games whose people are all away."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from deadlines import wait_until
from server_kit import Player, Server, serving

EARLIER = "UPDATE tables SET due = due - 10000000 WHERE id = "


def run_out(database: str, table: str) -> None:
    """Moves the deadline of the turn into the past, to spare the wait."""
    if database.startswith("sqlite"):
        file = database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file)) as connection, connection:
            assert connection.execute(EARLIER + "?", [table]).rowcount == 1
        return

    async def change() -> None:
        connection: Any = await asyncpg.connect(database)
        try:
            assert await connection.execute(EARLIER + "$1", table) == "UPDATE 1"
        finally:
            await connection.close()

    asyncio.run(change())


def test_when_a_clock_runs_out_a_bot_passes(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as server, Player(server, "Anna") as anna:
        made = anna.table("me", "me", game="strozzi", clock=120, stand_in="pass")["table"]
        assert made["options"]["stand_in"] == "pass"
        assert made["turn"]["deadline"] == made["turn"]["since"] + 120_000
        anna.move(made["id"], "stop")
        anna.move(made["id"], "3")
        ply = anna.see(made["id"])["table"]["ply"]
        cookies = anna.http.cookies
    run_out(database, made["id"])
    with serving(database, tmp_path, stand_in="random") as server, Player(server) as anna:
        anna.http.cookies = cookies
        path = f"/api/tables/{made['id']}/steps?first={ply}"
        with anna.live(made["id"]):
            steps = wait_until(lambda: anna.ok("GET", path)["steps"], "the bot to decide")
        step = steps[0]
        assert (step["actor"], step["token"], step["by"]) == (2, "decline", "clock")
        now = anna.see(made["id"])["table"]
        late = now["seats"][1]
        assert (late["absent"], late["missed"], late["chances"]) == (False, 1, 1)
        assert now["turn"]["deadline"] > now["turn"]["since"]


def test_a_game_pauses_while_all_are_away_and_goes_on_when_one_returns(
    server: Server,
) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        made = anna.table("me", "open", game="strozzi", clock=120, start=False)["table"]
        path = f"/api/tables/{made['id']}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        with bruno.live(made["id"]) as socket:
            socket.next()
            anna.ok("POST", f"{path}/start")
        with Player(server) as anyone:
            paused = wait_until(lambda: anyone.see(made["id"])["table"]["paused"], "the pause")
            now = anyone.see(made["id"])["table"]
            assert now["turn"]["deadline"] is None
            assert paused >= now["turn"]["since"]
        (card,) = [
            card for card in anna.ok("GET", "/api/me/tables")["tables"] if card["id"] == made["id"]
        ]
        assert card["paused"] == paused
        # Bruno looks at the table: it is Anna's turn, and her clock starts again.
        with bruno.live(made["id"]) as socket:
            first = socket.next("snapshot")["table"]
            assert first["paused"] == paused
            then = socket.next("update")["table"]
        assert then["paused"] is None
        turn = then["turn"]
        assert (turn["seat"], turn["deadline"]) == (1, turn["since"] + 120_000)
        assert turn["since"] > first["turn"]["since"]
