"""Copies the SQLite file while the server writes to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path


class BackupFailed(Exception):
    """The message gives the reason in one line."""


def backup(source: Path, target: Path) -> None:
    """Makes a consistent copy that only its owner can read."""
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
            old.backup(new, pages=1000)
    except sqlite3.Error as error:
        target.unlink()
        raise BackupFailed(f"{source}: {error}") from None
