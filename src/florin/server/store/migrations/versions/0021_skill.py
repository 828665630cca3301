"""Florins lost per decision: sums by game and person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("results", sa.Column("skill_decisions", sa.Integer))
    op.add_column("results", sa.Column("skill_lost", sa.Float))
    op.add_column("results", sa.Column("skill_squares", sa.Float))
