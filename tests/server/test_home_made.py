"""Home-made content at tables of the server: carried, refused, replayed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.homemade.content import Content
from elbowroom.homemade.reading import read_toml
from elbowroom.play.record import load_match
from tests.homemade.samples import harbour
from tests.server.players import Player
from tests.server.servers import Server, serving

DOCKS = Path(__file__).parents[1] / "homemade" / "docks.toml"
BOTH = [{"kind": "me"}, {"kind": "me"}]


def docks() -> Content:
    return Content([read_toml(DOCKS.read_text(encoding="utf-8"), DOCKS.name)])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("home-made")) as process:
        yield process


def test_a_table_carries_its_content_into_the_record_and_into_a_branch(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=BOTH, content=docks().text)["id"]
    assert ada.info(table)["content"] == docks().text
    ada.do(table, "start")
    ada.play_to_the_end(table)
    text = ada.http.get(f"/api/tables/{table}/record").text
    match = load_match(text)
    assert match.state.book.contents.content == docks().text
    made = ada.http.post(f"/api/tables/{table}/branch", json={"seq": 40, "seats": BOTH}).json()
    assert made["content"] == docks().text
    ada.do(made["id"], "start")
    assert ada.sight(made["id"])["view"]["round"] >= 1
    advised = ada.http.post(f"/api/tables/{made['id']}/hint", json={}, timeout=60)
    assert advised.status_code == 200, advised.text
    assert advised.json()["plans"]


def test_hint_review_and_rematch_know_the_content_of_the_table(server: Server) -> None:
    ada = Player(server)
    content = json.dumps([json.loads(docks().text), json.loads(harbour().text)])
    table = ada.new_table(map="the-docks", seats=BOTH, content=content)["id"]
    ada.do(table, "start")
    hint = ada.http.post(f"/api/tables/{table}/hint", json={}, timeout=60).json()
    assert hint["type"] == "advised"
    ada.play_to_the_end(table)
    assert ada.http.get(f"/api/tables/{table}/review", timeout=60).status_code == 200
    ada.do(table, "rematch")
    again = ada.info(ada.info(table)["rematch"])
    assert again["map"] == "the-docks"
    assert again["content"] == ada.info(table)["content"]


@pytest.mark.parametrize(
    ("content", "place", "key"),
    [
        ("{", "", "collection-not-json"),
        ('{"races":{"moles":{"tokens":11}}}', "races.moles.tokens", "mistake-number"),
        ('{"races":{"elves":{"tokens":1}}}', "races.elves", "collection-key-taken"),
    ],
)
def test_bad_content_is_refused_with_its_place_and_the_server_goes_on(
    server: Server, content: str, place: str, key: str
) -> None:
    ada = Player(server)
    answer = ada.http.post("/api/tables", json={"content": content})
    assert (answer.status_code, answer.json()["error"]) == (409, "bad-content")
    mistake = answer.json()["mistake"]
    assert (mistake["place"], mistake["key"]) == (place, key)
    assert ada.new_table(seats=BOTH)["id"]


def test_a_server_may_have_content_for_tables_that_bring_none(tmp_path: Path) -> None:
    with serving(tmp_path, content=docks().text) as own:
        ada = Player(own)
        plain, other = ada.new_table(seats=BOTH), ada.new_table(seats=BOTH, content=harbour().text)
        assert ada.info(plain["id"])["content"] == docks().text
        assert ada.info(other["id"])["content"] == harbour().text


def test_a_table_on_a_home_made_map_is_drawn_played_and_replayed(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(map="the-docks", seats=BOTH, content=harbour().text)["id"]
    board = ada.http.get(f"/api/tables/{table}/map")
    assert (board.json()["name"], board.json()["title"]["cs"]) == ("the-docks", "Doky")
    assert [region["slug"] for region in board.json()["regions"]][:2] == [
        "sea-of-tea",
        "crumb-cove",
    ]
    etag = {"if-none-match": board.headers["etag"]}
    assert ada.http.get(f"/api/tables/{table}/map", headers=etag).status_code == 304
    ada.do(table, "start")
    ada.play_to_the_end(table)
    assert load_match(ada.http.get(f"/api/tables/{table}/record").text).state.atlas.size == 11
    assert ada.http.get(f"/api/tables/{table}/chances").status_code == 200


def test_the_board_of_a_table_may_be_a_built_in_one(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=BOTH, content=harbour().text)["id"]
    assert ada.http.get(f"/api/tables/{table}/map").json()["name"] == "surface-2"


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"map": "the-rocks"}, "no-such-map"),
        ({"map": "the-docks", "seats": [*BOTH, *BOTH]}, "wrong-number-of-seats"),
        ({"map": "the-docks", "box": "underground", "seats": BOTH}, "no-such-box"),
    ],
)
def test_a_table_that_does_not_fit_its_home_made_map_is_refused(
    server: Server, request_: dict[str, object], error: str
) -> None:
    answer = Player(server).http.post("/api/tables", json=request_ | {"content": harbour().text})
    assert (answer.status_code, answer.json()["error"]) == (409, error)


def test_a_map_is_generated_and_played_on(server: Server) -> None:
    ada = Player(server)
    question = {"box": "underground", "players": 2, "seed": 5}
    made = ada.http.post("/api/maps", json=question)
    assert made.status_code == 201
    assert made.json() == ada.http.post("/api/maps", json=question).json()
    assert made.json()["key"] == "underground-2-seed-5"
    assert made.json()["content"] == Content([read_toml(made.json()["toml"], "")]).text
    table = ada.new_table(map=made.json()["key"], seats=BOTH, content=made.json()["content"])["id"]
    ada.do(table, "start")
    assert ada.sight(table)["view"]["map"] == "underground-2-seed-5"
    assert ada.http.post("/api/maps", json={"players": 6}).status_code == 400
