"""Lizardmen: water does not stop them; from one bank every other bank is in reach."""

from __future__ import annotations

from elbowroom.traits.races.lizardmen import LIZARDMEN
from tests.little import cave, little


def test_lizardmen_are_seven_on_the_banner_and_twelve_in_the_tray() -> None:
    assert (LIZARDMEN.tokens, LIZARDMEN.tray) == (7, 12)


def test_lizardmen_reach_every_river_side_from_any_other() -> None:
    assert cave("lizardmen stone 5", bank="1 lizardmen").targets() == {"beck", "weald"}


def test_others_have_to_take_the_river_first() -> None:
    assert cave("ratmen stone 5", bank="1 ratmen").targets() == {"beck"}


def test_an_occupied_river_does_not_stop_lizardmen() -> None:
    game = cave("lizardmen stone 5", "kraken wise", bank="1 lizardmen", beck="3 kraken")
    assert game.cost("weald") == 2


def test_lizardmen_enter_at_any_river_side() -> None:
    assert cave("lizardmen stone 9").targets() == {"bank", "beck", "weald"}


def test_lizardmen_need_a_river_side_to_cross_from() -> None:
    assert cave("lizardmen stone 5", pit="1 lizardmen").targets() == {"weald", "gem"}


def test_above_lizardmen_cross_the_sea_they_live_on() -> None:
    world = """
      regions: {cape: hill edge, quay: farmland, bay: sea, pond: lake, isle: hill}
      links: cape-bay quay-bay quay-pond pond-isle
    """
    seats = "seats: [{army: {race: lizardmen, power: hill, hand: 5}}, {}]"
    game = little(f"{{{seats}, board: {{cape: 1 lizardmen}}}}", world)
    assert game.targets() == {"quay"}
