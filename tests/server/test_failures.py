"""When the database fails, the server says so, and goes on when it works again."""

from __future__ import annotations

import json
import resource
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from elbowroom.server.storage.migrations import upgrade
from tests.server.command_line import elbowroom, sentence
from tests.server.freezer import freezer
from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.servers import Server, free_port, serving

Answer = tuple[int, str]


def answer(server: Server, path: str = "/api/ready", seconds: float = 6) -> Answer:
    """The status and the error of a request; no status if there is no answer in time."""
    try:
        response = httpx.get(f"{server.url}{path}", timeout=seconds)
    except httpx.TimeoutException:
        return 0, "no answer"
    return response.status_code, response.json().get("error", "")


def until(holds: Callable[[], bool], seconds: float = 20) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def started_table(player: Player) -> str:
    table = str(player.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"])
    player.do(table, "start")
    return table


# ---------------------------------------------------------------------- while the server runs


def test_a_frozen_postgresql_is_noticed_and_forgiven(
    tmp_path: Path, database_server: Postgres
) -> None:
    url = database_server.new_database()
    upgrade(url)
    with freezer(database_server.port) as proxy:
        frozen = url.replace(f":{database_server.port}/", f":{proxy.port}/")
        with serving(tmp_path, database=frozen, store_seconds=2.0) as server:
            ada = Player(server)
            table = started_table(ada)
            proxy.freeze()
            assert until(lambda: answer(server)[0] == 503)
            assert answer(server) == (503, "store-slow")
            assert answer(server, "/api/health") == (200, "")
            assert answer(server, "/api/tables?public=1", 15)[0] == 503
            proxy.thaw()
            assert until(lambda: answer(server)[0] == 200)
            assert ada.move(table)["type"] == "ack"


def test_a_full_disk_is_not_ready_until_there_is_room_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Player(server)
        table = started_table(ada)
        assert server.process is not None
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        written = Path(f"{tmp_path}/tables.sqlite3-wal").stat().st_size
        limit = (written, unlimited[1])
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        assert until(lambda: answer(server)[0] == 503)
        assert answer(server)[1] in ("disk-full", "disk-failed")
        sight = ada.sight(table)  # reading is still possible
        move = {"id": "m", "expected": sight["seq"], "action": "pick 1"}
        assert ada.do(table, "move", **move)["error"] == "store-down"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert until(lambda: answer(server)[0] == 200)
        assert ada.do(table, "move", **move)["type"] == "ack"
        assert '"event":"store-failed"' in server.log.read_text()


def test_a_game_with_a_broken_log_is_reported_once_and_the_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with serving(tmp_path) as server:
        ada = Player(server)
        whole, broken = started_table(ada), started_table(ada)
        waiting = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}], public=True)["id"]
    with closing(sqlite3.connect(file)) as database:
        query = 'UPDATE log SET body = \'{"kind":"nonsense\' WHERE game = ?'
        database.executemany(query, [(broken,), (waiting,)])
        database.execute("DELETE FROM snapshots")
        database.commit()
    server.start()
    try:
        wait_for_lease_rounds(file, 4)
        assert answer(server, f"/api/tables/{broken}") == (503, "broken-game")
        assert ada.http.get("/api/tables").status_code == 200
        assert ada.move(whole)["type"] == "ack"
    finally:
        server.stop()
    events = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not [event for event in events if event["event"] in ("task-failed", "bug")]
    reports = [event for event in events if event["event"] == "broken-game"]
    assert len(reports) == 2
    assert all(report["see"] == "elbowroom db verify" for report in reports)


def wait_for_lease_rounds(file: Path, rounds: int) -> None:
    """Wait until leases have been renewed so many times."""
    seen: set[float] = set()

    def enough() -> bool:
        with closing(sqlite3.connect(file)) as database:
            [(until,)] = database.execute("SELECT max(until) FROM processes").fetchall()
        seen.add(until)
        return len(seen) > rounds

    assert until(enough)


# ---------------------------------------------------------------------- when it does not start


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """An empty database of this version."""
    file = tmp_path / "tables.sqlite3"
    upgrade(f"sqlite:///{file}")
    return file


def serve(file: Path, *options: str) -> str:
    """What `elbowroom serve` says when it cannot start."""
    address = ("--port", str(free_port()), "--database", f"sqlite:///{file}")
    return sentence(elbowroom("serve", *address, *options, seconds=30))


def test_a_damaged_database_is_named_and_left_as_it_is(database: Path) -> None:
    content = database.read_bytes()
    # What follows the schema is nonsense.
    database.write_bytes(content[:8192] + b"\x07" * (len(content) - 8192))
    damaged = database.read_bytes()
    assert "damaged" in serve(database)
    for command in (["verify"], ["upgrade"], ["backup", str(database.parent / "copy")]):
        done = elbowroom("db", *command, "--database", f"sqlite:///{database}")
        assert "damaged" in sentence(done)
    assert database.read_bytes() == damaged
    assert not (database.parent / "copy").exists()
    database.write_bytes(b"This is a letter to a friend. " * 1000)
    assert "damaged or not a database" in serve(database)


def test_a_database_of_a_newer_version_is_named(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
        connection.commit()
    assert "newer version" in serve(database)
    done = elbowroom("db", "verify", "--database", f"sqlite:///{database}")
    assert "newer version" in sentence(done)


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    assert "No such file or directory" in serve(tmp_path / "nowhere" / "tables.sqlite3")
    (tmp_path / "folder").mkdir()
    assert "cannot be opened" in serve(tmp_path / "folder")


def test_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = other.read_bytes()
    assert "not a database of elbowroom" in serve(other)
    assert other.read_bytes() == before


def test_an_unknown_log_level_is_named(database: Path) -> None:
    assert "loud" in serve(database, "--log-level", "loud")


def test_a_postgresql_that_does_not_answer_is_named_without_its_password() -> None:
    address = f"postgresql://ada:secret@127.0.0.1:{free_port()}/tables"
    for command in (["serve"], ["db", "upgrade"], ["db", "verify"]):
        said = sentence(elbowroom(*command, "--database", address, seconds=30))
        assert "cannot be reached" in said
        assert "secret" not in said


def test_a_second_server_on_one_file_or_port_is_refused_in_one_sentence(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "tables.sqlite3")
    with serving(tmp_path) as server:
        assert "in use" in serve(tmp_path / "tables.sqlite3")
        assert "in use" in serve(link)
        other = f"sqlite:///{tmp_path}/other.sqlite3"
        done = elbowroom("serve", "--port", str(server.port), "--database", other, seconds=30)
        assert str(server.port) in sentence(done)
        assert answer(server) == (200, "")
