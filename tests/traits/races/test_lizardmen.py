"""Lizardmen: swim; from one bank the whole river and every other bank is in reach."""

from __future__ import annotations

from elbowroom.traits.races.lizardmen import LIZARDMEN
from tests.positions import cave, little


def test_lizardmen_are_seven_on_the_banner_and_twelve_in_the_tray() -> None:
    assert (LIZARDMEN.tokens, LIZARDMEN.tray) == (7, 12)


def test_lizardmen_reach_every_river_side_from_any_other() -> None:
    assert cave("lizardmen stone 5", bank="1 lizardmen").targets() == {"beck", "weald"}


RIVER = """
  regions: {home: mud edge, r1: river edge, r2: river, r3: river, far: crystal, hill: mine}
  links: home-r1 r1-r2 r2-r3 r3-far far-hill
"""


def on_the_river(race: str, board: str) -> set[str]:
    """The targets of *race* on a river of three regions."""
    seat = f"{{army: {{race: {race}, power: stone, hand: 5}}}}"
    return little(f"{{seats: [{seat}, {{}}], board: {{{board}}}}}", RIVER).targets()


def test_lizardmen_reach_every_region_of_the_river_from_its_banks() -> None:
    assert on_the_river("lizardmen", "home: 1 lizardmen") == {"r1", "r2", "r3", "far"}
    assert on_the_river("ratmen", "home: 1 ratmen") == {"r1"}


def test_away_from_the_river_lizardmen_reach_nothing_of_it() -> None:
    assert on_the_river("lizardmen", "hill: 1 lizardmen") == {"far"}


def test_lizardmen_enter_on_the_banks_but_not_in_the_middle_of_the_river() -> None:
    assert on_the_river("lizardmen", "") == {"home", "far", "r1"}


def test_others_have_to_take_the_river_first() -> None:
    assert cave("ratmen stone 5", bank="1 ratmen").targets() == {"beck"}


def test_an_occupied_river_does_not_stop_lizardmen() -> None:
    game = cave("lizardmen stone 5", "kraken wise", bank="1 lizardmen", beck="3 kraken")
    assert game.cost("weald") == 2


def test_lizardmen_enter_at_any_river_side() -> None:
    assert cave("lizardmen stone 9").targets() == {"bank", "beck", "weald"}


def test_lizardmen_need_a_river_side_to_cross_from() -> None:
    assert cave("lizardmen stone 5", pit="1 lizardmen").targets() == {"weald", "gem"}


def test_above_seafaring_lizardmen_reach_the_whole_of_their_sea() -> None:
    world = """
      regions: {cape: hill edge, near: sea edge, out: sea, pond: lake, isle: hill}
      links: cape-near near-out out-isle isle-pond
    """
    for power, found in (("seafaring", {"near", "out", "isle"}), ("hill", {"isle"})):
        seat = f"{{army: {{race: lizardmen, power: {power}, hand: 5}}}}"
        game = little(f"{{seats: [{seat}, {{}}], board: {{cape: 1 lizardmen}}}}", world)
        assert game.targets() == found


def test_above_lizardmen_cross_the_sea_they_live_on() -> None:
    world = """
      regions: {cape: hill edge, quay: farmland, bay: sea, pond: lake, isle: hill}
      links: cape-bay quay-bay quay-pond pond-isle
    """
    seats = "seats: [{army: {race: lizardmen, power: hill, hand: 5}}, {}]"
    game = little(f"{{{seats}, board: {{cape: 1 lizardmen}}}}", world)
    assert game.targets() == {"quay"}
