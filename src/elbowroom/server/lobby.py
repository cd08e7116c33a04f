"""New tables: what is wanted is checked against maps, boxes, house rules and bots."""

from __future__ import annotations

import time

from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.bots.registry import BOTS
from elbowroom.errors import NotParsable
from elbowroom.play.match import new_game
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.state import RULES
from elbowroom.server.chance import new_seed, practice_seed
from elbowroom.server.game import OPEN, Game
from elbowroom.server.orders import No, Who
from elbowroom.server.plain import plain
from elbowroom.server.seats import new_id
from elbowroom.server.setting import NewTable, SeatSetting, Setup
from elbowroom.server.stores.base import GameRow
from elbowroom.server.wire import Line, encode


def set_table(wanted: NewTable, who: Who) -> tuple[GameRow, list[Line]]:
    """The row and the first lines of a new table; raises No."""
    setup, seats = _setup(wanted, who)
    lines = [_first_line(number, seat, who) for number, seat in enumerate(seats, 1)]
    return _row(setup), [line for line in lines if line is not None]


def _setup(wanted: NewTable, who: Who) -> tuple[Setup, list[SeatSetting]]:
    if wanted.map not in board_names():
        raise No("no-such-map")
    if any(key not in SWITCHES for key in wanted.options):
        raise No("no-such-option")
    atlas = named_atlas(wanted.map)
    bots = [SeatSetting("bot")] * (atlas.players - 1)
    seats = wanted.seats or [SeatSetting("me"), *bots]
    if any(seat.kind == "bot" and seat.level not in BOTS for seat in seats):
        raise No("no-such-bot")
    try:
        new_game(wanted.map, box=wanted.box, seats=len(seats), options=wanted.options)
    except NotParsable as error:
        raise No("no-such-box" if error.place == "box" else "wrong-number-of-seats") from error
    if len(seats) != atlas.players:
        raise No("wrong-number-of-seats")
    setup = Setup(
        map=wanted.map,
        box=wanted.box or atlas.box,
        seats=len(seats),
        options=wanted.options,
        clock=wanted.clock,
        name=plain(wanted.name, 40),
        public=wanted.public,
        seed=wanted.seed,
        host=who.person,
        rules=int(RULES),
    )
    return setup, seats


def _first_line(number: int, seat: SeatSetting, who: Who) -> Line | None:
    if seat.kind == "me":
        return Line("sat", number, person=who.person, name=plain(seat.name, 40) or who.name)
    if seat.kind == "bot":
        return Line("bot", number, level=seat.level)
    return None


def _row(setup: Setup) -> GameRow:
    secret = new_seed() if setup.seed is None else practice_seed(setup.seed)
    text = encode(setup).decode()
    return GameRow(new_id(), text, secret, OPEN, time.time(), setup.public, setup.name)


def set_again(game: Game, who: Who) -> tuple[GameRow, list[Line], list[str]]:
    """A rematch: the same setting, the same people on their seats, the first seat one on."""
    old = game.setup
    setup = Setup(
        old.map, old.box, old.seats, old.options, old.clock, old.name, old.public, old.seed,
        who.person, int(RULES),
    )  # fmt: skip
    lines = []
    for number, seat in enumerate([*game.seats[1:], game.seats[0]], 1):
        if seat.kind == "person":
            lines.append(Line("sat", number, person=seat.person, name=seat.name))
        else:
            lines.append(Line("bot", number, level=seat.level or "easy"))
    return _row(setup), lines, sorted({line.person for line in lines if line.person})
