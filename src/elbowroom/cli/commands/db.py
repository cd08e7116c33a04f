"""`elbowroom db`: upgrade, back up, restore and verify the database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import FAILED, Trouble

if TYPE_CHECKING:
    from elbowroom.server.live.verification import Verdict

app = App(name="db", help=plain("help-db"))

_DEFAULT = "sqlite:///elbowroom.sqlite3"


@app.command
def upgrade(*, database: str = _DEFAULT) -> int:
    """Create or migrate the tables of the database to this version."""
    from elbowroom.server.storage import migrations

    migrations.upgrade(database)
    print(say("db-upgraded"))
    return 0


@app.command
def backup(file: Path, *, database: str = _DEFAULT) -> int:
    """Write a backup; the server may keep running."""
    from elbowroom.server.storage.backup import BackupFailed, back_up

    if file.exists():
        raise Trouble(say("db-file-exists", file=str(file)))
    try:
        back_up(database, str(file))
    except BackupFailed as error:
        raise Trouble(say("db-failed", reason=str(error))) from error
    print(say("db-backed-up", file=str(file)))
    return 0


@app.command
def restore(file: Path, *, database: str = _DEFAULT) -> int:
    """Restore a backup and verify every game in it."""
    from elbowroom.server.storage.backup import BackupFailed
    from elbowroom.server.storage.backup import restore as put_back

    if not file.exists():
        raise Trouble(say("error-no-file", file=str(file)))
    try:
        put_back(database, str(file))
    except BackupFailed as error:
        raise Trouble(say("db-failed", reason=str(error))) from error
    return verify(database=database)


@app.command
def verify(*, database: str = _DEFAULT) -> int:
    """Replay every game: no log line missing, every action legal, every die as its seed says."""
    verdicts = asyncio.run(_verify(database))
    for verdict in verdicts:
        if verdict.fault:
            print(say("db-game-broken", game=verdict.game, fault=verdict.fault))
    bad = sum(1 for verdict in verdicts if verdict.fault)
    others = sum(1 for verdict in verdicts if verdict.other_rules)
    print(say("db-verified", games=len(verdicts) - others, broken=bad))
    if others:
        print(say("db-other-rules", games=others))
    return FAILED if bad else 0


async def _verify(database: str) -> list[Verdict]:
    from elbowroom.server.live.verification import verify as play_again
    from elbowroom.server.storage import open_store
    from elbowroom.server.storage.sqlite import InUse

    store = open_store(database)
    try:
        await store.open(lambda game, seq: None)
    except InUse as error:
        raise Trouble(say("db-in-use", file=str(error))) from error
    try:
        if not await store.ready():
            raise Trouble(say("db-not-ready"))
        return await play_again(store)
    finally:
        await store.close()
