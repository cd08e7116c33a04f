"""What may be printed in a region: which terrain, symbols and marks go together.

The functions return reasons as text, empty if all is well: the readers of boards and of inline
maps add the place.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from elbowroom.atlas.atlas import SURFACE_TERRAIN, SYMBOLS, UNDERGROUND_TERRAIN, Atlas, Site
from elbowroom.masks import regions_of

BOXES = ("surface", "underground")
FEWEST_ROUNDS, MOST_ROUNDS = 1, 30
LONGEST_QUOTE = 60
MOST_MONSTER_REGIONS = 15
"""Nine places and six relics: each pair of monsters hides one of them."""

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


def alternatives(words: Iterable[str]) -> str:
    """Words joined for the end of a reason: ``sea, lake or river``."""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def quoted(value: object) -> str:
    """*value* as error messages quote it, shortened."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list without end
        return "this"
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def unfit_terrain(box: str, terrain: str) -> str:
    """Why *terrain* cannot be on a map of *box*."""
    allowed = _TERRAIN[box]
    if terrain in allowed:
        return ""
    if terrain in _TERRAIN["mixed"]:
        return f"{terrain} does not lie in the {box} box; write {alternatives(allowed)}"
    return f"{quoted(terrain)} is not a terrain; write {alternatives(allowed)}"


def unfit_symbol(box: str, terrain: str, symbol: str) -> str:
    """Why a region of *terrain* cannot carry *symbol*."""
    allowed = _SYMBOLS[box]
    if symbol not in SYMBOLS:
        return f"{quoted(symbol)} is not a symbol; write {alternatives(allowed)}"
    if symbol not in allowed:
        return f"{symbol} is not a symbol of the {box} box; there it is {alternatives(allowed)}"
    if symbol == "volcano" and terrain != "chasm":
        return f"a volcano needs a chasm, not {terrain}"
    if symbol != "volcano" and terrain in _WATER_OR_CHASM:
        return f"{symbol} needs land, not {terrain}"
    if symbol == "mine" and terrain == "mine":
        return "a mine needs no mine symbol; leave it out"
    return ""


def unfit_mark(box: str, terrain: str, mark: str) -> str:
    """Why *mark* (tribe, monsters) cannot be in a region of *terrain*."""
    if mark not in _MARKS[box]:
        who = "Lost Tribes live on the surface" if mark == "tribe" else "monsters live Underground"
        return f"{who} only; leave {mark} out"
    if terrain in _WATER_OR_CHASM:
        return f"{mark} needs land, not {terrain}"
    return ""


def too_many_monsters(sites: Collection[Site]) -> str:
    """Why so many regions cannot have monsters."""
    regions = sum(site.monsters for site in sites)
    if regions <= MOST_MONSTER_REGIONS:
        return ""
    return f"{regions} regions have monsters; at most {MOST_MONSTER_REGIONS} can"


def unfit_rounds(rounds: int) -> str:
    """Why a game cannot last *rounds*."""
    if FEWEST_ROUNDS <= rounds <= MOST_ROUNDS:
        return ""
    return f"{quoted(rounds)} is out of range; write a number from {FEWEST_ROUNDS} to {MOST_ROUNDS}"


def unreachable(atlas: Atlas) -> list[int]:
    """The land regions that no plain army can reach from the edge, over land and rivers."""
    open_ = atlas.land | atlas.river
    reached = atlas.entry
    frontier = reached
    while frontier:
        frontier = atlas.around(frontier) & open_ & ~reached
        reached |= frontier
    return regions_of(atlas.land & ~reached)
