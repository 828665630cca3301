"""A write that proves that writing is possible."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

# The table of secrets has few rows, by name; this row is not secret.
_WRITE: Final = text(
    "INSERT INTO secrets (name, value) VALUES ('probe', '1') "
    "ON CONFLICT (name) DO UPDATE SET value = CASE secrets.value WHEN '1' THEN '2' ELSE '1' END"
)


def write(connection: Connection) -> None:
    connection.execute(_WRITE)
