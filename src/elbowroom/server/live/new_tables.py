"""New tables: requests are checked against maps, boxes, house rules and bots."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec

from elbowroom.atlas.atlas import Atlas
from elbowroom.errors import Mistake, NotParsable
from elbowroom.homemade.content import Content, read_content_text
from elbowroom.notation.code import read_code, write_code
from elbowroom.notation.contents import contents_text
from elbowroom.notation.maps import atlas_of
from elbowroom.play.first_combo import deal_first
from elbowroom.play.match import MOST_SEED
from elbowroom.play.new_game import new_game
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import RULES, State
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.identity.tokens import new_id
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.chance import new_seed, practice_seed
from elbowroom.server.live.commands import CommandRefused
from elbowroom.server.live.game import Game
from elbowroom.server.live.seat import OPEN
from elbowroom.server.storage.base import GameRow
from elbowroom.server.thinking.bot_roster import Roster
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Line, Refusal
from elbowroom.server.wire.setup import Branch, NewTable, SeatSetting, Setup, mistake_of
from elbowroom.traits.catalogue import contents_of

BAD_CONTENT: Final = "bad-content"
# The key of a refusal, by the place that the new game complains about.
_REFUSALS: Final = {
    "box": "no-such-box",
    "seats": "wrong-number-of-seats",
    "without": "nothing-to-leave-out",
    "contents": "too-much-left-out",
    "monsters": "wrong-monster-regions",
    "first": "not-in-this-game",
}


def new_table(request: NewTable, caller: Caller, roster: Roster) -> tuple[GameRow, list[Line]]:
    """The row and the first lines of a new table; raises CommandRefused."""
    setup, seats = _setup(request, caller, roster)
    return _row(setup), _first_lines(seats, caller)


def _first_lines(seats: list[SeatSetting], caller: Caller) -> list[Line]:
    lines = [_first_line(number, seat, caller) for number, seat in enumerate(seats, 1)]
    return [line for line in lines if line is not None]


def _check_bots(seats: list[SeatSetting], roster: Roster, *, public: bool) -> None:
    for seat in seats:
        if seat.kind == "bot" and (error := roster.refusal(seat.level, public=public)):
            raise CommandRefused(error)


def _setup(request: NewTable, caller: Caller, roster: Roster) -> tuple[Setup, list[SeatSetting]]:
    if any(key not in SWITCHES for key in request.options):
        raise CommandRefused("no-such-option")
    content = _content(request.content)
    atlas = _atlas(request.map, content)
    bots = [SeatSetting("bot")] * (atlas.players - 1)
    seats = request.seats or [SeatSetting("me"), *bots]
    stand_in = SeatSetting("bot", request.stand_in)
    _check_bots([*seats, stand_in], roster, public=request.public)
    try:
        state = new_game(
            request.map, box=request.box, seats=len(seats), options=request.options,
            without=request.without, monsters=request.monsters, content=content,
        )  # fmt: skip
        position = _position(state, request)
    except NotParsable as error:
        raise CommandRefused(_REFUSALS[error.place]) from error
    if len(seats) != atlas.players:
        raise CommandRefused("wrong-number-of-seats")
    setup = Setup(
        map=request.map,
        box=request.box or atlas.box,
        seats=len(seats),
        options=request.options,
        clock=request.clock,
        name=clean_text(request.name, 40),
        public=request.public,
        seed=request.seed,
        host=caller.person,
        rules=int(RULES),
        position=position,
        stand_in=request.stand_in,
        hints=request.hints,
        contents=_contents(request.box or atlas.box),
        without=request.without,
        monsters=request.monsters,
        content="" if content is None else content.text,
    )
    return setup, seats


def _atlas(name: str, content: Content | None) -> Atlas:
    """The map of a request, built-in or of its content."""
    boxes = contents_of("mixed")
    try:
        return atlas_of(name, boxes if content is None else content.added_to(boxes), "")
    except NotParsable as error:
        raise CommandRefused("no-such-map") from error


def _position(s: State, request: NewTable) -> str:
    """The code of the position after the set-up, where the request says what comes first."""
    if not request.first:
        return ""
    seed = secrets.randbelow(MOST_SEED) if request.seed is None else request.seed
    deal_first(s, request.first, Rng(seed))
    return write_code(s)


def _content(text: str) -> Content | None:
    """The home-made content of a request; what is wrong with it is part of the refusal."""
    if not text:
        return None
    try:
        return read_content_text(text, "content")
    except Mistake as error:
        refusal = Refusal(BAD_CONTENT, mistake=mistake_of(error))
        raise CommandRefused(BAD_CONTENT, refusal) from error


def _contents(box: str) -> str:
    """What is in the boxes now; stored with the table, since more may be in them later."""
    return contents_text(contents_of(box))


def _first_line(number: int, seat: SeatSetting, caller: Caller) -> Line | None:
    if seat.kind == "me":
        name = clean_text(seat.name, 40) or caller.name
        return Line("sat", number, person=caller.person, name=name)
    if seat.kind == "bot":
        return Line("bot", number, level=seat.level)
    return None


def _row(setup: Setup) -> GameRow:
    secret = new_seed() if setup.seed is None else practice_seed(setup.seed)
    text = encode(setup).decode()
    return GameRow(new_id(), text, secret, OPEN, time.time(), setup.public, setup.name)


def rematch_table(game: Game, caller: Caller) -> tuple[GameRow, list[Line], list[str]]:
    """The same table and people again, with another first player; also the ids of the people.

    A game that began with a given position keeps its seating, since armies belong to seats there.
    """
    old = game.setup
    # A position belongs to the contents that it was played with.
    contents = old.contents if old.position else _contents(old.box)
    setup = msgspec.structs.replace(old, host=caller.person, rules=int(RULES), contents=contents)
    seats = game.seats if setup.position else [*game.seats[1:], game.seats[0]]
    lines = []
    for number, seat in enumerate(seats, 1):
        if seat.kind == "person":
            lines.append(Line("sat", number, person=seat.person, name=seat.name))
        else:
            level = seat.level or setup.stand_in
            lines.append(Line("bot", number, level=level, amount=seat.nickname))
    return _row(setup), lines, sorted({line.person for line in lines if line.person})


def branch_table(
    game: Game, code: str, request: Branch, caller: Caller, roster: Roster
) -> tuple[GameRow, list[Line]]:
    """A practice table that begins with the position *code* of *game*."""
    seats = request.seats or _same_seats(game, code, caller.person)
    if len(seats) != game.setup.seats:
        raise CommandRefused("wrong-number-of-seats")
    _check_bots(seats, roster, public=False)
    setup = msgspec.structs.replace(
        game.setup, position=code, seed=None, clock=None, public=False, host=caller.person,
        name=clean_text(request.name, 40) or game.setup.name, rules=int(RULES),
    )  # fmt: skip
    return _row(setup), _first_lines(seats, caller)


def _same_seats(game: Game, code: str, person: str) -> list[SeatSetting]:
    """A person's own seats (or the seat to move, for a spectator) are theirs, the rest bots."""
    contents = None if game.match is None else game.match.state.book.contents
    own = game.seats_of(person) or [int(read_code(code, contents).decider) + 1]
    return [
        SeatSetting("me")
        if seat.number in own
        else SeatSetting("bot", seat.level or game.setup.stand_in)
        for seat in game.seats
    ]
