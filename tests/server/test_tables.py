"""Tables over HTTP: made, joined, played, left, played again."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator

import pytest

from elbowroom.cli.commands.replay import is_fair
from elbowroom.play.record import load_match
from elbowroom.server.live.proof import fair
from tests.server.players import Json, Player, greet, legal
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as process:
        yield process


def two(server: Server, **settings: object) -> tuple[Player, Player, str]:
    """Two people at a started table."""
    ada, bob = Player(server), Player(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.new_table(seats=seats, **settings)["id"]
    assert bob.do(table, "sit", seat=2)["type"] == "ack"
    assert ada.do(table, "start")["type"] == "ack"
    return ada, bob, table


def until(what: str, player: Player, table: str, seconds: float = 15) -> Json:
    """Wait for a line of that kind."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for line in player.lines(table):
            if line["kind"] == what:
                return line
        time.sleep(0.05)
    raise AssertionError(what)


def kinds(player: Player, table: str) -> list[str]:
    return [line["kind"] for line in player.lines(table)]


def test_a_guest_plays_a_whole_game_on_both_seats_and_its_record_replays(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ada.do(table, "start")
    assert ada.http.get(f"/api/tables/{table}/record").json()["error"] == "not-over"
    assert "seed" not in ada.info(table)
    ada.play_to_the_end(table)
    text = ada.http.get(f"/api/tables/{table}/record").text
    assert load_match(text).over
    assert fair(text) is True
    forged = re.sub(r"# place (\d+)", r"# place \g<1>1", text)
    assert fair(forged) is False
    assert fair("\n".join(line for line in text.splitlines() if line[:1] != "#")) is None
    assert is_fair(load_match(text), text)
    assert not is_fair(load_match(text), forged)
    assert ada.info(table)["winners"] == load_match(text).winners()


def test_the_seed_is_published_at_the_end_and_matches_the_hash_of_the_start(server: Server) -> None:
    from elbowroom.server.live.chance import commitment

    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "bot", "level": "random"}] * 2)["id"]
    promised = ada.info(table)["seed_hash"]
    ada.do(table, "start")
    while ada.info(table)["status"] != "over":
        time.sleep(0.1)
    assert commitment(ada.info(table)["seed"]) == promised


def test_a_bot_always_answers_the_moves_of_a_person(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table()["id"]
    ada.do(table, "start")
    for _ in range(3):
        moves = len(kinds(ada, table))
        end = time.monotonic() + 20
        while not ada.sight(table).get("actions") and time.monotonic() < end:
            time.sleep(0.02)
        assert ada.move(table)["type"] == "ack"
        assert len(kinds(ada, table)) > moves
    assert ada.info(table)["seats"][1]["level"] == "easy"


def test_a_duplicate_is_answered_with_the_first_answer(server: Server) -> None:
    ada, _, table = two(server)
    sight = ada.sight(table)
    move = {"id": "once", "expected": sight["seq"], "action": legal(sight)[0]}
    first = ada.do(table, "move", **move)
    assert first["type"] == "ack"
    assert ada.do(table, "move", **move) == first
    assert kinds(ada, table).count("move") == 1


def test_a_stale_move_is_refused_with_the_missing_lines(server: Server) -> None:
    ada, _, table = two(server)
    seq = ada.sight(table)["seq"]
    ada.move(table)
    answer = ada.move(table, "end", expected=seq - 1)
    assert (answer["type"], answer["error"]) == ("refusal", "stale")
    assert [line["seq"] for line in answer["missing"]][-1] == ada.sight(table)["seq"]


def test_an_illegal_move_is_refused_with_the_reason_as_data(server: Server) -> None:
    ada, bob, table = two(server)
    answer = ada.move(table, "end")
    assert answer["error"] == "not-legal"
    assert answer["why"]["key"].startswith("why-")
    assert ada.move(table, "dance")["error"] == "not-parsable"
    assert bob.move(table, "pick 1")["error"] == "not-your-turn"
    stranger = Player(server)
    assert stranger.move(table, "pick 1", expected=1)["error"] == "not-your-seat"


def test_actions_that_revealed_nothing_can_be_taken_back(server: Server) -> None:
    ada, bob, table = two(server, seed=5)
    ada.move(table, "pick 1")
    ada.move(table, legal(ada.sight(table))[0])
    before = ada.sight(table)
    assert before["undoable"] >= 1
    undo = ada.do(table, "undo", id="u1", expected=before["seq"], actions=1)
    assert undo["type"] == "ack"
    refused = ada.do(table, "undo", id="u2", expected=undo["seq"], actions=5)
    assert refused["error"] == "point-of-no-return"
    assert bob.do(table, "undo", id="u3", expected=undo["seq"])["error"] == "point-of-no-return"
    assert ada.info(table)["practice"] is True


def test_to_go_back_further_all_must_agree_and_the_dice_are_new(server: Server) -> None:
    ada, bob, table = two(server)
    first = ada.move(table, "pick 1")["seq"]
    drawn = ada.lines(table)[-1]["chance"]
    start = ada.sight(table)["hash"]
    assert ada.do(table, "propose", to=first, seat=1)["type"] == "ack"
    assert ada.sight(table)["proposal"] == {"to": first, "by": 1, "agreed": [1]}
    assert bob.do(table, "answer", seat=2, agree=False)["type"] == "ack"
    assert ada.sight(table)["hash"] == start
    ada.do(table, "propose", to=first, seat=1)
    assert bob.do(table, "answer", seat=2, agree=True)["type"] == "ack"
    assert kinds(ada, table)[-1] == "rewound"
    assert "pick 1" in legal(ada.sight(table))
    ada.move(table, "pick 1")
    seen = [ada.lines(table)[-1]["chance"], drawn]
    assert all(seen)


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    ada, _, table = two(server)
    assert ada.do(table, "hand-over", seat=1, level="random")["type"] == "ack"
    assert ada.move(table, "pick 1")["error"] in ("bot-plays-already", "stale", "not-your-turn")
    until("move", ada, table)
    assert ada.do(table, "take-back", seat=1)["type"] == "ack"
    assert "stand_in" not in ada.info(table)["seats"][0]
    assert ada.do(table, "take-back", seat=1)["error"] == "nothing-to-take-back"


def test_a_person_who_leaves_a_running_game_is_replaced_by_a_bot(server: Server) -> None:
    ada, _, table = two(server)
    assert ada.do(table, "leave", seat=1)["type"] == "ack"
    assert ada.info(table)["seats"][0]["kind"] == "bot"
    until("move", ada, table)


def test_a_seat_that_runs_out_of_time_is_played_by_a_bot_until_its_owner_returns(
    server: Server,
) -> None:
    ada = Player(server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ada.new_table(seats=seats, clock={"turn": 5, "game": None})["id"]
    ada.do(table, "start")
    left = ada.sight(table)["clocks"][0]
    assert left["running"]
    assert 0 < left["turn"] <= 5
    assert until("flag", ada, table)["seat"] == 1
    until("move", ada, table)
    assert ada.info(table)["seats"][0]["kind"] == "person"


def test_a_bot_that_stood_in_gives_the_seat_back_after_the_turn(server: Server) -> None:
    ada = Player(server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ada.new_table(seats=seats, clock={"turn": 5})["id"]
    ada.do(table, "start")
    assert until("flag", ada, table)["seat"] == 1
    assert until("returned", ada, table)["seat"] == 1
    assert "stand_in" not in ada.info(table)["seats"][0]
    kinds = [line["kind"] for line in ada.lines(table)]
    assert kinds.index("flag") < kinds.index("move") < kinds.index("returned")


def test_a_game_with_nobody_there_waits_until_somebody_comes(server: Server) -> None:
    ada = Player(server)
    settings = {"seats": [{"kind": "me"}] * 2, "clock": {"turn": 5}}
    table, other = (ada.new_table(**settings)["id"] for _ in range(2))
    ada.do(table, "start")
    until("move", ada, table)
    turns = until_decider(2, ada, table)
    # As long as the second seat has, and a little longer: until the clock of another table is up.
    ada.do(other, "start")
    until("flag", ada, other)
    until_decider(2, ada, other)
    assert ada.sight(table)["view"]["decider"] == turns == 2
    assert kinds(ada, table).count("flag") == 1

    async def come() -> None:
        async with ada.socket(table) as socket:
            await greet(socket)

    asyncio.run(come())
    # Whoever comes back to their own turn has all of its time.
    assert until("back", ada, table)["seat"] == 2
    assert ada.sight(table)["clocks"][1]["turn"] > 3


def until_decider(seat: int, player: Player, table: str, seconds: float = 15) -> int:
    """Wait until it is for *seat* to decide."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if player.sight(table)["view"]["decider"] == seat:
            return seat
        time.sleep(0.05)
    raise AssertionError(f"seat {seat} never decides")


def test_chat_is_plain_text_and_the_host_can_turn_it_off(server: Server) -> None:
    ada, bob, table = two(server)
    assert bob.do(table, "say", text="<b>hi</b>\u0007\n there")["type"] == "ack"
    line = ada.lines(table)[-1]
    assert (line["text"], line["seat"]) == ("<b>hi</b> there", 2)
    said, name = ({"type": "text", "text": text} for text in (line["text"], "Bob"))
    args = {"name": name, "text": said}
    assert line["events"] == [{"type": "message", "key": "line-chat", "args": args}]
    assert bob.do(table, "mute", on=True)["error"] == "not-the-host"
    assert ada.do(table, "mute", on=True)["type"] == "ack"
    assert bob.do(table, "say", text="hello?")["error"] == "chat-is-off"
    sight = ada.sight(table)
    # Chat does not make a move stale.
    assert ada.move(table, legal(sight)[0], expected=sight["seq"] - 2)["type"] == "ack"


def test_a_rematch_is_made_once_with_the_same_people(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
    ada.do(table, "start")
    assert ada.do(table, "rematch")["error"] == "not-over"
    ada.do(table, "hand-over", seat=1, level="random")
    end = time.monotonic() + 60
    while ada.info(table)["status"] != "over" and time.monotonic() < end:
        time.sleep(0.1)
    assert ada.do(table, "rematch")["type"] == "ack"
    again = ada.info(table)["rematch"]
    ada.do(table, "rematch")
    assert ada.info(table)["rematch"] == again
    assert [seat.get("mine", False) for seat in ada.info(again)["seats"]] == [False, True]
    assert ada.do(again, "start")["type"] == "ack"


def test_public_tables_are_in_the_lobby_and_others_are_not(server: Server) -> None:
    ada = Player(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    public_table = ada.new_table(seats=seats, public=True, name="Friday")["id"]
    hidden = ada.new_table(seats=seats)["id"]
    listed = {each["id"]: each for each in ada.http.get("/api/tables").json()["tables"]}
    assert hidden not in listed
    assert (listed[public_table]["name"], listed[public_table]["open_seats"]) == ("Friday", 1)
    mine = [each["id"] for each in ada.http.get("/api/me/tables").json()["tables"]]
    assert {public_table, hidden} <= set(mine)


def test_a_person_without_a_cookie_takes_a_seat_and_gets_one(server: Server) -> None:
    import httpx

    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    with httpx.Client(base_url=server.url) as guest:
        body = {"type": "sit", "seat": 2, "name": "Cy"}
        answer = guest.post(f"/api/tables/{table}/commands", json=body)
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert guest.get(f"/api/tables/{table}").json()["seats"][1]["mine"]
    assert ada.info(table)["seats"][1]["name"] == "Cy"
    picture = ada.http.get(f"/api/tables/{table}/qr")
    assert picture.headers["content-type"] == "image/svg+xml"


def test_a_claimed_name_brings_the_seats_to_another_device(server: Server) -> None:
    import httpx

    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    who = {"name": "Ada Lovelace", "password": "correct horse"}
    assert ada.http.post("/api/accounts", json=who).json() == {
        "name": "Ada Lovelace",
        "guest": False,
    }
    with httpx.Client(base_url=server.url) as phone:
        wrong = phone.post("/api/sessions", json={**who, "password": "battery staple"})
        assert wrong.json()["error"] == "wrong-password"
        assert phone.post("/api/sessions", json=who).status_code == 201
        assert phone.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
        assert phone.delete("/api/sessions").status_code == 200
        assert phone.get("/api/me").status_code == 401
    taken = Player(server).http.post("/api/accounts", json={**who, "name": "ada  LOVELACE"})
    assert taken.json()["error"] == "name-taken"
