"""Will-o'-Wisps: roll before a conquest in or beside the crystal fields they hold."""

from __future__ import annotations

from elbowroom.traits.races.will_o_wisps import WILL_O_WISPS
from tests.positions import cave


def test_will_o_wisps_are_six_on_the_banner_and_eleven_in_the_tray() -> None:
    assert (WILL_O_WISPS.tokens, WILL_O_WISPS.tray) == (6, 11)


def test_will_o_wisps_roll_for_a_crystal_field_and_pay_that_much_less() -> None:
    game = cave("will-o-wisps stone 3", pit="1 will-o-wisps", gem="monsters", dice=[3])
    game.do("roll gem")
    assert (game.at("gem").split(",")[0], game.hand("will-o-wisps")) == ("1 will-o-wisps", 2)


def test_will_o_wisps_roll_next_to_a_crystal_field_they_hold() -> None:
    game = cave("will-o-wisps wise 2", gem="1 will-o-wisps")
    assert game.offers("roll") == ["roll pit", "roll peak"]


def test_away_from_crystal_will_o_wisps_have_only_the_final_die() -> None:
    game = cave("will-o-wisps wise 2", weald="1 will-o-wisps")
    assert game.offers("roll") == []


def test_a_failed_roll_bars_the_region_but_not_the_others() -> None:
    game = cave("will-o-wisps stone 2", pit="1 will-o-wisps", gem="monsters", dice=[0])
    game.do("roll gem")
    assert game.why("roll gem") == "why-barred"
    assert game.may("conquer weald")


def test_by_house_rule_a_failed_roll_ends_the_conquests() -> None:
    switch = {"wisp_failure_ends": True}
    game = cave(
        "will-o-wisps stone 2", pit="1 will-o-wisps", gem="monsters", dice=[0], options=switch
    )
    assert game.do("roll gem").phase == "redeploy"


def test_a_roll_is_refused_where_even_a_three_will_not_do() -> None:
    game = cave("will-o-wisps stone 1", "ratmen wise", pit="1 will-o-wisps", gem="3 ratmen")
    assert game.why("roll gem") == "why-die-too-far"
