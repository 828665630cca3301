# pyright: basic
"""A machine whose disk can be slow or read-only and whose time of day can be set.

Imported by a server process before everything else. `Machine` writes the faults into a file, and
the process reads them from there. PostgreSQL has a process of its own: `faulty_network` and
`fault_kit` make its faults.
"""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any


class Machine:
    """The side of the test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._faults: dict[str, Any] = {}
        self.set()

    def set(self, **faults: Any) -> None:
        """`commit_seconds`: a flush takes longer; `read_only`; `clock_seconds`: the jump."""
        self._faults = faults
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(self._faults))
        fresh.replace(self.file)

    @property
    def prelude(self) -> str:
        """What a Python process must run first."""
        folder = str(Path(__file__).parent)
        return (
            f"import sys; sys.path.insert(0, {folder!r}); import faulty_machine; "
            f"faulty_machine.install({str(self.file)!r}); "
        )


class _Faults:
    """The side of the server. The file is read again after a tenth of a second."""

    def __init__(self, file: str) -> None:
        self._file = Path(file)
        self._read_at = 0.0
        self._found: dict[str, Any] = {}

    def get(self, name: str) -> float:
        now = time.monotonic()
        if now - self._read_at > 0.1:
            self._found = json.loads(self._file.read_text())
            self._read_at = now
        return self._found.get(name, 0)


def install(file: str) -> None:
    faults = _Faults(file)
    _install_clock(faults)
    _install_disk(faults)


def _install_clock(faults: _Faults) -> None:
    time_s, time_ns = time.time, time.time_ns
    time.time = lambda: time_s() + faults.get("clock_seconds")
    time.time_ns = lambda: time_ns() + int(faults.get("clock_seconds") * 1e9)


def _install_disk(faults: _Faults) -> None:
    """SQLite itself raises the error of a read-only file; a commit waits as for a slow flush."""
    connect = sqlite3.connect

    def prepare(connection: sqlite3.Connection, sql: str) -> None:
        if sql == "BEGIN IMMEDIATE":
            switch = "ON" if faults.get("read_only") else "OFF"
            sqlite3.Connection.execute(connection, f"PRAGMA query_only={switch}")
        elif sql == "COMMIT":
            time.sleep(faults.get("commit_seconds"))

    class Cursor(sqlite3.Cursor):
        def execute(self, sql: str, *parameters: Any) -> Any:
            prepare(self.connection, sql)
            return super().execute(sql, *parameters)

    class Connection(sqlite3.Connection):
        def cursor(self, factory: Any = Cursor) -> Any:
            return super().cursor(factory)

        def execute(self, sql: str, *parameters: Any) -> Any:
            prepare(self, sql)
            return super().execute(sql, *parameters)

        def commit(self) -> None:
            if self.in_transaction:
                prepare(self, "COMMIT")
            super().commit()

    def faulty_connect(*arguments: Any, **options: Any) -> Any:
        options.setdefault("factory", Connection)
        return connect(*arguments, **options)

    sqlite3.connect = sqlite3.dbapi2.connect = faulty_connect  # type: ignore[attr-defined]
