"""Sessions, scopes of access tokens, moderation and its audit log, where a table was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("messages", sa.Text, nullable=False),
    )
    op.add_column(
        "access_tokens", sa.Column("scope", sa.String(8), nullable=False, server_default="play")
    )
    for name in ("muted", "banned"):
        op.add_column(
            "people", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.add_column("tables", sa.Column("place", sa.String(24)))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_index("ix_carry_codes_person", "carry_codes", ["person"])
