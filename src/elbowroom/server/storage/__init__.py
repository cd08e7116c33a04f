"""Storage of tables and people: one small interface, two databases."""

from __future__ import annotations

from elbowroom.server.storage.base import Store


def open_store(url: str) -> Store:
    """The store behind *url*: ``sqlite:///path`` or ``postgresql://…``."""
    if url.startswith("sqlite:"):
        from elbowroom.server.storage.sqlite import SqliteStore

        return SqliteStore(url)
    from elbowroom.server.storage.postgres import PostgresStore

    return PostgresStore(url)
