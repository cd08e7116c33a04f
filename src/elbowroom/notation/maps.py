"""Maps by name: those that a game carries with it come before the built-in ones."""

from __future__ import annotations

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.mistakes import quoted
from elbowroom.notation.spots import spot_in
from elbowroom.rules.contents import Contents


def map_names(contents: Contents | None) -> list[str]:
    """The names of all maps that a game with these contents can be played on."""
    made = [] if contents is None else [atlas.name for atlas in contents.boards]
    return made + [name for name in board_names() if name not in made]


def atlas_of(name: str, contents: Contents | None, source: str) -> Atlas:
    """The map of this name, home-made or built-in."""
    made = None if contents is None else contents.board(name)
    if made is not None:
        return made
    if name not in board_names():
        known = tuple(map_names(contents))
        raise spot_in(source, "map").wrong("choice", text=quoted(name), known=known)
    return named_atlas(name)
