"""Pages of people: results, ratings; everybody exports, hides and deletes what is theirs."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.players import Json, Player
from tests.server.servers import Server, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}
EASY = {"kind": "bot", "level": "easy"}
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("profiles")) as process:
        yield process


def account(server: Server, name: str) -> Player:
    player = Player(server, "")
    credentials = {"name": name, "password": PASSWORD}
    assert player.http.post("/api/accounts", json=credentials).status_code == 201
    return player


def page(player: Player, name: str) -> Json:
    answer = player.http.get(f"/api/people/{name}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def played(ada: Player, ben: Player, **settings: object) -> str:
    """A game of two people and a bot, played to its end by bots in their places."""
    seats = [ME, OPEN, EASY]
    table = str(ada.new_table(map="surface-3", seats=seats, **settings)["id"])
    ben.do(table, "sit", seat=2)
    ada.do(table, "start")
    for player, seat in ((ada, 1), (ben, 2)):
        player.do(table, "hand-over", seat=seat, level="easy")
    end = time.monotonic() + 60
    while ada.info(table)["status"] != "over" and time.monotonic() < end:
        time.sleep(0.1)
    return table


def wait_for_games(player: Player, name: str, games: int) -> Json:
    end = time.monotonic() + 30
    while page(player, name)["games"] < games and time.monotonic() < end:
        time.sleep(0.1)
    return page(player, name)


def test_a_page_has_results_ratings_and_combos_and_tells_others_no_secrets(server: Server) -> None:
    ada, ben = account(server, "Ada L"), account(server, "Ben")
    table = played(ada, ben)
    mine = wait_for_games(ada, "Ada L", 1)
    coins = ada.info(table)["coins"]
    [result] = mine["results"]
    assert [result["coins"], result["seats"], result["table"]] == [coins[0], 3, table]
    assert {each.get("name") or each["level"] for each in result["others"]} == {"Ben", "easy"}
    assert {each.get("nickname", 0) for each in result["others"]} == {0, 3}, "the bot has a name"
    assert mine["wins"] == int(1 in ada.info(table)["winners"])
    ratings = {each["kind"]: each for each in mine["ratings"]}
    assert set(ratings) == {"people", "levels"}
    assert all(each["low"] < each["value"] < each["high"] for each in ratings.values())
    theirs = {each["kind"]: each["value"] for each in page(ben, "ben")["ratings"]}
    better = coins[0] > coins[1]
    assert (ratings["people"]["value"] > theirs["people"]) == better
    assert mine["favourites"][0]["games"] == 1
    assert mine["best"][0]["coins"] == max(each["coins"] for each in mine["best"])
    # To everybody else it names neither the table, which is its key, nor those who played there.
    seen = page(ben, "ada l")
    assert [seen.get("mine", False), seen["results"][0].get("table", "")] == [False, ""]
    assert "others" not in seen["results"][0]


def test_practice_and_several_seats_of_one_person_do_not_count(server: Server) -> None:
    cat, dan = account(server, "Cat"), account(server, "Dan")
    played(cat, dan, seed=7)
    alone = cat.new_table(seats=[ME, ME])["id"]
    cat.do(alone, "start")
    cat.play_to_the_end(alone)
    played(cat, dan)
    assert wait_for_games(cat, "Cat", 1)["games"] == 1


def test_a_hidden_page_is_nobodys_business(server: Server) -> None:
    eve, fay = account(server, "Eve"), Player(server)
    assert page(fay, "Eve")["name"] == "Eve"
    assert eve.http.put("/api/me/hidden", json={"hidden": True}).status_code == 200
    gone = fay.http.get("/api/people/Eve")
    assert [gone.status_code, gone.json()["error"]] == [404, "no-such-person"]
    assert page(eve, "Eve")["hidden"] is True
    assert fay.http.get("/api/people/Nobody").json() == gone.json(), "as if there were none"


def test_people_take_everything_along_and_are_gone_when_they_want(server: Server) -> None:
    gus, hal = account(server, "Gus"), account(server, "Hal")
    table = played(gus, hal)
    wait_for_games(gus, "Gus", 1)
    export = gus.http.get("/api/me/export").json()
    assert [export["name"], export["tables"]] == ["Gus", [table]]
    assert [each["table"] for each in export["results"]] == [table]
    assert gus.http.delete("/api/me").status_code == 200
    assert gus.http.get("/api/me").status_code == 401
    assert hal.http.get("/api/people/Gus").status_code == 404
    login = {"name": "Gus", "password": PASSWORD}
    assert Player(server).http.post("/api/sessions", json=login).status_code == 403
    assert hal.info(table)["status"] == "over", "the game stays, for those who played it"
    account(server, "Gus")  # the name is free again


def test_results_that_a_crash_prevented_are_noted_at_the_next_start(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ida, jan = account(server, "Ida"), account(server, "Jan")
        table = played(ida, jan)
        before = wait_for_games(ida, "Ida", 1)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            due = database.execute("SELECT count(*) FROM results_due").fetchone()
            assert due == (0,), "nothing is due once it is noted"
            database.execute("DELETE FROM results")
            database.execute("DELETE FROM ratings")
            database.execute("INSERT INTO results_due VALUES (?, 1.0)", (table,))
        database.close()
        server.start()
        after = wait_for_games(ida, "Ida", 1)
        assert [after["games"], after["ratings"]] == [1, before["ratings"]]
