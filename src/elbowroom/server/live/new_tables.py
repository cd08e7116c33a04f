"""New tables: what is wanted is checked against maps, boxes, house rules and bots."""

from __future__ import annotations

import time

import msgspec

from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.errors import NotParsable
from elbowroom.notation.code import read_code
from elbowroom.play.match import new_game
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.state import RULES
from elbowroom.server.identity.plain_text import plain
from elbowroom.server.identity.tokens import new_id
from elbowroom.server.live.chance import new_seed, practice_seed
from elbowroom.server.live.commands import Caller, CommandRefused
from elbowroom.server.live.game import OPEN, Game
from elbowroom.server.storage.base import GameRow
from elbowroom.server.thinking.bot_roster import Roster
from elbowroom.server.wire.messages import Line, encode
from elbowroom.server.wire.setup import Branch, NewTable, SeatSetting, Setup


def set_table(wanted: NewTable, caller: Caller, roster: Roster) -> tuple[GameRow, list[Line]]:
    """The row and the first lines of a new table; raises CommandRefused."""
    setup, seats = _setup(wanted, caller, roster)
    return _row(setup), _first_lines(seats, caller)


def _first_lines(seats: list[SeatSetting], caller: Caller) -> list[Line]:
    lines = [_first_line(number, seat, caller) for number, seat in enumerate(seats, 1)]
    return [line for line in lines if line is not None]


def _known(seats: list[SeatSetting], roster: Roster) -> None:
    if not all(roster.knows(seat.level) for seat in seats if seat.kind == "bot"):
        raise CommandRefused("no-such-bot")


def _setup(wanted: NewTable, caller: Caller, roster: Roster) -> tuple[Setup, list[SeatSetting]]:
    if wanted.map not in board_names():
        raise CommandRefused("no-such-map")
    if any(key not in SWITCHES for key in wanted.options):
        raise CommandRefused("no-such-option")
    atlas = named_atlas(wanted.map)
    bots = [SeatSetting("bot")] * (atlas.players - 1)
    seats = wanted.seats or [SeatSetting("me"), *bots]
    _known([*seats, SeatSetting("bot", wanted.stand_in)], roster)
    try:
        new_game(wanted.map, box=wanted.box, seats=len(seats), options=wanted.options)
    except NotParsable as error:
        raise CommandRefused(
            "no-such-box" if error.place == "box" else "wrong-number-of-seats"
        ) from error
    if len(seats) != atlas.players:
        raise CommandRefused("wrong-number-of-seats")
    setup = Setup(
        map=wanted.map,
        box=wanted.box or atlas.box,
        seats=len(seats),
        options=wanted.options,
        clock=wanted.clock,
        name=plain(wanted.name, 40),
        public=wanted.public,
        seed=wanted.seed,
        host=caller.person,
        rules=int(RULES),
        stand_in=wanted.stand_in,
        hints=wanted.hints,
    )
    return setup, seats


def _first_line(number: int, seat: SeatSetting, caller: Caller) -> Line | None:
    if seat.kind == "me":
        return Line("sat", number, person=caller.person, name=plain(seat.name, 40) or caller.name)
    if seat.kind == "bot":
        return Line("bot", number, level=seat.level)
    return None


def _row(setup: Setup) -> GameRow:
    secret = new_seed() if setup.seed is None else practice_seed(setup.seed)
    text = encode(setup).decode()
    return GameRow(new_id(), text, secret, OPEN, time.time(), setup.public, setup.name)


def set_again(game: Game, caller: Caller) -> tuple[GameRow, list[Line], list[str]]:
    """A rematch: the same setting, the same people on their seats, the first seat one on.

    Where the game began in the middle everybody keeps their seat.
    """
    setup = msgspec.structs.replace(game.setup, host=caller.person, rules=int(RULES))
    seats = game.seats if setup.position else [*game.seats[1:], game.seats[0]]
    lines = []
    for number, seat in enumerate(seats, 1):
        if seat.kind == "person":
            lines.append(Line("sat", number, person=seat.person, name=seat.name))
        else:
            lines.append(Line("bot", number, level=seat.level or setup.stand_in))
    return _row(setup), lines, sorted({line.person for line in lines if line.person})


def set_branch(
    setup: Setup,
    code: str,
    wanted: Branch,
    seats: list[SeatSetting],
    caller: Caller,
    roster: Roster,
) -> tuple[GameRow, list[Line]]:
    """A practice table that begins with a position of another; *seats* unless others are wanted."""
    seats = wanted.seats or seats
    if len(seats) != setup.seats:
        raise CommandRefused("wrong-number-of-seats")
    _known(seats, roster)
    begun = msgspec.structs.replace(
        setup, position=code, seed=None, clock=None, public=False, host=caller.person,
        name=plain(wanted.name, 40) or setup.name, rules=int(RULES),
    )  # fmt: skip
    return _row(begun), _first_lines(seats, caller)


def same_seats(game: Game, code: str, person: str) -> list[SeatSetting]:
    """Who sits where in a branch if nobody says otherwise: I where I sat, or whose turn it is."""
    held = game.held(person) or [int(read_code(code).decider) + 1]
    return [
        SeatSetting("me")
        if seat.number in held
        else SeatSetting("bot", seat.level or game.setup.stand_in)
        for seat in game.seats
    ]
