"""Games of another version of the rules stay listed and visible, and are never lost."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from elbowroom.cli.commands.db import verify
from tests.server.players import Json, Player, greet
from tests.server.servers import Server, serving

BOTH = [{"kind": "me"}, {"kind": "open"}]


def age(folder: Path) -> None:
    """Mark all games as played by older rules."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        for game, text in database.execute("SELECT id, setup FROM games").fetchall():
            setup = json.loads(text) | {"rules": 0}
            database.execute("UPDATE games SET setup = ? WHERE id = ?", (json.dumps(setup), game))
    database.close()


def old_games(folder: Path) -> tuple[Server, Player, Player, str, str, Json]:
    """A running game and a finished one, both of other rules."""
    server = Server(folder).start()
    ada, bob = Player(server), Player(server, "Bob")
    running = ada.new_table(seats=BOTH, public=True)["id"]
    bob.do(running, "sit", seat=2)
    ada.do(running, "start")
    for _ in range(60):
        (ada if ada.sight(running).get("actions") else bob).move(running)
    done = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ada.do(done, "start")
    ada.play_to_the_end(done)
    before = ada.sight(running)
    server.stop()
    age(folder)
    server.start()
    return server, ada, bob, running, done, before


def get(player: Player, path: str) -> tuple[int, Json]:
    answer = player.http.get(f"/api/tables/{path}")
    return answer.status_code, answer.json()


def test_games_of_other_rules_are_shown_as_they_were_and_can_be_closed(tmp_path: Path) -> None:
    server, ada, bob, running, done, before = old_games(tmp_path)
    try:
        assert ada.info(running)["status"] == "other-rules"
        listed = ada.http.get("/api/tables").json()["tables"]
        assert [(each["id"], each["status"]) for each in listed] == [(running, "other-rules")]
        seen = ada.sight(running)
        assert seen["view"]["regions"] == before["view"]["regions"]
        assert [seat["coins"] for seat in seen["view"]["seats"]][1] is None
        assert seen["view"]["seats"][0] == before["view"]["seats"][0]
        assert "actions" not in seen
        assert len(ada.lines(running)) == before["seq"]
        assert ada.do(running, "move", id="x", expected=before["seq"], action="stop")["error"] == (
            "not-playing"
        )
        for path in ("sights", "summary", "chances"):
            assert get(ada, f"{running}/{path}") == (
                409,
                {"type": "refusal", "error": "other-rules"},
            )
        assert ada.do(running, "say", text="What a pity.")["type"] == "ack"
        assert Player(server, "Eve").do(running, "abandon")["error"] == "not-the-host"
        assert bob.do(running, "abandon")["type"] == "ack"
        closed = ada.info(running)
        assert (closed["status"], ada.lines(running)[-1]["kind"]) == ("over", "closed")
        coins = [seat["coins"] for seat in bob.sight(running)["view"]["seats"]]
        assert None not in coins
        assert closed["winners"] == [n for n, c in enumerate(coins, 1) if c == max(coins)]
        assert ada.do(running, "abandon")["error"] == "not-other-rules"
        assert get(ada, f"{running}/record")[1]["error"] == "other-rules"
        fresh = ada.do(running, "rematch")
        assert fresh["type"] == "ack"
        assert ada.info(ada.info(running)["rematch"])["status"] == "open"
        check_finished(ada, done)
    finally:
        server.stop()


def check_finished(ada: Player, done: str) -> None:
    """A game that was over keeps its winners and its record."""
    info = ada.info(done)
    assert info["status"] == "over"
    assert info["winners"]
    text = ada.http.get(f"/api/tables/{done}/record").text
    assert text.startswith("elbowroom-record 1")
    assert None not in [seat["coins"] for seat in ada.sight(done)["view"]["seats"]]
    assert ada.http.post(f"/api/tables/{done}/branch", json={"seq": 9}).status_code == 409


def test_a_socket_can_watch_a_game_of_other_rules(tmp_path: Path) -> None:
    import asyncio

    server, ada, _, running, _, before = old_games(tmp_path)

    async def come() -> Json:
        async with ada.socket(running) as socket:
            return await greet(socket)

    try:
        welcome = asyncio.run(come())
        assert welcome["table"]["status"] == "other-rules"
        assert welcome["now"]["view"]["round"] == before["view"]["round"]
        assert '"event":"bug"' not in server.log.read_text()
    finally:
        server.stop()


def test_without_a_snapshot_only_the_log_of_other_rules_is_shown(tmp_path: Path) -> None:
    server, ada, _, running, done, before = old_games(tmp_path)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("DELETE FROM snapshots")
    database.close()
    server.start()
    try:
        assert ada.sight(running).get("view") is None
        assert len(ada.lines(running)) == before["seq"]
        assert ada.do(running, "abandon")["type"] == "ack"
        assert ada.info(running)["status"] == "over"
        assert get(ada, f"{done}/record")[1]["error"] == "other-rules"
    finally:
        server.stop()


def test_verify_counts_games_of_other_rules_separately(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, *_ = old_games(tmp_path)
    server.stop()
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    assert verify(database=url) == 0
    said = capsys.readouterr().out
    assert "0 games played again, 0 of them broken." in said
    assert "2 more games are of other rules" in said
    with serving(tmp_path) as server:
        ada = Player(server)
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        ada.do(table, "start")
    assert verify(database=url) == 0
    assert "One game played again, 0 of them broken." in capsys.readouterr().out
