"""What may be printed in a region: which terrain, symbols and marks go together.

The functions return the key and the arguments of a message, or None if all is well: the readers of
boards and of inline maps add the place.
"""

from __future__ import annotations

import unicodedata

from elbowroom.atlas.atlas import SURFACE_TERRAIN, SYMBOLS, UNDERGROUND_TERRAIN, Atlas
from elbowroom.errors import Detail
from elbowroom.masks import regions_of
from elbowroom.mistakes import Spot, quoted

BOXES = ("surface", "underground")
FEWEST_ROUNDS, MOST_ROUNDS = 1, 30
MOST_MONSTER_REGIONS = 15
"""Nine places and six relics: each pair of monsters hides one of them."""

# What is wrong: the end of the key of a message (see ``Spot.wrong``) and its arguments.
Unfit = tuple[str, dict[str, Detail]] | None

_WATER_OR_CHASM = ("sea", "lake", "river", "chasm")
_TERRAIN = {
    "surface": SURFACE_TERRAIN,
    "underground": UNDERGROUND_TERRAIN,
    "mixed": tuple(dict.fromkeys(SURFACE_TERRAIN + UNDERGROUND_TERRAIN)),
}
_SYMBOLS = {"surface": ("mine", "magic", "cavern"), "underground": ("volcano",), "mixed": SYMBOLS}
_MARKS = {"surface": ("tribe",), "underground": ("monsters",), "mixed": ("tribe", "monsters")}


def terrain_message(terrain: str, box: str) -> str:
    """The key of what *terrain* is called on a board of *box*: below, mountains are black."""
    below = box == "underground" and terrain == "mountain"
    return "terrain-black-mountain" if below else f"terrain-{terrain}"


def slug(name: str) -> str:
    """The name of a region as it is written in text: ``Gull Sound`` is ``gull-sound``."""
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name.lower())
        if letter not in "'’‘" and not unicodedata.combining(letter)
    )
    spaced = "".join(letter if letter.isalnum() else " " for letter in plain)
    return unicodedata.normalize("NFC", "-".join(spaced.split()))


def unfit_terrain(box: str, terrain: str) -> Unfit:
    """Why *terrain* cannot be on a map of *box*."""
    return _not_one_of(_TERRAIN[box], terrain)


def unfit_symbol(box: str, terrain: str, symbol: str) -> Unfit:
    """Why a region of *terrain* cannot carry *symbol*."""
    if symbol not in _SYMBOLS[box]:
        return _not_one_of(_SYMBOLS[box], symbol)
    if symbol == "volcano":
        return None if terrain == "chasm" else ("map-volcano", {"terrain": terrain})
    if symbol == "mine" and terrain == "mine":
        return "map-mine", {}
    return _needs_land(symbol, terrain)


def unfit_mark(box: str, terrain: str, mark: str) -> Unfit:
    """Why *mark* (tribe, monsters) cannot be in a region of *terrain*."""
    if mark not in _MARKS[box]:
        return "map-box", {"what": mark, "box": box}
    return _needs_land(mark, terrain)


def check(spot: Spot, unfit: Unfit) -> None:
    """Complain at *spot* if something is unfit."""
    if unfit is not None:
        key, args = unfit
        raise spot.wrong(key, **args)


def _not_one_of(known: tuple[str, ...], word: str) -> Unfit:
    return None if word in known else ("choice", {"text": quoted(word), "known": known})


def _needs_land(what: str, terrain: str) -> Unfit:
    wet = terrain in _WATER_OR_CHASM
    return ("map-needs-land", {"what": what, "terrain": terrain}) if wet else None


def unreachable(atlas: Atlas) -> list[int]:
    """The land regions that no plain army can reach from the edge, over land and rivers."""
    open_ = atlas.land | atlas.river
    reached = atlas.entry
    frontier = reached
    while frontier:
        frontier = atlas.around(frontier) & open_ & ~reached
        reached |= frontier
    return regions_of(atlas.land & ~reached)
