"""A piece that no army owns enters a region: the Balrog (U-pentacle)."""

from __future__ import annotations

from elbowroom.rules.pieces import BALROG
from elbowroom.rules.roaming import roaming_field
from tests.positions import Game, cave

SWITCH = {"balrog_counts_as_player": True}


def hunting(*others: str, **more: object) -> Game:
    """The Pentacle in seat 1's hands, the Balrog between gem and mire."""
    return cave("ratmen wise 4", *others, pit="1 ratmen, pentacle", peak="balrog", **more)


def test_the_balrog_moves_to_a_neighbour_of_its_own() -> None:
    assert hunting().offers("move") == ["move balrog gem", "move balrog mire"]


def test_its_victims_lose_two_tokens_and_the_others_retreat() -> None:
    game = hunting("orcs stone", gem="5 orcs", bank="1 orcs").do("move balrog gem")
    assert (game.at("gem"), game.hand("orcs"), game.tray("orcs")) == ("balrog", 3, 10 - 4)
    assert game.army("orcs").displaced == 3


def test_a_lone_token_is_all_that_can_be_lost() -> None:
    game = hunting("orcs stone", gem="1 orcs", bank="1 orcs").do("move balrog gem")
    assert (game.hand("orcs"), game.tray("orcs")) == (0, 9)


def test_elves_and_immortals_lose_nothing() -> None:
    for seat, race in (("elves stone", "elves"), ("orcs immortal", "orcs")):
        game = hunting(seat, gem=f"2 {race}", bank=f"1 {race}").do("move balrog gem")
        assert game.hand(race) == 2


def test_the_movers_own_survivors_may_fight_at_once() -> None:
    game = hunting(gem="4 ratmen").do("move balrog gem")
    assert (game.hand("ratmen"), game.army("ratmen").displaced) == (4 + 2, 0)


def test_the_balrog_breaks_lairs_fortresses_and_armours() -> None:
    game = hunting("+ orcs", gem="1 orcs, lair, fortress, armour x2").do("move balrog gem")
    assert (game.at("gem"), game.declined(2)) == ("balrog", [])


def test_the_balrog_shuns_gnomes_immune_regions_and_friends_of_its_mover() -> None:
    assert hunting("gnomes stone", gem="1 gnomes").offers("move") == ["move balrog mire"]
    assert hunting("orcs royal", mire="1 orcs, queen").offers("move") == ["move balrog gem"]
    assert hunting("orcs diplomat peace_with=1", gem="1 orcs").offers("move") == [
        "move balrog mire"
    ]


def test_gnomes_are_no_obstacle_for_their_own_balrog() -> None:
    layout = {"pit": "1 gnomes, pentacle", "peak": "balrog", "gem": "3 gnomes"}
    game = cave("gnomes wise", **layout).do("move balrog gem")
    assert (game.at("gem"), game.hand("gnomes")) == ("balrog", 1)


def test_by_house_rule_declined_gnomes_of_the_mover_are_no_obstacle_either() -> None:
    protected = {"gnomes_immune_in_decline": True}
    layout = {
        "pit": "1 ratmen, pentacle",
        "peak": "balrog",
        "gem": "1 gnomes",
        "options": protected,
    }
    assert cave("ratmen wise + gnomes", **layout).may("move balrog gem")
    assert not cave("ratmen wise", "+ gnomes", **layout).may("move balrog gem")


def test_an_immune_region_is_closed_to_the_balrog_of_its_own_holder_too() -> None:
    layout = {"pit": "1 ratmen, pentacle", "peak": "balrog", "gem": "1 ratmen, queen"}
    assert cave("ratmen royal", **layout).offers("move") == ["move balrog mire"]


def test_a_friend_of_somebody_else_is_no_friend_of_the_mover() -> None:
    game = hunting("orcs diplomat peace_with=3", "elves stone", gem="1 orcs")
    assert game.may("move balrog gem")


def test_peace_with_a_seat_that_has_no_army_closes_nothing() -> None:
    game = hunting("peace_with=1", gem="monsters")
    assert game.names(roaming_field(game.s, 0, game.s.where[BALROG])) == {"gem", "mire"}


def test_monsters_driven_off_by_the_balrog_are_no_prize() -> None:
    assert hunting(gem="monsters").do("move balrog gem").at("gem") == "balrog"


def test_nobody_is_attacked_by_the_balrog() -> None:
    game = hunting("orcs vengeful", gem="3 orcs", bank="1 orcs").do("move balrog gem")
    assert game.s.grudges[1] == 0


# ---------------------------------------------------------------------- as a player (house rule)


def test_by_house_rule_the_prize_is_drawn() -> None:
    game = hunting(gem="monsters", options=SWITCH, draws=["keep"]).do("move balrog gem")
    assert game.at("gem") == "balrog, keep"


def test_by_house_rule_the_mover_is_the_attacker() -> None:
    game = hunting("orcs vengeful", gem="3 orcs", bank="1 orcs", options=SWITCH)
    assert game.do("move balrog gem").s.grudges[1] == 0b1


def test_by_house_rule_martyrs_get_their_coin() -> None:
    game = hunting("orcs martyr", gem="3 orcs", bank="1 orcs", options=SWITCH)
    assert game.do("move balrog gem").coins(2) == 6


def test_by_house_rule_the_mover_pays_the_toll() -> None:
    game = hunting("+ liches", gem="1 liches", bank="1 liches", options=SWITCH)
    game.do("move balrog gem")
    assert (game.coins(1), game.coins(2)) == (4, 6)


def test_by_house_rule_the_movers_own_army_is_no_enemy() -> None:
    layout = {"pit": "1 ratmen, pentacle", "peak": "balrog", "gem": "3 ratmen"}
    game = cave("ratmen martyr 4", **layout, options=SWITCH)
    assert game.do("move balrog gem").coins(1) == 5
