"""The gallery of home-made collections, and results of measuring."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    _create_gallery()
    _create_beside_gallery()
    _create_measurements()


def _create_gallery() -> None:
    op.create_table(
        "gallery",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False, unique=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("author_key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("licence", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("search", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("replaces", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
    )
    op.create_index("gallery_by_time", "gallery", ["status", "created"])
    op.create_index("gallery_by_author", "gallery", ["author_key"])
    op.create_index("gallery_by_version", "gallery", ["replaces"])


def _create_beside_gallery() -> None:
    op.create_table(
        "plays",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("plays", sa.Integer, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("entry", sa.Text, sa.ForeignKey("gallery.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "gallery_audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )


def _create_measurements() -> None:
    op.create_table(
        "measurements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("measurements_by_time", "measurements", ["at"])


def downgrade() -> None:
    """Remove them."""
    for table in ("measurements", "gallery_audit", "reports", "plays", "gallery"):
        op.drop_table(table)
