"""Making collections with the server: checks, cards of a table, the vocabulary, practice."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from elbowroom.homemade.effect_reading import VERBS
from elbowroom.homemade.region_grammar import PREFIXES, WORDS
from tests.fuzz.mutate import mutate_text
from tests.homemade.samples import HARBOUR_TEXT, TEXT, harbour
from tests.server.players import Player
from tests.server.servers import Server, serving
from tests.server.test_home_made import BOTH, DOCKS, docks


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("collections")) as process:
        yield process


def check(player: Player, text: str, format: str = "json", **more: str) -> dict[str, Any]:
    body = {"text": text, "format": format, **more}
    answer = player.http.post("/api/collections/check", json=body)
    assert answer.status_code == 200, answer.text
    report: dict[str, Any] = answer.json()
    return report


def test_a_check_gives_canonical_text_cards_sets_and_the_regions_they_mean(server: Server) -> None:
    report = check(Player(server), DOCKS.read_text(encoding="utf-8"), "toml")
    assert report["content"] == docks().text
    assert "mistakes" not in report
    moles, lucky = report["things"]
    assert moles["card"]["rules"][0]["key"] == "made-effect-active"
    assert [effect["form"] for effect in lucky["effects"]] == [
        "made-effect-coins-fight",
        "made-effect-as",
    ]
    assert moles["effects"][0]["sets"] == {"reach": {"word": "mountain", "parts": []}}
    assert "mount-maybe" in moles["effects"][0]["regions"]
    again = check(Player(server), report["content"])
    assert check(Player(server), again["toml"], "toml")["content"] == report["content"]


def test_every_thing_with_a_mistake_says_so_and_the_others_have_cards(server: Server) -> None:
    tree = json.loads(docks().text)
    tree["races"]["mole-men"]["tokens"] = 11
    report = check(Player(server), json.dumps(tree))
    assert "content" not in report
    moles, lucky = report["things"]
    assert moles["mistake"]["place"] == "races.mole-men.tokens"
    assert report["mistakes"] == [moles["mistake"]]
    assert lucky["card"]["key"] == "lucky"


@pytest.mark.parametrize(
    ("text", "format", "place", "key"),
    [
        ("a = = 3", "toml", "1:5", "collection-not-toml"),
        ("[]", "json", "", "collection-not-a-table"),
        ("{", "json", "", "collection-not-json"),
    ],
)
def test_text_that_cannot_be_read_is_a_mistake_with_its_place(
    server: Server, text: str, format: str, place: str, key: str
) -> None:
    report = check(Player(server), text, format)
    (mistake,) = report["mistakes"]
    assert (mistake["place"], mistake["key"]) == (place, key)


@given(mutate_text([TEXT, HARBOUR_TEXT]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_damaged_collections_are_answered_and_never_a_bug(server: Server, text: str) -> None:
    ada = Player(server)
    for path, body in (
        ("/api/collections/check", {"text": text, "format": "toml"}),
        ("/api/collections/check", {"text": text, "format": "json"}),
        ("/api/tables", {"content": text}),
    ):
        assert ada.http.post(path, json=body).status_code < 500
    log = server.log.read_text()
    assert '"bug"' not in log
    assert "Traceback" not in log


def test_every_mistake_of_an_unfinished_map_is_in_the_answer(server: Server) -> None:
    tree = json.loads(harbour().text)
    docks_map = tree["maps"]["the-docks"]
    docks_map["grid"] = "." + docks_map["grid"][1:]
    docks_map["players"] = 5
    report = check(Player(server), json.dumps(tree))
    (made,) = report["maps"]
    assert "content" not in report
    assert made["key"] == "the-docks"
    assert made["mistakes"] == report["mistakes"]
    assert [each["key"] for each in made["mistakes"]] == [
        "collection-map-blank",
        "collection-map-land",
    ]


def test_the_maps_of_a_check_are_counted_by_what_they_cost(tmp_path: Path) -> None:
    body = {"text": harbour().text}
    with serving(tmp_path, work_per_second=0.0001, work_at_once=0.1) as server:
        http = Player(server).http
        codes = [http.post("/api/collections/check", json=body).status_code for _ in range(6)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_a_map_that_is_being_made_is_drawn(server: Server) -> None:
    ada = Player(server, address="127.0.2.1")
    body = {"text": harbour().text, "map": "the-docks"}
    drawing = ada.http.post("/api/collections/drawing", json=body, timeout=60)
    assert drawing.status_code == 200
    assert drawing.json()["title"] == {"cs": "Doky", "en": "The Docks"}
    assert drawing.json()["art"].startswith("<svg")
    missing = ada.http.post("/api/collections/drawing", json={**body, "map": "the-rocks"})
    assert (missing.status_code, missing.json()["error"]) == (404, "no-such-map")


def test_a_map_with_a_mistake_is_not_drawn(server: Server) -> None:
    tree = json.loads(harbour().text)
    tree["maps"]["the-docks"]["players"] = 5
    body = {"text": json.dumps(tree), "map": "the-docks"}
    ada = Player(server, address="127.0.2.2")
    answer = ada.http.post("/api/collections/drawing", json=body)
    assert answer.status_code == 409
    assert answer.json()["mistake"]["key"] == "collection-map-land"


def test_a_check_on_a_board_that_does_not_exist_is_refused(server: Server) -> None:
    answer = Player(server).http.post("/api/collections/check", json={"text": "{}", "map": "moon"})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-map")
    assert Player(server).http.get("/api/maps/moon/sample").status_code == 404


def test_the_vocabulary_has_every_verb_and_every_word(server: Server) -> None:
    vocabulary = Player(server).http.get("/api/vocabulary").json()
    verbs = {verb for form in vocabulary["forms"] for verb in form["example"] if verb in VERBS}
    assert verbs == set(VERBS)
    assert [word["word"] for word in vocabulary["words"]] == [*WORDS, *PREFIXES]


def test_a_sample_position_has_an_army_of_the_seat_that_effects_speak_of(server: Server) -> None:
    sample = Player(server).http.get("/api/maps/surface-4/sample").json()
    assert sample["view"]["seats"][sample["seat"] - 1]["army"]["regions"]


def test_a_table_shows_its_cards_and_what_stays_in_the_box(server: Server) -> None:
    ada = Player(server)
    chasms = {
        "races": {"bats": {"tokens": 5, "effects": [{"enter": "beside chasm"}]}},
        "powers": {"brave": {"tokens": 4, "effects": [{"coins": 1, "each": "fight"}]}},
    }
    table = ada.new_table(seats=BOTH, content=json.dumps(chasms))["id"]
    bats, brave = ada.http.get(f"/api/tables/{table}/cards").json()["cards"]
    assert bats["left_out"]
    assert bats["warnings"][0]["key"] == "collection-left-out"
    assert "left_out" not in brave
    plain = ada.new_table(seats=BOTH)["id"]
    assert ada.http.get(f"/api/tables/{plain}/cards").json() == {"cards": []}


def test_what_is_tried_lies_in_the_first_slot(server: Server) -> None:
    ada = Player(server)
    body = {"seats": BOTH, "content": docks().text, "first": ["mole-men", "lucky"]}
    table = ada.new_table(**body)
    assert table["practice"]
    ada.do(table["id"], "start")
    combo = ada.sight(table["id"])["view"]["column"][0]
    assert (combo["race"], combo["power"], combo["slot"]) == ("mole-men", "lucky", 1)
    power_alone = ada.new_table(**{**body, "first": ["lucky"]})["id"]
    ada.do(power_alone, "start")
    assert ada.sight(power_alone)["view"]["column"][0]["power"] == "lucky"


def test_what_is_not_in_the_game_cannot_be_tried(server: Server) -> None:
    answer = Player(server).http.post("/api/tables", json={"seats": BOTH, "first": ["moon-men"]})
    assert (answer.status_code, answer.json()["error"]) == (409, "not-in-this-game")


def test_a_short_link_is_kept_for_a_while_and_opens_the_same_collection(server: Server) -> None:
    ada, ben = Player(server), Player(server)
    answer = ada.http.post("/api/collections/shared", json={"text": docks().text})
    assert answer.status_code == 201
    shared = answer.json()
    assert 29 < (shared["until"] - time.time()) / 86400 <= 30
    again = ben.http.get(f"/api/collections/shared/{shared['name']}").json()
    assert again["content"] == docks().text
    missing = ben.http.get("/api/collections/shared/0123")
    assert (missing.status_code, missing.json()["error"]) == (404, "no-such-collection")


def test_a_short_link_to_something_bad_is_refused_with_the_mistake(server: Server) -> None:
    answer = Player(server).http.post("/api/collections/shared", json={"text": "{}"})
    assert (answer.status_code, answer.json()["error"]) == (409, "bad-content")
    assert answer.json()["mistake"]["key"] == "collection-missing-key"


def test_a_link_has_a_code_unless_it_is_none_of_ours(server: Server) -> None:
    ada = Player(server)
    answer = ada.http.post("/api/collections/code", json={"path": "#c=abc"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text
    bad = ada.http.post("/api/collections/code", json={"path": "https://example.org"})
    assert bad.status_code == 400


def test_an_effect_is_read_even_where_the_rest_has_a_mistake(server: Server) -> None:
    tree = {"races": {"moles": {"tokens": 99, "effects": [{"reach": "hill"}, {"reach": "hil"}]}}}
    (moles,) = check(Player(server), json.dumps(tree))["things"]
    assert [effect.get("form", "") for effect in moles["effects"]] == ["made-effect-reach", ""]
