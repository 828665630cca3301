"""Results by person, public profiles, who may see a finished game.

The rows of games that are over already are written by `workers/fill_results.py`.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("profile_public", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("visibility", sa.String(8)))
    op.drop_index("ix_tables_owner", "tables")
    op.create_index("ix_tables_owner", "tables", ["owner", "status"])
    op.drop_index("ix_seats_person", "seats")
    op.add_column(
        "seats", sa.Column("finished", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE seats SET finished = true "
        "WHERE \"table\" IN (SELECT id FROM tables WHERE status = 'over')"
    )
    op.create_index("ix_seats_person", "seats", ["person", "finished", "table"])
    op.create_table(
        "results",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        _table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("money", sa.Integer, nullable=False),
        sa.Column("average", sa.Float, nullable=False),
        sa.Column("against", sa.String(8), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("accuracy", sa.Float),
        sa.Column("luck", sa.Float),
        sa.PrimaryKeyConstraint("person", "table"),
    )
    op.create_index("ix_results_person", "results", ["person", "finished", "table"])
    op.create_index("ix_results_table", "results", ["table"])
    op.create_table(
        "meetings",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        _table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("opponent", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("score", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "table", "seat"),
    )
    op.create_index("ix_meetings_table", "meetings", ["table"])
    op.create_index(
        "ix_meetings_person", "meetings", ["person", "game", "bot", "opponent", "score"]
    )


def _table() -> sa.Column[str]:
    return sa.Column(
        "table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )
