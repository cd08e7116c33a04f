"""Cultists: the Great Ancient makes a region immune and its neighbours cheaper."""

from __future__ import annotations

from elbowroom.traits.races.cultists import CULTISTS
from tests.positions import cave


def test_cultists_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (CULTISTS.tokens, CULTISTS.tray) == (5, 10)


def test_the_great_ancient_comes_with_the_first_land_region() -> None:
    game = cave("cultists stone 6").do("conquer beck")
    assert game.at("beck") == "1 cultists"
    game.do("conquer bank", "conquer weald")
    assert (game.at("bank"), game.at("weald")) == ("2 cultists, ancient", "2 cultists")


def test_cultists_pay_one_less_next_to_the_great_ancient() -> None:
    game = cave("cultists stone 6", pit="1 cultists, ancient", gem="1 cultists")
    assert (game.cost("weald"), game.cost("peak")) == (1, 3)


def test_cultists_without_the_great_ancient_pay_the_full_price() -> None:
    game = cave("cultists stone 6", pit="1 cultists")
    assert game.cost("weald") == 2
    assert game.offers("move") == []


def test_the_great_ancient_makes_its_region_immune() -> None:
    game = cave("ratmen stone 9", "cultists wise", pit="1 cultists, ancient", weald="1 ratmen")
    assert game.why("conquer pit") == "why-immune"


def test_the_great_ancient_may_move_once_at_the_start_of_a_turn() -> None:
    game = cave("cultists stone 6", pit="1 cultists, ancient", gem="1 cultists")
    assert game.offers("move") == ["move ancient gem"]
    game.do("move ancient gem")
    assert (game.at("pit"), game.at("gem")) == ("1 cultists", "1 cultists, ancient")
    assert game.why("move ancient pit") == "why-already-placed"


def test_the_great_ancient_does_not_move_after_the_first_conquest() -> None:
    game = cave("cultists stone 6", pit="1 cultists, ancient", gem="1 cultists")
    assert not game.do("conquer weald").may("move ancient gem")


def test_the_great_ancient_in_hand_may_come_back_at_the_start_of_a_turn() -> None:
    game = cave("cultists stone", "ratmen wise", pit="1 cultists, ancient", gem="1 cultists")
    game.do("abandon pit", "stop", "deploy gem 1", "end", "stop", "end")
    assert game.pieces("cultists", "ancient") == 1
    assert game.do("move ancient gem").at("gem") == "2 cultists, ancient"


def test_the_great_ancient_is_out_for_good_once_no_cultist_is_on_the_board() -> None:
    game = cave("cultists stone 6", pit="1 cultists, ancient").do("abandon pit")
    assert game.pieces("cultists", "ancient") == 0


def test_by_house_rule_the_great_ancient_returns() -> None:
    switch = {"ancient_returns": True}
    game = cave("cultists stone 6", bank="1 cultists, ancient", options=switch).do("abandon bank")
    assert game.do("conquer bank").at("bank") == "2 cultists, ancient"


def test_the_great_ancient_is_gone_at_decline() -> None:
    game = cave("cultists stone", pit="2 cultists, ancient").do("decline")
    assert (game.at("pit"), game.pieces("cultists", "ancient")) == ("1 cultists", 0)


def test_the_great_ancient_that_never_came_is_not_lost_with_the_river() -> None:
    game = cave("cultists stone 6").do("conquer beck", "stop")
    assert (game.hand("cultists"), game.pieces("cultists", "ancient")) == (6, 1)
