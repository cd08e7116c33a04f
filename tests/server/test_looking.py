"""What people see besides the position: prices, past positions, the contents of the boxes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom.play.record import read_record, replay
from elbowroom.traits.catalogue import FINDS, POWERS, RACES
from elbowroom.words import Words
from tests.server.players import Json, Player
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("looking")) as process:
        yield process


def alone(server: Server, **settings: object) -> tuple[Player, str]:
    """One person on both seats of a started table."""
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}], **settings)["id"]
    ada.do(table, "start")
    return ada, table


def sights(player: Player, table: str, most: int = 200) -> list[Json]:
    """All past positions, page by page."""
    sights: list[Json] = []
    while True:
        after = sights[-1]["seq"] if sights else 0
        answer = player.http.get(
            f"/api/tables/{table}/sights", params={"after": after, "most": most}
        )
        assert answer.status_code == 200, answer.text
        page = answer.json()["sights"]
        assert len(page) <= most
        if not page:
            return sights
        sights += page


def test_the_person_to_move_is_told_prices_and_income(server: Server) -> None:
    ada, bob = Player(server), Player(server, "Bob")
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}], seed=5)["id"]
    bob.do(table, "sit", seat=2)
    ada.do(table, "start")
    assert "prices" not in ada.sight(table)  # nothing can be conquered before a pick
    ada.move(table, "pick 1")
    seen = ada.sight(table)
    taken = {each["region"] for each in seen["actions"] if each["verb"] == "conquer"}
    assert {price["region"] for price in seen["prices"] if price["how"] == "conquer"} == taken
    assert seen["income"] == {"total": 0, "parts": []}
    aim = next(price for price in seen["prices"] if price["how"] == "conquer")
    ada.move(table, f"conquer {aim['region']}")
    seen = ada.sight(table)
    assert seen["income"]["total"] >= 1
    assert seen["income"]["parts"][0]["key"] == "income-regions"
    held = next(one for one in seen["view"]["regions"] if one["slug"] == aim["region"])
    assert held["tokens"] == aim["price"]
    for other in (bob.sight(table), Player(server, "Eve").sight(table)):
        assert "prices" not in other
        assert "income" not in other


def test_what_cannot_be_taken_says_why_with_numbers(server: Server) -> None:
    ada, table = alone(server, seed=5)
    ada.move(table, "pick 1")
    while any(price["how"] == "conquer" for price in ada.sight(table)["prices"]):
        seen = ada.sight(table)
        aim = next(price for price in seen["prices"] if price["how"] == "conquer")
        ada.move(table, f"conquer {aim['region']}")
    left = ada.sight(table)["prices"]
    assert {price["how"] for price in left} <= {"roll", "no"}
    for price in left:
        if price["how"] == "roll":
            assert 0 < price["odds"] < 1
        else:
            assert price["why"]["key"].startswith("why-")


def test_the_past_of_a_running_game_shows_my_coins_only(server: Server) -> None:
    ada, bob = Player(server), Player(server, "Bob")
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}], seed=5)["id"]
    bob.do(table, "sit", seat=2)
    ada.do(table, "start")
    for _ in range(40):
        (ada if ada.sight(table).get("actions") else bob).move(table)
    for number, player in enumerate((ada, bob), 1):
        seen = sights(player, table, most=7)
        assert [sight["seq"] for sight in seen] == list(range(3, 44))
        for sight in seen:
            assert sight["seat"] == number
            coins = [seat["coins"] for seat in sight["view"]["seats"]]
            assert [coin is not None for coin in coins] == [number == 1, number == 2]
            assert "actions" not in sight
            assert sight["view"]["code"] == ""
        now = player.sight(table)["view"]
        assert seen[-1]["view"] == now
    for sight in sights(Player(server, "Eve"), table):
        assert [seat["coins"] for seat in sight["view"]["seats"]] == [None, None]


def test_the_past_of_a_finished_game_shows_all_coins(server: Server) -> None:
    ada, table = alone(server)
    ada.play_to_the_end(table)
    seen = sights(Player(server, "Eve"), table)
    text = ada.http.get(f"/api/tables/{table}/record").text
    ends = [step.match.turn_ends[-1][1] for step in replay(read_record(text, "r")) if
            step.text.startswith("=")]  # fmt: skip
    coins_shown = [[seat["coins"] for seat in sight["view"]["seats"]] for sight in seen]
    assert all(None not in coins for coins in coins_shown)
    assert all(coins in coins_shown for coins in ends)
    assert coins_shown[-1] == ends[-1]
    assert seen[-1]["view"]["winners"] == ada.info(table)["winners"]


@pytest.mark.parametrize("query", ["most=0", "most=201", "most=x", "after=-1", "after=", "most="])
def test_pages_out_of_range_are_refused(server: Server, query: str) -> None:
    ada, table = alone(server)
    assert ada.http.get(f"/api/tables/{table}/sights?{query}").status_code == 400


def test_the_contents_of_the_boxes_have_facts_and_words(server: Server) -> None:
    answer = Player(server).http.get("/api/content")
    assert "max-age" in answer.headers["cache-control"]
    content = answer.json()
    assert [race["key"] for race in content["races"]] == [race.key for race in RACES]
    assert [power["key"] for power in content["powers"]] == [power.key for power in POWERS]
    assert [find["key"] for find in content["places"] + content["relics"]] == [f.key for f in FINDS]
    english = Words()
    for kind in ("races", "powers", "places", "relics", "pieces", "terrains", "symbols"):
        for card in content[kind]:
            assert card["words"] in english
    dwarves = next(race for race in content["races"] if race["key"] == "dwarves")
    assert dwarves["tokens"] == 3
    assert dwarves["facts"] == ["works-in-decline"]
    trolls = next(piece for piece in content["pieces"] if piece["key"] == "lair")
    assert (trolls["defence"], trolls["declined"]) == (1, "stays")


def test_bots_are_listed_from_weak_to_strong(server: Server) -> None:
    bots = Player(server).http.get("/api/about").json()["bots"]
    assert bots[:4] == ["easy", "medium", "hard", "champion"]
