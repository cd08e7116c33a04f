"""Nobody sees more than they may: games that differ in hidden coins only look the same."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from elbowroom.notation.position import read_position
from elbowroom.rules.state import RULES
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.chance import practice_seed
from elbowroom.server.live.commands import CommandRefused, decide
from elbowroom.server.live.explanations import explain
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.sight import (
    entry,
    expected_income,
    past_sight,
    record,
    sight,
    table_info,
    viewing_seat,
)
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Explain, Line, Move
from elbowroom.server.wire.setup import Setup
from elbowroom.words.message import Seat
from tests.sampling import sample_of
from tests.server.players import Player, greet, open_socket
from tests.server.servers import serving

MAPS = ("surface-2", "surface-3", "underground-2", "surface-4", "underground-3")


def new_game(map: str, box: str, seed: int, seats: int) -> Game:
    setup = Setup(map, box, seats, {}, None, "", False, seed, "host", int(RULES))
    game = Game("table", setup, practice_seed(seed))
    for seat in range(1, seats + 1):
        game.apply(Line("sat", seat, person=f"p{seat}", name=f"name{seat}"), 1.0)
    game.apply(Line("started"), 1.0)
    return game


def visible(game: Game, person: str) -> bytes:
    """Everything that any answer or push can hold for a person."""
    held = game.seats_of(person)
    seen: list[object] = [
        sight(game, viewing_seat(game, person), 2.0),
        [entry(game, log_line, held) for log_line in game.lines],
        table_info(game, person, frozenset(), 0),
        record(game) if game.status != OVER else None,
        past_sight(game, held, game.status == OVER),
        [asyncio.run(explain(game, Caller(person), asked)) for asked in questions(game)],
        game.status,
    ]
    return encode(seen)


def questions(game: Game) -> list[Explain]:
    """Questions of somebody who wants to know too much."""
    assert game.match is not None
    sites = game.match.state.atlas.sites
    site = sites[game.seq % len(sites)].slug
    seats = [Explain("q", seat=seat) for seat in range(1, game.setup.seats + 1)]
    return [*seats, Explain("q", site), Explain("q", action=f"conquer {site}"), Explain("q")]


@pytest.mark.parametrize("seed", sample_of(range(12), 5))
def test_positions_that_differ_in_hidden_coins_only_are_shown_alike(seed: int) -> None:
    luck = random.Random(seed)
    map = MAPS[seed % len(MAPS)]
    seats = int(map[-1])
    box = "mixed" if seed % 3 == 2 else map.partition("-")[0]
    one, twin = new_game(map, box, seed, seats), new_game(map, box, seed, seats)
    assert twin.match is not None
    assert one.match is not None
    rich = luck.randrange(seats)
    twin.match.state.coins[rich] += 1 + luck.randrange(40)
    for _ in range(120):
        for seat in range(1, seats + 1):
            # The view that seats share must be the same as the engine's view of each seat.
            assert sight(one, seat, 0.0).view == one.match.view(seat, code=False)
        for seat in range(seats):
            if seat != rich:
                assert visible(one, f"p{seat + 1}") == visible(twin, f"p{seat + 1}")
        assert visible(one, "") == visible(twin, "")
        both = [text for text in one.match.legal() if text in set(twin.match.legal())]
        text = luck.choice(both)
        for game in (one, twin):
            game.apply(Line("move", game.decider, text), 1.0)
        if one.status == OVER:
            break


def test_the_coming_income_does_not_reveal_that_somebody_has_no_coins() -> None:
    """A thief learns it when the turn is scored, not before."""
    incomes = []
    for coins in (0, 7):
        army = {"race": "orcs", "power": "hill"}
        mine = {"race": "drow", "power": "thieving"}
        position = {
            "map": "surface-2",
            "box": "mixed",
            "phase": "conquest",
            "seats": [{"army": mine}, {"army": army, "coins": coins}],
            "board": {"butterfold": "1 drow", "goatsneeze": "1 orcs"},
        }
        incomes.append(expected_income(read_position(position, "a test").state, 1))
    assert encode(incomes[0]) == encode(incomes[1])
    collected = [part for part in incomes[0].parts if part.key == "income-collected"]
    assert [part.args["seat"] for part in collected] == [Seat(2)]


def test_a_refusal_reveals_nothing_about_another_seat() -> None:
    game = new_game("surface-2", "surface", 3, 2)
    stranger = Move("x", game.seq, "pick 5", game.decider)
    with pytest.raises(CommandRefused) as refusal:
        decide(stranger, game, Caller("p9", "nobody"))
    assert encode(refusal.value.refusal) == b'{"type":"refusal","error":"not-your-seat"}'


def test_no_answer_log_or_figure_shows_the_secrets_of_a_running_game(tmp_path: Path) -> None:
    import sqlite3

    with serving(tmp_path, log_level="debug") as server:
        ada, bob = Player(server, "Ada the First"), Player(server, "Bob the Second")
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        bob.do(table, "sit", seat=2)
        ada.do(table, "start")
        for _ in range(60):
            (ada if ada.sight(table).get("actions") else bob).move(table)
        message = asyncio.run(welcome_text(server, table, bob.token))
        answers = [
            bob.http.get(f"/api/tables/{table}{path}").text
            for path in ("", "/sight", "/lines", "/record", "/sights?most=200")
        ]
        figures = bob.http.get("/metrics").text
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            rows = database.execute("SELECT secret FROM games").fetchall()
            people = [row[0] for row in database.execute("SELECT id FROM people")]
            stored = str(database.execute("SELECT * FROM tokens").fetchall())
        database.close()
        for text in [*answers, message, figures, server.log.read_text()]:
            assert rows[0][0] not in text
            assert ada.token not in text
            assert not any(person in text for person in people)
        for text in (figures, server.log.read_text()):
            assert table not in text
            assert "Ada the First" not in text
        assert ada.token not in stored
        assert bob.sight(table)["view"]["seats"][0]["coins"] is None


async def welcome_text(server: object, table: str, token: str) -> str:
    async with open_socket(server, table, token) as socket:  # type: ignore[arg-type] # a Server
        return str(await greet(socket))
