"""E-mail addresses are verified by a code before anything is sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is known of an address that is not verified; nobody has verified theirs so far."""
    op.add_column("people", sa.Column("new_email", sa.Text))
    op.add_column("people", sa.Column("email_code", sa.Text))
    op.add_column("people", sa.Column("email_code_at", sa.Double))
    op.execute(sa.text("UPDATE people SET email = NULL"))


def downgrade() -> None:
    """Remove it."""
    for name in ("email_code_at", "email_code", "new_email"):
        op.drop_column("people", name)
