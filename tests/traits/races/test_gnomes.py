"""Gnomes: nobody may use a trait, a place or a relic to conquer one of their regions."""

from __future__ import annotations

from elbowroom.traits.races.gnomes import GNOMES
from tests.positions import land


def test_gnomes_are_six_on_the_banner_and_eleven_in_the_tray() -> None:
    assert (GNOMES.tokens, GNOMES.tray) == (6, 11)


def test_no_discount_helps_against_gnomes() -> None:
    game = land("ogres commando 9", "gnomes hill", shore="1 ogres", wood="1 gnomes")
    assert game.cost("wood") == 3


def test_no_reach_beyond_the_neighbours_helps_against_gnomes() -> None:
    game = land("ratmen flying 9", "gnomes hill", shore="1 ratmen", fen="1 gnomes")
    assert game.cost("fen") is None
    assert game.why("conquer fen") == "why-untouchable"


def test_nobody_substitutes_a_gnome() -> None:
    game = land("sorcerers stout 9", "gnomes hill", shore="1 sorcerers", wood="1 gnomes")
    assert game.why("conquer wood by sorcery") == "why-untouchable"


def test_the_ordinary_final_die_remains() -> None:
    game = land("ratmen stout 1", "gnomes hill", shore="1 ratmen", wood="1 gnomes", dice=[2])
    assert game.do("roll wood").at("wood") == "1 ratmen"


def test_declined_gnomes_are_like_everybody_else() -> None:
    game = land("ogres stout 9", "+ gnomes", shore="1 ogres", wood="1 gnomes")
    assert game.cost("wood") == 2


def test_by_house_rule_declined_gnomes_are_protected_too() -> None:
    switch = {"gnomes_immune_in_decline": True}
    game = land("ogres stout 9", "+ gnomes", shore="1 ogres", wood="1 gnomes", options=switch)
    assert game.cost("wood") == 3
