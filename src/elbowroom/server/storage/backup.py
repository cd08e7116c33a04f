"""Copies of a database in use, putting a copy back, and undoing that."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from elbowroom.server.storage import is_file
from elbowroom.server.storage.opening import (
    postgres_revision,
    unreachable,
    upgrade_database,
    without_password,
)
from elbowroom.server.storage.problems import DatabaseProblem, InUse
from elbowroom.server.storage.sqlite_files import (
    copy_file,
    exchange,
    locked,
    path_of,
    remove,
    settle,
    stamped,
    sync,
)

# What is kept beside a database of SQLite: "tables.sqlite3.before-restore-20261117T201500Z".
BEFORE_RESTORE: Final = "before-restore"
BEFORE_UNDO: Final = "before-undo"
# A log may lie beside such a file; its name ends in letters.
_STAMP_ENDS: Final = ("Z", *"0123456789")


def back_up(url: str, file: Path) -> None:
    """Write a consistent copy to *file*, for the owner only; the server may be running.

    The name appears when the copy is complete and on disk.
    """
    if os.path.lexists(file):
        raise DatabaseProblem("db-file-exists", file=str(file))
    partial = stamped(file, "partial")
    try:
        if is_file(url):
            copy_file(path_of(url), partial)
        else:
            if not postgres_revision(url):
                raise DatabaseProblem("db-foreign", database=without_password(url))
            _dump(url, partial)
        os.rename(partial, file)
        sync(file.absolute().parent)
    finally:
        remove(partial)


# ---------------------------------------------------------------------- SQLite


class Replacement:
    """A checked copy beside a database, ready to take its place; *url* is its address."""

    def __init__(self, target: Path, copy: Path) -> None:
        self.target: Final = target
        self.copy: Final = copy
        self.url: Final = f"sqlite:///{copy}"

    def put_in_place(self) -> Path | None:
        """Replace the database; returns where the old one is kept, None if there was none."""
        settle(self.copy)
        return exchange(self.target, self.copy, BEFORE_RESTORE)


@contextmanager
def replacement(url: str, file: Path) -> Iterator[Replacement]:
    """Copy *file* beside the database *url* and check it; the database has not changed yet.

    Nobody else may have the database meanwhile.
    """
    target = path_of(url)
    with locked(target):
        copy = stamped(target, "restoring")
        try:
            copy_file(file.resolve(), copy)
            upgrade_database(f"sqlite:///{copy}")
            yield Replacement(target, copy)
        finally:
            remove(copy)


def undo_restore(url: str) -> tuple[Path, Path | None]:
    """Put back what was there before the last restore.

    Returns its name until now, and under which name that what is replaced is kept.
    """
    if not is_file(url):
        raise DatabaseProblem("db-undo-postgres")
    target = path_of(url)
    with locked(target):
        earlier = [path for path in _kept(target) if not _same(path, target)]
        if not earlier:
            raise DatabaseProblem("db-nothing-to-undo", file=str(target))
        return earlier[-1], exchange(target, earlier[-1], BEFORE_UNDO)


def _kept(target: Path) -> list[Path]:
    """What is kept of earlier restores, oldest first."""
    start = f"{target.name}.{BEFORE_RESTORE}-"
    return sorted(
        path
        for path in target.parent.iterdir()
        if path.name.startswith(start) and path.name.endswith(_STAMP_ENDS)
    )


def _same(path: Path, target: Path) -> bool:
    """Whether a restore was broken off after it had kept *target* under one more name."""
    return target.exists() and path.samefile(target)


# ---------------------------------------------------------------------- PostgreSQL


def restore_postgres(url: str, file: Path) -> Path | None:
    """Restore a dump in one transaction; returns a dump of what was there, None if nothing was."""
    _run(["pg_restore", "--list", str(file)])
    earlier_state = None
    if postgres_revision(url):
        _check_unused(url)
        earlier_state = stamped(file.absolute(), BEFORE_RESTORE)
        _dump(url, earlier_state)
    _run(
        ["pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction",
         f"--dbname={url}", str(file)]
    )  # fmt: skip
    upgrade_database(url)
    return earlier_state


def _check_unused(url: str) -> None:
    """Refuse while a server is connected to the database."""
    import psycopg

    from elbowroom.server.storage.postgres import SERVER, TOOL, connect

    query = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = %s"
    )
    try:
        with connect(url, seconds=10, name=TOOL) as database:
            row = database.execute(query, (SERVER,)).fetchone()
    except psycopg.Error as error:
        raise unreachable(url, error) from error
    if row is not None and row[0]:
        raise InUse(without_password(url))


def _dump(url: str, path: Path) -> None:
    """Write a dump in PostgreSQL's own format."""
    _run(["pg_dump", "--format=custom", "--no-owner", f"--file={path}", url])
    sync(path)


def _run(command: list[str]) -> None:
    try:
        # What it writes is for the owner only.
        done = subprocess.run(command, capture_output=True, text=True, check=False, umask=0o077)
    except FileNotFoundError as error:
        raise DatabaseProblem("db-no-program", program=command[0]) from error
    if done.returncode:
        raise DatabaseProblem("db-failed", reason=done.stderr.strip()[:500])
