"""A new game from the choices of a table: map, box, seats, house rules, what is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.read import FEWEST_PLAYERS, MOST_PLAYERS, board_names
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content
from elbowroom.masks import EMPTY, bit, count
from elbowroom.notation.contents import check_without
from elbowroom.rules.book import Book
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.contents import Contents
from elbowroom.rules.options import SWITCHES, Options
from elbowroom.rules.setup import lays_monsters, monster_regions, new_state
from elbowroom.rules.state import COLUMN, State
from elbowroom.traits.catalogue import BOXES, book_of, contents_of


def new_game(
    map: str = "surface-2",
    *,
    box: str = "",
    seats: int = 0,
    options: Mapping[str, bool] | None = None,
    contents: Contents | None = None,
    content: Content | None = None,
    without: Sequence[str] = (),
    monsters: Sequence[str] = (),
) -> State:
    """A game about to begin: chance decides first, drawing the open combos.

    *map* is the name of a board; *box* is the board's own unless it says "mixed"; *seats* is the
    number the board is made for. *contents* are those of this version unless a record says
    otherwise; *content* is what is home-made. *without* names races, powers, places and relics that
    are left out. *monsters* names the regions where monsters are laid on a map that has none
    printed on it; chance chooses them if none are named.
    """
    if map not in board_names():
        raise NotParsable("", "map", f"there is no {map!r}; there is {', '.join(board_names())}")
    atlas = named_atlas(map)
    box = box or atlas.box
    if box not in BOXES or box not in ("mixed", atlas.box):
        raise NotParsable("", "box", f"{map} can be played as {atlas.box} or mixed, not {box!r}")
    seats = seats or atlas.players
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise NotParsable("", "seats", f"two to five can play, not {seats}")
    rules = _options(options or {})
    contents = contents or contents_of(box)
    if content is not None:
        contents = content.added_to(contents)
    check_without(contents, list(without), "")
    book = book_of(contents, atlas, rules, list(without))
    _check_enough(atlas, book, seats)
    s = new_state(atlas, book, rules, seats, _regions(atlas, book, seats, monsters))
    if not chance_outcomes(s):
        reason = f"{map} has no room for the monsters of {seats} players; play fewer, or without"
        raise NotParsable("", "seats", f"{reason} places_and_relics")
    return s


def _options(switches: Mapping[str, bool]) -> Options:
    for key in switches:
        if key not in SWITCHES:
            raise NotParsable("", "options", f"there is no house rule {key!r}")
    return Options(dict(switches))


def _check_enough(atlas: Atlas, book: Book, seats: int) -> None:
    """Six combos lie open at the start, and a find lies under every pair of monsters (G1, U3)."""
    needs = (
        ("races", len(book.races), COLUMN),
        ("powers", len(book.powers), COLUMN),
        ("places and relics", count(book.hidden), monster_regions(atlas, book, seats)),
    )
    for what, there, least in needs:
        if there < least:
            reason = f"{there} {what} remain, but a game on {atlas.name} needs {least}"
            raise NotParsable("", "contents", reason)


def _regions(atlas: Atlas, book: Book, seats: int, slugs: Sequence[str]) -> int:
    """The regions chosen for monsters as a mask; none if chance is to choose (M4)."""
    mask = EMPTY
    if not slugs:
        return mask
    if not lays_monsters(atlas, book):
        reason = "only a mixed game on a surface map, with places and relics, chooses regions"
        raise NotParsable("", "monsters", reason)
    number = monster_regions(atlas, book, seats)
    if len(slugs) != number:
        raise NotParsable("", "monsters", f"{number} regions have them, not {len(slugs)}")
    for slug in slugs:
        region = atlas.region(slug)
        if region < 0 or atlas.tribes & bit(region) == 0:
            reason = f"{slug!r} is not a region of {atlas.name} with a Lost Tribe"
            raise NotParsable("", "monsters", reason)
        if (mask | atlas.around(mask)) & bit(region):
            raise NotParsable("", "monsters", f"{slug!r} is there twice or next to another one")
        mask |= bit(region)
    return mask
