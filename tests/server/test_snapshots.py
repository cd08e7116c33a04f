"""Snapshots are a cache: with one, without one, with a wrong one, the table is the same."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from elbowroom.notation.board import thing_text
from elbowroom.notation.thing import Thing
from elbowroom.rules.state import RULES
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.log_line import LogLine
from elbowroom.server.live.sight import entry, sight, table_info
from elbowroom.server.live.snapshot import EVERY, read, resume, take
from elbowroom.server.live.verification import check
from elbowroom.server.storage.base import GameRow, LogRow
from elbowroom.server.wire.encoding import decode_line, encode
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import ClockSetting, Setup
from tests.sampling import sample_of
from tests.server.players import Player
from tests.server.servers import Server

MAPS = ("surface-2", "underground-2", "surface-3", "underground-3")
SECRET = "7b" * 32


def setup_of(map: str, box: str) -> Setup:
    seats = int(map[-1])
    clock = ClockSetting(600, 3600)
    return Setup(map, box, seats, {}, clock, "A table", False, None, "host", int(RULES))


def played(number: int, most: int) -> Game:
    """A game with every kind of line that a log can have, after *most* lines."""
    luck = random.Random(number)
    map = MAPS[number % len(MAPS)]
    game = Game("table", setup_of(map, "mixed" if number % 3 == 2 else map[:-2]), SECRET)
    for seat in range(1, game.setup.seats + 1):
        game.apply(Line("sat", seat, person=f"p{seat}", name=f"name{seat}"), 1.0)
    game.apply(Line("started"), 2.0)
    while game.status != OVER and game.seq < most:
        game.apply(_any_line(game, luck), 2.0 + game.seq)
    return game


def _any_line(game: Game, luck: random.Random) -> Line:
    assert game.match is not None
    draw = luck.randrange(40)
    able = game.match.undoable()
    if draw == 0 and able:
        return Line("undo", game.match.undo_stack[-1].seat, amount=luck.randrange(able) + 1)
    if draw == 1 and len(game.moves) > 5:
        moves = [done.seq for done in game.moves if done.line.kind == "move"]
        return Line("rewound", amount=luck.choice(moves))
    if draw == 2:
        return Line("chat", 1, "hello", name="name1")
    if draw == 3:
        return Line("proposed", 1, person="p1", amount=game.moves[-1].seq)
    if draw == 4:
        seat = game.seats[0]
        return Line("back", 1) if seat.stand_in else Line("handed", 1, level="easy")
    return Line("move", game.decider, luck.choice(game.match.legal()))


def fresh(game: Game) -> Game:
    return Game(game.id, game.setup, game.secret)


def copied(lines: list[LogLine]) -> list[LogLine]:
    return [LogLine(w.seq, w.at, decode_line(encode(w.line).decode())) for w in lines]


def visible(game: Game) -> bytes:
    """All that anybody can see, the record, and the snapshot."""
    if game.events_missing:
        game.replay_events()
    everybody = ["", *(f"p{seat}" for seat in range(1, game.setup.seats + 1))]
    return encode(
        [
            [sight(game, seat, 5000.0) for seat in range(game.setup.seats + 1)],
            [[entry(game, w, game.seats_of(person)) for w in game.lines] for person in everybody],
            [table_info(game, person, frozenset(), 0) for person in everybody],
            game.record(),
            take(game),
        ]
    )


@pytest.mark.parametrize("number", sample_of(range(8), 3))
def test_a_snapshot_and_the_lines_after_it_make_the_same_game_as_the_log(number: int) -> None:
    whole = played(number, 400)
    luck = random.Random(number)
    for cut in sorted(luck.sample(range(8, whole.seq + 1), 12)):
        then = fresh(whole)
        for log_line in copied(whole.lines[:cut]):
            then.apply(log_line.line, log_line.at)
        again = fresh(whole)
        lines = copied(whole.lines)
        assert resume(again, lines, take(then))
        assert (again.seq, again.events_missing) == (cut, cut)
        assert visible(again) == visible(then)
        again = fresh(whole)
        resume(again, lines, take(then))
        for log_line in lines[cut:]:
            again.apply(log_line.line, log_line.at)
        assert visible(again) == visible(whole)


def hash_of(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=16).hexdigest()


def _flip(text: str, at: int) -> str:
    return text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[:-1],
        lambda text: _flip(text, 3),
        lambda text: _flip(text, len(text) // 2),
        lambda text: "{}",
        lambda text: text.partition(" ")[2],
    ],
)
def test_a_damaged_snapshot_is_not_used(spoil: Callable[[str], str]) -> None:
    game = played(1, 80)
    again = fresh(game)
    assert not resume(again, copied(game.lines), spoil(take(game)))
    assert (again.seq, again.match) == (0, None)


def test_a_snapshot_that_wrote_things_as_text_can_still_be_read() -> None:
    text = take(played(1, 200))
    snapshot = json.loads(text.partition(" ")[2])
    snapshot["format"] = 1
    del snapshot["view"]["hand"]
    for region in snapshot["view"]["regions"]:
        region["things"] = [thing_text(Thing(**thing)) for thing in region["things"]]
    body = json.dumps(snapshot)
    old, new = read(f"{hash_of(body)} {body}"), read(text)
    assert old is not None
    assert new is not None
    assert old.view == replace(new.view, hand=None)
    assert any(region.things for region in old.view.regions)


def test_a_snapshot_of_another_log_is_not_used() -> None:
    game = played(1, 80)
    text = take(game)
    other = copied(game.lines)
    other[40].line.text = "something else"
    assert not resume(fresh(game), other, text)
    assert not resume(fresh(game), copied(game.lines)[:60], text)
    assert resume(fresh(game), copied(game.lines), text)


def rows_of(game: Game) -> tuple[GameRow, list[LogRow]]:
    row = GameRow("table", encode(game.setup).decode(), SECRET, game.status, 1.0, False)
    return row, [LogRow("table", w.seq, w.at, encode(w.line).decode()) for w in game.lines]


def test_verify_finds_a_snapshot_that_does_not_match_its_log() -> None:
    import hashlib

    game = played(2, 90)
    row, lines = rows_of(game)
    assert check(row, lines, take(game)).fault == ""
    snapshot = read(take(game))
    assert snapshot is not None
    snapshot.muted = True
    body = encode(snapshot).decode()
    lie = f"{hashlib.blake2b(body.encode(), digest_size=16).hexdigest()} {body}"
    assert "the snapshot is not what the log makes" in check(row, lines, lie).fault
    assert check(row, lines, "broken").fault == ""


def snapshots(server: Server) -> list[tuple[str, int]]:
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        rows = database.execute("SELECT game, seq FROM snapshots").fetchall()
    database.close()
    return list(rows)


@pytest.mark.parametrize("spoil", ["", "DELETE FROM snapshots", "UPDATE snapshots SET body = 'x'"])
def test_a_server_comes_back_with_or_without_its_snapshots(tmp_path: Path, spoil: str) -> None:
    server = Server(tmp_path).start()
    ada = Player(server)
    # With two seats a game may end before its first snapshot is due.
    table = ada.new_table(map="surface-4", seats=[{"kind": "me"}] * 4)["id"]
    ada.do(table, "start")
    for _ in range(EVERY + 20):
        ada.move(table)
    before = ada.sight(table), ada.lines(table), ada.info(table)
    assert snapshots(server) == [(table, EVERY)]
    server.kill()
    if spoil:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute(spoil)
        database.close()
    server.start()
    try:
        assert (ada.sight(table), ada.lines(table), ada.info(table)) == before
        assert ada.move(table)["type"] == "ack"
        server.stop()
        # A server that is stopped with SIGTERM leaves snapshots of the last position.
        assert snapshots(server) == [(table, before[0]["seq"] + 1)]
    finally:
        server.stop()
