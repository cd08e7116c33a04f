"""The gallery through HTTP: publish, look around, play, report; and the operator's commands."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elbowroom.cli.main import main
from elbowroom.homemade.shipped import shipped_collections
from tests.server.players import Json, Player
from tests.server.servers import Server, serving

BOTH = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"gallery_per_account": 5, "publications_per_hour": 1000, "reports_per_hour": 3}
    with serving(tmp_path_factory.mktemp("gallery"), **limits) as process:
        yield process


def collection(name: str = "", **more: Any) -> str:
    """A collection that nobody else has."""
    race = {"name": {"en": "Moles", "cs": "Krtci"}, "tokens": 5, "effects": [{"cheaper": "hill"}]}
    tree = {
        "elbowroom-collection": 1,
        "name": name or f"Moles {secrets.token_hex(4)}",
        "races": {"moles": race},
    }
    return json.dumps(tree | more)


def author(server: Server, name: str = "") -> Player:
    """Somebody with an account."""
    player = Player(server)
    credentials = {"name": name or f"Ada {secrets.token_hex(4)}", "password": "long enough"}
    assert player.http.post("/api/accounts", json=credentials).status_code == 201
    return player


def publish(player: Player, content: str, **more: Any) -> Json:
    answer = player.http.post("/api/gallery", json={"content": content, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def refusal(player: Player, path: str, **body: Any) -> tuple[int, str]:
    answer = player.http.post(path, json=body)
    return answer.status_code, answer.json()["error"]


def entries(player: Player, **query: Any) -> list[Json]:
    answer = player.http.get("/api/gallery", params=query)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["entries"])


def test_a_published_collection_is_found_and_read_by_anybody(server: Server) -> None:
    ada = author(server, "Ada Lovelace")
    entry = publish(ada, collection("Down below"))
    assert (entry["author"], entry["name"]) == ("Ada Lovelace", "Down below")
    ben = Player(server, "Ben")
    for query in ({"words": "down BELOW"}, {"words": "krtci"}, {"author": "ada lovelace"}):
        assert entry["id"] in [each["id"] for each in entries(ben, **query)]
    assert entries(ben, words="nothing like that") == []
    whole = ben.http.get(f"/api/gallery/{entry['id']}").json()
    assert json.loads(whole["content"])["races"]["moles"]["tokens"] == 5
    assert entry["things"] == [
        {"kind": "race", "key": "moles", "name": {"cs": "Krtci", "en": "Moles"}, "tokens": 5}
    ]


def test_only_accounts_publish_and_only_what_is_a_collection(server: Server) -> None:
    ben = Player(server, "Ben")
    assert refusal(ben, "/api/gallery", content=collection()) == (403, "account-needed")
    ada = author(server)
    assert refusal(ada, "/api/gallery", content="{}") == (409, "bad-content")
    hidden = collection("Not \u202e seen")
    answer = ada.http.post("/api/gallery", json={"content": hidden})
    assert answer.json()["mistake"]["key"] == "collection-unfit-letter"
    content = collection()
    publish(ada, content)
    assert refusal(author(server), "/api/gallery", content=content) == (409, "already-published")


def test_names_travel_as_data_whatever_they_say(server: Server) -> None:
    ada = author(server)
    rude = "<script>alert(1)</script>"
    entry = publish(ada, collection(rude))
    answer = ada.http.get("/api/gallery", params={"words": "alert"})
    assert answer.headers["content-type"] == "application/json"
    assert [each["name"] for each in answer.json()["entries"]] == [rude]
    assert ada.http.get(f"/api/gallery/{entry['id']}").json()["entry"]["name"] == rude


def test_a_new_version_names_the_old_one_and_only_its_author_makes_one(server: Server) -> None:
    ada, ben = author(server), author(server)
    old = publish(ada, collection())
    content = collection(old["name"])
    body = {"content": content, "replaces": old["id"]}
    assert refusal(ben, "/api/gallery", **body) == (409, "not-your-entry")
    assert refusal(ada, "/api/gallery", content=content, replaces="none") == (409, "not-your-entry")
    new = publish(ada, collection(f"{old['name']} 2"), replaces=old["id"])
    assert [each["id"] for each in entries(ben, words=old["name"])] == [new["id"]]
    pages = [ben.http.get(f"/api/gallery/{each['id']}").json() for each in (old, new)]
    assert pages[0]["replaced_by"] == new["id"]
    assert pages[1]["replaces"] == old["id"]


def test_an_account_has_a_limit(server: Server) -> None:
    ada = author(server)
    for _ in range(5):
        publish(ada, collection())
    assert refusal(ada, "/api/gallery", content=collection()) == (409, "gallery-full")


def test_a_game_counts_when_it_begins_once_a_table_and_practice_does_not(server: Server) -> None:
    ada = author(server)
    entry = publish(ada, collection())
    text = ada.http.get(f"/api/gallery/{entry['id']}").json()["content"]

    def plays() -> int:
        return int(entries(ada, words=entry["name"])[0].get("plays", 0))

    table = ada.new_table(seats=BOTH, content=text)["id"]
    assert plays() == 0
    ada.do(table, "start")
    for _ in range(5):
        ada.move(table)
    assert plays() == 1
    practice = ada.new_table(seats=BOTH, content=text, seed=7)["id"]
    ada.do(practice, "start")
    assert plays() == 1
    both = f"[{text},{collection().replace('moles', 'voles')}]"
    second = ada.new_table(seats=BOTH, content=both)["id"]
    ada.do(second, "start")
    assert plays() == 2
    assert entries(ada, order="played", words="moles")[0]["id"] == entry["id"]


def test_our_own_collections_are_in_every_gallery(server: Server) -> None:
    ben = Player(server, "Ben")
    ours = [each for each in entries(ben) if each.get("ours")]
    assert [each["id"] for each in ours] == list(shipped_collections())
    assert [each["id"] for each in entries(ben, words="harpies")] == ["things-that-go-bump"]
    whole = ben.http.get("/api/gallery/things-that-go-bump").json()
    table = ben.new_table(seats=BOTH, content=whole["content"])["id"]
    ben.do(table, "start")
    assert ben.http.get("/api/gallery/things-that-go-bump").json()["entry"]["plays"] == 1


def test_reports_reach_the_operator_who_hides_shows_and_removes_at_once(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ben = author(server), Player(server, "Ben", "127.0.0.7")
    entry = publish(ada, collection("Rude things"))
    path = f"/api/gallery/{entry['id']}"
    for _ in range(2):
        assert ben.http.post(f"{path}/report", json={"reason": "rude\nthing"}).status_code == 200
    database = server.settings["database"]

    def gallery(*words: str) -> str:
        assert main(["gallery", *words, "--database", database]) == 0
        return capsys.readouterr().out

    line = next(each for each in gallery("list").splitlines() if entry["id"] in each)
    assert line.split()[-3:] == ["shown", "0", "1"]
    assert "rude thing" in gallery("reports", entry["id"])
    assert "is hidden" in gallery("hide", entry["id"], "--reason", "rude")
    assert ben.http.get(path).status_code == 404
    assert ben.http.post(f"{path}/report", json={"reason": "still"}).status_code == 404
    assert entries(ben, words="rude things") == []
    gallery("show", entry["id"])
    assert ben.http.get(path).status_code == 200
    gallery("remove", entry["id"], "--reason", "very rude")
    assert ben.http.get(path).status_code == 404
    audit = gallery("audit").splitlines()
    assert [words for line in audit for words in ("hide", "show", "remove") if words in line] == [
        "hide", "show", "remove",
    ]  # fmt: skip
    assert audit[-1].endswith("very rude")
    assert main(["gallery", "hide", "nobody", "--database", database]) == 2
    assert "no entry nobody" in capsys.readouterr().err


def test_reports_and_searches_have_limits(server: Server) -> None:
    ada, ben = author(server), Player(server, "Ben", "127.0.0.9")
    entry = publish(ada, collection())
    path = f"/api/gallery/{entry['id']}/report"
    answers = [ben.http.post(path, json={"reason": "no"}).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert refusal(ben, path, reason="x" * 501) == (400, "malformed")
    for query in ({"words": "x" * 61}, {"order": "best"}, {"after": "-1"}):
        assert ben.http.get("/api/gallery", params=query).status_code == 400


def test_publishing_has_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, publications_per_hour=2) as server:
        ada = author(server)
        publish(ada, collection())
        publish(ada, collection())
        assert refusal(ada, "/api/gallery", content=collection()) == (429, "too-fast")
