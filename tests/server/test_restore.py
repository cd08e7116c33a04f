"""No backup and no restore can destroy an acknowledged move."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from elbowroom.server.storage.backup import replacement, undo_restore
from elbowroom.server.storage.problems import DatabaseProblem
from tests.server.command_line import elbowroom, sentence
from tests.server.players import Player
from tests.server.postgres import Postgres, programs
from tests.server.servers import Server, serving

PAGE = 4096


class Club:
    """A database with a game, and a backup from before its last moves."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.file = folder / "tables.sqlite3"
        self.copy = folder / "copy"
        self.database = database or f"sqlite:///{self.file}"
        self.table = ""
        # The lines of the game in the backup, and when the server ended.
        self.old = self.new = 0

    def play(self, server: Server) -> None:
        """Play, back up, and play on."""
        ada = Player(server)
        self.table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        ada.do(self.table, "start")
        assert ada.move(self.table)["type"] == "ack"
        self.old = len(ada.lines(self.table))
        assert self.db("backup", str(self.copy)) == 0, self.answer.stderr
        for _ in range(5):
            assert ada.move(self.table)["type"] == "ack"
        self.new = len(ada.lines(self.table))

    def db(self, *arguments: str) -> int:
        path = str(programs()) if self.database.startswith("postgresql") else ""
        self.answer = elbowroom("db", *arguments, "--database", self.database, path=path)
        return self.answer.returncode

    def stored(self, path: Path | None = None) -> int:
        """The lines of the game in the database, or in another file."""
        query = "SELECT count(*) FROM log WHERE game = ?"
        with closing(sqlite3.connect(path or self.file)) as database:
            return int(database.execute(query, (self.table,)).fetchone()[0])

    def kept(self) -> list[int]:
        """The lines of the game in every earlier state that lies beside the database."""
        return [self.stored(path) for path in sorted(self.folder.glob("*.before-restore*"))]


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Club:
    """A club whose server has been killed: its last moves are in the log beside the file only."""
    club = Club(tmp_path_factory.mktemp("club"))
    server = Server(club.folder).start()
    try:
        club.play(server)
    finally:
        server.kill()
    return club


@pytest.fixture
def club(killed: Club, tmp_path: Path) -> Club:
    """The same, to be changed."""
    shutil.copytree(killed.folder, tmp_path / "club")
    club = Club(tmp_path / "club")
    club.table, club.old, club.new = killed.table, killed.old, killed.new
    return club


def test_a_restore_under_a_running_server_changes_nothing(club: Club) -> None:
    with serving(club.folder) as server:
        before = club.file.stat().st_ino
        assert club.db("restore", str(club.copy)) == 2
        assert "in use" in club.answer.stderr
        assert club.file.stat().st_ino == before
        assert Player(server).lines(club.table)
    assert club.stored() == club.new


def test_what_a_restore_replaces_is_kept_whole_and_comes_back_by_one_command(club: Club) -> None:
    assert club.db("restore", str(club.copy)) == 0
    assert club.kept() == [club.new]
    assert "undo-restore" in club.answer.stdout
    assert club.stored() == club.old
    assert club.db("undo-restore") == 0
    assert club.stored() == club.new
    assert club.db("undo-restore") == 2
    assert "nothing to undo" in sentence(club.answer)
    # What was undone is kept as well.
    [undone] = club.folder.glob("*.before-undo-*")
    assert club.stored(undone) == club.old


def test_a_damaged_copy_is_refused_and_every_earlier_state_is_kept(club: Club) -> None:
    whole = club.copy.read_bytes()
    half = club.folder / "half"
    half.write_bytes(whole[: len(whole) // 2])
    holed = club.folder / "holed"
    holed.write_bytes(whole[: 2 * PAGE] + b"\x07" * (len(whole) - 3 * PAGE) + whole[-PAGE:])
    for damaged in (half, holed):
        assert club.db("restore", str(damaged)) == 2, club.answer.stdout
        assert "damaged" in sentence(club.answer)
        assert club.stored() == club.new
    for _ in range(2):
        assert club.db("restore", str(club.copy)) == 0, club.answer.stderr
    assert sorted(club.kept()) == [club.old, club.new]
    names = [path.name for path in club.folder.iterdir()]
    assert [name for name in names if "restoring" in name or "partial" in name] == []


def test_a_copy_with_broken_games_is_restored_only_by_who_insists(club: Club) -> None:
    with closing(sqlite3.connect(club.copy)) as database:
        database.execute("DELETE FROM log WHERE seq = 2")
        database.commit()
    assert club.db("restore", str(club.copy)) == 2
    assert "--broken-games" in sentence(club.answer)
    assert club.stored() == club.new
    assert club.db("restore", str(club.copy), "--broken-games") == 1
    assert club.stored() == club.old - 1


def test_a_file_that_a_program_without_our_lock_has_open_is_not_exchanged(club: Club) -> None:
    with closing(sqlite3.connect(club.file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM log").fetchone()
        assert club.db("restore", str(club.copy)) == 2
        assert "in use" in sentence(club.answer)
    assert club.stored() == club.new
    assert club.kept() == []


def test_a_damaged_database_is_kept_as_it_is_with_its_log_and_replaced(club: Club) -> None:
    log = Path(f"{club.file}-wal").read_bytes()
    with club.file.open("r+b") as file:
        file.write(b"not a database")
    assert club.db("restore", str(club.copy)) == 0, club.answer.stderr
    names = list(club.folder.glob("*.before-restore-*Z"))
    assert len(names) == 1
    earlier_state = names[0]
    assert earlier_state.read_bytes().startswith(b"not a database")
    assert Path(f"{earlier_state}-wal").read_bytes() == log
    assert club.stored() == club.old
    assert club.db("undo-restore") == 0
    assert club.file.read_bytes().startswith(b"not a database")
    assert Path(f"{club.file}-wal").read_bytes() == log


def test_a_restored_database_has_the_owner_and_the_permissions_of_the_one_before(
    club: Club,
) -> None:
    assert mode_of(club.copy) == 0o600
    club.file.chmod(0o640)
    os.chown(club.file, os.getuid(), 1 if os.getuid() == 0 else os.getgid())
    group = club.file.stat().st_gid
    assert club.db("restore", str(club.copy)) == 0
    assert (mode_of(club.file), club.file.stat().st_gid) == (0o640, group)


def test_whenever_an_exchange_is_broken_off_the_old_database_or_the_new_one_is_there(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in ("link", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, power_cut)
            patch.setattr(shutil, "copy2", power_cut)
            with pytest.raises(PowerCut), replacement(club.database, club.copy) as copy:
                copy.put_in_place()
        assert club.file.exists()
        assert club.stored() == club.new
    # One more name of the present state is nothing to go back to.
    with pytest.raises(DatabaseProblem, match="db-nothing-to-undo"):
        undo_restore(club.database)


class PowerCut(Exception):
    """The machine stops."""


def power_cut(*arguments: object) -> None:
    raise PowerCut


def test_a_backup_needs_a_database_of_ours(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    missing = tmp_path / "mistyped.sqlite3"
    refused = elbowroom("db", "backup", str(copy), "--database", f"sqlite:///{missing}")
    assert str(missing) in sentence(refused)
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    refused = elbowroom("db", "backup", str(copy), "--database", f"sqlite:///{other}")
    assert "not a database of elbowroom" in sentence(refused)
    assert [path.name for path in tmp_path.iterdir()] == [other.name]


def test_a_restore_on_postgresql_needs_a_stopped_server_and_can_be_undone(
    tmp_path: Path, database_server: Postgres
) -> None:
    url = database_server.new_database()
    assert elbowroom("db", "upgrade", "--database", url).returncode == 0
    club = Club(tmp_path, url)
    with serving(tmp_path, database=url) as server:
        club.play(server)
        assert mode_of(club.copy) == 0o600
        assert club.db("restore", str(club.copy)) == 2
        assert "in use" in sentence(club.answer)
    assert club.db("restore", str(club.copy)) == 0, club.answer.stderr
    [earlier_state] = tmp_path.glob("copy.before-restore-*")
    assert mode_of(earlier_state) == 0o600
    assert lines_at(url) == club.old
    assert club.db("restore", str(earlier_state)) == 0, club.answer.stderr
    assert lines_at(url) == club.new


def lines_at(url: str) -> int:
    with psycopg.connect(url) as database:
        row = database.execute("SELECT count(*) FROM log").fetchone()
    assert row is not None
    return int(row[0])


def test_a_backup_of_an_empty_postgresql_is_refused(
    tmp_path: Path, database_server: Postgres
) -> None:
    copy, url = tmp_path / "copy", database_server.new_database()
    refused = elbowroom("db", "backup", str(copy), "--database", url, path=str(programs()))
    assert "not a database of elbowroom" in sentence(refused)
    assert not copy.exists()
