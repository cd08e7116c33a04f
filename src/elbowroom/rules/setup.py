"""Setting up a game (G1 to G3, U3, M4)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.atlas.atlas import Atlas
from elbowroom.masks import EMPTY, NOWHERE, below, bit, count, lowest, zeros
from elbowroom.packed import vec
from elbowroom.rules import verbs
from elbowroom.rules.apply import set_decider
from elbowroom.rules.book import Book
from elbowroom.rules.options import Options
from elbowroom.rules.pending import COMBO, LAY_MONSTERS
from elbowroom.rules.pieces import COUNTED_KINDS, PIECE_KINDS
from elbowroom.rules.price import GROUND, MOUNTAIN_SURCHARGE, RIVER
from elbowroom.rules.state import COLUMN, LEVELS, State
from elbowroom.rules.turn import begin_turn


def blank_state(atlas: Atlas, book: Book, options: Options, seats: int) -> State:
    """An empty board: no tokens, no combos, nobody has an army."""
    s = State(atlas, book, options, [None] * seats, [], [])
    s.tokens = zeros(atlas.size)
    s.defence = zeros(atlas.size)
    s.within = vec[i64]([atlas.land | atlas.water] * LEVELS)
    s.where = zeros(PIECE_KINDS)
    s.piles = zeros(COUNTED_KINDS * atlas.size)
    s.coins = vec[i64]([5] * seats)
    s.incomes = zeros(seats)
    s.peace = vec[i64]([NOWHERE] * seats)
    s.grudges = zeros(seats)
    s.declined = []
    s.tray = vec[i64]([race.tray for race in book.races])
    s.banners_unseen = below(len(book.races))
    s.badges_unseen = below(len(book.powers))
    s.finds_unseen = book.hidden
    return s


def bare_board(atlas: Atlas, book: Book, options: Options, seats: int) -> State:
    """Mountains and prices of empty regions, and nothing else."""
    s = blank_state(atlas, book, options, seats)
    mask = atlas.land | atlas.water
    while mask != 0:
        region = lowest(mask)
        one = mask & -mask
        mask ^= one
        price: i64 = RIVER if atlas.river & one != 0 else GROUND
        if atlas.mountain & one != 0:
            price += MOUNTAIN_SURCHARGE
        verbs.set_defence(s, region, price)
    return s


def lays_monsters(atlas: Atlas, book: Book) -> bool:
    """Whether the table says where the monsters are: the map has none printed on it (M4)."""
    return len(book.finds) > 0 and atlas.monsters == 0


def monster_regions(atlas: Atlas, book: Book, seats: int) -> int:
    """How many regions have monsters at the start, each over a place or a relic (U3, M4)."""
    if not book.finds:
        return 0
    return seats + 1 if lays_monsters(atlas, book) else count(atlas.monsters)


def new_state(
    atlas: Atlas, book: Book, options: Options, seats: int, monsters: i64 = EMPTY
) -> State:
    """The start of a game: the natives stand, and the six combos are about to be drawn.

    *monsters* are Lost Tribe regions that the table has chosen for monsters, where the map has
    none; chance chooses as many as are missing.
    """
    s = bare_board(atlas, book, options, seats)
    for region in range(atlas.size):
        if atlas.sites[region].tribe and monsters & bit(region) == 0:
            verbs.lay_tribe(s, region)
    mask = monsters | atlas.monsters if book.finds else EMPTY
    while mask != 0:
        verbs.lay_monsters(s, lowest(mask))
        mask &= mask - 1
    for _ in range(monster_regions(atlas, book, seats) - count(s.monsters)):
        verbs.ask(s, LAY_MONSTERS)
    for _ in range(COLUMN):
        verbs.ask(s, COMBO)
    begin_turn(s)
    set_decider(s)
    return s
