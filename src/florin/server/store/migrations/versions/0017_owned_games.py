"""An index for the finished games of an owner. A move does not change it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    over = sa.text("status = 'over'")
    op.create_index(
        "ix_tables_finished",
        "tables",
        ["owner", "changed"],
        sqlite_where=over,
        postgresql_where=over,
    )
