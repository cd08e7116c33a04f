"""The history of the database's tables, and the one command that brings them up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config


def upgrade(url: str) -> None:
    """Bring the database behind *url* to the newest migration."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["url"] = driver_url(url)
    command.upgrade(config, "head")


def driver_url(url: str) -> str:
    """The address as SQLAlchemy wants it, with our driver named."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url
