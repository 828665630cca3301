"""Whether puzzles may be made from a person's games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("games_shared", sa.Boolean, nullable=False, server_default=sa.false())
    )
