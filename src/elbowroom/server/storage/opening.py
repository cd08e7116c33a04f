"""Looking at a database before it is used, so that what is wrong is said once and clearly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.server.storage import is_file
from elbowroom.server.storage.problems import DatabaseProblem
from elbowroom.server.storage.schema import NEWEST_MIGRATION
from elbowroom.server.storage.sqlite_files import (
    check_new_or_ours,
    check_not_newer,
    check_ours,
    locked,
    path_of,
)

if TYPE_CHECKING:
    from elbowroom.server.storage.announcements import Raw


def prepare(url: str) -> None:
    """Before a server starts: the database can be used; a file is created or upgraded if need be.

    A file must not be upgraded under another server, so nobody else may have it.
    """
    if is_file(url):
        upgrade_database(url)
    else:
        revision = postgres_revision(url)
        if revision != NEWEST_MIGRATION:
            raise DatabaseProblem("db-not-ready", database=without_password(url))


def upgrade_database(url: str) -> None:
    """Create the tables, or bring them to this version."""
    if not is_file(url):
        if postgres_revision(url) != NEWEST_MIGRATION:
            _migrate(url)
        return
    path = path_of(url)
    with locked(path):
        if check_new_or_ours(path) != NEWEST_MIGRATION:
            _migrate(url)


def _migrate(url: str) -> None:
    # Alembic takes a second to import.
    from elbowroom.server.storage.migrations import upgrade

    upgrade(url)


def check_existing(url: str) -> None:
    """Refuse a database that does not exist or is not ours, newer, damaged or out of date."""
    revision = check_ours(path_of(url)) if is_file(url) else postgres_revision(url)
    if not revision:
        raise DatabaseProblem("db-foreign", database=without_password(url))
    if revision != NEWEST_MIGRATION:
        raise DatabaseProblem("db-not-ready", database=without_password(url))


def postgres_revision(url: str) -> str:
    """The migration of a database of PostgreSQL; empty if it has no tables of ours."""
    import psycopg

    from elbowroom.server.storage.postgres import TOOL, connect

    try:
        with connect(url, seconds=10, name=TOOL) as database:
            revision = _revision(database)
    except psycopg.ProgrammingError as error:
        raise DatabaseProblem("db-bad-address", database=without_password(url)) from error
    except psycopg.Error as error:
        raise unreachable(url, error) from error
    check_not_newer(without_password(url), revision)
    return revision


def _revision(database: Raw) -> str:
    row = database.execute("SELECT to_regclass('alembic_version'), to_regclass('games')").fetchone()
    if row is None or None in row:
        return ""
    version = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return "" if version is None else str(version[0])


def unreachable(url: str, error: Exception) -> DatabaseProblem:
    """The problem that PostgreSQL does not answer, with its own words for it."""
    reason = next(iter(str(error).strip().splitlines()), type(error).__name__)
    return DatabaseProblem("db-unreachable", database=without_password(url), reason=reason)


def without_password(url: str) -> str:
    """An address that may be shown."""
    scheme, separator, rest = url.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{scheme}{separator}{user.partition(':')[0]}{at}{place}"
