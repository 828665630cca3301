"""A disk that is slow, full or read-only while people play."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from deadlines import wait_until
from fault_kit import Figures, Load, dice, size, together
from faulty_machine import Machine
from server_kit import ServerProcess

ROUNDS = size(1, 10)
_TABLES = ("moves", "tables", "secrets")
_FULL = """
CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
END $$
"""


def outage(server: ServerProcess, load: Load, requests: int) -> None:
    """The outage was noticed; it goes on until so many more requests were refused."""
    wait_until(
        lambda: server.request("GET", "/ready").status_code,
        "the server to notice",
        lambda status: status == 503,
    )
    load.suffer(requests)


def on_postgres(database: str, *statements: str) -> None:
    """In a session that may write although the database is read-only for others."""
    postgres: Any = import_module("asyncpg")  # it has no types

    async def run() -> None:
        connection = await postgres.connect(
            database, server_settings={"default_transaction_read_only": "off"}
        )
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def end_sessions(name: str) -> str:
    return (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )


@pytest.mark.slow
def test_a_slow_disk(sqlite: str, tmp_path: Path, report: Callable[[Figures], None]) -> None:
    """Each flush takes up to a second."""
    rng = dice("slow disk")
    machine = Machine(tmp_path / "faults.json")
    server = ServerProcess(sqlite, tmp_path, prelude=machine.prelude)
    with together(server), Load([server], sqlite) as load:
        for _ in range(ROUNDS):
            load.play(10)
            machine.set(commit_seconds=rng.uniform(0.1, 1))
            load.play(5)
            machine.set()
        load.play(10)
        report(load.finish("slow disk", ROUNDS))


@pytest.mark.slow
def test_a_full_disk(database: str, tmp_path: Path, report: Callable[[Figures], None]) -> None:
    """A limit on the size of files; on PostgreSQL, the error that it reports for a full disk."""
    rng = dice("full disk")
    server = ServerProcess(database, tmp_path)
    with together(server), Load([server], database) as load:
        for _ in range(ROUNDS):
            load.play(10)
            if database.startswith("postgres"):
                make = [f"CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE ON {t} "
                        "EXECUTE FUNCTION disk_full()" for t in _TABLES]  # fmt: skip
                on_postgres(database, _FULL, *make)
                outage(server, load, rng.randrange(5, 25))
                on_postgres(database, "DROP FUNCTION disk_full CASCADE")
            else:
                log = Path(f"{database.removeprefix('sqlite:///')}-wal")
                limit = (log.stat().st_size, resource.RLIM_INFINITY)
                pid, what = server.process.pid, resource.RLIMIT_FSIZE
                before = resource.prlimit(pid, what, limit)
                outage(server, load, rng.randrange(5, 25))
                resource.prlimit(pid, what, before)
        load.play(10)
        report(load.finish("full disk", ROUNDS))


@pytest.mark.slow
def test_a_read_only_database(
    database: str, tmp_path: Path, report: Callable[[Figures], None]
) -> None:
    rng = dice("read-only")
    machine = Machine(tmp_path / "faults.json")
    server = ServerProcess(database, tmp_path, prelude=machine.prelude)
    name = database.partition("?")[0].rpartition("/")[2]
    with together(server), Load([server], database) as load:
        for _ in range(ROUNDS):
            load.play(10)
            if database.startswith("postgres"):
                option = f'ALTER DATABASE "{name}" {{}} default_transaction_read_only'
                on_postgres(database, option.format("SET") + " = on", end_sessions(name))
                outage(server, load, rng.randrange(5, 25))
                on_postgres(database, option.format("RESET"), end_sessions(name))
            else:
                machine.set(read_only=True)
                outage(server, load, rng.randrange(5, 25))
                machine.set()
        load.play(10)
        report(load.finish("read-only database", ROUNDS))
        # Reads succeed all the time: they do not end the outage in the log.
        assert server.log.count("cannot be used") <= 2 * ROUNDS
