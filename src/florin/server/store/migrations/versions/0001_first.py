"""The first schema: people, tables, seats, moves, orders, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("theme", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "carry_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_carry_codes"),
    )
    op.create_table(
        "access_tokens",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_access_tokens"),
    )
    op.create_index("ix_access_tokens_person", "access_tokens", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("owner", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("owner_name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("clock", sa.Integer),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("origin_table", sa.String(40)),
        sa.Column("origin_ply", sa.Integer),
        sa.Column("rematch", sa.String(40)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("era", sa.Integer, nullable=False),
        sa.Column("undo", sa.JSON),
        sa.Column("turn_since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("due_bot", sa.Boolean, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer),
        sa.Column("result", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_lobby", "tables", ["public", "status", "changed"])

    op.create_table(
        "seats",
        sa.Column("table", sa.String(40), _table(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id")),
        sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(40), _table(), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("token", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_moves"),
    )
    op.create_table(
        "orders",
        sa.Column("table", sa.String(40), _table(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("florins", sa.Integer),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("bag", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_orders"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table", sa.String(40), _table(), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table", "chat", ["table"])


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
