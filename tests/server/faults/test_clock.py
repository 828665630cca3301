"""The time of day jumps while people and bots play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from fault_kit import Figures, Load, dice, size, together
from faulty_machine import Machine
from server_kit import ServerProcess

JUMPS = size(2, 20)
CLOCK = 30  # seconds for a turn: less than any jump


@pytest.mark.slow
def test_the_time_of_day_is_set(
    database: str, tmp_path: Path, report: Callable[[Figures], None]
) -> None:
    """On PostgreSQL only one of two processes has the wrong time, from its start on."""
    rng = dice("clock")
    machine = Machine(tmp_path / "faults.json")
    servers = [ServerProcess(database, tmp_path, prelude=machine.prelude)]
    if database.startswith("postgres"):
        machine.set(clock_seconds=-7200)
        servers.append(ServerProcess(database, tmp_path))
    with together(*servers), Load(servers, database, clock=CLOCK) as load:
        for jump in range(JUMPS):
            load.play(10)
            hours = rng.uniform(0.1, 48)
            machine.set(clock_seconds=3600 * (hours if jump % 2 else -hours))
            load.play(20)  # the table with bots is among them
        report(load.finish("the time of day jumps", JUMPS))
        for table in load.ledger.tables:
            answer = httpx.get(f"{servers[0].address}/api/tables/{table}/steps").json()
            made_by = {step["by"] for step in answer["steps"]}
            assert made_by <= {"person", "bot", "chance"}, "a clock ran out"
