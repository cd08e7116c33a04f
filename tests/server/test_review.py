"""Learning from a game: the moments that decided it, and what would have been better."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.players import Json, Player, legal
from tests.server.servers import Server, serving

RANDOM = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("review")) as process:
        yield process


def play_out(player: Player, table: str) -> None:
    """A bot plays the first seat at random to the end, for the person who sits there."""
    player.do(table, "hand-over", seat=1, level="random")
    end = time.monotonic() + 60
    while player.info(table)["status"] != "over" and time.monotonic() < end:
        time.sleep(0.1)


def review(player: Player, table: str) -> Json:
    """The review of a game, when all of its turns have been looked at."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        answer = player.http.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200, answer.text
        known = dict(answer.json())
        if known["turns"] and known["done"] == known["turns"]:
            return known
        time.sleep(0.3)
    raise AssertionError("the review never ended")


def test_the_dearest_decisions_of_people_come_with_something_better(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, RANDOM], seed=3)["id"]
    ada.do(table, "start")
    play_out(ada, table)
    known = review(ada, table)
    assert known["turns"] == 10, "her own turns, and not those of the bot"
    moments = known["moments"]
    assert len(moments) == 3, "whoever plays at random makes mistakes"
    assert [each["step"] for each in moments] == sorted(each["step"] for each in moments)
    entries = {entry["seq"]: entry for entry in ada.lines(table)}
    for moment in moments:
        assert moment["seat"] == 1
        assert moment["cost"] >= 0.5
        for way in ("played", "better"):
            assert len(moment[way]["views"]) == len(moment[way]["actions"]) + 1
        first = moment["played"]["views"][0]
        assert first == moment["better"]["views"][0], "both begin at the same position"
        # The line of the log leads to that position, and a table can go on from there.
        assert entries[moment["seq"]]["kind"] in ("started", "move")
        branch = ada.http.post(f"/api/tables/{table}/branch", json={"seq": moment["seq"]})
        new = branch.json()["id"]
        ada.do(new, "start")
        seen = ada.sight(new)["view"]
        assert [seen["round"], seen["regions"]] == [first["round"], first["regions"]]


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ada.do(table, "start")
    answer = ada.http.get(f"/api/tables/{table}/review")
    assert [answer.status_code, answer.json()["error"]] == [409, "not-over"]


def test_undone_moves_do_not_shift_the_moments(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, RANDOM], seed=4)["id"]
    ada.do(table, "start")
    ada.move(table, "pick 1")
    conquests = [text for text in legal(ada.sight(table)) if text.startswith("conquer")]
    ada.move(table, conquests[0])
    undone = ada.do(table, "undo", id="u", expected=ada.sight(table)["seq"])
    assert undone["type"] == "ack"
    play_out(ada, table)
    moment = review(ada, table)["moments"][0]
    sights = ada.http.get(f"/api/tables/{table}/sights", params={"most": 200}).json()["sights"]
    there = next(each["view"] for each in sights if each["seq"] == moment["seq"])
    assert there["regions"] == moment["played"]["views"][0]["regions"]
