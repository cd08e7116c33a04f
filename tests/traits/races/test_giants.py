"""Giants: one token less next to a mountain they hold."""

from __future__ import annotations

from elbowroom.traits.races.giants import GIANTS
from tests.positions import land


def test_giants_are_six_on_the_banner_and_eleven_in_the_tray() -> None:
    assert (GIANTS.tokens, GIANTS.tray) == (6, 11)


def test_giants_pay_one_less_next_to_a_mountain_they_hold() -> None:
    game = land("giants hill 4", crag="1 giants")
    assert (game.cost("wood"), game.cost("fen")) == (1, 1)


def test_giants_pay_the_full_price_next_to_a_mountain_of_someone_else() -> None:
    game = land("giants hill 4", "ratmen stout", wood="1 giants", crag="1 ratmen")
    assert (game.cost("shore"), game.cost("crag")) == (2, 4)


def test_giants_pay_the_full_price_for_the_mountain_itself() -> None:
    assert land("giants hill 4", wood="1 giants").cost("crag") == 3


def test_giants_pay_one_less_wherever_their_mountain_is_adjacent_by_a_power() -> None:
    game = land("giants underworld 4", crag="1 giants", glen="monsters")
    assert game.cost("glen") == 2 + 2 - 1 - 1
