"""Crypt: its holder sends the Ghost to make another region immune."""

from __future__ import annotations

from elbowroom.traits.places.crypt import THE_CRYPT
from tests.positions import cave


def test_the_crypt_speaks_for_its_active_holder_only() -> None:
    assert THE_CRYPT in cave("ratmen stone", pit="1 ratmen, crypt").army("ratmen").traits
    assert THE_CRYPT not in cave("orcs wise + ratmen", pit="1 ratmen, crypt").army("ratmen").traits


def test_the_ghost_may_go_anywhere_but_to_the_crypt() -> None:
    game = cave("ratmen stone", "orcs wise", pit="1 ratmen, crypt", gem="1 orcs").do("stop")
    places = ("bank", "beck", "weald", "gem", "peak", "mire", "grove")
    assert game.offers("place") == [f"place ghost {name}" for name in places]
    assert game.do("place ghost gem").why("place ghost peak") == "why-already-placed"


def test_the_ghost_makes_its_region_immune_to_all_but_its_owner() -> None:
    game = cave(
        "ratmen stone 9", "orcs wise", pit="1 ratmen", gem="1 orcs, ghost", bank="1 orcs, crypt"
    )
    assert game.why("conquer gem") == "why-immune"


def test_the_ghost_does_not_enter_a_region_that_another_piece_guards() -> None:
    game = cave("ratmen stone", "orcs royal", pit="1 ratmen, crypt", gem="1 orcs, queen").do("stop")
    assert not game.may("place ghost gem")


def test_by_house_rule_the_ghost_guards_own_regions_only() -> None:
    game = cave(
        "ratmen stone",
        "orcs wise",
        pit="1 ratmen, crypt",
        gem="1 orcs",
        bank="1 ratmen",
        options={"ghost_own_regions_only": True},
    ).do("stop")
    assert game.offers("place") == ["place ghost bank"]


def test_the_ghost_leaves_when_the_crypt_is_conquered() -> None:
    game = cave(
        "ratmen stone 9", "orcs wise", pit="1 ratmen", gem="1 orcs, crypt", bank="1 orcs, ghost"
    )
    assert game.do("conquer gem").at("bank") == "1 orcs"
