"""Telling other processes what has changed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

CHANNEL: Final = "florin"
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


def announce(connection: Connection, payload: str) -> None:
    """Reaches them when the transaction commits. SQLite has no other processes to tell."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})
