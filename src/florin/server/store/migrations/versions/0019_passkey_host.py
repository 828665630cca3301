"""The host at which a passkey was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("passkeys", sa.Column("host", sa.String(255)))
