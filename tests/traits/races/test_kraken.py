"""Kraken: take water, stay in it and score it, in decline too."""

from __future__ import annotations

from elbowroom.traits.races.kraken import KRAKEN
from tests.positions import cave, land


def test_kraken_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (KRAKEN.tokens, KRAKEN.tray) == (5, 10)


def test_kraken_stay_in_the_river_and_score_it() -> None:
    game = cave("kraken stone 1", bank="1 kraken")
    assert game.scores("conquer beck") == 2
    assert game.at("beck") == "1 kraken"


def test_others_leave_the_river_at_the_redeployment() -> None:
    game = cave("ratmen stone 1", bank="1 ratmen").do("conquer beck", "stop")
    assert (game.at("beck"), game.hand("ratmen")) == ("empty", 1)


def test_declined_kraken_still_score_the_river() -> None:
    game = cave("kraken stone", bank="1 kraken", beck="1 kraken").do("decline")
    assert game.earned() == 2


def test_above_kraken_take_seas_and_lakes_for_two() -> None:
    game = land("kraken stout 4", fen="1 kraken", shore="1 kraken")
    assert (game.cost("bay"), game.cost("mere")) == (2, 2)


def test_above_kraken_may_enter_by_a_sea_at_the_edge() -> None:
    assert land("kraken stout 6").targets() == {"shore", "bay"}


def test_by_house_rule_nobody_enters_by_sea() -> None:
    assert land("kraken stout 6", options={"sea_entry": False}).targets() == {"shore"}


def test_by_house_rule_a_sea_costs_one() -> None:
    game = land("kraken stout 6", shore="1 kraken", options={"sea_costs_one": True})
    assert (game.cost("bay"), game.cost("wood")) == (1, 2)


def test_declined_kraken_take_no_new_water() -> None:
    game = land("kraken stout", fen="1 kraken")
    assert game.names(KRAKEN.opens(game.s, game.army("kraken"))) == {"bay", "mere"}
    game.do("decline")
    assert KRAKEN.opens(game.s, game.army("kraken")) == 0
