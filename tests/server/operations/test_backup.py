"""Copies of a database that is in use, and going back to one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from app_kit import App
from florin.server.operations.backup import BackupFailed, backup
from server_kit import Player


def test_a_copy_ends_while_the_database_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each step of the copy another connection commits, so SQLite begins the copy again."""
    source, target = tmp_path / "florin.db", tmp_path / "copy.db"
    connect, steps = sqlite3.connect, count()
    with closing(connect(source)) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("CREATE TABLE moves (token TEXT)")
        file.executemany("INSERT INTO moves VALUES (?)", [("x" * 1000,)] * 10_000)
        file.commit()

        class Source(sqlite3.Connection):
            def backup(self, target: sqlite3.Connection, **options: Any) -> None:
                super().backup(target, progress=commit, **options)

        def commit(_status: int, _remaining: int, _total: int) -> None:
            file.execute("INSERT INTO moves VALUES ('again')")
            file.commit()
            assert next(steps) < 20, "the copy does not end"

        def open_source(*arguments: Any, **options: Any) -> sqlite3.Connection:
            return connect(*arguments, factory=Source, **options)

        monkeypatch.setattr(sqlite3, "connect", open_source)
        backup(source, target)
    with closing(connect(target)) as copy:
        assert copy.execute("SELECT count(*) FROM moves").fetchone()[0] >= 10_000


def test_a_damaged_copy_is_refused_and_removed(tmp_path: Path) -> None:
    source, target = tmp_path / "florin.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(source)) as file:
        file.execute("CREATE TABLE people (id INTEGER PRIMARY KEY)")
        file.execute("CREATE TABLE tables (owner REFERENCES people (id))")
        file.execute("INSERT INTO tables VALUES (7)")
        file.commit()
    with pytest.raises(BackupFailed, match="damaged"):
        backup(source, target)
    assert not target.exists()


def test_a_server_goes_on_from_a_copy(sqlite: str, tmp_path: Path) -> None:
    """As docs/operations.md says: stop, put the copy in place without the old log, start."""
    source, copy = Path(sqlite.removeprefix("sqlite:///")), tmp_path / "copy.db"
    with App(sqlite) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "me", game="strozzi")["table"]
        anna.move(table["id"], "stop", table["ply"])
        kept = anna.see(table["id"])["table"]["ply"]
        backup(source, copy)
        anna.play_on(table["id"], lambda now: now["table"]["ply"] > kept + 3)
    for file in (source, Path(f"{source}-wal"), Path(f"{source}-shm")):
        file.unlink(missing_ok=True)
    copy.rename(source)
    with App(sqlite) as server, anna.at(server) as again:
        assert again.see(table["id"])["table"]["ply"] == kept
        assert again.ok("GET", "/api/me")["name"] == "Anna"
