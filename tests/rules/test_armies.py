"""Changes of whole armies: the regions they hold, the traits that apply to them, their end."""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.rules import armies
from elbowroom.traits.trait import OFFERS
from tests.positions import Game, cave, land


def plain() -> Game:
    return land("ratmen hill 3", "orcs wise", shore="2 ratmen", wood="1 ratmen", fen="1 orcs")


def test_a_settled_region_has_its_neighbours_in_reach() -> None:
    game = plain()
    armies.occupy(game.s, game.army("ratmen"), game.region("crag"), 2)
    assert game.names(game.army("ratmen").near) == {"shore", "bay", "wood", "crag", "fen"}
    assert (game.at("crag"), game.hand("ratmen")) == ("2 ratmen", 1)


def test_pieces_that_nobody_has_in_hand_are_not_sent() -> None:
    game = plain()
    armies.occupy(game.s, game.army("ratmen"), game.region("crag"), 2, 1)
    assert game.at("crag") == "2 ratmen"


def test_only_what_may_leave_the_river_speaks_for_an_army_that_left_it_there() -> None:
    game = cave("ratmen wise 5", pit="1 ratmen", gem="keep, ring")
    me = game.army("ratmen")
    me.left = bit(game.region("gem"))
    armies.refresh_traits(game.s, me)
    assert [trait.key for trait in me.traits] == ["ratmen", "wise", "ring"]


def test_an_abandoned_region_gives_its_tokens_back_and_forgets_its_neighbours() -> None:
    game = plain()
    armies.abandon(game.s, game.army("ratmen"), 0)
    assert (game.hand("ratmen"), game.names(game.army("ratmen").near)) == (5, {"shore", "crag"})


def test_places_and_relics_speak_for_whoever_holds_their_region() -> None:
    game = cave("ratmen wise 5", "orcs stone", pit="1 ratmen", gem="1 orcs, sword, keep")
    assert [trait.key for trait in game.army("orcs").traits] == ["orcs", "stone", "keep", "sword"]
    game.do("conquer gem")
    assert [trait.key for trait in game.army("orcs").traits] == ["orcs", "stone"]
    assert [trait.key for trait in game.army("ratmen").traits] == [
        "ratmen",
        "wise",
        "keep",
        "sword",
    ]


def test_a_declined_army_is_spoken_for_by_what_works_in_decline() -> None:
    game = cave("ratmen wise + dwarves", pit="1 dwarves, keep, sword", gem="1 ratmen")
    assert [trait.key for trait in game.army("dwarves").traits] == ["dwarves", "keep"]


def test_what_is_lent_to_an_army_comes_with_its_pieces_and_goes_with_them() -> None:
    board = {"pit": "1 ratmen", "gem": "1 ratmen, stonehedge:heroic", "mire": "1 ratmen"}
    game = cave("ratmen wise", **board)
    assert game.pieces("ratmen", "hero") == 2
    game.do("abandon gem")
    assert game.pieces("ratmen", "hero") == 0


def test_a_declined_holder_gets_no_pieces_of_what_is_lent() -> None:
    game = cave("ratmen wise + orcs", pit="1 ratmen", gem="1 orcs, stonehedge:heroic")
    assert game.pieces("orcs", "hero") == 0


def test_the_table_knows_the_hooks_of_all_armies() -> None:
    game = land("ratmen fortified", "orcs stout", shore="1 ratmen")
    assert game.s.watch & OFFERS
    assert game.do("decline").s.watch & OFFERS == 0
