"""Fortified: a fortress each turn, for defence and, while active, a coin."""

from __future__ import annotations

from elbowroom.traits.powers.fortified import FORTIFIED
from tests.positions import land, little


def test_fortified_is_three_on_the_badge() -> None:
    assert FORTIFIED.tokens == 3


def test_fortified_builds_one_fortress_a_turn() -> None:
    game = land("ratmen fortified", shore="1 ratmen", wood="1 ratmen").do("stop")
    game.do("place fortress shore")
    assert game.at("shore") == "1 ratmen, fortress"
    assert game.why("place fortress wood") == "why-already-placed"


def test_there_is_one_fortress_a_region() -> None:
    game = land("ratmen fortified", shore="1 ratmen, fortress", wood="1 ratmen").do("stop")
    assert game.offers("place") == ["place fortress wood"]


def test_there_are_six_fortresses_and_no_more() -> None:
    world = "{regions: {a: hill, b: hill, c: hill, d: hill, e: hill, f: hill, g: hill}, links: a-b}"
    board = ", ".join(f"{name}: '1 ratmen, fortress'" for name in "abcdef")
    seats = "seats: [{army: {race: ratmen, power: fortified}}, {}]"
    game = little(f"{{{seats}, board: {{{board}, g: 1 ratmen}}}}", world).do("stop")
    assert game.offers("place") == []


def test_a_fortress_earns_a_coin_while_the_army_is_active() -> None:
    game = land("ratmen fortified", shore="1 ratmen, fortress", wood="1 ratmen")
    assert game.scores() == 3


def test_a_declined_fortress_defends_but_earns_nothing() -> None:
    game = land("ratmen fortified", "orcs stout 9", shore="1 ratmen, fortress", wood="1 orcs")
    game.do("decline")
    assert (game.earned(), game.cost("shore")) == (1, 4)
    assert game.army("ratmen").power.key == "fortified"


def test_by_house_rule_the_badge_is_discarded_all_the_same() -> None:
    switch = {"keep_residual_badges": False}
    game = land("ratmen fortified", shore="1 ratmen, fortress", options=switch).do("decline")
    assert game.army("ratmen").power.key == "none"


def test_the_badge_goes_with_the_last_fortress() -> None:
    game = land(
        "orcs stout 9",
        "+ ratmen fortified",
        shore="1 ratmen, fortress",
        wood="1 orcs",
        crag="1 ratmen",
    )
    assert game.army("ratmen").power.key == "fortified"
    assert game.do("conquer shore").army("ratmen").power.key == "none"
