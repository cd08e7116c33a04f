"""Sword: one conquest a turn for two tokens less."""

from __future__ import annotations

from elbowroom.traits.relics.sword import THE_SWORD
from tests.positions import cave


def test_the_sword_speaks_for_its_holder() -> None:
    assert cave("ratmen stone", pit="1 ratmen, sword").army("ratmen").traits[-1] is THE_SWORD


def test_the_sword_makes_one_conquest_two_tokens_cheaper() -> None:
    game = cave("ratmen stone 1", "orcs wise", pit="1 ratmen, sword", gem="1 orcs")
    assert game.do("conquer gem by sword").at("gem") == "1 ratmen, sword"


def test_with_the_sword_a_region_still_costs_one() -> None:
    assert cave("ogres stone 5", pit="1 ogres, sword").price("gem", "sword").total == 1


def test_the_sword_strikes_once_a_turn() -> None:
    game = cave("ratmen stone 9", pit="1 ratmen, sword").do("conquer gem by sword")
    assert game.why("conquer weald by sword") == "why-means-used"


def test_sword_and_doormat_may_be_used_together() -> None:
    game = cave("ratmen stone 1", pit="1 ratmen, sword, doormat")
    game.do("conquer grove by doormat sword")
    assert game.at("grove") == "1 ratmen, doormat, sword"


def test_the_sword_may_be_named_before_the_final_die() -> None:
    game = cave("ratmen stone 1", "orcs wise", pit="1 ratmen, sword", gem="3 orcs", dice=[2])
    assert game.do("roll gem by sword").at("gem") == "1 ratmen, sword"
