"""Friends and invitations, who is here, who talked where, and games whose results are due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and columns of people for what they allow their friends."""
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("friend", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("friends_by_friend", "friends", ["friend"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("host", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("invitations_by_game", "invitations", ["game"])
    op.create_table(
        "presence",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "talked",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    )
    op.create_table(
        "results_due",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.add_column("people", sa.Column("friend_key", sa.Text))
    op.add_column("people", sa.Column("shows", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("people", "shows")
    op.drop_column("people", "friend_key")
    for table in ("results_due", "talked", "presence", "invitations", "friends"):
        op.drop_table(table)
