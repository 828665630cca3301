"""A clock runs out: to spare the wait, its deadline is moved into the past."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from server_kit import Player, serving, wait_for


def test_when_a_clock_runs_out_a_bot_decides(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server, Player(server, "Anna") as anna:
        made = anna.table("me", "me", game="strozzi", clock=120)["table"]
        assert made["turn"]["deadline"] == made["turn"]["since"] + 120_000
    file = sqlite.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection, connection:
        changed = connection.execute("UPDATE tables SET due = due - 10000000").rowcount
        assert changed == 1
    with serving(sqlite, tmp_path, stand_in="random") as server, Player(server) as anyone:
        path = f"/api/tables/{made['id']}/steps?first={made['ply']}"
        steps = wait_for(lambda: anyone.ok("GET", path)["steps"], "the bot to decide")
        assert (steps[0]["actor"], steps[0]["by"]) == (1, "absent")
        now = anyone.see(made["id"])["table"]
        assert now["seats"][0]["absent"] is False  # once is not twice
        assert now["turn"]["deadline"] > now["turn"]["since"]
