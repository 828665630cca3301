"""An index for the tables of an owner."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("ix_tables_owner", "tables", ["owner"])
