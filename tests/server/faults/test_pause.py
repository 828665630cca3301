"""A server process that is stopped for a while, as by a sleeping machine."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from fault_kit import Figures, Load, dice, size, together
from server_kit import ServerProcess

PAUSES = size(1, 10)


@pytest.mark.slow
def test_a_stopped_process(
    database: str, tmp_path: Path, report: Callable[[Figures], None]
) -> None:
    """On PostgreSQL the other process serves meanwhile; watchers look on at the stopped one."""
    rng = dice("pause")
    shared = database.startswith("postgres")
    servers = [ServerProcess(database, tmp_path) for _ in range(2 if shared else 1)]
    with together(*servers), Load(servers, database) as load:
        for _ in range(PAUSES):
            load.play(10)
            stopped = servers[-1].process
            stopped.send_signal(signal.SIGSTOP)
            try:
                if shared:
                    load.play(rng.randrange(10, 100))
                else:
                    load.suffer(rng.randrange(1, 6))
            finally:
                stopped.send_signal(signal.SIGCONT)
        load.play(10)
        report(load.finish("SIGSTOP", PAUSES))
