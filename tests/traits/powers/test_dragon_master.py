"""Dragon Master: once a turn one token and the dragon take any region in reach."""

from __future__ import annotations

from elbowroom.traits.powers.dragon_master import DRAGON_MASTER
from tests.positions import land


def test_dragon_master_is_five_on_the_badge() -> None:
    assert DRAGON_MASTER.tokens == 5


def test_one_token_and_the_dragon_take_any_region_in_reach() -> None:
    game = land("ratmen dragon-master 2", "orcs hill", shore="1 ratmen", wood="6 orcs, fortress")
    game.do("conquer wood by dragon")
    assert (game.at("wood"), game.hand("ratmen")) == ("1 ratmen, dragon", 1)


def test_the_dragon_needs_one_token_and_a_neighbour() -> None:
    assert land("ratmen dragon-master", shore="1 ratmen").offers("conquer") == []
    assert not land("ratmen dragon-master 2", shore="1 ratmen").may("conquer fen by dragon")


def test_the_dragon_flies_once_a_turn() -> None:
    game = land("ratmen dragon-master 2", shore="1 ratmen").do("conquer wood by dragon")
    assert game.why("conquer crag by dragon") == "why-means-used"


def test_the_dragon_makes_its_region_immune_until_it_moves() -> None:
    game = land("orcs stout 9", "ratmen dragon-master", shore="1 orcs", wood="1 ratmen, dragon")
    assert game.why("conquer wood") == "why-immune"


def test_the_dragon_is_back_in_hand_when_its_region_is_abandoned() -> None:
    game = land("ratmen dragon-master 3", shore="1 ratmen", wood="1 ratmen, dragon")
    assert game.do("abandon wood").pieces("ratmen", "dragon") == 1


def test_the_dragon_is_gone_at_decline() -> None:
    game = land("ratmen dragon-master", shore="1 ratmen, dragon").do("decline")
    assert (game.at("shore"), game.pieces("ratmen", "dragon")) == ("1 ratmen", 0)
