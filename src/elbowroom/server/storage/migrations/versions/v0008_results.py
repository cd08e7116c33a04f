"""Results of people, their ratings, and whether their page is hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add tables for results and ratings, and a column to people."""
    op.create_table(
        "results",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("coins", sa.Integer, nullable=False),
        sa.Column("map", sa.Text, nullable=False),
        sa.Column("others", sa.Text, nullable=False),
        sa.Column("armies", sa.Text, nullable=False),
    )
    op.create_index("results_by_time", "results", ["person", "at"])
    op.create_index("results_by_game", "results", ["game"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.add_column("people", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("people", "hidden")
    op.drop_table("ratings")
    op.drop_table("results")
