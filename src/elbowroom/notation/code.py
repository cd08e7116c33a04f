"""A position as one line: compact, safe in an address, versioned.

``e2.surface-4.CONTENTS.NUMBERS.CHECK``: the map by name (a home-made one is
in the content), the digest of the contents of the game
(behind a hyphen that of its home-made content, if there is any), every number of the position in a
fixed order, and some letters that tell when one got lost. Before the numbers stand, each only if
there are any, ``o`` with the house rules that differ from the default
(``o~open_coins~-sea_entry``) and ``w`` with what the table leaves out (``w~elves~flying``). A
hidden purse is a ``?``.
"""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.atlas.read import FEWEST_PLAYERS, MOST_PLAYERS
from elbowroom.homemade.reading import digest_of
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.code_stream import read_numbers, write_numbers
from elbowroom.notation.contents import check_without, contents_named, digest
from elbowroom.notation.maps import atlas_of
from elbowroom.notation.naming import reason_message
from elbowroom.notation.spots import spot_in
from elbowroom.notation.stream import SOURCE, Reader, Writer, check_letters
from elbowroom.rules.contents import Contents
from elbowroom.rules.faults import faults
from elbowroom.rules.options import SWITCHES, Options
from elbowroom.rules.setup import bare_board
from elbowroom.rules.state import State
from elbowroom.traits.catalogue import book_of, full_book

VERSION = "e2"
_OLDER = ("e1",)
_OPTIONS, _WITHOUT = "o", "w"
_BETWEEN, _OFF = "~", "-"


@dataclass
class Sketch:
    """A position read from a code, whose hidden purses are still unknown."""

    state: State
    purses: list[int | None]


def write_code(s: State, hidden: list[int] | None = None) -> str:
    """The code of *s*, without the coins of the seats (from 0) in *hidden*."""
    purses = [None if hidden and seat in hidden else s.coins[seat] for seat in range(s.seats)]
    stream = Writer()
    stream.number(s.seats, MOST_PLAYERS, "seats")
    write_numbers(s, stream, purses)
    contents = s.book.contents
    named = digest(contents)
    if contents.content:
        named += f"-{digest_of(contents.content)}"
    head = ".".join([VERSION, s.atlas.name, named, *_choices(s), ""])
    letters = [head, *stream.letters]
    return f"{''.join(letters)}.{check_letters(*letters)}"


def _choices(s: State) -> list[str]:
    """What the table has chosen: house rules, and what it leaves out."""
    options = [key if on else _OFF + key for key, on in s.options.chosen.items()]
    lists = ([_OPTIONS, *options], [_WITHOUT, *s.book.without])
    return [_BETWEEN.join(words) for words in lists if len(words) > 1]


def read_code(code: str, at_hand: Contents | None = None) -> State:
    """The position of a full code; *at_hand* has the home-made content that it may need."""
    sketch = read_sketch(code, at_hand=at_hand)
    if None in sketch.purses:
        raise spot_in(SOURCE, "coins").wrong("hidden")
    return sketch.state


def read_sketch(code: str, atlas: Atlas | None = None, at_hand: Contents | None = None) -> Sketch:
    """The position of any code; hidden purses are None and count as 0 until filled in.

    *atlas* is the board of the position, if that has no name; *at_hand* has the home-made content
    that the code may need.
    """
    parts = code.strip().split(".")
    _check_parts(parts)
    stream = Reader(parts[-2])
    contents = _contents(parts[2], at_hand)
    s = _bare_board(parts, contents, atlas or atlas_of(parts[1], contents, SOURCE), stream)
    purses = read_numbers(s, stream)
    for seat, purse in enumerate(purses):
        s.coins[seat] = purse or 0
    if wrong := faults(s):
        raise spot_in(SOURCE).refused("position", reason_message(wrong[0]))
    return Sketch(s, purses)


def _check_parts(parts: list[str]) -> None:
    if parts[0] in _OLDER:
        raise spot_in(SOURCE, "version").wrong("version", version=parts[0])
    if parts[0] != VERSION or not 5 <= len(parts) <= 7:
        raise spot_in(SOURCE).wrong("code", form=f"{VERSION}.surface-4.CONTENTS.NUMBERS.CHECK")
    if parts[-1] != check_letters(".".join(parts[:-1])):
        raise spot_in(SOURCE, "check").wrong("check")


def _contents(named: str, at_hand: Contents | None) -> Contents:
    """The contents that a code names, its home-made content included."""
    boxes, _, made = named.partition("-")
    contents = contents_named(boxes, SOURCE)
    if not made:
        return contents
    spot = Spot(SOURCE, "contents")
    if at_hand is None or not at_hand.content:
        raise spot.wrong("not-at-hand", digest=quoted(made))
    other = digest_of(at_hand.content)
    if made != other:
        raise spot.wrong("other", digest=quoted(made), other=other)
    return contents.with_extras(at_hand.extras, at_hand.content, at_hand.boards)


def _bare_board(parts: list[str], contents: Contents, atlas: Atlas, stream: Reader) -> State:
    """The board that the numbers belong to; the first of them is that of the seats."""
    if contents.box not in ("mixed", atlas.box):
        raise spot_in(SOURCE, "box").wrong("box", map=atlas.name, box=contents.box)
    options, without = _read_choices(parts[3:-2])
    check_without(contents, without, SOURCE)
    seats = stream.number(0, MOST_PLAYERS, "seats")
    if seats < FEWEST_PLAYERS:
        bounds = {"least": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        raise spot_in(SOURCE, "seats").wrong("number", text=str(seats), **bounds)
    if atlas.name == INLINE:
        return bare_board(atlas, full_book(contents, atlas, without), options, seats)
    return bare_board(atlas, book_of(contents, atlas, options, without), options, seats)


def _read_choices(parts: list[str]) -> tuple[Options, list[str]]:
    lists: dict[str, list[str]] = {}
    for part in parts:
        tag, *words = part.split(_BETWEEN)
        if tag not in (_OPTIONS, _WITHOUT) or tag in lists:
            raise spot_in(SOURCE).wrong("choice", text=quoted(part), known=("o~…", "w~…"))
        lists[tag] = words
    words = lists.get(_OPTIONS, [])
    options = {word.removeprefix(_OFF): not word.startswith(_OFF) for word in words}
    for key in options:
        if key not in SWITCHES:
            raise spot_in(SOURCE, "options").wrong("nothing", text=quoted(key))
    return Options(options), lists.get(_WITHOUT, [])
