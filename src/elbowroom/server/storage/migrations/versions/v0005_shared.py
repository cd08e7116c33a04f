"""Home-made collections that were shared by a short link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table for them."""
    op.create_table(
        "shared",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("shared_by_until", "shared", ["until"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("shared")
