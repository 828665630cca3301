"""Practice marks, stored analyses, and what they need to know about a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for name in ("same_deal", "practice"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.create_table(
        "practice",
        sa.Column(
            "table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("era", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "era", "ply", "kind"),
    )
    op.create_table(
        "analyses",
        sa.Column(
            "table",
            sa.String(40),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("body", sa.Text),
    )
