"""Chances to win: they add up, they are reproducible, and the end is exact."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import Match, load_match
from elbowroom.bots.chances import Forecast, draw_state, turn_ends, win_chances
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.play.new_game import new_game
from elbowroom.rules.state import State

GAMES = Path(__file__).parents[1] / "games"


def some(turns: int, name: str = "surface-3", seed: int = 1) -> State:
    s = new_game(name)
    QuickPlayer(linear_evaluator(), seed).play_turns(s, turns)
    return s


def loaded(name: str) -> Match:
    return load_match((GAMES / name).read_text(encoding="utf-8"))


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    for name, turns in (("surface-2", 0), ("surface-4", 9), ("underground-5", 30)):
        chances = win_chances(some(turns, name), nodes=200)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


def test_the_same_seed_gives_the_same_chances() -> None:
    s = some(8)
    assert win_chances(s, 300, seed=4) == win_chances(s, 300, seed=4)
    assert win_chances(s, 300, seed=4) != win_chances(s, 300, seed=5)


def test_looking_ahead_does_not_change_the_position() -> None:
    s = some(8)
    before = (list(s.tokens), list(s.coins), s.round, s.turn)
    win_chances(s, 200)
    assert (list(s.tokens), list(s.coins), s.round, s.turn) == before


def test_coins_are_worth_having() -> None:
    s = some(12)
    chances = win_chances(s, 400)
    last = chances.index(min(chances))
    s.coins[last] += 40
    assert win_chances(s, 400)[last] > chances[last] + 0.1


def test_an_observation_is_enough_and_hidden_coins_are_guessed() -> None:
    match = Match("surface-3", seed=3)
    match.submit("pick 1")
    chances = win_chances(match.observe(1), 200)
    assert sum(chances) == pytest.approx(1)
    other = Match("surface-3", seed=3)
    other.submit("pick 1")
    other.state.coins[2] += 30  # seat 1 cannot know
    assert win_chances(other.observe(1), 200) == chances


def test_a_game_has_one_row_before_it_and_one_after_each_turn() -> None:
    match = loaded("surface-2-1.game")
    rows = list(turn_ends(match))
    turns = int(match.state.atlas.rounds) * 2
    assert [(number, seat) for number, seat, _ in rows[:4]] == [(0, 0), (1, 1), (1, 2), (2, 1)]
    assert len(rows) == turns + 1
    assert all(sum(win_chances(s, 40)) == pytest.approx(1) for _, _, s in rows)


def test_after_the_last_turn_the_chances_say_who_won() -> None:
    match = loaded("surface-2-1.game")
    *_, (_, _, end) = turn_ends(match)
    chances = win_chances(end, 1)
    assert [seat for seat, chance in enumerate(chances, 1) if chance] == match.winners()


def test_a_shared_victory_is_shared() -> None:
    s = some(30, "surface-2")
    s.coins[0] = s.coins[1] = 50
    s.tokens = type(s.tokens)([0] * len(s.tokens))
    assert win_chances(s) == [0.5, 0.5]


def test_a_game_that_has_not_ended_has_the_rows_of_its_turns() -> None:
    match = Match("surface-2", seed=3)
    match.submit("pick 1")
    assert [(number, seat) for number, seat, _ in turn_ends(match)] == [(0, 0)]


def test_forecasts_are_means_by_weight() -> None:
    s = some(30, "surface-2")
    other = s.copy()
    other.coins[0] += 8
    forecast = Forecast(2, linear_evaluator())
    forecast.add(s, 1.0)
    forecast.add(other, 3.0)
    assert forecast.coins[0] == pytest.approx(float(s.coins[0]) + 6)


def test_ends_are_drawn_by_their_weight() -> None:
    ends = [some(1), some(2), some(3)]
    drawn = [ends.index(draw_state(ends, [0.5, 0.3, 0.2], sample, 1)) for sample in range(2000)]
    shares = [drawn.count(n) / 2000 for n in range(3)]
    assert shares == pytest.approx([0.5, 0.3, 0.2], abs=0.05)
