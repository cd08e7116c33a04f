"""Storage of tables and people: one small interface, two databases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.server.storage.base import SECONDS
from elbowroom.server.storage.problems import DatabaseProblem

if TYPE_CHECKING:
    from elbowroom.server.storage.community import CommunityStore

SQLITE: Final = "sqlite:"
_POSTGRES: Final = ("postgresql:", "postgres:")


def open_store(url: str, seconds: float = SECONDS) -> CommunityStore:
    """The store behind *url*: ``sqlite:///path`` or ``postgresql://…``."""
    if is_file(url):
        from elbowroom.server.storage.sqlite import SqliteStore

        return SqliteStore(url, seconds)
    from elbowroom.server.storage.postgres import PostgresStore

    return PostgresStore(url, seconds)


def is_file(url: str) -> bool:
    """Whether *url* names a file of SQLite; otherwise it is a database of PostgreSQL."""
    if not url.startswith((SQLITE, *_POSTGRES)):
        raise DatabaseProblem("db-bad-address", database=url)
    return url.startswith(SQLITE)
