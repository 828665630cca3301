"""`kill -9` under load, again and again: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from deadlines import DEADLINE, wait_until
from fault_kit import Figures, Load, dice, size, together
from server_kit import Player, ServerProcess

KILLS = size(2, 100)  # on each database
ACKNOWLEDGED = 12  # moves that must be stored before the next kill


@pytest.mark.slow
def test_kill_under_load(database: str, tmp_path: Path, report: Callable[[Figures], None]) -> None:
    """On PostgreSQL two processes serve, and one of them is killed."""
    rng = dice("kill")
    shared = database.startswith("postgres")
    servers = [ServerProcess(database, tmp_path) for _ in range(2 if shared else 1)]
    with together(*servers), Load(servers, database) as load:
        for _ in range(KILLS):
            load.play(ACKNOWLEDGED + rng.randrange(8))
            server = rng.choice(servers)
            server.kill()
            server.start()
        load.play(ACKNOWLEDGED)
        report(load.finish("kill -9", KILLS))


def test_bots_of_a_killed_server_finish_their_game(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path)
    with server, Player(server, "Anna") as anna:
        tables = [
            anna.table("random", "random", "random")["table"]["id"],
            anna.table("random", "random", game="strozzi")["table"]["id"],
        ]
        server.kill()
        server.start()
        for table in tables:
            wait_until(
                lambda table=table: anna.see(table)["table"],
                "the bots to finish",
                lambda now: now["status"] == "over",
            )


def test_stopping_is_graceful(sqlite: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite, tmp_path)
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", "random")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            server.process.terminate()
            assert live.closing_code() == 1012
    assert server.process.wait(DEADLINE) in (0, -15)
    assert "Traceback" not in server.log, server.log
