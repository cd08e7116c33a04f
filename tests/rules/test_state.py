"""One position of the game: plain data, cheap to copy."""

from __future__ import annotations

from elbowroom import write_code
from elbowroom.masks import NOWHERE
from elbowroom.rules import verbs
from elbowroom.rules.banners import return_banner, turn_up
from elbowroom.rules.faults import faults
from elbowroom.rules.pending import COMBO
from elbowroom.rules.pick import pick
from elbowroom.rules.pieces import ENCAMPMENT, FORTRESS, HOLE
from elbowroom.rules.setup import blank_state
from elbowroom.rules.state import PHASES
from tests.positions import Game, cave, land, small_box


def crowded() -> Game:
    return land(
        "ratmen bivouacking 3 + ghouls",
        "halflings diplomat + orcs",
        shore="2 ratmen, encampment x2",
        wood="tribe",
        crag="3 ghouls",
        moor="1 halflings, hole",
        glen="1 orcs, lair",
    )


# ---------------------------------------------------------------------- copies


def test_a_copy_is_the_same_position() -> None:
    game = crowded()
    twin = game.s.copy()
    assert write_code(twin) == write_code(game.s)
    assert faults(twin) == []


def test_a_copy_that_goes_on_leaves_the_lists_and_rows_of_the_first_alone() -> None:
    s = small_box(8, 8).s
    s.banners_back = [1]
    twin = s.copy()
    before = write_code(s)
    verbs.ask(twin, COMBO, 1)
    return_banner(twin, 2)
    turn_up(twin, 3, NOWHERE)
    pick(twin, 0, 0)
    verbs.make_peace(twin, 0, 1)
    verbs.bear_grudge(twin, 1, 0)
    verbs.place(twin, ENCAMPMENT, 0, 2)
    assert write_code(s) == before
    assert s.where[ENCAMPMENT] == s.pile(ENCAMPMENT, 0) == s.grudges[1] == 0
    assert s.peace[0] == NOWHERE
    assert s.active is not twin.active


def test_whoever_owns_a_copy_may_write_everywhere_in_it() -> None:
    s = crowded().s
    before = write_code(s)
    twin = s.copy()
    acting = twin.acting
    assert acting is s.acting, "nobody has changed anything yet"
    twin.own()
    assert twin.acting in twin.armies()
    owner = twin.acting
    twin.own()
    assert twin.acting is owner, "what is its own is not copied again"
    assert twin.acting is not acting
    for row in (twin.tokens, twin.defence, twin.within, twin.where, twin.piles, twin.tray):
        row[0] += 1
    for army in twin.armies():
        army.hand += 1
    twin.incomes[0] += 1
    assert write_code(s) == before
    assert faults(s) == []


def test_a_position_that_goes_on_leaves_its_copies_alone() -> None:
    s = small_box(8, 8).s
    twin = s.copy()
    before = write_code(twin)
    pick(s, 1, 0)
    verbs.make_peace(s, 0, 1)
    verbs.place(s, FORTRESS, 0)
    assert write_code(twin) == before
    assert twin.where[FORTRESS] == 0
    assert twin.peace[0] == NOWHERE


def test_a_copy_goes_its_own_way() -> None:
    game = crowded()
    before = write_code(game.s)
    twin = Game(game.s.copy(), [0])
    twin.do("conquer fen", "stop", "deploy crag 1", "end", "conquer wood")
    assert write_code(game.s) == before != write_code(twin.s)


def test_a_copy_knows_who_acts() -> None:
    game = crowded()
    assert game.acting.race.key == "ghouls"
    twin = game.s.copy()
    twin.own_armies()
    assert twin.acting is not game.s.acting
    assert twin.acting is twin.declined[0]
    game.do("end")
    twin = game.s.copy()
    assert twin.acting is twin.active[0]


def test_a_copy_takes_no_journal_along() -> None:
    game = crowded()
    game.listen()
    assert game.s.copy().journal is None


def test_a_copy_of_an_army_has_all_its_values() -> None:
    army = crowded().army("ratmen")
    army.barred, army.fights, army.struck, army.done = 5, 2, 9, True
    twin = army.copy()
    names = [name for name in dir(army) if not name.startswith("_")]
    values = [name for name in names if not callable(getattr(army, name))]
    assert len(values) > 20
    assert all(getattr(twin, name) == getattr(army, name) for name in values)


# ---------------------------------------------------------------------- asking


def test_armies_are_the_active_ones_by_seat_and_then_the_declined() -> None:
    keys = [army.race.key for army in crowded().s.armies()]
    assert keys == ["ratmen", "halflings", "ghouls", "orcs"]


def test_a_region_has_one_holder_or_none() -> None:
    game = crowded()
    holders = {name: game.s.holder(game.region(name)) for name in ("shore", "glen", "wood")}
    assert holders["shore"] is game.army("ratmen")
    assert holders["glen"] is game.army("orcs")
    assert holders["wood"] is None


def test_the_lands_of_a_seat_are_those_of_all_its_armies() -> None:
    game = crowded()
    assert game.names(game.s.lands_of(0)) == {"shore", "crag"}
    assert game.names(game.s.lands_of(1)) == {"moor", "glen"}


def test_a_seat_without_an_army_has_the_lands_of_its_declined_ones() -> None:
    game = land("+ ghouls", crag="2 ghouls")
    assert game.names(game.s.lands_of(0)) == {"crag"}


def test_bodies_are_tokens_tribes_and_monsters() -> None:
    game = cave("ratmen wise", pit="3 ratmen", gem="monsters")
    counts = [game.s.bodies(game.region(name)) for name in ("pit", "gem", "peak")]
    assert counts == [3, 2, 0]
    assert crowded().s.bodies(1) == 1


def test_pieces_are_counted_on_the_board_and_in_hand() -> None:
    game = crowded()
    assert game.s.pile(ENCAMPMENT, game.region("shore")) == 2
    assert game.army("ratmen").pooled(ENCAMPMENT) == 3
    assert game.army("halflings").pooled(HOLE) == 1


def test_every_phase_has_a_word() -> None:
    assert PHASES == ("pick", "start", "conquest", "redeploy", "retreat", "aftermath", "over")


def test_a_blank_position_has_nobody_on_it() -> None:
    state = crowded().s
    s = blank_state(state.atlas, state.book, state.options, 3)
    assert (s.armies(), list(s.coins), s.tribes) == ([], [5, 5, 5], 0)
    assert list(s.tray) == [t.tray for t in s.book.races]


def test_an_army_without_counts_has_counted_nothing() -> None:
    army = land("ratmen hill", wood="1 ratmen").acting
    assert army.tally(3) == 0
    army.counted = [0, 0, 0, 4]
    assert army.tally(3) == 4
