"""SQLite: one file, one process, nothing to set up."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from elbowroom.server.storage import queries
from elbowroom.server.storage.base import LineListener
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.schema import NEWEST_MIGRATION
from elbowroom.server.storage.sql import SqlStore

PREFIX: Final = "sqlite:///"


class InUse(Exception):
    """Another server uses this file."""


def path_of(url: str) -> Path:
    """The file that a ``sqlite:///`` address names."""
    return Path(url.removeprefix(PREFIX))


def up_to_date(url: str) -> bool:
    """Whether the file has the tables of this version; asking Alembic would take a second."""
    if not path_of(url).exists():
        return False
    database = sqlite3.connect(path_of(url), timeout=30)
    try:
        rows = database.execute("SELECT version_num FROM alembic_version").fetchall()
        return rows == [(NEWEST_MIGRATION,)]
    except sqlite3.OperationalError:
        return False
    finally:
        database.close()


class _SqliteBatch(Batch[sqlite3.Connection]):
    errors = (sqlite3.Error,)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path: Final = path

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=30, isolation_level=None)
        # A commit must be on disk when it returns, since moves are acknowledged after it.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def begin(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def rollback(self, connection: sqlite3.Connection) -> None:
        if connection.in_transaction:
            connection.execute("ROLLBACK")

    def disconnect(self, connection: sqlite3.Connection) -> None:
        connection.close()

    def lost(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.OperationalError) and "unable to open" in str(error)


class SqliteStore(SqlStore):
    """The embedded store; a lock beside the file keeps a second server out."""

    def __init__(self, url: str) -> None:
        super().__init__(SQLiteDialect_pysqlite(paramstyle="named"), insert)
        self.path: Final = path_of(url)
        self.batch = _SqliteBatch(self.path)

    async def open(self, announced: LineListener) -> None:
        """Take the file; nobody else writes, so *announced* is never called."""
        handle = open(f"{self.path}.lock", "w")  # noqa: SIM115 - held until the store closes
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            handle.close()
            raise InUse(str(self.path)) from error
        self._handle = handle
        self.batch.start()
        # Nobody else can have this file, so all leases are of processes that have ended.
        if await self.ready():
            await self._change(queries.RELEASE_ALL_LEASES)

    async def close(self) -> None:
        """Finish and let go of the file."""
        await asyncio.to_thread(self.batch.stop)
        self._handle.close()


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a database in use."""
    with sqlite3.connect(source, timeout=30) as from_, sqlite3.connect(target) as to:
        from_.backup(to, pages=1000, sleep=0.01)
    from_.close()
    to.close()
