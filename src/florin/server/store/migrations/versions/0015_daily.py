"""The deal of the day, tries at it, and tables that play a deal again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(60)))
    op.add_column("tables", sa.Column("source", sa.String(60)))
    op.create_index("ix_tables_source", "tables", ["source"])
    op.create_table(
        "daily_deals",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("best", sa.JSON),
    )
    op.create_table(
        "daily_tries",
        sa.Column("deal", sa.String(60), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("in_time", sa.Boolean),
        sa.Column("place", sa.Integer),
        sa.Column("money", sa.Integer),
        sa.Column("decisions", sa.Text),
        sa.Column("accuracy", sa.Float),
        sa.Column("own", sa.Float),
        sa.Column("luck", sa.Float),
        sa.Column("adjusted", sa.Float),
        sa.PrimaryKeyConstraint("deal", "person"),
    )
    op.create_index("ix_daily_tries_table", "daily_tries", ["table"])
    op.create_index("ix_daily_tries_person", "daily_tries", ["person"])
    op.create_index("ix_daily_tries_rank", "daily_tries", ["deal", "in_time", "place", "money"])
