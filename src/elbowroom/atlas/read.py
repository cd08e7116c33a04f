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
    FEWEST_ROUNDS,
    MOST_MONSTER_REGIONS,
    MOST_ROUNDS,
    check,
    slug,
    unfit_mark,
    unfit_symbol,
    unfit_terrain,
    unreachable,
)
from elbowroom.atlas.sheet import Sheet, Table
from elbowroom.masks import MOST_REGIONS, mask_of
from elbowroom.mistakes import Spot, alternatives, quoted
from elbowroom.words import ENGLISH, entries

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
MOST_CELLS_ACROSS = 120
LONGEST_NAME = 40

_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
_BOARD_KEYS = ("name", "box", "players", "rounds", "grid", "regions")
# Those who live in a region before anybody comes: Lost Tribes above ground, monsters below.
NATIVES = ("tribe", "monsters")
_REGION_KEYS = ("terrain", "name", "slug", "symbols", *NATIVES)


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
    sheet = Sheet(Spot(source), text)
    return _board(sheet, sheet.table())


def read_board_tree(tree: dict[str, object], spot: Spot) -> Board:
    """The same for a board that is a table of a larger file, already read; *spot* is where."""
    sheet = Sheet(spot, "")
    return _board(sheet, Table(sheet, tree))


def _board(sheet: Sheet, top: Table) -> Board:
    top.only(_BOARD_KEYS)
    name, box = _board_name(top), _box(top)
    players = top.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
    rounds = top.number("rounds", FEWEST_ROUNDS, MOST_ROUNDS)
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
        known = alternatives(name, board_names())
        raise Spot("", "map", "notation").wrong("choice", text=quoted(name), known=known)
    file = files("elbowroom.atlas").joinpath("boards", f"{name}.toml")
    return read_board(file.read_text(encoding="utf-8"), file.name)


def atlas(name: str) -> Atlas:
    """The atlas of a built-in board."""
    return board(name).atlas


# --- the head of the file


def _board_name(top: Table) -> str:
    name = top.text("name")
    if not name or name != slug(name) or len(name) > LONGEST_NAME:
        raise top.at("name").wrong("not-a-slug", key=quoted(name), most=LONGEST_NAME)
    if name == "inline":
        raise top.at("name").wrong("key-taken", key=name)
    return name


def _box(top: Table) -> str:
    box = top.text("box")
    if box not in BOXES:
        raise top.at("box").wrong("choice", text=quoted(box), known=BOXES)
    return box


# --- the grid


def _rows(top: Table) -> tuple[str, ...]:
    text = top.text("grid")
    rows = tuple(line.strip() for line in text.strip().split("\n"))
    spot, sizes = top.at("grid"), {"columns": len(rows[0]), "rows": len(rows)}
    if not rows[0]:
        raise spot.wrong("map-empty")
    for what, amount in sizes.items():
        if amount > MOST_CELLS_ACROSS:
            raise spot.wrong(f"map-{what}", amount=amount, most=MOST_CELLS_ACROSS)
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            facts = {"row": number + 1, "amount": len(row), "first": len(rows[0])}
            raise top.sheet.at_row(number).wrong("map-row", **facts)
    return rows


def _check_letters(sheet: Sheet, rows: tuple[str, ...], letters: str) -> None:
    for number, row in enumerate(rows):
        for letter in row:
            if letter not in letters:
                key = "map-no-table" if letter in _LETTERS else "map-letter"
                raise sheet.at_row(number).wrong(key, letter=quoted(letter))
    used = set("".join(rows))
    for letter in letters:
        if letter not in used:
            raise sheet.at_region(letter).wrong("map-unused")


def _check_patches(sheet: Sheet, letters: str, patches: list[list[hexes.Cell]]) -> None:
    for letter, cells in zip(letters, patches, strict=True):
        parts = hexes.pieces(cells)
        if len(parts) > 1:
            row, _ = parts[1][0]
            raise sheet.at_row(row).wrong("map-pieces", name=letter, amount=len(parts))


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
    spot = top.at("regions")
    if not isinstance(tables, Mapping) or not tables:
        raise spot.wrong("missing-key", key="regions.A")
    if len(tables) > MOST_REGIONS:
        raise spot.wrong("map-regions", amount=len(tables), most=MOST_REGIONS)
    return {letter: _region_table(sheet, letter, values) for letter, values in tables.items()}


def _region_table(sheet: Sheet, letter: str, values: object) -> Table:
    if letter not in _LETTERS:
        raise sheet.at_region(letter or repr(letter)).wrong("map-letter", letter=quoted(letter))
    if not isinstance(values, dict):
        raise sheet.at_region(letter).wrong("not-a-table", value=quoted(values))
    table = Table(sheet, values, letter)
    table.only(_REGION_KEYS)
    return table


def _site(table: Table, box: str, edge: bool) -> Site:
    terrain = table.text("terrain")
    check(table.at("terrain"), unfit_terrain(box, terrain))
    # Our own maps have slugs, and the words name their regions; other maps have names of their own.
    short = _region_slug(table) if "slug" in table.values else ""
    name = "" if short else _region_name(table)
    symbols = _symbols(table, box, terrain)
    tribe, monsters = (_mark(table, box, terrain, mark) for mark in NATIVES)
    return Site(short or slug(name), name, terrain, symbols, edge, tribe, monsters)


def _region_slug(table: Table) -> str:
    text = table.text("slug")
    if "name" in table.values:
        raise table.at("slug").wrong("map-two-names")
    if f"region-{text}" not in entries(ENGLISH):
        raise table.at("slug").wrong("map-slug", text=quoted(text))
    return text


def _region_name(table: Table) -> str:
    name = table.text("name")
    if len(name) > LONGEST_NAME:
        raise table.at("name").wrong("too-long", most=LONGEST_NAME)
    if not name.isprintable() or name != name.strip() or not slug(name):
        raise table.at("name").wrong("map-bad-name", name=quoted(name))
    return name


def _symbols(table: Table, box: str, terrain: str) -> list[str]:
    symbols = table.words("symbols")
    for number, symbol in enumerate(symbols):
        check(table.at("symbols"), unfit_symbol(box, terrain, symbol))
        if symbol in symbols[:number]:
            raise table.at("symbols").wrong("twice", text=symbol)
    return symbols


def _mark(table: Table, box: str, terrain: str, mark: str) -> bool:
    value = table.flag(mark)
    if value:
        check(table.at(mark), unfit_mark(box, terrain, mark))
    return value


def _check_sites(sheet: Sheet, letters: str, sites: list[Site]) -> None:
    seen: set[str] = set()
    for letter, site in zip(letters, sites, strict=True):
        if site.slug in seen:
            raise sheet.at_region(letter, "name").wrong("map-name", name=site.name or site.slug)
        seen.add(site.slug)
    monsters = sum(site.monsters for site in sites)
    if monsters > MOST_MONSTER_REGIONS:
        spot = sheet.at("regions")
        raise spot.wrong("map-many-monsters", amount=monsters, most=MOST_MONSTER_REGIONS)


def _check_reach(sheet: Sheet, letters: str, atlas: Atlas) -> None:
    if not atlas.land:
        spot = sheet.at("regions")
        raise spot.wrong("map-land", amount=0, players=int(atlas.players), least=1)
    for region in unreachable(atlas):
        site = atlas.sites[region]
        raise sheet.at_region(letters[region]).wrong("map-cut-off", name=site.name or site.slug)
