"""A new game from the choices of a table: map, box, seats, house rules, what is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.read import FEWEST_PLAYERS, MOST_PLAYERS
from elbowroom.homemade.content import Content
from elbowroom.masks import EMPTY, bit, count
from elbowroom.mistakes import quoted
from elbowroom.notation.contents import check_without
from elbowroom.notation.maps import atlas_of
from elbowroom.notation.spots import read_number, spot_in
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

    *map* is the name of a board, built-in or of the *content*; *box* is the board's own unless it
    says "mixed"; *seats* is the number the board is made for. *contents* are those of this version
    unless a record says otherwise; *content* is what is home-made. *without* names races, powers,
    places and relics that are left out. *monsters* names the regions where monsters are laid on a
    map that has none printed on it; chance chooses them if none are named.
    """
    # What is home-made is the same in every box.
    made = content.added_to(contents_of("mixed")) if content is not None else contents
    atlas = atlas_of(map, made, "")
    box = box or atlas.box
    if box not in BOXES or box not in ("mixed", atlas.box):
        known = tuple(dict.fromkeys((atlas.box, "mixed")))
        raise spot_in("", "box").wrong("choice", text=quoted(box), known=known)
    spot = spot_in("", "seats")
    seats = read_number(seats or atlas.players, FEWEST_PLAYERS, MOST_PLAYERS, spot)
    rules = _options(options or {})
    contents = contents or contents_of(box)
    if content is not None:
        contents = content.added_to(contents)
    check_without(contents, list(without), "")
    book = book_of(contents, atlas, rules, list(without))
    _check_enough(atlas, book, seats)
    s = new_state(atlas, book, rules, seats, _regions(atlas, book, seats, monsters))
    if not chance_outcomes(s):
        raise spot.wrong("no-room", map=map, seats=seats)
    return s


def _options(switches: Mapping[str, bool]) -> Options:
    for key in switches:
        if key not in SWITCHES:
            raise spot_in("", "options").wrong("nothing", text=quoted(key))
    return Options(dict(switches))


def _check_enough(atlas: Atlas, book: Book, seats: int) -> None:
    """Six combos lie open at the start, and a find lies under every pair of monsters (G1, U3)."""
    needs = (
        ("races", len(book.races), COLUMN),
        ("powers", len(book.powers), COLUMN),
        ("places, relics", count(book.hidden), monster_regions(atlas, book, seats)),
    )
    for what, there, least in needs:
        if there < least:
            amounts = {"amount": int(there), "least": int(least)}
            raise spot_in("", "contents").wrong("too-few", what=what, map=atlas.name, **amounts)


def _regions(atlas: Atlas, book: Book, seats: int, slugs: Sequence[str]) -> int:
    """The regions chosen for monsters as a mask; none if chance is to choose (M4)."""
    mask = EMPTY
    if not slugs:
        return mask
    if not lays_monsters(atlas, book):
        raise spot_in("", "monsters").wrong("no-monsters")
    number = monster_regions(atlas, book, seats)
    if len(slugs) != number:
        numbers = {"amount": len(slugs), "number": int(number)}
        raise spot_in("", "monsters").wrong("monster-regions", **numbers)
    for slug in slugs:
        region = atlas.region(slug)
        if region < 0 or atlas.tribes & bit(region) == 0:
            raise spot_in("", "monsters").wrong("no-tribe", text=quoted(slug), map=atlas.name)
        if (mask | atlas.around(mask)) & bit(region):
            raise spot_in("", "monsters").wrong("not-apart", text=quoted(slug))
        mask |= bit(region)
    return mask
