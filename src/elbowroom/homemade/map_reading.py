"""The maps of a collection: read by the reader of the boards, in one form for equal maps."""

from __future__ import annotations

from collections.abc import Collection as Keys
from collections.abc import Mapping
from typing import Any

from elbowroom.atlas.read import Board, read_board_tree
from elbowroom.errors import Mistake
from elbowroom.homemade.definitions import LONGEST_NAME, MOST_MAPS, HomeMap
from elbowroom.homemade.fields import Fields, check_slug, line_of_text, read_names
from elbowroom.homemade.map_checks import map_mistakes
from elbowroom.mistakes import Spot


def read_maps(fields: Fields, taken: Keys[str]) -> tuple[HomeMap, ...]:
    """The maps of a collection; *taken* are the keys that none of them may have."""
    tables = fields.table("maps")
    spot = fields.spot.at("maps")
    if len(tables) > MOST_MAPS:
        raise spot.wrong("too-many", amount=len(tables), most=MOST_MAPS)
    return tuple(_map(key, table, spot.at(key), taken) for key, table in sorted(tables.items()))


def all_map_mistakes(key: str, table: object, spot: Spot, taken: Keys[str]) -> list[Mistake]:
    """Everything that is wrong with one map of a collection, that which the reader refuses it for
    included."""
    mistakes = map_mistakes(table, spot) if isinstance(table, Mapping) else []
    try:
        _map(key, table, spot, taken)
    except Mistake as error:
        known = [(each.place, each.key) for each in mistakes]
        return mistakes if (error.place, error.key) in known else [error, *mistakes]
    return []


def _map(key: str, table: object, spot: Spot, taken: Keys[str]) -> HomeMap:
    check_slug(key, spot)
    if key in taken:
        raise spot.wrong("key-taken", key=key)
    fields = Fields(table, spot)
    # A board of the boxes has its key for a name; a copy of it may keep that.
    named = {name: value for name, value in fields.data.items() if (name, value) != ("name", key)}
    names = read_names(Fields(named, spot), key, whole=False)
    for mistake in map_mistakes(fields.data, spot):
        raise mistake
    board = _board(key, fields, spot)
    return HomeMap(key, names, board, _tree(board, names))


def _board(key: str, fields: Fields, spot: Spot) -> Board:
    """The board; its regions are numbered in the order of their letters, as canonical JSON has
    them."""
    data: dict[str, object] = {**fields.data, "name": key}
    regions = data.get("regions")
    if isinstance(regions, Mapping):
        tables = sorted(regions.items(), key=lambda each: str(each[0]))
        data["regions"] = {str(letter): _region(table, spot, letter) for letter, table in tables}
    return read_board_tree(data, spot)


def _region(table: object, spot: Spot, letter: object) -> object:
    """The table of a region, its name in Unicode's usual form."""
    if not isinstance(table, Mapping) or not isinstance(table.get("name"), str):
        return table
    place = spot.at("regions").at(str(letter)).at("name")
    return {**table, "name": line_of_text(table["name"], LONGEST_NAME, place)}


def _tree(board: Board, names: dict[str, str]) -> dict[str, Any]:
    """The map as plain data, every default filled in."""
    atlas = board.atlas
    regions = {
        letter: {
            # Our own regions are named by the words.
            **({"name": site.name} if site.name else {"slug": site.slug}),
            "terrain": site.terrain,
            "symbols": sorted(site.symbols),
            "tribe": site.tribe,
            "monsters": site.monsters,
        }
        for letter, site in zip(board.letters, atlas.sites, strict=True)
    }
    return {
        "name": names,
        "box": atlas.box,
        "players": int(atlas.players),
        "rounds": int(atlas.rounds),
        "grid": "\n".join(board.rows),
        "regions": regions,
    }
