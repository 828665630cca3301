"""Copies the SQLite file while the server writes to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path


class BackupFailed(Exception):
    """The message gives the reason in one line."""


def backup(source: Path, target: Path) -> None:
    """Makes a consistent copy that only its owner can read, and checks it.

    All pages are copied in one step: a copy in several steps begins again after each commit of the
    server, and under load it would never end. Writers do not wait for it.
    """
    if not source.is_file():
        raise BackupFailed(f"there is no database at {source}")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise BackupFailed(f"{target}: {error.strerror}") from None
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            _check(new)
    except (sqlite3.Error, BackupFailed) as error:
        target.unlink()
        raise BackupFailed(f"{source}: {error}") from None


def _check(copy: sqlite3.Connection) -> None:
    """Raises BackupFailed if the copy is damaged or incomplete."""
    problems = [row[0] for row in copy.execute("PRAGMA quick_check(1)")]
    if problems != ["ok"]:
        raise BackupFailed(f"the copy is damaged: {problems[0]}")
    if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise BackupFailed("the copy is damaged: a row refers to one that is missing")
