"""Files of SQLite: who may use one, whether it is whole and ours, copies of it, and exchanges."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from elbowroom.server.storage.problems import DatabaseProblem, InUse
from elbowroom.server.storage.schema import NEWEST_MIGRATION

PREFIX: Final = "sqlite:///"
# Databases and their copies hold addresses, hashes of passwords and seeds of dice.
_PRIVATE: Final = 0o600
# Files that SQLite keeps beside a database while it is open, or after a crash.
_WAL: Final = "-wal"
_BESIDE: Final = (_WAL, "-shm", "-journal")
_OURS: Final = {"alembic_version", "games", "log", "people"}
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def path_of(url: str) -> Path:
    """The file that a ``sqlite:///`` address names, with links followed: one file, one name."""
    name = url.removeprefix(PREFIX)
    if not url.startswith(PREFIX) or not name or name.startswith(":"):
        raise DatabaseProblem("db-bad-address", database=url)
    return Path(name).resolve()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Have the database *path* for ourselves; a server has it as long as it runs."""
    try:
        # Whoever may not write to the lock of another user may still hold it.
        handle = os.open(f"{path}.lock", os.O_RDONLY | os.O_CREAT, 0o644)
    except OSError as error:
        raise _not_openable(path, error) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise InUse(path) from error
    try:
        yield
    finally:
        os.close(handle)


# ---------------------------------------------------------------------- looking at a file


def check_new_or_ours(path: Path) -> str:
    """Check a database before a server uses it; returns its migration, empty if it is new."""
    if not path.exists() and not path.is_symlink():
        _create(path)
    revision = _revision(path, thorough=False, may_be_empty=True)
    with _opened(path, "rw") as database:
        database.execute("BEGIN IMMEDIATE")  # fails if we may not write
    return revision


def check_ours(path: Path) -> str:
    """Check a whole database, or a copy of one, without changing it; returns its migration."""
    if not path.exists():
        raise DatabaseProblem("db-no-database", file=str(path))
    return _revision(path, thorough=True, may_be_empty=False)


def _reading(path: Path) -> str:
    """How to open a database to read it: SQLite cannot read some on read-only media otherwise."""
    writable = os.access(path.parent, os.W_OK)
    return "ro" if writable or Path(f"{path}{_WAL}").exists() else "ro&immutable=1"


@contextmanager
def _opened(path: Path, mode: str, seconds: float = 30) -> Iterator[sqlite3.Connection]:
    """A connection to a file that exists; errors of SQLite become problems."""
    try:
        address = f"file:{quote(str(path))}?mode={mode}"
        database = sqlite3.connect(address, timeout=seconds, isolation_level=None, uri=True)
        with closing(database):
            yield database
    except sqlite3.Error as error:
        raise _problem(path, error) from error


def _problem(path: Path, error: sqlite3.Error) -> DatabaseProblem:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _DAMAGED:
        return DatabaseProblem("db-damaged", file=str(path), reason=str(error))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return InUse(path)
    return _not_openable(path, error)


def _not_openable(path: Path, error: Exception) -> DatabaseProblem:
    reason = getattr(error, "strerror", None) or str(error)
    return DatabaseProblem("db-not-openable", file=str(path), reason=reason)


def _revision(path: Path, *, thorough: bool, may_be_empty: bool) -> str:
    """The migration of a database of ours that is not damaged; *thorough* checks indexes too.

    It is only read: SQLite deletes the log of a damaged database when it is opened to write.
    """
    with _opened(path, _reading(path)) as database:
        _check_pages(path, database, thorough)
        revision = _revision_in(database)
    if revision is None or not (revision or may_be_empty):
        raise DatabaseProblem("db-foreign", database=str(path))
    check_not_newer(str(path), revision)
    return revision


def _check_pages(path: Path, database: sqlite3.Connection, thorough: bool) -> None:
    check = "integrity_check" if thorough else "quick_check"
    [(fault,)] = database.execute(f"PRAGMA {check}(1)").fetchall()
    if fault != "ok":
        raise DatabaseProblem("db-damaged", file=str(path), reason=str(fault).splitlines()[-1])


def _revision_in(database: sqlite3.Connection) -> str | None:
    """The migration of a database; empty if it has no tables at all, None if it is not ours."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    tables = {name for (name,) in database.execute(query)}
    if not tables >= _OURS:
        return None if tables else ""
    rows = database.execute("SELECT version_num FROM alembic_version").fetchall()
    return str(rows[0][0]) if len(rows) == 1 else None


def check_not_newer(database: str, revision: str) -> None:
    """Refuse a database that a newer version of this program has upgraded."""
    if revision > NEWEST_MIGRATION:
        raise DatabaseProblem("db-newer", database=database, theirs=revision, ours=NEWEST_MIGRATION)


# ---------------------------------------------------------------------- copying


def _create(path: Path) -> None:
    """A new empty file that only we may read."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))
    except FileExistsError as error:
        raise DatabaseProblem("db-file-exists", file=str(path)) from error
    except OSError as error:
        raise _not_openable(path, error) from error


def copy_file(source: Path, target: Path) -> None:
    """Write a consistent copy of a database, which may be in use, as one new file on disk."""
    check_ours(source)
    _create(target)
    with _opened(source, _reading(source)) as old, _opened(target, "rw") as new:
        try:
            old.backup(new, pages=1000, sleep=0.01)
        except sqlite3.Error as error:
            # The disk of the copy is full, as a rule; the source has just been read.
            raise _not_openable(target, error) from error
        new.execute("PRAGMA journal_mode = DELETE")
    check_ours(target)
    sync(target)


def sync(path: Path) -> None:
    """Wait until *path*, a file or a folder, is on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def settle(path: Path) -> None:
    """Write the log beside a database into the one file, and that to disk."""
    with _alone(path):
        pass
    sync(path)


def remove(path: Path) -> None:
    """Remove a database with all that lies beside it."""
    for ending in ("", *_BESIDE, ".lock"):
        Path(f"{path}{ending}").unlink(missing_ok=True)


def stamped(path: Path, label: str) -> Path:
    """A free name beside *path* that says what is kept there and since when (UTC)."""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    names = [f"{path}.{label}-{stamp}", *(f"{path}.{label}-{stamp}-{n:02}" for n in range(2, 100))]
    return next(Path(name) for name in names if not os.path.lexists(name))


# ---------------------------------------------------------------------- exchanging


def exchange(target: Path, new: Path, label: str) -> Path | None:
    """Put the database *new* in the place of *target*, whose lock we have.

    Returns under which name the old one is kept; None if there was none. Whenever the machine
    stops, *target* is either the old database or the new one.
    """
    if not target.exists():
        _exchange(target, new)
        return None
    copy = stamped(target, label)
    with ExitStack() as stack:
        if not _damaged(target):
            stack.enter_context(_alone(target))
        _keep(target, copy)
        if Path(f"{target}{_WAL}").exists():
            _keep(Path(f"{target}{_WAL}"), Path(f"{copy}{_WAL}"))
        sync(target.parent)
        _inherit(target, new)
        _exchange(target, new)
    return copy


def _damaged(path: Path) -> bool:
    """Whether a database cannot be opened any more; one of another program is refused."""
    try:
        _revision(path, thorough=False, may_be_empty=True)
    except DatabaseProblem as problem:
        if problem.key not in ("db-damaged", "db-newer"):
            raise
        return problem.key == "db-damaged"
    return False


def _exchange(target: Path, new: Path) -> None:
    # SQLite would apply a log of the old database to the new one.
    for ending in _BESIDE:
        Path(f"{target}{ending}").unlink(missing_ok=True)
    os.replace(new, target)
    if Path(f"{new}{_WAL}").exists():
        os.replace(f"{new}{_WAL}", f"{target}{_WAL}")
    sync(target.parent)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else has the database open, not even to read; all its changes are in the one file."""
    with _opened(path, "rw", seconds=1) as database:
        # This writes the log into the file, and is possible only to who is alone.
        [(mode,)] = database.execute("PRAGMA journal_mode = DELETE").fetchall()
        if mode != "delete":
            raise InUse(path)
        database.execute("BEGIN EXCLUSIVE")
        yield


def _keep(path: Path, copy: Path) -> None:
    """One more name for a file; a copy where the file system has no such names."""
    try:
        os.link(path, copy)
    except OSError:
        shutil.copy2(path, copy)
        sync(copy)


def _inherit(old: Path, new: Path) -> None:
    """Give *new* the owner and the permissions of *old*: root may restore for a service."""
    status = old.stat()
    with suppress(PermissionError):
        os.chown(new, status.st_uid, status.st_gid)
    os.chmod(new, status.st_mode & 0o777)
