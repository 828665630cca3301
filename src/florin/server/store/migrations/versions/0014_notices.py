"""Notices: settings, push subscriptions, holidays, the outbox and its deliveries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def _person(*, key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "person", sa.String(40), sa.ForeignKey("people.id"), nullable=False, primary_key=key
    )


def upgrade() -> None:
    op.add_column("seats", sa.Column("holiday", sa.BigInteger))
    op.create_table(
        "notice_settings",
        _person(key=True),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("digest_at", sa.BigInteger),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_pending", sa.String(254)),
        sa.Column("webhook", sa.Text),
        sa.Column("holiday_until", sa.BigInteger),
    )
    op.create_index("ix_notice_settings_digest_at", "notice_settings", ["digest_at"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(40), primary_key=True),
        _person(),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "holidays",
        _person(),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "since"),
    )
    op.create_table(
        "outbox",
        sa.Column("key", sa.String(160), primary_key=True),
        _person(),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("era", sa.Integer),
        sa.Column("ply", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
    )
    op.create_index("ix_outbox_person", "outbox", ["person"])
    op.create_index("ix_outbox_table", "outbox", ["table"])
    op.create_index("ix_outbox_state_at", "outbox", ["state", "at"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column(
            "notice",
            sa.String(160),
            sa.ForeignKey("outbox.key", ondelete="CASCADE"),
            nullable=False,
        ),
        _person(),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(40), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("node", sa.String(40)),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("detail", sa.String(200), nullable=False, server_default=""),
    )
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_index(
        "ix_deliveries_notice", "deliveries", ["notice", "channel", "target"], unique=True
    )
    op.create_index("ix_deliveries_state_at", "deliveries", ["state", "at"])
