"""Hints for running games, figures about finished ones, programs that play."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.players import Json, Player, greet, hear, say
from tests.server.servers import Server, serving

BOTH = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("study"), hints_per_minute=1e6) as process:
        yield process


def hint(player: Player, table: str) -> Json:
    return dict(player.http.post(f"/api/tables/{table}/hint", json={}, timeout=60).json())


def test_the_person_to_move_gets_plans_that_can_be_played(server: Server) -> None:
    ada, bob = Player(server), Player(server, "Bob")
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    assert hint(ada, table)["error"] == "not-playing"
    bob.do(table, "sit", seat=2)
    ada.do(table, "start")
    seen = ada.sight(table)
    advice = hint(ada, table)
    assert (advice["type"], advice["seat"], advice["seq"]) == ("advised", 1, seen["seq"])
    assert all(plan["actions"][0] in seen["actions"] for plan in advice["plans"])
    best = advice["plans"][0]
    assert best["differences"] == []
    assert best["lead"] >= advice["plans"][-1]["lead"]
    assert hint(bob, table)["error"] == "not-your-turn"
    assert ada.move(table, best["actions"][0]["text"])["type"] == "ack"

    async def over_the_socket() -> Json:
        async with ada.socket(table) as socket:
            await greet(socket)
            await say(socket, "hint", id="h1")
            return await hear(socket, "advised")

    assert asyncio.run(over_the_socket())["id"] == "h1"


def test_a_table_may_do_without_hints(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=BOTH, hints=False)
    assert table["hints"] is False
    ada.do(table["id"], "start")
    assert hint(ada, table["id"])["error"] == "no-hints-here"
    assert Player(server).http.post("/api/tables", json={}).json().get("hints", True) is True


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, hints_per_minute=4) as server:
        ada = Player(server)
        table = ada.new_table(seats=BOTH)["id"]
        ada.do(table, "start")
        answers = [hint(ada, table) for _ in range(4)]
        assert [answer["type"] for answer in answers[:2]] == ["advised", "advised"]
        assert "too-fast" in [answer.get("error") for answer in answers[2:]]


def test_a_finished_game_has_a_summary_and_chances(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "bot", "level": "random"}] * 2)["id"]
    for path in ("summary", "chances"):
        assert ada.http.get(f"/api/tables/{table}/{path}").json()["error"] == "not-over"
    ada.do(table, "start")
    while ada.info(table)["status"] != "over":
        time.sleep(0.1)
    coins = [seat["coins"] for seat in ada.sight(table)["view"]["seats"]]
    summary = ada.http.get(f"/api/tables/{table}/summary", timeout=60).json()
    assert summary["winners"] == ada.info(table)["winners"]
    for seat, purse in zip(summary["seats"], coins, strict=True):
        assert seat["coins"] == purse
        assert seat["start"] + sum(seat["by_source"].values()) == purse
        assert sum(sum(part.values()) for part in seat["by_round"]) == purse - seat["start"]
    assert summary["armies"][summary["best"]]["coins"] == max(a["coins"] for a in summary["armies"])
    swings = ada.http.get(f"/api/tables/{table}/chances", timeout=120).json()["turns"]
    assert (swings[0]["round"], swings[0]["seat"], len(swings)) == (0, 0, 21)
    for turn in swings:
        assert sum(turn["chances"]) == pytest.approx(1)
    assert swings[-1]["chances"][summary["winners"][0] - 1] >= 0.5
    again = ada.http.get(f"/api/tables/{table}/chances", timeout=60).json()["turns"]
    assert again == swings


def test_programs_of_the_operator_can_be_seated_like_any_level(tmp_path: Path) -> None:
    program = f"{sys.executable} -m elbowroom bot easy"
    with serving(tmp_path, bots={"tireless": f"cmd@20s:{program}"}) as server:
        ada = Player(server)
        assert "tireless" in ada.http.get("/api/about").json()["bots"]
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "tireless"}])["id"]
        assert program not in ada.http.get(f"/api/tables/{table}").text
        ada.do(table, "start")
        end = time.monotonic() + 90
        moved: list[Json] = []
        while time.monotonic() < end and len(moved) < 3:
            if ada.sight(table).get("actions"):
                ada.move(table)
            moved = [line for line in ada.lines(table) if line["kind"] == "move" and
                     line["seat"] == 2]  # fmt: skip
        assert {line["level"] for line in moved} == {"tireless"}
        assert "bug" not in server.log.read_text()
