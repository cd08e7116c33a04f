"""Ratings: winners go up, ties share a rank, and the library may be missing."""

from __future__ import annotations

import sys

import pytest

from elbowroom.arena.contest import Contest, Result
from elbowroom.arena.ratings import ranks, ratings
from elbowroom.arena.summary import summarize

TWO = Contest(("a", "b"), "surface-2", "surface", 0)


def game(number: int, coins: tuple[int, ...], won: tuple[float, ...]) -> Result:
    return Result(number, coins, won, tuple(range(1, len(coins) + 1)), tuple({} for _ in coins))


def test_winners_come_first_and_equal_coins_share_a_rank() -> None:
    assert ranks(game(0, (40, 60, 50, 50), (0.0, 1.0, 0.0, 0.0))) == [3, 0, 1, 1]
    # Equal coins, but more tokens on the board.
    assert ranks(game(0, (60, 60), (0.0, 1.0))) == [1, 0]
    assert ranks(game(0, (60, 60), (0.5, 0.5))) == [0, 0]


def test_winners_are_rated_higher_and_more_certainly_with_every_game() -> None:
    few = ratings(TWO, [game(n, (60, 40), (1.0, 0.0)) for n in range(3)])
    many = ratings(TWO, [game(n, (60, 40), (1.0, 0.0)) for n in range(30)])
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].mu > few["a"].mu
    assert many["a"].sigma < few["a"].sigma
    for rating in many.values():
        assert rating.low < rating.mu < rating.high


def test_equal_bots_stay_where_they_began() -> None:
    result = ratings(TWO, [game(n, (50, 50), (0.5, 0.5)) for n in range(5)])
    assert result["a"].mu == result["b"].mu == pytest.approx(25)


def test_all_seats_of_a_bot_make_one_rating() -> None:
    contest = Contest(("a", "b", "a", "b"), "surface-4", "surface", 0)
    result = ratings(contest, [game(n, (60, 40, 50, 30), (1.0, 0, 0, 0)) for n in range(10)])
    assert set(result) == {"a", "b"}
    assert result["a"].low > result["b"].high - 15
    assert result["a"].mu > result["b"].mu


def test_without_the_library_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    lines = summarize(TWO, [game(0, (60, 40), (1.0, 0.0))])
    assert [line.rating for line in lines] == [None, None]
