"""Sockets: what is pushed to whom, and which questions are answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from tests.server.players import Json, Player, greet, hear, legal, open_socket, say
from tests.server.servers import Server, serving
from tests.server.view_store import sight_after


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sockets")) as process:
        yield process


def started(server: Server) -> tuple[Player, Player, str]:
    """A started table of two with a fixed seed, so that the first combo is always the same."""
    ada, bob = Player(server), Player(server, "Bob")
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}], seed=7)["id"]
    bob.do(table, "sit", seat=2)
    ada.do(table, "start")
    return ada, bob, table


def test_a_move_is_pushed_to_all_and_acknowledged_to_its_sender(server: Server) -> None:
    ada, bob, table = started(server)

    async def play() -> tuple[list[Json], Json, list[Json]]:
        async with (
            ada.socket(table) as hers,
            bob.socket(table) as his,
            open_socket(server, table) as watcher,
        ):
            now = [(await greet(socket))["now"] for socket in (hers, his, watcher)]
            assert [each.get("seat", 0) for each in now] == [1, 2, 0]
            assert [bool(each.get("actions")) for each in now] == [True, False, False]
            await say(hers, "move", id="a", expected=now[0]["seq"], action="pick 1")
            pushes = [await hear(socket, "push") for socket in (hers, his, watcher)]
            return pushes, await hear(hers, "ack"), now

    pushes, ack, before = asyncio.run(play())
    assert {push["seq"] for push in pushes} == {ack["seq"]}
    assert {push["entry"]["text"] for push in pushes} == {"pick 1"}
    after = [sight_after(now, push) for now, push in zip(before, pushes, strict=True)]
    views = [now["view"] for now in after if now is not None]
    coins = [[seat["coins"] is None for seat in view["seats"]] for view in views]
    assert coins == [[False, True], [True, False], [True, True]]
    assert views[0] == ada.sight(table)["view"]
    # Who is to move is told what can be done; the others get the same few bytes.
    assert [len(json.dumps(push)) < 2500 for push in pushes[1:]] == [True, True]
    assert pushes[1] == pushes[2]


def test_a_client_that_reconnects_gets_the_lines_after_the_last_one_it_has(server: Server) -> None:
    ada, _, table = started(server)
    ada.move(table, "pick 1")

    async def come() -> tuple[Json, Json]:
        async with ada.socket(table) as socket:
            welcome = await greet(socket, after=2)
            await say(socket, "missing", after=3)
            return welcome, await hear(socket, "lines")

    welcome, lines = asyncio.run(come())
    assert [line["seq"] for line in welcome["entries"]] == [3, 4]
    assert [line["seq"] for line in lines["entries"]] == [4]
    assert lines["now"]["hash"] == welcome["now"]["hash"]
    assert welcome["table"]["seats"][0]["here"]


def test_prices_and_income_are_explained_to_the_seat_itself(server: Server) -> None:
    ada, bob, table = started(server)
    ada.move(table, "pick 1")

    async def ask() -> list[Json]:
        answers = []
        async with ada.socket(table) as hers, bob.socket(table) as his:
            options = legal((await greet(hers))["now"])
            await greet(his)
            aim = next(text.split()[1] for text in options if text.startswith("conquer "))
            for socket, what in (
                (hers, {"region": aim}),
                (hers, {}),
                (hers, {"action": "conquer " + aim}),
                (hers, {"action": "end"}),
                (hers, {"action": "dance"}),
                (hers, {"action": f"conquer {aim} by dragon"}),
                (hers, {"action": f"conquer {aim} by charm"}),
                (hers, {"region": "nowhere"}),
                (his, {"seat": 1}),
            ):
                await say(socket, "explain", id="q", **what)
                answers.append(await hear(socket))
        return answers

    price, income, allowed, ended, danced, dragon, charm, unknown, secret = asyncio.run(ask())
    assert (allowed["total"], allowed["parts"]) == (price["total"], price["parts"])
    assert "why" not in allowed
    takes = {"type": "message", "key": "way-price", "args": {"price": price["total"]}}
    assert (allowed["notes"], "notes" in price) == ([takes], False)
    phase = {"type": "name", "kind": "phase", "key": "start"}
    assert ended["why"]["key"] == "why-wrong-phase"
    assert ended["why"]["args"] == {"phase": phase}
    assert danced["error"] == "not-parsable"
    assert (dragon["total"], dragon["why"]["key"]) == (1, "why-means-missing")
    assert charm["error"] == "not-parsable"
    assert price["total"] == sum(part["args"]["amount"] for part in price["parts"])
    assert income["type"] == "explained"
    assert unknown["error"] == "nothing-to-explain"
    assert secret["error"] == "not-your-seat"


def test_a_spectator_may_watch_and_not_play(server: Server) -> None:
    _, _, table = started(server)

    async def watch() -> list[Json]:
        async with open_socket(server, table) as socket:
            seq = (await greet(socket))["now"]["seq"]
            await say(socket, "move", id="x", expected=seq, action="pick 1")
            refused = await hear(socket)
            await say(socket, "ping")
            return [refused, await hear(socket)]

    refused, pong = asyncio.run(watch())
    assert refused["error"] == "who-are-you"
    assert pong["type"] == "pong"


def test_a_client_may_do_without_views(server: Server) -> None:
    ada, _, table = started(server)

    async def come() -> Json:
        async with ada.socket(table) as socket:
            return await greet(socket, views=False)

    now = asyncio.run(come())["now"]
    assert "view" not in now
    assert now["actions"]
    assert now["hash"] == ada.sight(table)["hash"]


def test_talk_does_not_tell_the_position_again(server: Server) -> None:
    ada, _, table = started(server)

    async def talk() -> Json:
        async with ada.socket(table) as socket:
            await greet(socket)
            await say(socket, "say", text="hello")
            return await hear(socket, "push")

    push = asyncio.run(talk())
    assert push["entry"]["text"] == "hello"
    assert not {"now", "patch", "table"} & set(push)


def test_whoever_looks_with_the_eyes_of_another_seat_gets_a_whole_sight(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}], seed=7)["id"]
    ada.do(table, "start")

    async def play() -> list[Json]:
        pushes = []
        async with ada.socket(table) as socket:
            now = (await greet(socket))["now"]
            while now["seat"] == 1:
                action = legal(now)[-1]
                await say(socket, "move", id=f"m{now['seq']}", expected=now["seq"], action=action)
                pushes.append(await hear(socket, "push"))
                after = sight_after(now, pushes[-1])
                assert after is not None
                now = after
        return pushes

    *own, last = asyncio.run(play())
    assert own
    assert all("patch" in push and "now" not in push for push in own)
    assert last["now"]["seat"] == 2
    assert [seat["coins"] is None for seat in last["now"]["view"]["seats"]] == [True, False]


def test_position_codes_are_for_those_who_ask(server: Server) -> None:
    ada, _, table = started(server)
    assert ada.sight(table)["view"]["code"] == ""
    answer = ada.http.get(f"/api/tables/{table}/sight", params={"code": 1}).json()
    assert answer["view"]["code"].startswith("e2")
    assert answer["hash"] == ada.sight(table)["hash"]


def test_clients_that_ask_for_presence_are_told_who_comes_and_goes(server: Server) -> None:
    _, bob, table = started(server)

    async def watch() -> list[bool]:
        async with open_socket(server, table) as watcher:
            before = (await greet(watcher, presence=True))["table"]
            async with bob.socket(table) as his, bob.socket(table) as again:
                await greet(his)
                came = (await hear(watcher))["table"]
                await greet(again)
            # Opening and closing the second socket changed nothing, so this is the end of both.
            gone = (await hear(watcher))["table"]
        return [table["seats"][1].get("here", False) for table in (before, came, gone)]

    assert asyncio.run(watch()) == [False, True, False]


def test_messages_that_come_at_once_are_answered_one_after_another(server: Server) -> None:
    _, _, table = started(server)

    async def ask() -> list[str]:
        async with open_socket(server, table) as watcher:
            await greet(watcher)
            for _ in range(20):
                await say(watcher, "hello", versions=[3])
                await say(watcher, "ping")
            return [json.loads(await watcher.recv())["type"] for _ in range(40)]

    assert asyncio.run(ask()) == ["refusal", "pong"] * 20
