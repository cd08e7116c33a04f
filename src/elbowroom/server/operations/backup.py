"""Copies of a database in use, and the proof that a copy is whole: every game is played again."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import msgspec

from elbowroom.errors import ElbowroomError
from elbowroom.rules.state import RULES
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.other_rules import ForeignGame
from elbowroom.server.live.proof import check_record
from elbowroom.server.live.snapshot import resume, take
from elbowroom.server.storage.base import GameRow, LogRow, Store
from elbowroom.server.storage.sqlite import copy_file, path_of
from elbowroom.server.wire import messages as wire


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
    """What became of one game when it was played again; *fault* is empty when all is well.

    A game of *other_rules* cannot be played again: only its lines are counted.
    """

    game: str
    lines: int
    fault: str = ""
    other_rules: bool = False


async def verify(store: Store) -> list[Verdict]:
    """Play every game of a store again, with its dice, its record and its snapshot."""
    return [
        check(row, await store.log(row.id), await store.snapshot(row.id))
        for row in await store.games()
    ]


def check(row: GameRow, lines: list[LogRow], snapshot: str | None = None) -> Verdict:
    """Play one game again: no line missing, every move legal, every die as the seed says."""
    other = False
    try:
        setup = wire.decode_setup(row.setup)
        other = setup.rules != int(RULES)
        for number, line in enumerate(lines, 1):
            if line.seq != number:
                return Verdict(row.id, len(lines), f"line {number} is missing", other)
        if other:
            game: Game = ForeignGame(row.id, setup, row.secret, row.status == OVER, snapshot)
            for line in lines:
                game.apply(wire.decode_line(line.body), line.at)
        else:
            _check_game(row, Game(row.id, setup, row.secret), lines, snapshot)
    except (ElbowroomError, AssertionError, IndexError, AttributeError, ValueError) as error:
        return Verdict(row.id, len(lines), f"{type(error).__name__}: {error}", other)
    return Verdict(row.id, len(lines), "", other)


def _check_game(row: GameRow, game: Game, lines: list[LogRow], snapshot: str | None) -> None:
    for line in lines:
        _check_line(game, wire.decode_line(line.body), line.at)
    if game.status != row.status:
        raise ValueError(f"it is {game.status}, not {row.status}")
    if game.status == OVER:
        check_record(game.record())
    if snapshot is not None:
        _check_snapshot(game, snapshot)


def _check_snapshot(game: Game, snapshot: str) -> None:
    """A snapshot that would be used leads to the same table as the log."""
    twin = Game(game.id, game.setup, game.secret)
    if resume(twin, game.lines, snapshot):
        for written in game.lines[twin.seq :]:
            twin.apply(msgspec.structs.replace(written.line), written.at)
        if take(twin) != take(game):
            raise ValueError("the snapshot is not what the log makes")


def _check_line(game: Game, line: wire.Line, at: float) -> None:
    told = list(line.chance)
    line.chance = []  # so that the seed decides
    if game.apply(line, at).line.chance != told:
        raise ValueError(f"chance at line {game.seq} is not what the seed says")
