"""Flying Doormat: once a turn, conquer any region, adjacent or not."""

from __future__ import annotations

from elbowroom.traits.relics.doormat import THE_DOORMAT
from tests.positions import cave


def test_the_doormat_speaks_only_of_conquests() -> None:
    game = cave("ratmen stone 3", pit="1 ratmen, doormat")
    assert game.army("ratmen").traits[-1] is THE_DOORMAT


def test_any_region_may_be_conquered_at_its_normal_price() -> None:
    game = cave("ratmen stone 3", pit="1 ratmen, doormat").do("conquer grove by doormat")
    assert (game.at("grove"), game.at("pit")) == ("2 ratmen, doormat", "1 ratmen")


def test_the_doormat_lands_on_the_river_but_not_in_a_chasm() -> None:
    game = cave("ratmen stone 3", pit="1 ratmen, doormat")
    assert game.may("conquer beck by doormat")
    assert game.why("conquer rift by doormat") == "why-chasm"


def test_the_doormat_flies_once_a_turn() -> None:
    game = cave("ratmen stone 9", pit="1 ratmen, doormat").do("conquer grove by doormat")
    assert game.why("conquer bank by doormat") == "why-means-used"


def test_the_doormat_is_no_way_in_for_those_who_do_not_hold_it() -> None:
    game = cave("ratmen stone 9", "orcs wise", pit="1 orcs, doormat")
    assert game.why("conquer grove by doormat") == "why-means-missing"


def test_a_declined_army_cannot_use_the_doormat() -> None:
    game = cave("ratmen stone 9 + orcs", gem="1 ratmen", pit="1 orcs, doormat")
    assert game.why("conquer grove by doormat") == "why-means-missing"
