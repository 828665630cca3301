"""Databases that are away, hang, or are locked, full or replaced: 503, one log line, recovery."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from faulty_network import Network, faulty_network
from florin.bench.postgres import fresh_database
from server_kit import SERVE, Player, ServerProcess, serving, wait_for

NEW: dict[str, Any] = {
    "game": "strozzi",
    "seats": [{"kind": "me"}, {"kind": "me"}],
    "options": {"pace": "instant"},
}


def status_of(server: ServerProcess, path: str = "/ready") -> int:
    return httpx.get(f"{server.address}{path}", timeout=30).status_code


def refused_for_now(answer: httpx.Response) -> bool:
    return (
        answer.status_code == 503
        and answer.json()["error"] == "busy"
        and int(answer.headers["retry-after"]) >= 1
    )


def outage_lines(server: ServerProcess) -> int:
    return server.log.count("cannot be used")


def test_a_locked_file(sqlite: str, tmp_path: Path) -> None:
    file = sqlite.removeprefix("sqlite:///")
    with serving(sqlite, tmp_path) as server, Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        move = {"ply": table["ply"], "token": "stop"}
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert refused_for_now(anna.call("POST", "/api/tables", NEW))
            assert refused_for_now(anna.call("POST", f"/api/tables/{table['id']}/moves", move))
            wait_for(lambda: status_of(server) == 503, "the server to notice")
            assert status_of(server, "/health") == 200
            with anna.live(table["id"]) as live:
                live.next("snapshot")
                live.send(type="move", ref="7", ply=table["ply"], token="stop")
                assert live.next("refused")["problem"]["error"] == "busy"
            other.execute("ROLLBACK")
        anna.move(table["id"], "stop", table["ply"])
        wait_for(lambda: status_of(server) == 200, "the server to be ready again")
        assert outage_lines(server) == 1
        assert server.log.count("can be used again") == 1


def test_a_full_disk(sqlite: str, tmp_path: Path) -> None:
    """The limit on the size of files stands in for a full disk."""
    with serving(sqlite, tmp_path) as server, Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        pid, what = server.process.pid, resource.RLIMIT_FSIZE
        file = Path(f"{sqlite.removeprefix('sqlite:///')}-wal")
        before = resource.prlimit(pid, what, (file.stat().st_size, resource.RLIM_INFINITY))
        assert refused_for_now(anna.call("POST", "/api/tables", NEW))
        wait_for(lambda: status_of(server) == 503, "the server to notice")
        assert anna.see(table["id"])["table"]["ply"] == table["ply"]
        resource.prlimit(pid, what, before)
        anna.ok("POST", "/api/tables", NEW)
        anna.move(table["id"], "stop", table["ply"])
        wait_for(lambda: status_of(server) == 200, "the server to be ready again")


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_deleted_or_replaced(
    sqlite: str, tmp_path: Path, *, replaced: bool
) -> None:
    file = Path(sqlite.removeprefix("sqlite:///"))
    with serving(sqlite, tmp_path) as server, Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        file.rename(file.with_name("away.db"))
        if replaced:
            file.write_bytes(b"")
        move = {"ply": table["ply"], "token": "stop"}
        assert refused_for_now(anna.call("POST", f"/api/tables/{table['id']}/moves", move))
        wait_for(lambda: status_of(server) == 503, "the server to notice")
        assert "deleted or replaced" in server.log
        assert httpx.get(f"{server.address}/ready").json() == {"status": "not ready"}


def started(database: str) -> tuple[int, str]:
    """Exit status and output of a server that must not start."""
    run = subprocess.run(
        [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", database],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return run.returncode, run.stdout + run.stderr


def test_a_symlink_does_not_bypass_the_lock(sqlite: str, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(sqlite.removeprefix("sqlite:///"))
    with serving(sqlite, tmp_path):
        code, output = started(f"sqlite:///{link}")
        assert code != 0
        assert "already being served" in output
        assert "Traceback" not in output


def test_a_newer_and_a_damaged_file_are_refused_in_one_sentence(
    sqlite: str, tmp_path: Path
) -> None:
    file = Path(sqlite.removeprefix("sqlite:///"))
    with serving(sqlite, tmp_path):
        pass
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    code, output = started(sqlite)
    assert code != 0
    assert "newer version of Florin" in output
    assert "Traceback" not in output
    file.write_bytes(b"not a database" * 1000)
    code, output = started(sqlite)
    assert code != 0
    assert "cannot be opened: file is not a database" in output
    assert "Traceback" not in output


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://florin@127.0.0.1:1/florin", "cannot be opened"),
        ("postgresql://florin@/florin?sslmode=sometimes", "sslmode must be one of"),
        ("postgresql://florin@/florin?colour=blue", "unknown option 'colour'"),
        ("postgresql://florin@host:port/florin", "database: "),
    ],
)
def test_a_postgresql_that_cannot_be_used_is_refused_in_one_sentence(
    address: str, reason: str
) -> None:
    code, output = started(address)
    assert code != 0
    assert reason in " ".join(output.split())
    assert "Traceback" not in output


@pytest.fixture(scope="module")
def hanging(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Network, ServerProcess, ServerProcess]]:
    """A server behind a faulty network, and one that reaches the same database directly."""
    folder = tmp_path_factory.mktemp("faults")
    with (
        fresh_database(postgres, "faults") as direct,
        faulty_network(direct) as (network, address),
        serving(address, folder) as far,
        serving(direct, folder) as near,
    ):
        yield network, far, near


def test_a_database_that_hangs(hanging: tuple[Network, ServerProcess, ServerProcess]) -> None:
    network, server, _ = hanging
    with Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        move = {"ply": table["ply"], "token": "stop"}
        network.hang()
        before = time.monotonic()
        assert refused_for_now(anna.call("POST", f"/api/tables/{table['id']}/moves", move))
        assert refused_for_now(anna.call("POST", "/api/tables", NEW))
        assert time.monotonic() - before < 25
        wait_for(lambda: status_of(server) == 503, "the server to notice")
        assert status_of(server, "/health") == 200
        network.heal()
        wait_for(lambda: status_of(server) == 200, "the server to be ready again")
        anna.ok("POST", f"/api/tables/{table['id']}/moves", move)
    assert "Traceback" not in server.log
    assert outage_lines(server) <= 3


def test_a_database_that_goes_away(hanging: tuple[Network, ServerProcess, ServerProcess]) -> None:
    network, server, _ = hanging
    with Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        network.cut()
        move = {"ply": table["ply"], "token": "stop"}

        def moved() -> bool:
            answer = anna.call("POST", f"/api/tables/{table['id']}/moves", move)
            return answer.status_code == 200 or not refused_for_now(answer)

        wait_for(moved, "the move")
        assert anna.see(table["id"])["table"]["ply"] > table["ply"]
    assert "Traceback" not in server.log


@pytest.mark.parametrize("how", ["hang", "cut"])
def test_everything_is_caught_up_with_after_a_gap_in_listening(
    hanging: tuple[Network, ServerProcess, ServerProcess], how: str
) -> None:
    network, far, near = hanging
    wait_for(lambda: status_of(far) == 200, "the far server")
    with Player(near) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        token = anna.ok("POST", "/api/me/tokens", {"label": "program"})
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        with anna.live(table["id"]), Player(far) as watcher, watcher.live(table["id"]) as live:
            program = Player.__new__(Player)
            program.server, program.http = far, httpx.Client(base_url=far.address)
            with program.live(table["id"], **bearer) as robot:
                live.next("snapshot")
                robot.next("snapshot")
                getattr(network, how)(only_listen=True)
                anna.move(table["id"], "stop", table["ply"])
                anna.ok("POST", f"/api/tables/{table['id']}/chat", {"text": "in the gap"})
                anna.ok("DELETE", f"/api/me/tokens/{token['card']['id']}")
                before = time.monotonic()
                while not (update := live.next("update"))["steps"]:
                    pass
                assert update["steps"][0]["token"] == "stop"
                assert live.next("chat")["line"]["text"] == "in the gap"
                assert robot.closing() == (4401, "access revoked")
                assert time.monotonic() - before < 15
            program.http.close()
    network.heal()
    wait_for(lambda: status_of(far) == 200, "the far server")
    assert "Traceback" not in far.log
