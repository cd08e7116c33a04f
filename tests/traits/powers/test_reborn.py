"""Reborn: in decline, one or two of its regions a turn may become active again."""

from __future__ import annotations

from elbowroom.traits.powers.reborn import REBORN
from tests.positions import cave, little


def test_reborn_is_five_on_the_badge() -> None:
    assert REBORN.tokens == 5


def test_a_declined_region_becomes_active_again() -> None:
    game = cave("orcs stone + ratmen reborn", bank="1 orcs", pit="1 ratmen", gem="1 ratmen")
    game.do("rebirth pit")
    assert (game.at("pit"), game.tray("orcs"), game.tray("ratmen")) == ("1 orcs", 8, 12)


def test_two_regions_a_turn_and_no_more() -> None:
    game = cave(
        "orcs stone + ratmen reborn", bank="1 orcs", pit="1 ratmen", gem="1 ratmen", peak="1 ratmen"
    )
    game.do("rebirth pit", "rebirth gem")
    assert game.offers("rebirth") == []


def test_a_rebirth_comes_before_the_campaign_and_is_no_conquest() -> None:
    game = cave("orcs stone 3 + ratmen reborn", bank="1 orcs", pit="1 ratmen", gem="1 ratmen")
    assert game.do("rebirth pit").army("orcs").fights == 0
    assert not game.do("conquer weald").may("rebirth gem")


def test_after_a_rebirth_the_army_may_still_decline() -> None:
    game = cave("orcs stone + ratmen reborn", bank="3 orcs", pit="1 ratmen", gem="1 ratmen")
    game.do("rebirth pit", "decline")
    assert [game.at(name) for name in ("bank", "pit", "gem")] == ["1 orcs", "1 orcs", "empty"]
    assert (game.earned(), game.declined()) == (2, ["orcs"])


def test_after_a_conquest_it_may_not() -> None:
    game = cave("orcs stone 3 + ratmen reborn", bank="1 orcs", pit="1 ratmen")
    assert game.do("rebirth pit", "conquer weald").why("decline") == "why-cannot-decline"


def test_the_fountain_waits_for_the_campaign() -> None:
    game = cave("orcs stone + ratmen reborn", bank="1 orcs, fountain", pit="1 ratmen")
    assert game.do("rebirth pit").hand("orcs") == 0
    assert game.offers("conquer") == ["conquer beck"]
    assert game.do("conquer beck").tray("orcs") == 10 - 3


def test_a_fountain_that_was_reborn_gives_its_token_to_the_new_holder() -> None:
    game = cave("orcs stone + ratmen reborn", bank="1 orcs", pit="1 ratmen, fountain")
    assert game.do("rebirth pit", "stop").hand("orcs") == 1


def test_a_rebirth_comes_before_declined_ghouls_act() -> None:
    layout = {"bank": "1 orcs", "pit": "1 ratmen", "mire": "3 ghouls"}
    game = cave("orcs stone + ghouls spirit + ratmen reborn", **layout).do("rebirth pit")
    assert (game.at("pit"), game.acting.race.key, game.at("mire")) == (
        "1 orcs",
        "ghouls",
        "3 ghouls",
    )
    assert game.may("decline")
    game.do("conquer grove", "stop", "deploy mire 1", "end")
    assert (game.acting.race.key, game.hand("orcs")) == ("orcs", 0)


def test_no_rebirth_while_declined_ghouls_are_under_way() -> None:
    layout = {"bank": "1 orcs", "pit": "1 ratmen", "mire": "3 ghouls"}
    game = cave("orcs stone + ghouls spirit + ratmen reborn", **layout).do("conquer grove")
    assert game.offers("rebirth") == []
    assert game.do("stop", "deploy mire 1", "end").offers("rebirth") == ["rebirth pit"]


def test_the_token_comes_from_the_hand_when_the_tray_is_empty() -> None:
    game = cave("orcs stone 9 + ratmen reborn", bank="1 orcs", pit="1 ratmen").do("rebirth pit")
    assert game.hand("orcs") == 8


def test_without_any_token_there_is_no_rebirth() -> None:
    world = f"{{regions: {{{', '.join(f'{name}: hill' for name in 'abcdefghi')}}}}}"
    board = ", ".join(f"{name}: 1 dwarves" for name in "abcdefgh")
    army = "{army: {race: dwarves, power: hill}, declined: [{race: ratmen, power: reborn}]}"
    game = little(f"{{seats: [{army}, {{}}], board: {{{board}, i: 1 ratmen}}}}", world)
    assert (game.tray("dwarves"), game.offers("rebirth")) == (0, [])


def test_an_active_reborn_army_is_not_reborn() -> None:
    assert cave("ratmen reborn + orcs", pit="1 ratmen", gem="1 orcs").offers("rebirth") == []


def test_a_river_region_is_reborn_only_by_those_who_can_stay() -> None:
    layout = {"beck": "1 kraken", "bank": "1 kraken"}
    assert cave("orcs stone + kraken reborn", **layout, gem="1 orcs").offers("rebirth") == [
        "rebirth bank"
    ]
    assert cave("orcs seafaring + kraken reborn", **layout, gem="1 orcs").offers("rebirth") == [
        "rebirth bank",
        "rebirth beck",
    ]


def test_the_last_region_takes_the_declined_army_off_the_table() -> None:
    game = cave("orcs stone + ratmen reborn", bank="1 orcs", pit="1 ratmen").do("rebirth pit")
    assert game.declined() == []


def test_trolls_set_a_lair_in_a_reborn_region() -> None:
    game = cave("trolls stone + ratmen reborn", bank="1 trolls, lair", pit="1 ratmen")
    assert game.do("rebirth pit").at("pit") == "1 trolls, lair"


def test_a_declined_reborn_army_at_the_altar_is_sacrificed_and_not_reborn() -> None:
    game = cave("orcs stone + ratmen reborn", bank="1 orcs", pit="1 ratmen, altar", gem="1 ratmen")
    game.do("stop", "end", "sacrifice gem")
    assert (game.at("gem"), game.at("pit"), game.declined()) == (
        "empty",
        "1 ratmen, altar",
        ["ratmen"],
    )
