"""Setting up a game (G1 to G3, U3, M4)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.atlas.atlas import Atlas
from elbowroom.masks import lowest
from elbowroom.rules import verbs
from elbowroom.rules.apply import set_decider
from elbowroom.rules.options import Options
from elbowroom.rules.pending import COMBO, LAY_MONSTERS
from elbowroom.rules.price import GROUND, MOUNTAIN_SURCHARGE, RIVER
from elbowroom.rules.state import COLUMN, Book, State, blank_state
from elbowroom.rules.turn import begin_turn


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


def new_state(atlas: Atlas, book: Book, options: Options, seats: int) -> State:
    """The start of a game: the natives stand, and the six combos are about to be drawn."""
    s = bare_board(atlas, book, options, seats)
    for region in range(atlas.size):
        if atlas.sites[region].tribe:
            verbs.lay_tribe(s, region)
        if atlas.sites[region].monsters and book.finds:
            verbs.lay_monsters(s, region)
    if book.finds and atlas.monsters == 0:
        for _ in range(seats + 1):
            verbs.ask(s, LAY_MONSTERS)
    for _ in range(COLUMN):
        verbs.ask(s, COMBO)
    begin_turn(s)
    set_decider(s)
    return s
