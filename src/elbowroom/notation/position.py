"""Positions in the words of scenarios, read into a State with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.atlas.inline import read_inline
from elbowroom.homemade.content import read_content
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.combos import deal_column, read_column
from elbowroom.notation.maps import atlas_of
from elbowroom.notation.naming import reason_message
from elbowroom.notation.pieces import put_things
from elbowroom.notation.seats import check_keys, read_pools, read_seats
from elbowroom.notation.spots import read_number, spot_in
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
    spot = spot_in(source)
    if not isinstance(data, Mapping):
        raise spot.wrong("write", form="title: …, map: …, seats: …")
    check_keys(data, POSITION_KEYS, spot)
    box = _word(data.get("box", "surface"), BOXES, spot.at("box"))
    options = read_options(data.get("options", {}), source)
    contents = contents or _contents(data, box, spot)
    if "content" in data:
        contents = read_content(data["content"], source, whole=False).added_to(contents)
    atlas = _atlas(data.get("map"), box, contents, source)
    inline = atlas.name == INLINE
    book = full_book(contents, atlas, []) if inline else book_of(contents, atlas, options, [])
    seats = data.get("seats")
    if not isinstance(seats, list) or not 2 <= len(seats) <= 5:
        raise spot.at("seats").wrong("seats")
    s = bare_board(atlas, book, options, len(seats))
    s.round = read_number(data.get("round", 2), 1, atlas.rounds, spot.at("round"))
    s.turn = read_number(data.get("turn", 1), 1, len(seats), spot.at("turn")) - 1
    armies = read_seats(s, seats, spot.at("seats"))
    put_things(s, data.get("board") or {}, armies, spot.at("board"))
    read_pools(armies, seats, spot.at("seats"))
    draws = _draws(data.get("draws", []), spot.at("draws"))
    if "column" in data:
        read_column(s, data["column"], spot.at("column"))
    else:
        deal_column(s, draws)
    _begin(s, data.get("phase", "start"), spot.at("phase"))
    for fault in faults(s):
        raise spot.refused("position", reason_message(fault))
    return Position(s, _dice(data.get("dice", []), spot.at("dice")), draws)


def _word(data: object, known: tuple[str, ...], spot: Spot) -> str:
    if data not in known:
        raise spot.wrong("choice", text=quoted(data), known=known)
    return str(data)


def _contents(data: Mapping[str, object], box: str, spot: Spot) -> Contents:
    """What is in the box: of races and powers only those that the scenario lists, if it does."""
    full = contents_of(box)
    return Contents(
        box,
        _keys(data.get("races", full.races), full.races, spot.at("races")),
        _keys(data.get("powers", full.powers), full.powers, spot.at("powers")),
        full.places,
        full.relics,
        full.pieces,
        full.means,
    )


def _keys(data: object, known: list[str], spot: Spot) -> list[str]:
    """The keys of *known* that *data* lists, in the order of the box."""
    if not isinstance(data, list):
        raise spot.wrong("write", form=f"[{', '.join(known[:2])}]")
    for key in data:
        if key not in known:
            raise spot.wrong("nothing", text=quoted(key))
    return [key for key in known if key in data]


def _atlas(data: object, box: str, contents: Contents, source: str) -> Atlas:
    if isinstance(data, str):
        atlas = atlas_of(data, contents, source)
        if box not in ("mixed", atlas.box):
            raise spot_in(source, "map").wrong("box", map=data, box=box)
        return atlas
    return read_inline(data, source, box)


def read_options(data: object, source: str) -> Options:
    """House rules: known switches, each true or false."""
    spot = spot_in(source, "options")
    if not isinstance(data, Mapping):
        raise spot.wrong("write", form="{sea_entry: false}")
    check_keys(data, tuple(SWITCHES), spot)
    for key, value in data.items():
        if not isinstance(value, bool):
            raise spot.at(key).wrong("choice", text=quoted(value), known=("true", "false"))
    return Options({str(key): bool(value) for key, value in data.items()})


def _dice(data: object, spot: Spot) -> list[int]:
    if not isinstance(data, list):
        raise spot.wrong("write", form="[2, 0]")
    return [read_number(roll, 0, HIGHEST, spot) for roll in data]


def _draws(data: object, spot: Spot) -> list[str]:
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise spot.wrong("write", form="[keep, giants berserk]")
    return [str(item) for item in data]


def _begin(s: State, data: object, spot: Spot) -> None:
    """Start the turn, or go to the middle of the active army's conquests."""
    phase = _word(data, ("pick", "start", "conquest"), spot)
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
        _stand_in_conquest(s, spot)
    elif me is not None and me.fresh:
        s.acted = True
    if phase == "pick" and s.phase != PICK:
        raise spot.wrong("nothing-to-pick")
    set_decider(s)


def _stand_in_conquest(s: State, spot: Spot) -> None:
    me = s.active[s.turn]
    if me is None:
        raise spot.wrong("nobody-conquers")
    for army in s.declined:
        if army.seat == s.turn:
            army.done = True
    me.ready = True
    s.acted = True
    s.acting = me
    s.phase = CONQUEST
