"""Positions in the words of scenarios, read into a State with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.atlas.inline import read_inline
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.errors import NotParsable
from elbowroom.homemade.content import read_content
from elbowroom.notation.combos import deal_column, read_column
from elbowroom.notation.pieces import put_things
from elbowroom.notation.seats import read_pools, read_seats
from elbowroom.notation.wrong import Wrong, read_number
from elbowroom.rules.apply import set_decider
from elbowroom.rules.armies import refresh_traits
from elbowroom.rules.contents import Contents
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.faults import faults
from elbowroom.rules.options import SWITCHES, Options
from elbowroom.rules.pieces import FIRST_FIND, PIECE_KINDS
from elbowroom.rules.setup import bare_board
from elbowroom.rules.state import CONQUEST, PICK, State
from elbowroom.rules.turn import begin_turn
from elbowroom.traits.catalogue import BOXES, book_of, contents_of, full_book

POSITION_KEYS = (
    "title", "rules", "note", "box", "races", "powers", "options", "map", "round", "turn", "phase",
    "seats", "board", "column", "dice", "draws", "steps", "content",
)  # fmt: skip


@dataclass
class Position:
    """A position and the results of chance that will follow."""

    state: State
    dice: list[int] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)


def read_position(data: object, source: str, contents: Contents | None = None) -> Position:
    """The position that *data*, the parsed YAML of a scenario, describes.

    *contents* are what is in the boxes, if it is not what this version has in them.
    """
    wrong = Wrong(source)
    if not isinstance(data, Mapping):
        raise wrong.at("", "a scenario is a list of keys such as 'title:', 'map:', 'seats:'")
    for key in data:
        if key not in POSITION_KEYS:
            raise wrong.at(str(key), f"unknown key; known are {', '.join(POSITION_KEYS)}")
    box = _word(data.get("box", "surface"), BOXES, "box", wrong)
    atlas = _atlas(data.get("map"), box, source)
    options = read_options(data.get("options", {}), source)
    contents = contents or _contents(data, box, wrong)
    if "content" in data:
        contents = read_content(data["content"], source, whole=False).added_to(contents)
    inline = atlas.name == INLINE
    book = full_book(contents, atlas, []) if inline else book_of(contents, atlas, options, [])
    seats = data.get("seats")
    if not isinstance(seats, list) or not 2 <= len(seats) <= 5:
        raise wrong.at("seats", "write two to five seats, in turn order")
    s = bare_board(atlas, book, options, len(seats))
    s.round = read_number(data.get("round", 2), 1, atlas.rounds, "round", wrong)
    s.turn = read_number(data.get("turn", 1), 1, len(seats), "turn", wrong) - 1
    armies = read_seats(s, seats, wrong)
    put_things(s, data.get("board") or {}, armies, wrong)
    read_pools(armies, seats, wrong)
    draws = _draws(data.get("draws", []), wrong)
    if "column" in data:
        read_column(s, data["column"], wrong)
    else:
        deal_column(s, draws)
    _begin(s, data.get("phase", "start"), wrong)
    for fault in faults(s):
        raise wrong.at("", f"no such position: {fault}")
    return Position(s, _dice(data.get("dice", []), wrong), draws)


def _word(data: object, known: tuple[str, ...], place: str, wrong: Wrong) -> str:
    if data not in known:
        raise wrong.at(place, f"{data!r} is not one of {', '.join(known)}")
    return str(data)


def _contents(data: Mapping[str, object], box: str, wrong: Wrong) -> Contents:
    """What is in the box: of races and powers only those that the scenario lists, if it does."""
    full = contents_of(box)
    return Contents(
        box,
        _keys(data.get("races", full.races), full.races, "races", wrong),
        _keys(data.get("powers", full.powers), full.powers, "powers", wrong),
        full.places,
        full.relics,
        full.pieces,
        full.means,
    )


def _keys(data: object, known: list[str], place: str, wrong: Wrong) -> list[str]:
    """The keys of *known* that *data* lists, in the order of the box."""
    if not isinstance(data, list):
        raise wrong.at(place, f"write a list such as [{', '.join(known[:2])}]")
    for key in data:
        if key not in known:
            raise wrong.at(place, f"{key!r} is not in the box")
    return [key for key in known if key in data]


def _atlas(data: object, box: str, source: str) -> Atlas:
    if isinstance(data, str):
        if data not in board_names():
            reason = f"there is no map {data!r}; there is {', '.join(board_names())}"
            raise NotParsable(source, "map", reason)
        atlas = named_atlas(data)
        if box not in ("mixed", atlas.box):
            raise NotParsable(source, "map", f"{data} is not a map of the {box} box")
        return atlas
    return read_inline(data, source, box)


def read_options(data: object, source: str) -> Options:
    """House rules: known switches, each true or false."""
    if not isinstance(data, Mapping):
        raise NotParsable(source, "options", "write switches such as {sea_entry: false}")
    for key, value in data.items():
        if key not in SWITCHES:
            known = ", ".join(SWITCHES)
            raise NotParsable(source, f"options, {key}", f"unknown switch; known are {known}")
        if not isinstance(value, bool):
            raise NotParsable(source, f"options, {key}", f"{value!r} is neither true nor false")
    return Options({str(key): bool(value) for key, value in data.items()})


def _dice(data: object, wrong: Wrong) -> list[int]:
    if not isinstance(data, list):
        raise wrong.at("dice", "write a list such as [2, 0]")
    return [read_number(roll, 0, HIGHEST, "dice", wrong) for roll in data]


def _draws(data: object, wrong: Wrong) -> list[str]:
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise wrong.at("draws", "write a list such as [keep, giants berserk]")
    return [str(item) for item in data]


def _begin(s: State, data: object, wrong: Wrong) -> None:
    """Start the turn, or go to the middle of the active army's conquests."""
    phase = _word(data, ("pick", "start", "conquest"), "phase", wrong)
    for kind in range(FIRST_FIND, PIECE_KINDS):
        if s.where[kind] != 0:
            s.finds_unseen &= ~(1 << (kind - FIRST_FIND))
    for army in s.armies():
        refresh_traits(s, army)
    used = [(army, army.used, army.struck, army.moved) for army in s.armies()]
    moved = s.roamed
    begin_turn(s)
    for army, marks, struck, pieces in used:
        army.used, army.struck, army.moved = marks, struck, pieces
    s.roamed = moved
    me = s.active[s.turn]
    if phase == "conquest":
        _stand_in_conquest(s, wrong)
    elif me is not None and me.fresh:
        s.acted = True
    if phase == "pick" and s.phase != PICK:
        raise wrong.at("phase", "the seat has an active army: there is nothing to pick")
    set_decider(s)


def _stand_in_conquest(s: State, wrong: Wrong) -> None:
    me = s.active[s.turn]
    if me is None:
        raise wrong.at("phase", "nobody is conquering: the seat whose turn it is has no army")
    for army in s.declined:
        if army.seat == s.turn:
            army.done = True
    me.ready = True
    s.acted = True
    s.acting = me
    s.phase = CONQUEST
