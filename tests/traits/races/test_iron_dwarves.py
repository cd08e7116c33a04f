"""Iron Dwarves: a silver hammer for each mine at every redeployment; hammers fight."""

from __future__ import annotations

from elbowroom.traits.races.iron_dwarves import IRON_DWARVES
from tests.positions import cave


def test_iron_dwarves_are_seven_on_the_banner_and_twelve_in_the_tray() -> None:
    assert (IRON_DWARVES.tokens, IRON_DWARVES.tray) == (7, 12)


def test_iron_dwarves_take_a_hammer_for_each_mine_at_the_redeployment() -> None:
    game = cave("iron-dwarves stone", pit="1 iron-dwarves", gem="1 iron-dwarves")
    assert game.pieces("iron-dwarves", "hammer") == 0
    assert game.do("stop", "end").pieces("iron-dwarves", "hammer") == 1


def test_there_are_seven_hammers_and_no_more() -> None:
    game = cave("iron-dwarves stone hammers=7", pit="1 iron-dwarves").do("stop", "end")
    assert game.pieces("iron-dwarves", "hammer") == 7


def test_hammers_pay_first() -> None:
    game = cave("iron-dwarves stone 2 hammers=1", pit="1 iron-dwarves").do("conquer gem")
    assert (game.at("gem"), game.hand("iron-dwarves")) == ("1 iron-dwarves, hammer", 1)


def test_hammers_return_to_hand_at_the_redeployment_and_never_defend() -> None:
    game = cave("iron-dwarves stone 1 hammers=1", pit="1 iron-dwarves").do("conquer gem", "stop")
    assert (game.at("gem"), game.pieces("iron-dwarves", "hammer")) == ("1 iron-dwarves", 2)


def test_a_region_taken_by_hammers_alone_is_kept_only_by_a_dwarf() -> None:
    game = cave("iron-dwarves stone hammers=2", weald="2 iron-dwarves").do("conquer pit")
    assert game.at("pit") == "hammer x2"
    after = game.do("stop", "deploy pit 1", "end")
    assert after.at("pit") == "1 iron-dwarves"


def test_a_region_taken_by_hammers_alone_is_given_up_without_a_dwarf() -> None:
    game = cave("iron-dwarves stone hammers=2", weald="1 iron-dwarves").do("conquer pit")
    assert game.do("stop", "end").at("pit") == "empty"


def test_hammers_are_lost_at_decline() -> None:
    game = cave("iron-dwarves stone hammers=3", pit="1 iron-dwarves").do("decline")
    assert game.pieces("iron-dwarves", "hammer") == 0
