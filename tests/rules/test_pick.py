"""Picking a combo (G4 to G6)."""

from __future__ import annotations

from tests.positions import Game, land

COLUMN = ["orcs hill", "elves wise 2", "trolls stout", "giants forest"]


def picking(seat: str = "", **more: object) -> Game:
    return land(seat, column=COLUMN, **more)


def test_a_combo_costs_a_coin_for_each_combo_above_it() -> None:
    game = picking().do("pick 3")
    assert game.coins(1) == 3
    assert game.column()[:3] == ["orcs hill 1", "elves wise 3", "giants forest 0"]


def test_the_first_combo_is_free() -> None:
    assert picking().do("pick 1").coins(1) == 5


def test_the_coins_on_the_combo_are_taken() -> None:
    assert picking().do("pick 2").coins(1) == 5 - 1 + 2


def test_what_a_seat_cannot_afford_it_cannot_pick() -> None:
    game = picking("coins=1")
    assert game.offers() == ["pick 1", "pick 2"]
    assert game.why("pick 3") == "why-slot-too-dear"


def test_the_coins_on_a_combo_do_not_help_to_pay_for_it() -> None:
    assert picking("coins=0").offers() == ["pick 1"]


def test_by_house_rule_they_do() -> None:
    game = picking("coins=0", options={"pay_with_combo_coins": True})
    assert game.offers() == ["pick 1", "pick 2"]
    assert game.do("pick 2").coins(1) == 1


def test_the_army_gets_the_tokens_of_banner_and_badge() -> None:
    game = picking().do("pick 1")
    assert (game.hand("orcs"), game.tray("orcs")) == (5 + 4, 1)


def test_the_tray_is_the_limit() -> None:
    game = land("", column=["dwarves flying"]).do("pick 1")
    assert (game.hand("dwarves"), game.tray("dwarves")) == (8, 0)


def test_the_column_closes_up_and_a_new_combo_opens() -> None:
    game = picking(draws=["ratmen merchant"]).do("pick 2")
    assert game.column() == [
        "orcs hill 1",
        "trolls stout 0",
        "giants forest 0",
        "ratmen merchant 0",
    ]


def test_shadow_mimes_too_dear_to_pick_swap_with_nobody() -> None:
    game = land("coins=0", column=["orcs hill", "shadow-mimes wise"])
    assert game.offers() == ["pick 1"]
