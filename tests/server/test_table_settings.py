"""The settings of a new table: which are refused, and what the others do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom.traits.catalogue import contents_of
from tests.server.players import Json, Player
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as process:
        yield process


@pytest.mark.parametrize(
    ("request_body", "error"),
    [
        ({"map": "atlantis"}, "no-such-map"),
        ({"box": "underground"}, "no-such-box"),
        ({"options": {"fly": True}}, "no-such-option"),
        ({"seats": [{"kind": "me"}]}, "wrong-number-of-seats"),
        ({"without": ["moles"]}, "nothing-to-leave-out"),
        ({"without": ["orcs", "orcs"]}, "nothing-to-leave-out"),
        ({"without": ["ogres"]}, "nothing-to-leave-out"),
        ({"without": contents_of("surface").races[5:]}, "too-much-left-out"),
        (
            {"monsters": ["bootsuck-bog", "goatsneeze", "the-nodding-pines"]},
            "wrong-monster-regions",
        ),
        ({"box": "mixed", "monsters": ["bootsuck-bog"]}, "wrong-monster-regions"),
        ({"seats": [{"kind": "bot", "level": "god"}] * 2}, "no-such-bot"),
    ],
)
def test_an_impossible_table_is_refused(server: Server, request_body: Json, error: str) -> None:
    answer = Player(server).http.post("/api/tables", json=request_body)
    assert (answer.status_code, answer.json()["error"]) == (409, error)


def test_a_table_leaves_things_out_and_says_where_monsters_are(server: Server) -> None:
    ada = Player(server)
    chosen: Json = {
        "without": ["orcs", "keep"],
        "monsters": ["bootsuck-bog", "goatsneeze", "the-nodding-pines"],
    }
    table = ada.new_table(seats=[{"kind": "me"}] * 2, box="mixed", **chosen)["id"]
    info = ada.info(table)
    assert {key: info[key] for key in chosen} == chosen
    ada.do(table, "start")
    view = ada.http.get(f"/api/tables/{table}/sight", params={"code": 1}).json()["view"]
    assert "orcs" not in view["trays"]
    assert [
        region["slug"]
        for region in view["regions"]
        if "monsters" in [thing["key"] for thing in region["things"]]
    ] == chosen["monsters"]
    assert ".w~orcs~keep." in view["code"]


def test_house_rules_and_mixed_boxes_are_played(server: Server) -> None:
    ada = Player(server)
    seats = [{"kind": "me"}] * 2
    table = ada.new_table(seats=seats, box="mixed", options={"open_coins": True})["id"]
    ada.do(table, "start")
    view = ada.sight(table)["view"]
    assert view["box"] == "mixed"
    assert all(seat["coins"] is not None for seat in view["seats"])
