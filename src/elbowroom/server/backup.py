"""Copies of a database in use, and the proof that a copy is whole: every game is played again."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from elbowroom.errors import ElbowroomError
from elbowroom.server import wire
from elbowroom.server.game import OVER, Game
from elbowroom.server.proof import check_record
from elbowroom.server.stores.base import GameRow, LogRow, Store
from elbowroom.server.stores.sqlite import copy_file, path_of


class BackupFailed(Exception):
    """The database's own tool did not do it."""


def back_up(url: str, path: str) -> None:
    """A consistent copy while the server goes on."""
    if url.startswith("sqlite:"):
        copy_file(path_of(url), Path(path))
    else:
        dump_postgres(url, path)


def restore(url: str, path: str) -> None:
    """Put a copy in place of the database; SQLite's old file is kept beside it."""
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


def dump_postgres(url: str, path: str) -> None:
    """A dump in PostgreSQL's own format."""
    _run(["pg_dump", "--format=custom", "--no-owner", f"--file={path}", url])


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BackupFailed(command[0]) from error
    if done.returncode:
        raise BackupFailed(done.stderr.strip()[:500])


@dataclass(frozen=True)
class Verdict:
    """What became of one game when it was played again; *fault* is empty when all is well."""

    game: str
    lines: int
    fault: str = ""


async def verify(store: Store) -> list[Verdict]:
    """Play every game of a store again, with its dice and its record."""
    return [check(row, await store.log(row.id)) for row in await store.games()]


def check(row: GameRow, lines: list[LogRow]) -> Verdict:
    """Play one game again: no line missing, every move legal, every die as the seed says."""
    try:
        game = Game(row.id, wire.decode_setup(row.setup), row.secret)
        for number, line in enumerate(lines, 1):
            if line.seq != number:
                return Verdict(row.id, len(lines), f"line {number} is missing")
            _check_line(game, wire.decode_line(line.body), line.at)
        if game.status != row.status:
            return Verdict(row.id, len(lines), f"it is {game.status}, not {row.status}")
        if game.status == OVER:
            check_record(game.record())
    except (ElbowroomError, AssertionError, IndexError, AttributeError, ValueError) as error:
        return Verdict(row.id, len(lines), f"{type(error).__name__}: {error}")
    return Verdict(row.id, len(lines))


def _check_line(game: Game, line: wire.Line, at: float) -> None:
    told = list(line.chance)
    line.chance = []  # so that the seed decides
    if game.apply(line, at).line.chance != told:
        raise ValueError(f"chance at line {game.seq} is not what the seed says")
