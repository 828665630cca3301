"""Databases that are away, hang, or are locked, full or replaced: 503, one log line, recovery."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from app_kit import App
from cli_kit import refused
from deadlines import wait_until
from faulty_network import Network, faulty_network
from florin.server.http.context import CHECK_SECONDS
from florin.server.store import Unavailable
from server_kit import Player, Server, serving

NEW: dict[str, Any] = {
    "game": "strozzi",
    "seats": [{"kind": "me"}, {"kind": "me"}],
    "options": {"pace": "instant"},
}


def is_ready(server: Server) -> bool:
    return server.request("GET", "/ready").status_code == 200


def refused_for_now(answer: httpx.Response) -> bool:
    return (
        answer.status_code == 503
        and answer.json()["error"] == "busy"
        and int(answer.headers["retry-after"]) >= 1
    )


def test_a_locked_file(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("florin.server.store.sqlite.BUSY_MS", 50)
    file = sqlite.removeprefix("sqlite:///")
    with App(sqlite) as server, Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        move = {"ply": table["ply"], "token": "stop"}
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert refused_for_now(anna.call("POST", "/api/tables", NEW))
            assert refused_for_now(anna.call("POST", f"/api/tables/{table['id']}/moves", move))
            assert not is_ready(server)
            assert server.request("GET", "/health").status_code == 200
            with anna.live(table["id"]) as live:
                live.next("snapshot")
                live.send(type="move", ref="7", ply=table["ply"], token="stop")
                assert live.next("refused")["problem"]["error"] == "busy"
            other.execute("ROLLBACK")
        anna.move(table["id"], "stop", table["ply"])
        server.advance(CHECK_SECONDS + 1)
        assert is_ready(server)
        assert server.log.count("cannot be used") == 1
        assert server.log.count("can be used again") == 1


def test_a_full_disk(sqlite: str, tmp_path: Path) -> None:
    """The limit on the size of files stands in for a full disk."""
    with serving(sqlite, tmp_path) as server, Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        pid, what = server.process.pid, resource.RLIMIT_FSIZE
        file = Path(f"{sqlite.removeprefix('sqlite:///')}-wal")
        before = resource.prlimit(pid, what, (file.stat().st_size, resource.RLIM_INFINITY))
        assert refused_for_now(anna.call("POST", "/api/tables", NEW))
        wait_until(lambda: not is_ready(server), "the server to notice")
        assert anna.see(table["id"])["table"]["ply"] == table["ply"]
        resource.prlimit(pid, what, before)
        anna.ok("POST", "/api/tables", NEW)
        anna.move(table["id"], "stop", table["ply"])
        wait_until(lambda: is_ready(server), "the server to be ready again")


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_deleted_or_replaced(sqlite: str, *, replaced: bool) -> None:
    file = Path(sqlite.removeprefix("sqlite:///"))
    with App(sqlite) as server, Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        file.rename(file.with_name("away.db"))
        if replaced:
            file.write_bytes(b"")
        move = {"ply": table["ply"], "token": "stop"}
        assert refused_for_now(anna.call("POST", f"/api/tables/{table['id']}/moves", move))
        answer = server.request("GET", "/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "not ready"})


def test_a_newer_and_a_damaged_file_are_refused_in_one_sentence(sqlite: str) -> None:
    serve = ("serve", "--port", "0", "--database", sqlite)
    file = Path(sqlite.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as other:
        version = other.execute("SELECT version_num FROM alembic_version").fetchone()
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    assert "newer version of Florin" in refused(*serve)
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = ?", version)
        other.commit()
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'secrets'"
        page = other.execute(query).fetchone()[0]
    torn = bytearray(file.read_bytes())
    torn[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    file.write_bytes(torn)
    assert "cannot be opened: the file is damaged" in refused(*serve)
    file.write_bytes(b"not a database" * 1000)
    assert "cannot be opened: file is not a database" in refused(*serve)


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
    assert reason in refused("serve", "--port", "0", "--database", address)


@pytest.fixture(scope="module")
def hanging(new_database: Callable[[str], str]) -> Iterator[tuple[Network, App, App]]:
    """A server behind a faulty network, and one that reaches the same database directly."""
    direct = new_database("postgres")
    with (
        faulty_network(direct) as (network, address),
        App(address) as far,
        App(direct) as near,
    ):
        yield network, far, near


def test_a_database_that_hangs(hanging: tuple[Network, App, App]) -> None:
    network, server, _ = hanging
    with Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        path, move = f"/api/tables/{table['id']}/moves", {"ply": table["ply"], "token": "stop"}
        network.hang()
        assert refused_for_now(server.hurry(lambda: anna.call("POST", path, move)))
        assert refused_for_now(server.hurry(lambda: anna.call("POST", "/api/tables", NEW)))
        assert not server.hurry(lambda: is_ready(server))
        assert server.request("GET", "/health").status_code == 200
        network.heal()
        wait_until(lambda: server.hurry(lambda: is_ready(server)), "the server to be ready again")
        anna.ok("POST", path, move)
    assert server.log.count("cannot be used") <= 3


def test_a_database_that_goes_away(hanging: tuple[Network, App, App]) -> None:
    network, server, _ = hanging
    with Player(server) as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        network.cut()
        move = {"ply": table["ply"], "token": "stop"}

        def send() -> httpx.Response:
            answer = anna.call("POST", f"/api/tables/{table['id']}/moves", move)
            assert answer.status_code == 200 or refused_for_now(answer), answer.text
            return answer

        wait_until(send, "the move", lambda answer: answer.status_code == 200)
        assert anna.see(table["id"])["table"]["ply"] > table["ply"]


@pytest.mark.parametrize("how", ["hang", "cut"])
def test_everything_is_caught_up_with_after_a_gap_in_listening(
    hanging: tuple[Network, App, App], how: str
) -> None:
    network, far, near = hanging
    with Player(near) as anna, Player(far) as watcher:
        table = anna.table("me", "me", game="strozzi")["table"]
        token = anna.ok("POST", "/api/me/tokens", {"label": "program"})
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        with (
            anna.live(table["id"]),
            watcher.live(table["id"]) as live,
            far.live(table["id"], headers=bearer) as robot,
        ):
            live.next("snapshot")
            robot.next("snapshot")
            getattr(network, how)(only_listen=True)
            anna.move(table["id"], "stop", table["ply"])
            anna.ok("POST", f"/api/tables/{table['id']}/chat", {"text": "in the gap"})
            anna.ok("DELETE", f"/api/me/tokens/{token['card']['id']}")
            # The server notices a silence of some seconds.
            while not (update := far.hurry(lambda: live.next("update")))["steps"]:
                pass
            assert update["steps"][0]["token"] == "stop"
            assert live.next("chat")["line"]["text"] == "in the gap"
            assert robot.closing() == (4401, "access revoked")
    network.heal()
    wait_until(lambda: far.hurry(lambda: is_ready(far)), "the far server")


def test_a_message_that_could_not_be_acted_on_is_made_up_for(
    hanging: tuple[Network, App, App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was too slow for one read, and messages go on arriving."""
    _, far, near = hanging
    failed: list[object] = []

    async def fail(work: object) -> None:
        failed.append(work)
        raise Unavailable("too slow")

    with Player(near) as anna, Player(far) as watcher:
        table = anna.table("me", "me", game="strozzi")["table"]
        with watcher.live(table["id"]) as live:
            live.next("snapshot")
            monkeypatch.setattr(far.context.database, "read", fail)
            anna.ok("POST", f"/api/tables/{table['id']}/chat", {"text": "unheard"})
            anna.move(table["id"], "stop", table["ply"])
            wait_until(lambda: len(failed), "the messages", lambda count: count >= 2)
            monkeypatch.undo()
            while not (update := live.next("update"))["steps"]:
                pass
            assert update["steps"][0]["token"] == "stop"
            assert live.next("chat")["line"]["text"] == "unheard"
