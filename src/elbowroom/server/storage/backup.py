"""Copies of a database in use, and putting a copy back."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from elbowroom.server.storage.sqlite import copy_file, path_of


class BackupFailed(Exception):
    """A copy could not be made or put back."""


def back_up(url: str, path: str) -> None:
    """Write a consistent copy to *path*; the server may be running."""
    if url.startswith("sqlite:"):
        copy_file(path_of(url), Path(path))
    else:
        _dump_postgres(url, path)


def restore(url: str, path: str) -> None:
    """Replace the database by a copy; SQLite's old file stays beside it."""
    if url.startswith("sqlite:"):
        _restore_file(path_of(url), Path(path))
    else:
        _run(
            ["pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction",
             f"--dbname={url}", path]
        )  # fmt: skip


def _restore_file(target: Path, source: Path) -> None:
    if not source.exists():
        raise BackupFailed(str(source))
    if target.exists():
        shutil.move(target, f"{target}.before-restore")
    for rest in ("-wal", "-shm"):
        Path(f"{target}{rest}").unlink(missing_ok=True)
    copy_file(source, target)


def _dump_postgres(url: str, path: str) -> None:
    """Write a dump in PostgreSQL's own format."""
    _run(["pg_dump", "--format=custom", "--no-owner", f"--file={path}", url])


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BackupFailed(command[0]) from error
    if done.returncode:
        raise BackupFailed(done.stderr.strip()[:500])
