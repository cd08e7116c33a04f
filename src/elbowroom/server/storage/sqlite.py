"""SQLite: one file, one process, nothing to set up."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import Dialect

from elbowroom.server.storage import queries
from elbowroom.server.storage.base import SECONDS, LineListener, LogRow
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.storage.problems import DAMAGED, DISK_FAILED, DISK_FULL, DOWN, OLD, SLOW
from elbowroom.server.storage.sqlite_files import locked, path_of
from elbowroom.server.storage.statements import Connection

_REASONS: Final = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_IOERR: DISK_FAILED,
    sqlite3.SQLITE_READONLY: DISK_FAILED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_BUSY: SLOW,
    sqlite3.SQLITE_INTERRUPT: SLOW,
}


class _Compiler(SQLiteCompiler):
    """Writes the hints of queries, too: SQLite has no figures to choose an index by."""

    def get_from_hint_text(self, table: object, text: str | None) -> str | None:
        return text


def sqlite_dialect() -> Dialect:
    """How queries are written for SQLite."""
    dialect = SQLiteDialect_pysqlite(paramstyle="named")
    dialect.statement_compiler = _Compiler
    return dialect


@cache
def _add_lines(number: int) -> str:
    """A statement that adds so many lines."""
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * number)
    return f"INSERT INTO log (game, seq, at, body, move) VALUES {rows}"


class _SqliteBatch(Batch[sqlite3.Connection]):
    errors = (sqlite3.Error,)

    def __init__(self, path: Path, seconds: float) -> None:
        super().__init__(seconds)
        self.path: Final = path

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self.seconds, isolation_level=None)
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

    def add_lines(self, connection: sqlite3.Connection, lines: list[LogRow]) -> None:
        connection.execute(_add_lines(len(lines)), list(chain.from_iterable(lines)))

    def lost(self, error: Exception) -> bool:
        return _code(error) == sqlite3.SQLITE_CANTOPEN

    def reason(self, error: Exception) -> str:
        if "no such table" in str(error):
            return OLD
        return _REASONS.get(_code(error), DOWN)

    def interrupt(self, connection: sqlite3.Connection) -> None:
        connection.interrupt()


def _code(error: Exception) -> int:
    """The kind of an error; its finer code is in the higher bits."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


class SqliteStore(CommunityStore):
    """The embedded store; a lock beside the file keeps a second server out."""

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        super().__init__(sqlite_dialect(), insert)
        self.path: Final = path_of(url)
        self.batch = _SqliteBatch(self.path, seconds)
        self._held: Final = ExitStack()

    async def open(self, announced: LineListener) -> None:
        """Take the file; nobody else writes, so *announced* is never called."""
        self._held.enter_context(locked(self.path))
        self.batch.start()
        # Nobody else can have this file, so all leases are of processes that have ended.
        if not await self.problem():
            await self._do(self.leases.release_all)

    async def close(self) -> None:
        """Finish and let go of the file."""
        await asyncio.to_thread(self.batch.stop)
        self._held.close()

    def look(self, db: Connection) -> str | None:
        """The migration; a page is written as well, since a full disk can still be read."""
        self._execute(db, queries.TOUCH_VERSION)
        return super().look(db)
