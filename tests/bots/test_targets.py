"""Ratings of conquests and rolls: by their price, as the rules compute it."""

from __future__ import annotations

import pytest

from elbowroom.bots.preferences import USUAL
from elbowroom.bots.redeployment import pack
from elbowroom.bots.targets import Targets
from elbowroom.rules.actions import CONQUER, ROLL
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from tests.positions import Game, cave, land


def targets(game: Game) -> Targets:
    menu = Menu()
    fill(game.s, menu)
    return Targets(game.s, game.acting, menu, USUAL)


def tokens(game: Game, region: str) -> float:
    """The tokens by which the rating of a conquest was divided."""
    rated = targets(game)
    number = game.region(region)
    place = list(rated.packed).index(pack(CONQUER, number))
    return rated.gain(number) / rated.rating[place] - USUAL.effort


def test_a_rolled_die_lowers_the_price_but_not_against_gnomes() -> None:
    board = {"wood": "1 ratmen", "shore": "2 gnomes"}
    game = land("ratmen berserk 4", "gnomes stout", **board, dice=[2]).do("roll")
    assert tokens(game, "shore") == pytest.approx(4)
    assert tokens(game, "crag") == pytest.approx(1)


def test_a_roll_is_rated_by_its_odds_and_the_sword_kept_for_it() -> None:
    board = {"pit": "1 will-o-wisps, sword", "gem": "monsters"}
    game = cave("will-o-wisps wise 1", **board)
    rated = targets(game)
    gem = game.region("gem")
    place = list(rated.roll_packed).index(pack(ROLL, gem))
    assert rated.roll_rating[place] == pytest.approx(3 / 6 * rated.gain(gem))
