"""What a stand-in does; paused games; people who may not sit down at a table again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("stand_in", sa.String(8), nullable=False, server_default="pass")
    )
    op.add_column("tables", sa.Column("paused", sa.BigInteger))
    op.add_column("tables", sa.Column("barred", sa.JSON))
