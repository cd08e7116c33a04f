"""Seafaring: takes seas and lakes, stays on water and scores it, in decline too."""

from __future__ import annotations

from elbowroom.traits.powers.seafaring import SEAFARING
from tests.positions import cave, land


def test_seafaring_is_five_on_the_badge() -> None:
    assert SEAFARING.tokens == 5


def test_seafaring_takes_seas_and_lakes_for_two() -> None:
    game = land("ratmen seafaring 6", shore="1 ratmen", fen="1 ratmen")
    assert (game.cost("bay"), game.cost("mere")) == (2, 2)


def test_nobody_else_enters_them() -> None:
    game = land("ratmen hill 6", shore="1 ratmen")
    assert game.cost("bay") is None
    assert game.why("conquer bay") == "why-water"


def test_a_lake_joins_its_shores() -> None:
    game = land("ratmen seafaring 6", mere="1 ratmen")
    assert game.targets() == {"fen", "moor"}


def test_a_sea_at_the_edge_may_be_the_first_conquest() -> None:
    assert land("ratmen seafaring 6").targets() == {"shore", "bay"}


def test_by_house_rule_no_sea_may_be_the_first_conquest() -> None:
    assert land("ratmen seafaring 6", options={"sea_entry": False}).targets() == {"shore"}


def test_water_stays_held_and_scores_in_decline_with_the_badge() -> None:
    game = land("ratmen seafaring", shore="1 ratmen", bay="1 ratmen").do("decline")
    assert (game.earned(), game.army("ratmen").power.key) == (2, "seafaring")


def test_the_badge_is_discarded_where_no_water_is_held() -> None:
    game = land("ratmen seafaring", shore="1 ratmen").do("decline")
    assert game.army("ratmen").power.key == "none"


def test_declined_seafarers_take_no_new_water() -> None:
    game = land("orcs hill + ghouls seafaring", wood="1 orcs", bay="1 ghouls", moor="6 ghouls")
    assert game.acting.race.key == "ghouls"
    assert game.targets() == {"shore", "fen", "glen"}


def test_below_seafaring_stays_in_the_river() -> None:
    game = cave("ratmen seafaring 1", bank="1 ratmen")
    assert game.scores("conquer beck") == 2
