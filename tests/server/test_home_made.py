"""Home-made content at tables of the server: carried, refused, replayed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.homemade.content import Content
from elbowroom.homemade.reading import read_toml
from elbowroom.play.record import load_match
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


@pytest.mark.parametrize(
    ("content", "place", "key"),
    [
        ("{", "", "collection-not-json"),
        ('{"races":{"moles":{"tokens":11}}}', "races.moles.tokens", "collection-number"),
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
