"""The Alembic migrations of the database, and the function that runs them."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config


def upgrade(url: str, revision: str = "head") -> None:
    """Bring the database behind *url* to a migration: the newest, unless another is named."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["url"] = driver_url(url)
    command.upgrade(config, revision)


def driver_url(url: str) -> str:
    """The address as SQLAlchemy wants it, with the name of our driver."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url
