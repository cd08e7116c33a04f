"""Branches: practice tables that begin with a position of another game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom.play.earnings import earnings
from elbowroom.play.record import load_match
from elbowroom.server.live.proof import fair
from tests.server.players import Json, Player
from tests.server.servers import Server, serving

BOTH = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("branch")) as process:
        yield process


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    ada = Player(server)
    table = ada.new_table(seats=BOTH, options={"sea_entry": False})["id"]
    ada.do(table, "start")
    ada.play_to_the_end(table)
    return str(table)


def branch(player: Player, table: str, seq: int, **what: object) -> Json:
    answer = player.http.post(f"/api/tables/{table}/branch", json={"seq": seq, **what})
    return dict(answer.json())


def at(player: Player, table: str, seq: int) -> Json:
    """The position after line *seq*, without what depends on who looks."""
    answer = player.http.get(
        f"/api/tables/{table}/sights", params={"after": seq - 1, "most": 1}
    ).json()
    return dict(answer["sights"][0]["view"])


def test_a_branch_begins_where_the_other_game_was_and_ends_in_a_record(
    server: Server, finished: str
) -> None:
    eve = Player(server, "Eve")
    seq = 60
    made = branch(eve, finished, seq, seats=BOTH, name="What if")
    assert (made["practice"], made["status"], made["name"]) == (True, "open", "What if")
    assert made["options"] == {"sea_entry": False}
    table = made["id"]
    eve.do(table, "start")
    begun = eve.sight(table)["view"]
    then = at(eve, finished, seq)
    for key in ("regions", "round", "turn", "phase", "column", "trays", "decider"):
        assert begun[key] == then[key]
    eve.play_to_the_end(table)
    text = eve.http.get(f"/api/tables/{table}/record").text
    assert f"position {then['code']}" in text
    match = load_match(text)
    assert match.over
    assert fair(text) is True
    books = earnings(match)
    for seat in range(2):
        earned = sum(each.coins for each in books.all if each.seat == seat + 1)
        assert books.purses[seat] + earned == match.state.coins[seat]
    again = eve.do(table, "rematch")
    assert again["type"] == "ack"


def test_if_the_request_names_no_seats_bots_take_the_others(server: Server, finished: str) -> None:
    eve = Player(server, "Eve")
    made = branch(eve, finished, 30)
    mover = at(eve, finished, 30)["decider"]
    kinds = {seat["seat"]: seat["kind"] for seat in made["seats"]}
    assert kinds == {mover: "person", 3 - mover: "bot"}


def test_a_running_game_between_people_cannot_be_branched(server: Server) -> None:
    ada, bob = Player(server), Player(server, "Bob")
    for settings in ({}, {"seed": 4}):
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}], **settings)["id"]
        bob.do(table, "sit", seat=2)
        ada.do(table, "start")
        for player in (ada, bob, Player(server, "Eve")):
            assert branch(player, table, 3)["error"] == "not-over"


def test_a_running_practice_of_one_person_can_be_branched_by_them(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=BOTH, seed=4)["id"]
    ada.do(table, "start")
    for _ in range(10):
        ada.move(table)
    assert branch(Player(server, "Eve"), table, 8)["error"] == "not-over"
    made = branch(ada, table, 8)
    ada.do(made["id"], "start")
    assert ada.sight(made["id"])["view"]["regions"] == at(ada, table, 8)["regions"]
    # A branch has dice of its own, so it does not show what will fall in the other game.
    assert made["seed_hash"] != ada.info(table)["seed_hash"]


def test_a_branch_from_nowhere_is_refused(server: Server, finished: str) -> None:
    eve = Player(server, "Eve")
    last = eve.info(finished)["seq"]
    assert branch(eve, finished, last)["error"] == "nothing-to-play-on"
    assert branch(eve, finished, 1)["error"] == "nothing-to-play-on"
    assert branch(eve, finished, 9, seats=BOTH[:1])["error"] == "wrong-number-of-seats"
    odd = [{"kind": "me"}, {"kind": "bot", "level": "odd"}]
    assert branch(eve, finished, 9, seats=odd)["error"] == "no-such-bot"
    assert branch(eve, "AbCdEfGhIjKlMnOp", 9)["error"] == "no-such-table"
