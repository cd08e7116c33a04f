"""Stonehedge: a power drawn by its finder belongs to the place and whoever holds it."""

from __future__ import annotations

from elbowroom.traits.places.stonehedge import THE_STONEHEDGE
from tests.positions import Game, cave


def test_the_finder_draws_a_power_that_works_at_once() -> None:
    game = cave("ratmen stone 9", pit="1 ratmen", gem="monsters", draws=["stonehedge", "flying"])
    game.do("conquer gem")
    assert THE_STONEHEDGE in game.army("ratmen").traits
    assert game.at("gem") == "4 ratmen, stonehedge:flying"
    assert game.may("conquer grove")


def test_the_power_brings_no_tokens_but_its_pieces() -> None:
    game = cave("ratmen stone 9", pit="1 ratmen", gem="monsters", draws=["stonehedge", "heroic"])
    game.do("conquer gem")
    assert (game.hand("ratmen"), game.pieces("ratmen", "hero")) == (5, 2)


def test_the_power_passes_to_whoever_conquers_it() -> None:
    game = cave("ratmen stone 9", "orcs wise", pit="1 ratmen", gem="1 orcs, stonehedge:flying")
    assert not game.may("conquer grove")
    assert game.do("conquer gem").may("conquer grove")


def test_no_badge_left_means_no_power() -> None:
    game = cave("ratmen stone 9", pit="1 ratmen", gem="monsters", draws=["stonehedge"])
    game.s.badges_unseen = 0
    game.do("conquer gem")
    assert game.at("gem") == "4 ratmen, stonehedge"


def test_the_pieces_of_a_lent_power_go_with_it() -> None:
    game = cave(
        "ratmen stone 9",
        "orcs wise",
        pit="1 ratmen",
        gem="1 orcs, stonehedge:heroic",
        peak="1 orcs, hero",
    )
    game.do("conquer gem")
    assert (game.at("peak"), game.pieces("ratmen", "hero")) == ("1 orcs", 2)


def test_a_lent_queen_in_hand_goes_with_her_power() -> None:
    game = cave("ratmen wise", pit="1 ratmen", gem="1 ratmen, stonehedge:royal")
    assert game.pieces("ratmen", "queen") == 1
    assert game.do("abandon gem").pieces("ratmen", "queen") == 0


def queen_on_the_peak() -> Game:
    """Ratmen hold Stonehedge, lend the Queen from it and have set her on the peak."""
    board = {"pit": "1 orcs", "gem": "1 ratmen, stonehedge:royal", "peak": "1 ratmen"}
    return cave("ratmen wise", "orcs stone 9", **board).do("stop", "place queen peak", "end")


def test_there_is_one_queen_when_an_active_army_loses_stonehedge() -> None:
    game = queen_on_the_peak().do("conquer gem")
    assert game.at("peak") == "1 ratmen"
    assert game.pieces("orcs", "queen") == 1


def test_there_is_one_queen_when_a_declined_army_loses_stonehedge() -> None:
    game = queen_on_the_peak().do("stop", "deploy pit 9", "end", "decline", "conquer gem")
    assert game.at("peak") == "1 ratmen, queen"
    assert game.pieces("orcs", "queen") == 0


def test_wise_works_there_for_a_declined_holder() -> None:
    game = cave("ratmen stone + orcs", pit="1 ratmen", gem="1 orcs, stonehedge:wise")
    assert game.scores() == 2 + 2
