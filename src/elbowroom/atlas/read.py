"""Board files: TOML with a grid of letters and a table of regions.

Everything a game needs (borders, edge) and everything a picture needs (shapes, labels) comes from
the same grid, so that picture and rules cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from elbowroom.atlas import hexes
from elbowroom.atlas.atlas import Atlas, Site
from elbowroom.atlas.printed import (
    BOXES,
    alternatives,
    quoted,
    slug,
    too_many_monsters,
    unfit_mark,
    unfit_rounds,
    unfit_symbol,
    unfit_terrain,
    unreachable,
)
from elbowroom.atlas.sheet import Sheet, Table
from elbowroom.errors import NotParsable
from elbowroom.masks import MOST_REGIONS, mask_of

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
MOST_CELLS_ACROSS = 120
LONGEST_NAME = 40

_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
_BOARD_KEYS = ("name", "box", "players", "rounds", "grid", "regions")
# Those who live in a region before anybody comes: Lost Tribes above ground, monsters below.
NATIVES = ("tribe", "monsters")
_REGION_KEYS = ("terrain", "name", "symbols", *NATIVES)


@dataclass(frozen=True, eq=False)
class Board:
    """A printed board: the atlas for the rules and the grid for the pictures.

    ``cells`` has the number of the region of every hexagon, row by row.
    """

    atlas: Atlas
    letters: str
    rows: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]


def read_board(text: str, source: str) -> Board:
    """The board in *text*; *source* names it in error messages."""
    sheet = Sheet(source, text)
    return _board(sheet, sheet.table())


def read_board_tree(tree: dict[str, object], source: str) -> Board:
    """The same for a board that is a table of a larger file, already read."""
    sheet = Sheet(source, "")
    return _board(sheet, Table(sheet, tree))


def _board(sheet: Sheet, top: Table) -> Board:
    top.only(_BOARD_KEYS)
    name, box = _board_name(top), _box(top)
    players, rounds = _players(top), _rounds(top)
    rows = _rows(top)
    tables = _region_tables(sheet, top)
    letters = "".join(tables)
    _check_letters(sheet, rows, letters)
    cells = tuple(tuple(letters.index(letter) for letter in row) for row in rows)
    patches = hexes.cells_by_region(cells, len(letters))
    _check_patches(sheet, letters, patches)
    edge = _edge(cells)
    sites = [_site(table, box, n in edge) for n, table in enumerate(tables.values())]
    _check_sites(sheet, letters, sites)
    atlas = Atlas(name, box, players, rounds, sites, _borders(cells, patches))
    _check_reach(sheet, letters, atlas)
    return Board(atlas, letters, rows, cells)


def board_names() -> list[str]:
    """The names of the built-in boards."""
    folder = files("elbowroom.atlas").joinpath("boards")
    names = (file.name for file in folder.iterdir())
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


@cache
def board(name: str) -> Board:
    """A built-in board by its name: ``surface-2``."""
    if name not in board_names():
        raise NotParsable("map", name, f"there is no such map; write {alternatives(board_names())}")
    file = files("elbowroom.atlas").joinpath("boards", f"{name}.toml")
    return read_board(file.read_text(encoding="utf-8"), file.name)


def atlas(name: str) -> Atlas:
    """The atlas of a built-in board."""
    return board(name).atlas


# --- the head of the file


def _board_name(top: Table) -> str:
    name = top.text("name")
    if not name or name != slug(name):
        right = slug(name) or "my-map"
        raise top.wrong(
            "name",
            f"{quoted(name)} is not made of lower-case letters, digits and hyphens; "
            f"write {quoted(right)}",
        )
    if name == "inline":
        raise top.wrong("name", "'inline' means a map drawn in a scenario; choose another name")
    return name


def _box(top: Table) -> str:
    box = top.text("box")
    if box not in BOXES:
        raise top.wrong("box", f"{quoted(box)} is not a box; write {alternatives(BOXES)}")
    return box


def _players(top: Table) -> int:
    players = top.number("players")
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        right = f"write a number from {FEWEST_PLAYERS} to {MOST_PLAYERS}"
        raise top.wrong("players", f"{quoted(players)} is out of range; {right}")
    return players


def _rounds(top: Table) -> int:
    rounds = top.number("rounds")
    if reason := unfit_rounds(rounds):
        raise top.wrong("rounds", reason)
    return rounds


# --- the grid


def _rows(top: Table) -> tuple[str, ...]:
    text = top.text("grid")
    rows = tuple(line.strip() for line in text.strip().split("\n"))
    if not rows[0]:
        raise top.wrong("grid", "it is empty; draw rows of letters, one letter per hexagon")
    if max(len(rows), len(rows[0])) > MOST_CELLS_ACROSS:
        size = f"{len(rows)} rows of {len(rows[0])}"
        raise top.wrong("grid", f"{size} are too many; at most {MOST_CELLS_ACROSS} each way")
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise top.sheet.wrong_row(
                number, f"it has {len(row)} letters; the first row has {len(rows[0])}"
            )
    return rows


def _check_letters(sheet: Sheet, rows: tuple[str, ...], letters: str) -> None:
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter not in letters:
                raise sheet.wrong_cell((number, column), _stray(letter))
    used = set("".join(rows))
    for letter in letters:
        if letter not in used:
            raise sheet.wrong_region(
                letter, "it is nowhere in the grid; draw it or leave its table out"
            )


def _stray(letter: str) -> str:
    if letter in _LETTERS:
        return f"{letter} is not defined; add a table [regions.{letter}]"
    return f"{letter!r} cannot be drawn; use the letters A-Z, a-z and the digits 0-9"


def _check_patches(sheet: Sheet, letters: str, patches: list[list[hexes.Cell]]) -> None:
    for letter, cells in zip(letters, patches, strict=True):
        parts = hexes.pieces(cells)
        if len(parts) > 1:
            (row, column), other = parts[0][0], parts[1][0]
            raise sheet.wrong_cell(
                other,
                f"region {letter} is in {len(parts)} pieces, another one is at row {row + 1}, "
                f"column {column + 1}; join them or give one a letter of its own",
            )


def _edge(cells: tuple[tuple[int, ...], ...]) -> set[int]:
    sides = {row[0] for row in cells} | {row[-1] for row in cells}
    return sides | set(cells[0]) | set(cells[-1])


def _borders(cells: tuple[tuple[int, ...], ...], patches: list[list[hexes.Cell]]) -> list[int]:
    borders: list[int] = []
    for region, patch in enumerate(patches):
        touched = {hexes.at(cells, near) for cell in patch for near in hexes.around(cell)}
        borders.append(mask_of(sorted(touched - {region, hexes.OUTSIDE})))
    return borders


# --- the regions


def _region_tables(sheet: Sheet, top: Table) -> dict[str, Table]:
    tables = top.required("regions")
    if not isinstance(tables, Mapping) or not tables:
        raise top.wrong("regions", "there must be a table [regions.A] and so on for every letter")
    if len(tables) > MOST_REGIONS:
        raise top.wrong("regions", f"there are {len(tables)}; at most {MOST_REGIONS} are possible")
    return {letter: _region_table(sheet, letter, values) for letter, values in tables.items()}


def _region_table(sheet: Sheet, letter: str, values: object) -> Table:
    if letter not in _LETTERS:
        reason = "a region goes by one of A-Z, a-z, 0-9"
        raise sheet.wrong_region(letter, f"{quoted(letter)} is not one letter; {reason}")
    if not isinstance(values, dict):
        raise sheet.wrong_region(letter, f"it must be a table; write [regions.{letter}]")
    table = Table(sheet, values, letter)
    table.only(_REGION_KEYS)
    return table


def _site(table: Table, box: str, edge: bool) -> Site:
    terrain = table.text("terrain")
    if reason := unfit_terrain(box, terrain):
        raise table.wrong("terrain", reason)
    name = _region_name(table)
    symbols = _symbols(table, box, terrain)
    tribe, monsters = (_mark(table, box, terrain, mark) for mark in NATIVES)
    return Site(slug(name), name, terrain, symbols, edge, tribe, monsters)


def _region_name(table: Table) -> str:
    name = table.text("name")
    if not name.isprintable() or name != name.strip() or len(name) > LONGEST_NAME:
        right = f"one line of at most {LONGEST_NAME} characters, no spaces around it"
        raise table.wrong("name", f"{quoted(name)} is not a name; write {right}")
    if not slug(name):
        raise table.wrong(
            "name", f"{quoted(name)} has no letter and no digit; give it a name to type"
        )
    return name


def _symbols(table: Table, box: str, terrain: str) -> list[str]:
    symbols = table.words("symbols")
    for number, symbol in enumerate(symbols):
        if reason := unfit_symbol(box, terrain, symbol):
            raise table.wrong("symbols", reason)
        if symbol in symbols[:number]:
            raise table.wrong("symbols", f"{symbol} is there twice; once is enough")
    return symbols


def _mark(table: Table, box: str, terrain: str, mark: str) -> bool:
    value = table.flag(mark)
    if value and (reason := unfit_mark(box, terrain, mark)):
        raise table.wrong(mark, reason)
    return value


def _check_sites(sheet: Sheet, letters: str, sites: list[Site]) -> None:
    first: dict[str, str] = {}
    for letter, site in zip(letters, sites, strict=True):
        if site.slug in first:
            reason = f"{site.slug!r} is already region {first[site.slug]}; give it another name"
            raise sheet.wrong_region(letter, reason, "name")
        first[site.slug] = letter
    if reason := too_many_monsters(sites):
        raise sheet.wrong("regions", reason)


def _check_reach(sheet: Sheet, letters: str, atlas: Atlas) -> None:
    if not atlas.land:
        raise sheet.wrong("regions", "there is no land; a board needs some")
    for region in unreachable(atlas):
        raise sheet.wrong_region(
            letters[region],
            f"no army can reach {atlas.sites[region].slug} from the edge over land and rivers; "
            "join it to the rest",
        )
