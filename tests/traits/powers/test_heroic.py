"""Heroic: two heroes make two regions immune."""

from __future__ import annotations

from elbowroom.traits.powers.heroic import HEROIC
from tests.positions import land


def test_heroic_is_five_on_the_badge_and_brings_two_heroes() -> None:
    assert HEROIC.tokens == 5
    assert land("", column=["ratmen heroic"]).do("pick 1").pieces("ratmen", "hero") == 2


def test_two_heroes_stand_in_two_regions() -> None:
    game = land("ratmen heroic", shore="1 ratmen", wood="1 ratmen", crag="1 ratmen")
    game.do("stop", "place hero shore")
    assert game.offers("place") == ["place hero wood", "place hero crag"]
    game.do("place hero crag")
    assert game.why("place hero wood") == "why-already-placed"


def test_a_hero_makes_its_region_immune() -> None:
    game = land("orcs stout 9", "ratmen heroic", shore="1 orcs", wood="1 ratmen, hero")
    assert game.why("conquer wood") == "why-immune"


def test_heroes_come_back_to_hand_at_the_next_redeployment() -> None:
    game = land("ratmen heroic", shore="1 ratmen, hero", wood="1 ratmen, hero").do("stop")
    assert (game.at("shore"), game.pieces("ratmen", "hero")) == ("1 ratmen", 2)


def test_heroes_are_gone_at_decline() -> None:
    game = land("ratmen heroic", shore="1 ratmen, hero").do("decline")
    assert (game.at("shore"), game.pieces("ratmen", "hero")) == ("1 ratmen", 0)
