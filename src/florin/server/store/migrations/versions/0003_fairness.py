"""Undone moves are kept; orders know their era; seats that are kept for a person; new digests."""

from __future__ import annotations

import hashlib
import re

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OPENING_PLIES = 6


def upgrade() -> None:
    connection = op.get_bind()
    op.create_table(
        "undos",
        sa.Column("table", sa.String(40), _table(), nullable=False),
        sa.Column("era", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "era", name="pk_undos"),
    )
    op.create_table(
        "undone_moves",
        sa.Column("table", sa.String(40), _table(), nullable=False),
        sa.Column("era", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "era", "ply", name="pk_undone_moves"),
    )
    op.add_column("seats", sa.Column("invited", sa.String(40)))
    op.create_index("ix_seats_invited", "seats", ["invited"])
    op.add_column("orders", sa.Column("era", sa.Integer, nullable=False, server_default="0"))
    connection.execute(
        sa.text('UPDATE orders SET era = (SELECT era FROM tables WHERE tables.id = orders."table")')
    )
    # A branch must not name the private table that it came from.
    connection.execute(
        sa.text(
            "UPDATE tables SET origin_table = NULL WHERE origin_table IS NOT NULL AND origin_table"
            " NOT IN (SELECT id FROM tables WHERE public)"
        )
    )
    _fill_openings(connection)


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def _fill_openings(connection: sa.Connection) -> None:
    connection.execute(sa.text("UPDATE tables SET opening = NULL WHERE opening IS NOT NULL"))
    for table, game in connection.execute(
        sa.text("SELECT id, game FROM tables WHERE status <> 'over' AND ply >= :plies"),
        {"plies": OPENING_PLIES},
    ).all():
        tokens = connection.execute(
            sa.text('SELECT token FROM moves WHERE "table" = :id AND ply < :plies ORDER BY ply'),
            {"id": table, "plies": OPENING_PLIES},
        ).scalars()
        connection.execute(
            sa.text("UPDATE tables SET opening = :opening WHERE id = :id"),
            {"opening": _opening(game, list(tokens)), "id": table},
        )


def _opening(game: str, tokens: list[str]) -> str:
    """As `florin.server.store.in_progress.opening_of` was when this migration was written."""
    names: dict[str, str] = {}

    def number(match: re.Match[str]) -> str:
        return names.setdefault(match[0], f"{'@' if match[0][0] == '@' else '#'}{len(names)}.")

    text = " ".join(re.sub(r"^[A-Z](?=\d)|@\d+", number, token) for token in tokens)
    return hashlib.sha256(f"{game}\n{text}".encode()).hexdigest()[:32]
