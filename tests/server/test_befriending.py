"""Friends by link: who may become one, what friends see of each other, invitations, privacy."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.players import Json, Player, greet
from tests.server.servers import Server, serving
from tests.server.test_profiles import ME, OPEN, account


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("friends")) as process:
        yield process


def friends(player: Player) -> Json:
    answer = player.http.get("/api/me/friends")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def new_key(player: Player) -> str:
    answer = player.http.post("/api/me/friends/link")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def befriend(player: Player, name: str, key: str) -> list[object]:
    answer = player.http.post("/api/me/friends", json={"name": name, "key": key})
    return [answer.status_code, answer.json().get("error", "")]


def two_friends(server: Server, one: str, other: str) -> tuple[Player, Player]:
    first, second = account(server, one), account(server, other)
    assert befriend(second, one, new_key(first)) == [200, ""]
    return first, second


def invite(player: Player, table: str, name: str) -> list[object]:
    answer = player.http.put(f"/api/tables/{table}/invitations", json={"name": name})
    return [answer.status_code, answer.json().get("error", "")]


def my_tables(player: Player) -> list[Json]:
    return list(player.http.get("/api/me/tables").json()["tables"])


def test_whoever_has_the_link_becomes_a_friend_until_there_is_a_new_one(server: Server) -> None:
    ada, ben, cy = (account(server, name) for name in ("Ada", "Ben", "Cy"))
    key = new_key(ada)
    assert befriend(ben, "ada", key) == befriend(ben, "ada", key) == [200, ""]
    assert [each["name"] for each in friends(ada)["friends"]] == ["Ben"]
    assert [each["name"] for each in friends(ben)["friends"]] == ["Ada"]
    assert befriend(ada, "Ada", key) == [409, "own-link"]
    new_key(ada)
    assert befriend(cy, "Ada", key) == [404, "no-such-link"], "the former link"
    assert befriend(cy, "Nobody", key) == [404, "no-such-link"], "no word on who has an account"
    assert ben.http.delete("/api/me/friends/Ada").status_code == 200
    assert friends(ada)["friends"] == friends(ben)["friends"] == []
    assert ben.http.delete("/api/me/friends/Ada").status_code == 404


def test_guests_have_no_link_and_become_nobodys_friends(server: Server) -> None:
    dan, guest = account(server, "Dan"), Player(server, "")
    assert guest.http.post("/api/me/friends/link").json()["error"] == "no-account"
    assert befriend(guest, "Dan", new_key(dan)) == [409, "no-account"]


def test_a_hidden_page_has_no_link_and_shows_friends_nothing(server: Server) -> None:
    eve, fay = two_friends(server, "Eve", "Fay")
    assert friends(eve)["friends"] == [{"name": "Fay"}]
    friends(fay)
    assert friends(eve)["friends"] == [{"name": "Fay", "here": True}]
    fay.http.put("/api/me/hidden", json={"hidden": True})
    assert friends(eve)["friends"] == [{"name": "Fay"}]
    gus = account(server, "Gus")
    assert befriend(gus, "Fay", new_key(fay)) == [404, "no-such-link"]


def test_friends_see_the_table_only_if_that_is_allowed(server: Server) -> None:
    hal, ida = two_friends(server, "Hal", "Ida")
    table = ida.new_table(seats=[ME, OPEN])["id"]

    def seen(shows: str) -> Json:
        body = {"shows": shows}
        assert ida.http.put("/api/me/friends", json=body).status_code == 200
        [friend] = friends(hal)["friends"]
        return dict(friend)

    async def at_the_table() -> None:
        async with ida.socket(table) as socket:
            await greet(socket)
            await asyncio.sleep(0.3)
            assert seen("nothing") == {"name": "Ida"}
            assert seen("presence") == {"name": "Ida", "here": True}
            assert seen("table") == {"name": "Ida", "here": True, "table": table}
        await asyncio.sleep(0.3)

    assert seen("table") == {"name": "Ida"}
    asyncio.run(at_the_table())
    assert seen("table") == {"name": "Ida"}, "who has gone is gone"


def test_a_friend_finds_an_invitation_among_their_games_until_the_game_begins(
    server: Server,
) -> None:
    jo, kim = two_friends(server, "Jo", "Kim")
    table = jo.new_table(seats=[ME, OPEN])["id"]
    assert invite(jo, table, "Kim") == [200, ""]
    [listed] = my_tables(kim)
    assert [listed["id"], listed["invited_by"]] == [table, "Jo"]
    kim.http.delete(f"/api/tables/{table}/invitations")
    assert my_tables(kim) == []
    invite(jo, table, "Kim")
    kim.do(table, "sit", seat=2)
    assert [each["invited_by"] for each in my_tables(kim)] == [""], "who sits there is at home"
    jo.do(table, "start")
    assert invite(jo, table, "Kim") == [409, "already-started"]


def test_only_friends_are_invited_and_only_by_those_who_sit_there(server: Server) -> None:
    lea, max = two_friends(server, "Lea", "Max")
    account(server, "Nils")
    table = lea.new_table(seats=[ME, OPEN])["id"]
    assert invite(lea, table, "Nils") == invite(lea, table, "Nobody") == [404, "no-such-friend"]
    assert invite(max, table, "Lea") == [403, "not-your-seat"]
    invite(lea, table, "Max")
    max.http.delete("/api/me/friends/Lea")
    assert my_tables(max) == [], "the invitations of a friend end with the friendship"


def test_invitations_and_tries_of_links_are_limited(server: Server) -> None:
    ola, _ = two_friends(server, "Ola", "Pia")
    table = ola.new_table(seats=[ME, OPEN])["id"]
    replies = [invite(ola, table, "Pia")[0] for _ in range(25)]
    assert [replies[0], replies[-1]] == [200, 429]
    eve = Player(server, "", address="127.0.0.9")
    eve.http.post("/api/accounts", json={"name": "Eve 2", "password": "correct horse"})
    tries = [befriend(eve, "Ola", "A" * 22)[0] for _ in range(25)]
    assert [tries[0], tries[-1]] == [404, 429]


def test_friends_are_exported_and_deleted_with_everything_else(server: Server) -> None:
    quin, ria = two_friends(server, "Quin", "Ria")
    table = quin.new_table(seats=[ME, OPEN])["id"]
    invite(quin, table, "Ria")
    export = ria.http.get("/api/me/export").json()
    assert [export["friends"], export["invitations"]] == [["Quin"], [table]]
    assert export["friends_see"] == "presence"
    assert ria.http.delete("/api/me").status_code == 200
    assert friends(quin)["friends"] == []


def test_the_words_of_a_deleted_person_are_gone_from_every_table(server: Server) -> None:
    sam, tom = account(server, "Sam"), account(server, "Tom")
    table = sam.new_table(seats=[ME, OPEN])["id"]
    other = sam.new_table(seats=[ME, OPEN])["id"]
    tom.do(table, "sit", seat=2)
    for player, place, text in (
        (tom, table, "my secret"),
        (sam, table, "an answer"),
        (tom, other, "an onlooker's secret"),
    ):
        assert player.do(place, "say", text=text)["type"] == "ack"
    assert tom.http.delete("/api/me").status_code == 200
    said = [
        (each.get("text", ""), each["seat"]) for each in sam.lines(table) if each["kind"] == "chat"
    ]
    assert said == [("", 2), ("an answer", 1)]
    assert "secret" not in str(sam.lines(other))
    assert sam.do(table, "say", text="bye")["type"] == "ack", "the table lives on"
