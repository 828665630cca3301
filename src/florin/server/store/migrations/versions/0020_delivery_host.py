"""The host to which a notice is delivered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column(
        "deliveries", sa.Column("host", sa.String(100), nullable=False, server_default="")
    )
