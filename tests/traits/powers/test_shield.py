"""Shield: a mushroom armour for each mushroom forest, to place at redeployment."""

from __future__ import annotations

from elbowroom.traits.powers.shield import SHIELD
from tests.positions import cave


def test_shield_is_three_on_the_badge() -> None:
    assert SHIELD.tokens == 3


def test_shield_gets_an_armour_for_each_mushroom_forest() -> None:
    game = cave("ratmen shield", weald="1 ratmen", grove="1 ratmen", pit="1 ratmen").do("stop")
    assert game.pieces("ratmen", "armour") == 2
    game.do("place armour pit", "place armour pit")
    assert game.at("pit") == "1 ratmen, armour x2"


def test_without_a_mushroom_forest_there_is_no_armour() -> None:
    assert cave("ratmen shield", pit="1 ratmen").do("stop").offers("place") == []


def test_there_are_eight_armours_and_no_more() -> None:
    game = cave("ratmen shield", weald="1 ratmen, armour x7", grove="1 ratmen").do("stop")
    assert game.pieces("ratmen", "armour") == 1


def test_each_armour_costs_an_attacker_one_more_also_in_decline() -> None:
    for seat in ("ratmen shield", "+ ratmen shield"):
        game = cave("orcs stone 9", seat, pit="1 orcs", weald="1 ratmen, armour x2")
        assert game.cost("weald") == 5


def test_an_armour_does_not_stop_a_substitution() -> None:
    game = cave("sorcerers wise 9", "ratmen shield", pit="1 sorcerers", weald="1 ratmen, armour")
    assert game.may("conquer weald by sorcery")


def test_placed_armours_stay_where_they_are() -> None:
    game = cave("ratmen shield", weald="1 ratmen, armour").do("stop")
    assert (game.at("weald"), game.pieces("ratmen", "armour")) == ("1 ratmen, armour", 1)


def test_by_house_rule_armours_may_be_moved() -> None:
    game = cave("ratmen shield", weald="1 ratmen, armour", options={"movable_armor": True})
    game.do("stop")
    assert (game.at("weald"), game.pieces("ratmen", "armour")) == ("1 ratmen", 2)


def test_armours_not_placed_return_to_the_supply() -> None:
    game = cave("ratmen shield", "orcs wise", weald="1 ratmen").do("stop", "end")
    assert game.pieces("ratmen", "armour") == 0


def test_in_decline_armours_stay_with_the_badge() -> None:
    game = cave("ratmen shield", weald="1 ratmen, armour").do("decline")
    assert game.at("weald") == "1 ratmen, armour"
    assert game.army("ratmen").power.key == "shield"
