"""What an operator does: upgrade, monitor, back up, restore, verify, stop."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from elbowroom.server.operations.notifications import Mail, YourTurn, notifiers
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.migrations import upgrade
from tests.server.command_line import elbowroom, sentence
from tests.server.players import Player, greet, hear, legal, say
from tests.server.postgres import Postgres, programs
from tests.server.servers import Server, serving


def some_games(server: Server) -> Player:
    """Three games: one finished, one running with an undo and a rewind, one open."""
    ada = Player(server)
    bots = [{"kind": "bot", "level": "random"}] * 2
    done = ada.new_table(seats=bots)["id"]
    ada.do(done, "start")
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ada.do(table, "start")
    first = ada.move(table, "pick 1")["seq"]
    ada.move(table)
    ada.do(table, "undo", id="u", expected=ada.sight(table)["seq"])
    ada.do(table, "propose", to=first, seat=1)
    ada.do(table, "answer", seat=2, agree=True)
    ada.move(table)
    ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}])
    end = time.monotonic() + 40
    while ada.info(done)["status"] != "over" and time.monotonic() < end:
        time.sleep(0.1)
    return ada


def test_a_backup_of_a_running_sqlite_server_restores_and_verifies(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    target = f"sqlite:///{tmp_path}/restored.sqlite3"
    with serving(tmp_path) as server:
        some_games(server)
        made = elbowroom("db", "backup", str(copy), "--database", server.settings["database"])
        assert made.returncode == 0, made.stderr
    restored = elbowroom("db", "restore", str(copy), "--database", target)
    assert restored.returncode == 0, restored.stderr
    assert "3 games" in restored.stdout


def test_a_log_that_was_tampered_with_does_not_verify(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        some_games(server)
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as database:
        body = "SELECT game, seq, body FROM log WHERE body LIKE '%\"started\"%' LIMIT 1"
        game, seq, text = database.execute(body).fetchone()
        line = json.loads(text)
        line["chance"].reverse()
        changed = (json.dumps(line), game, seq)
        database.execute("UPDATE log SET body = ? WHERE game = ? AND seq = ?", changed)
    database.close()
    verified = elbowroom("db", "verify", "--database", f"sqlite:///{path}")
    assert verified.returncode == 1
    assert game in verified.stdout


def test_a_backup_of_postgresql_restores_and_verifies(
    tmp_path: Path, database_server: Postgres
) -> None:
    url, target = database_server.new_database(), database_server.new_database()
    path = str(programs())
    assert elbowroom("db", "upgrade", "--database", url).returncode == 0
    with serving(tmp_path, database=url) as server:
        some_games(server)
        made = elbowroom("db", "backup", str(tmp_path / "d"), "--database", url, path=path)
        assert made.returncode == 0, made.stderr
    restored = elbowroom("db", "restore", str(tmp_path / "d"), "--database", target, path=path)
    assert restored.returncode == 0, restored.stderr + restored.stdout
    assert "3 games" in restored.stdout


def test_sqlite_is_refused_to_several_workers_and_to_a_second_server(tmp_path: Path) -> None:
    refused = elbowroom("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x")
    assert refused.returncode == 2
    assert "postgresql" in refused.stderr
    with serving(tmp_path) as server:
        verify = elbowroom("db", "verify", "--database", server.settings["database"])
        assert verify.returncode == 2
        assert "in use" in verify.stderr


def test_the_server_does_not_start_on_a_database_that_is_not_up_to_date(
    database_server: Postgres,
) -> None:
    refused = elbowroom("serve", "--database", database_server.new_database())
    assert "db upgrade" in sentence(refused)


def test_bots_of_the_operator_need_a_plain_name() -> None:
    for option in ("easy=./bot", "nonsense", "mybot=", "mybot=/no/such/program", "My Bot=true"):
        refused = elbowroom("serve", "--bot", option)
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
        assert option.partition("=")[0] in refused.stderr or "no/such" in refused.stderr


def test_an_upgrade_can_be_run_twice(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/twice.sqlite3"
    upgrade(url)
    upgrade(url)


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Player(server)
        assert ada.http.get("/api/health").json() == {"status": "ok"}
        assert ada.http.get("/api/ready").json() == {"status": "ok"}
        figures = ada.http.get("/metrics").text
        assert "elbowroom_commit_seconds_count" in figures
        lines = server.log.read_text().splitlines()
        assert all("event" in json.loads(line) for line in lines)


def test_a_move_under_way_is_finished_before_the_server_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Player(server)
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        ada.do(table, "start")

        async def stop_meanwhile(number: int) -> object:
            """The number of the line of a move; None if the server stopped before it read it."""
            async with ada.socket(table) as socket:
                now = (await greet(socket))["now"]
                action = legal(now)[0]
                await say(socket, "move", id=f"m{number}", expected=now["seq"], action=action)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                try:
                    return (await hear(socket, "ack"))["seq"]
                except ConnectionClosed:
                    return None
                finally:
                    await stopping

        seq, number = None, 0
        while seq is None and number < 5:
            number += 1
            seq = asyncio.run(stop_meanwhile(number))
            server.start()
        assert seq is not None, "every move was still on its way"
        assert ada.lines(table)[-1]["seq"] == seq


def test_nobody_is_notified_unless_the_operator_has_turned_it_on() -> None:
    assert notifiers(Settings()) == []
    [mail] = notifiers(Settings(mail_server="127.0.0.1:1", mail_from="a@b"))
    assert isinstance(mail, Mail)
    mail.notify(YourTurn("t", "l", 1, "n"))  # no address: nothing is sent
