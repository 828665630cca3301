"""Banks of time, and lists of standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bank", sa.JSON))
    op.add_column("tables", sa.Column("time_left", sa.JSON))
    # A new table, because SQLite cannot change a primary key.
    op.create_table(
        "standing_orders",
        sa.Column(
            "table",
            sa.String(40),
            sa.ForeignKey("tables.id", name="fk_standing_orders_table", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("florins", sa.Integer),
        sa.Column("commodity", sa.String(40)),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("bag", sa.Integer, nullable=False),
        sa.Column("era", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "place", name="pk_standing_orders"),
    )
    op.execute(
        'INSERT INTO standing_orders ("table", seat, place, kind, florins, stage, bag, era) '
        'SELECT "table", seat, 0, kind, florins, stage, bag, era FROM orders'
    )
    op.drop_table("orders")
