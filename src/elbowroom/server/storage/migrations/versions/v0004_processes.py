"""Leases belong to processes, which are renewed in one row each; lease look-ups have indexes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# The time until which a game slept that had no clock.
_NEVER = 1e15


def upgrade() -> None:
    """Add processes and changes of the clock; nobody drives a game while this runs."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "clock_changes",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
    )
    op.add_column("games", sa.Column("wake_at", sa.Double))
    op.execute(
        sa.text(
            "UPDATE games SET wake_at = lease_until"
            f" WHERE status = 'playing' AND lease_owner = '' AND lease_until < {_NEVER}"
        )
    )
    op.execute(sa.text("UPDATE games SET lease_owner = NULL WHERE lease_owner <> ''"))
    op.drop_column("games", "lease_until")
    _create_index("games_by_lease", "lease_owner", "status = 'playing'")
    _create_index("games_by_waking", "wake_at", "status = 'playing' AND wake_at IS NOT NULL")


def _create_index(name: str, column: str, condition: str) -> None:
    where: dict[str, Any] = {
        f"{database}_where": sa.text(condition) for database in ("postgresql", "sqlite")
    }
    op.create_index(name, "games", [column], **where)


def downgrade() -> None:
    """Remove them; all games are free."""
    op.drop_index("games_by_waking", "games")
    op.drop_index("games_by_lease", "games")
    op.add_column("games", sa.Column("lease_until", sa.Double, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE games SET lease_owner = NULL"))
    op.drop_column("games", "wake_at")
    op.drop_table("clock_changes")
    op.drop_table("processes")
