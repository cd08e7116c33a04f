"""Short codes by which friends find a table that waits for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table for them."""
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), nullable=False, unique=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("codes_by_until", "codes", ["until"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("codes")
