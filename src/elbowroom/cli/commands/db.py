"""`elbowroom db`: upgrade, back up, restore and verify the database."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from elbowroom.cli.databases import using
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import FAILED, Trouble
from elbowroom.cli.shared_options import DATABASE, Database

if TYPE_CHECKING:
    from elbowroom.server.live.verification import Verdict

app = App(name="db", help=plain("help-db"))

Backup = Annotated[Path, Parameter(help=plain("help-option-backup"))]
# Reading all games of a large database takes a while.
_VERIFY_SECONDS = 600.0


@app.command(help=plain("help-db-upgrade"))
def upgrade(*, database: Database = DATABASE) -> int:
    """Create or migrate the tables of the database to this version."""
    from elbowroom.server.storage.opening import upgrade_database

    with using(database):
        upgrade_database(database)
    print(say("db-upgraded"))
    return 0


@app.command(help=plain("help-db-backup"))
def backup(file: Backup, *, database: Database = DATABASE) -> int:
    """Write a backup; the server may keep running."""
    from elbowroom.server.storage.backup import back_up

    with using(database):
        back_up(database, file)
    print(say("db-backed-up", file=str(file)))
    return 0


@app.command(help=plain("help-db-restore"))
def restore(
    file: Backup,
    *,
    database: Database = DATABASE,
    broken_games: Annotated[
        bool, Parameter(help=plain("help-option-broken-games"), negative="")
    ] = False,
) -> int:
    """Verify a backup, then put it in the place of the database; ``undo-restore`` undoes that.

    Nothing is changed if games of the backup are broken, unless --broken-games is given.
    """
    from elbowroom.server.storage import is_file

    if not file.exists():
        raise Trouble(say("error-no-file", file=str(file)))
    with using(database):
        if is_file(database):
            return _restore_file(file, database, broken_games)
        return _restore_postgres(file, database)


def _restore_file(file: Path, database: str, broken_games: bool) -> int:
    from elbowroom.server.storage.backup import replacement

    with replacement(database, file) as copy:
        code = _report(asyncio.run(_verify(copy.url)))
        if code and not broken_games:
            raise Trouble(say("db-not-restored", file=str(file)))
        earlier_state = copy.put_in_place()
    print(say("db-restored", file=str(file)))
    if earlier_state is not None:
        print(say("db-kept", file=str(earlier_state), command=_command("undo-restore", database)))
    return code


def _restore_postgres(file: Path, database: str) -> int:
    from elbowroom.server.storage.backup import restore_postgres

    earlier_state = restore_postgres(database, file)
    print(say("db-restored", file=str(file)))
    if earlier_state is not None:
        command = _command(f"restore {shlex.quote(str(earlier_state))}", database)
        print(say("db-kept", file=str(earlier_state), command=command))
    return _report(asyncio.run(_verify(database)))


def _command(words: str, database: str) -> str:
    from elbowroom.server.storage.opening import without_password

    return f"elbowroom db {words} --database {shlex.quote(without_password(database))}"


@app.command(help=plain("help-db-undo-restore"))
def undo_restore(*, database: Database = DATABASE) -> int:
    """Put back what was there before the last restore."""
    from elbowroom.server.storage.backup import undo_restore as undo

    with using(database):
        restored, replaced = undo(database)
    print(say("db-undone", file=str(restored)))
    if replaced is not None:
        print(say("db-kept", file=str(replaced), command=_command(f"restore {replaced}", database)))
    return 0


@app.command(help=plain("help-db-verify"))
def verify(*, database: Database = DATABASE) -> int:
    """Replay every game: no log line missing, every action legal, every die as its seed says."""
    from elbowroom.server.storage.opening import check_existing

    with using(database):
        check_existing(database)
        return _report(asyncio.run(_verify(database)))


def _report(verdicts: list[Verdict]) -> int:
    """Print what was verified; returns the exit code."""
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

    store = open_store(database, _VERIFY_SECONDS)
    await store.open(lambda game, seq: None)
    try:
        return await play_again(store)
    finally:
        await store.close()
