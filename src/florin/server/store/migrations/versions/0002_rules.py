"""Rule options as one JSON column; a digest of the first tokens; longer names and tokens."""

from __future__ import annotations

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OPENING_PLIES = 10


def upgrade() -> None:
    connection = op.get_bind()
    # No batch operations: on SQLite they copy the table, and dropping the old one would delete, by
    # cascade, all rows that refer to it.
    op.add_column("tables", sa.Column("rules", sa.JSON, nullable=False, server_default="{}"))
    for table, first in connection.execute(
        sa.text("SELECT id, first FROM tables WHERE first IS NOT NULL")
    ).all():
        # Seats counted from 0 in the old column; a record counts them from 1.
        rules = json.dumps({"first": first + 1})
        connection.execute(
            sa.text(f"UPDATE tables SET rules = {_json(':rules')} WHERE id = :id"),  # noqa: S608
            {"rules": rules, "id": table},
        )
    op.drop_column("tables", "first")
    op.add_column("tables", sa.Column("opening", sa.String(32)))
    op.create_index("ix_tables_opening", "tables", ["opening"])
    for table, game in connection.execute(
        sa.text("SELECT id, game FROM tables WHERE status <> 'over' AND ply >= :plies"),
        {"plies": OPENING_PLIES},
    ).all():
        _fill_opening(connection, table, game)
    if connection.dialect.name == "postgresql":  # SQLite does not enforce lengths
        op.alter_column("tables", "rules", server_default=None)
        op.alter_column("tables", "game", type_=sa.String(40))
        op.alter_column("moves", "token", type_=sa.String(40))
        op.alter_column("orders", "kind", type_=sa.String(40))


def _json(parameter: str) -> str:
    postgres = op.get_bind().dialect.name == "postgresql"
    return f"CAST({parameter} AS JSON)" if postgres else parameter


def _fill_opening(connection: sa.Connection, table: str, game: str) -> None:
    tokens = connection.execute(
        sa.text('SELECT token FROM moves WHERE "table" = :id AND ply < :plies ORDER BY ply'),
        {"id": table, "plies": OPENING_PLIES},
    ).scalars()
    text = f"{game}\n{' '.join(tokens)}"
    connection.execute(
        sa.text("UPDATE tables SET opening = :opening WHERE id = :id"),
        {"opening": hashlib.sha256(text.encode()).hexdigest()[:32], "id": table},
    )
