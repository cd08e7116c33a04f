"""What one army of a seat does with another, outside conquest, redeployment and decline."""

from __future__ import annotations

from elbowroom.rules.own_armies import give_up_token, take_over
from tests.positions import Game, land


def two_armies() -> Game:
    return land(
        "ratmen wealthy 1 + trolls", "", shore="3 ratmen", wood="2 trolls, lair", fen="1 trolls"
    )


def test_a_region_that_is_taken_over_has_one_new_token_and_the_old_ones_are_in_the_tray() -> None:
    game = two_armies()
    before = game.tray("trolls"), game.tray("ratmen")
    take_over(game.s, game.army("ratmen"), game.army("trolls"), game.region("wood"))
    assert game.at("wood") == "1 ratmen"
    assert (game.tray("trolls"), game.tray("ratmen")) == (before[0] + 2, before[1] - 1)


def test_who_takes_a_region_over_makes_ready_but_begins_no_campaign() -> None:
    game = two_armies()
    ratmen = game.army("ratmen")
    take_over(game.s, ratmen, game.army("trolls"), game.region("wood"))
    assert (game.hand("ratmen"), game.at("shore")) == (3, "1 ratmen")
    assert (ratmen.takeovers, bool(ratmen.began), bool(game.s.acted)) == (1, False, False)


def test_an_army_whose_last_region_is_taken_over_leaves_the_table() -> None:
    game = two_armies()
    trolls = game.army("trolls")
    for name in ("wood", "fen"):
        take_over(game.s, game.army("ratmen"), trolls, game.region(name))
    assert game.declined() == []


def test_a_token_that_is_given_up_goes_to_the_tray_and_the_last_one_gives_up_its_region() -> None:
    game = two_armies()
    trolls, wood = game.army("trolls"), game.region("wood")
    before = game.tray("trolls")
    give_up_token(game.s, trolls, wood)
    assert (game.at("wood"), game.tray("trolls")) == ("1 trolls, lair", before + 1)
    give_up_token(game.s, trolls, wood)
    assert (game.at("wood"), game.tray("trolls")) == ("empty", before + 2)


def test_with_its_last_token_an_army_leaves_the_table() -> None:
    game = two_armies()
    trolls = game.army("trolls")
    for name in ("wood", "wood", "fen"):
        give_up_token(game.s, trolls, game.region(name))
    assert game.declined() == []
