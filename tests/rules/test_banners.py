"""Banners and badges on their way back (G6, G7, R-503, R-520)."""

from __future__ import annotations

from elbowroom.masks import NOWHERE, bit
from tests.positions import Game, cave, land, small_box


def sit_out(game: Game) -> Game:
    """A turn in which the army stays off the board."""
    return game.do("stop", "end")


# ---------------------------------------------------------------------- banners


def test_a_declined_army_without_a_region_leaves_the_table() -> None:
    game = land("ratmen hill 5", "+ orcs", shore="1 ratmen", wood="1 orcs").do("conquer wood")
    assert (game.declined(2), game.tray("orcs")) == ([], 10)


def test_a_declined_army_with_a_region_stays() -> None:
    game = land("ratmen hill 5", "+ orcs", shore="1 ratmen", wood="1 orcs", fen="1 orcs")
    assert game.do("conquer wood").declined(2) == ["orcs"]


def test_an_active_army_without_a_region_keeps_its_hand() -> None:
    game = land("ratmen hill 6", "orcs stout", shore="1 ratmen", wood="3 orcs").do("conquer wood")
    assert (game.army("orcs").active, game.hand("orcs")) == (True, 2)


def test_its_banner_goes_under_the_stack_when_the_column_is_full() -> None:
    game = land("ratmen hill 5", "+ orcs", shore="1 ratmen", wood="1 orcs").do("conquer wood")
    assert (len(game.column()), list(game.s.banners_back)) == (6, [game.race_number("orcs")])


def test_its_banner_fills_an_empty_slot_of_the_column_with_a_new_badge() -> None:
    game = land(
        "ratmen hill 5",
        "+ orcs",
        shore="1 ratmen",
        wood="1 orcs",
        column=["elves stout", "trolls wise"],
        draws=["orcs merchant"],
    )
    game.do("conquer wood")
    assert game.column() == ["elves stout 0", "trolls wise 0", "orcs merchant 0"]


FIVE = ["elves stout", "trolls wise", "giants forest", "humans tomb", "dwarves flying"]


def test_of_two_banners_that_return_at_once_the_older_gets_the_last_empty_slot() -> None:
    layout = {"column": FIVE, "draws": ["orcs merchant"]}
    game = land("ratmen hill + orcs", "drow stone", wood="1 orcs", **layout).do("decline")
    assert game.column()[5:] == ["orcs merchant 0"]
    assert list(game.s.banners_back) == [game.race_number("ratmen")]


def test_a_banner_finds_its_slot_also_in_the_middle_of_something_else() -> None:
    layout = {"column": FIVE, "draws": ["pentacle", "orcs merchant"], "dice": [2]}
    board = {"pit": "1 ratmen", "gem": "monsters", "peak": "1 orcs"}
    game = cave("ratmen stone 2", "+ orcs", **board, **layout).do("roll gem", "move balrog peak")
    assert (game.column()[5:], game.phase) == (["orcs merchant 0"], "redeploy")


def test_fewer_combos_lie_open_when_the_banners_run_out() -> None:
    game = small_box(6, 10).do("pick 1")
    assert len(game.column()) == 5


def test_the_banners_that_came_back_are_drawn_when_the_stack_is_empty() -> None:
    game = small_box(8, 20).do("pick 1", "stop", "end", "pick 1", "stop", "end")
    gone = game.acting.race_number
    game.do("decline")
    assert (list(game.s.banners_back), game.s.banners_unseen) == ([gone], 0)
    sit_out(game).do("pick 1")
    assert list(game.s.banners_back) == []
    assert game.s.column[-1].race_number == gone


# ---------------------------------------------------------------------- badges


def test_the_badge_of_an_army_that_declines_joins_the_discards() -> None:
    game = land("ratmen hill", shore="1 ratmen")
    badge = game.army("ratmen").power_number
    game.do("decline")
    assert game.army("ratmen").power.key == "none"
    assert game.s.badges_discarded == bit(badge)


def test_the_discards_are_shuffled_anew_when_no_badge_is_left() -> None:
    game = small_box(10, 8).do("pick 1", "stop", "end", "pick 1", "stop", "end")
    assert game.s.badges_unseen == 0
    discarded = game.acting.power.key
    game.do("decline")
    sit_out(game).do("pick 1")
    assert game.s.column[-1].power.key == discarded
    assert (game.s.badges_unseen, game.s.badges_discarded) == (0, 0)


def test_without_any_badge_a_combo_has_no_power() -> None:
    game = small_box(8, 6).do("pick 1")
    assert game.s.column[-1].power.key == "none"
    sit_out(game).do("pick 6")
    assert game.acting.power.key == "none"
    assert game.acting.hand == game.acting.race.tokens + game.acting.race.extra


def test_a_banner_without_a_badge_has_none_to_discard() -> None:
    game = small_box(8, 6).do("pick 1", "stop", "end", "pick 6", "stop", "end")
    sit_out(game).do("decline")
    assert game.s.badges_discarded == 0


def test_declined_ghouls_give_up_seafaring_with_the_last_water_that_they_abandon() -> None:
    game = land("orcs hill + ghouls seafaring", "humans stout", bay="2 ghouls", shore="1 ghouls")
    game.do("abandon bay")
    assert (game.army("ghouls").power_number, game.hand("ghouls")) == (NOWHERE, 2)


def test_homeless_ghouls_give_up_fortified_with_their_last_fortress() -> None:
    game = land(
        "ratmen hill 9",
        "humans stout + ghouls fortified",
        shore="1 ratmen",
        wood="3 ghouls, fortress",
    )
    game.do("conquer wood")
    assert (game.army("ghouls").power_number, game.hand("ghouls")) == (NOWHERE, 2)
