"""The reinforcement die (G18, S-berserk, U-will-o-wisps)."""

from __future__ import annotations

from tests.positions import cave, land

# ---------------------------------------------------------------------- the final attempt


def test_enough_and_everything_in_hand_goes_there() -> None:
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", wood="2 orcs", dice=[3])
    game.do("roll wood")
    assert (game.at("wood"), game.phase) == ("1 ratmen", "redeploy")
    assert game.hand("ratmen") == 1


def test_not_enough_and_the_tokens_stay_with_the_army() -> None:
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", wood="2 orcs", dice=[1])
    game.do("roll wood")
    assert (game.at("wood"), game.hand("ratmen"), game.phase) == ("2 orcs", 2, "redeploy")


def test_a_failed_attempt_is_an_attack() -> None:
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", wood="2 orcs", dice=[0])
    assert game.do("roll wood").army("ratmen").assaulted == 0b10


def test_by_house_rule_a_failed_attempt_is_no_attack() -> None:
    layout = {"shore": "1 ratmen", "wood": "2 orcs", "dice": [0]}
    options = {"failed_attempt_is_attack": False}
    game = land("ratmen hill 2", "orcs stout", **layout, options=options)
    assert game.do("roll wood").army("ratmen").assaulted == 0


def test_a_failed_attempt_on_an_empty_region_attacks_nobody() -> None:
    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen", dice=[0]).do("roll wood")
    assert game.army("ratmen").assaulted == 0


def test_a_failed_first_conquest_leaves_the_tokens_in_hand() -> None:
    game = land("ratmen hill 1", "orcs wise", dice=[0]).do("roll shore", "end")
    assert (game.hand("ratmen"), game.turn) == (1, 2)


def test_hammers_count_in_the_final_attempt_but_not_against_gnomes() -> None:
    game = cave(
        "iron-dwarves wise 1 hammers=1", "orcs stone", pit="1 iron-dwarves", gem="2 orcs", dice=[2]
    )
    assert game.do("roll gem").at("gem") == "1 iron-dwarves"
    game = cave(
        "iron-dwarves wise 1 hammers=1",
        "gnomes stone",
        pit="1 iron-dwarves",
        gem="2 gnomes",
        dice=[2],
    )
    assert game.do("roll gem").at("gem") == "2 gnomes"


# ---------------------------------------------------------------------- a die of the region's own


def test_wisps_pay_the_price_less_the_die() -> None:
    game = cave(
        "will-o-wisps wise 4", pit="1 will-o-wisps", gem="monsters", dice=[1], draws=["orb"]
    )
    game.do("roll gem")
    assert (game.at("gem"), game.hand("will-o-wisps"), game.phase) == (
        "3 will-o-wisps, orb",
        1,
        "conquest",
    )


def test_wisps_that_can_pay_only_with_the_sword_use_it() -> None:
    game = cave(
        "will-o-wisps wise 1", pit="1 will-o-wisps, sword", gem="monsters", dice=[1], draws=["orb"]
    )
    assert game.do("roll gem").at("gem") == "1 will-o-wisps, orb, sword"


def test_wisps_may_keep_the_sword_for_later() -> None:
    game = cave(
        "will-o-wisps wise 3", pit="1 will-o-wisps, sword", gem="monsters", dice=[1], draws=["orb"]
    )
    game.do("roll gem", "conquer gem")
    assert (game.at("pit"), game.hand("will-o-wisps")) == ("1 will-o-wisps, sword", 0)


def test_one_bag_is_either_the_socks_or_the_sword() -> None:
    board = {"pit": "1 will-o-wisps", "gem": "4 orcs", "grove": "1 orcs, socks, sword"}
    game = cave("will-o-wisps magic 1", "orcs wise", **board, dice=[1])
    game.do("roll gem by bag:socks")
    assert game.at("gem") == "1 will-o-wisps, bag"


def test_the_bag_as_sword_is_a_choice_after_the_die_as_well() -> None:
    board = {"pit": "1 will-o-wisps", "gem": "1 orcs", "grove": "1 orcs, sword"}
    game = cave("will-o-wisps magic 2", "orcs wise", **board, dice=[1]).do("roll gem")
    assert game.offers() == ["conquer gem", "conquer gem by bag:sword"]


# ---------------------------------------------------------------------- Berserk


def test_a_berserk_roll_waits_for_its_target() -> None:
    game = land("ratmen berserk 3", shore="1 ratmen", dice=[1]).do("roll")
    assert (game.s.die, game.phase) == (1, "conquest")
    assert game.do("conquer wood").s.die == -1


def test_a_berserk_roll_is_over_with_the_conquests() -> None:
    game = land("ratmen berserk 3", shore="1 ratmen", dice=[1]).do("roll", "stop")
    assert game.s.die == -1


def test_a_berserk_roll_does_not_help_against_gnomes() -> None:
    game = land("ratmen berserk 3", "gnomes hill", crag="1 ratmen", wood="1 gnomes", dice=[2])
    assert game.do("roll", "conquer wood").hand("ratmen") == 0
