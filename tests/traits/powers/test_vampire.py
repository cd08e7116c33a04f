"""Vampire: puts one of its own in the place of a lone token, once a turn and opponent."""

from __future__ import annotations

from elbowroom.traits.powers.vampire import VAMPIRE
from tests.positions import cave


def test_vampire_is_five_on_the_badge() -> None:
    assert VAMPIRE.tokens == 5


def test_vampire_replaces_a_lone_active_token() -> None:
    game = cave("ratmen vampire", "orcs wise", pit="1 ratmen", gem="1 orcs, keep")
    game.do("conquer gem by vampire")
    assert (game.at("gem"), game.tray("orcs")) == ("1 ratmen, keep", 10)


def test_vampire_strikes_once_a_turn_and_opponent() -> None:
    game = cave("ratmen vampire", "orcs wise", pit="1 ratmen", gem="1 orcs", weald="1 orcs")
    assert game.do("conquer gem by vampire").why("conquer weald by vampire") == "why-means-used"


def test_vampire_needs_adjacency() -> None:
    game = cave("ratmen vampire", "orcs wise", pit="1 ratmen", peak="1 orcs")
    assert game.why("conquer peak by vampire") == "why-out-of-reach"


def test_the_new_token_comes_from_the_hand_when_the_tray_is_empty() -> None:
    game = cave("ratmen vampire 12", "orcs wise", pit="1 ratmen", gem="1 orcs")
    game.do("conquer gem by vampire")
    assert (game.at("gem"), game.hand("ratmen")) == ("1 ratmen", 11)
