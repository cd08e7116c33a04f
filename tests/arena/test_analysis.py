"""Analysis: it has every turn, costs are never negative, and bad play costs more than good play."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from elbowroom import Match, load_match
from elbowroom.arena.analysis import Turn, analysis, turns_of
from elbowroom.bots.bot_names import bot_named
from elbowroom.bots.driver import play_on

GAMES = Path(__file__).parents[1] / "games"
NODES = 250


@cache
def uneven() -> tuple[Match, list[Turn]]:
    """A game of a planner against a random player."""
    match = Match("surface-2", seed=4)
    play_on(match, {1: bot_named("hard@300n", 1), 2: bot_named("random", 2)})
    return match, list(analysis(match, NODES))


def test_there_is_one_entry_for_every_turn() -> None:
    match, turns = uneven()
    assert [(turn.round, turn.seat) for turn in turns] == [
        (number, seat) for number in range(1, int(match.state.atlas.rounds) + 1) for seat in (1, 2)
    ]


def test_chances_add_up_and_end_with_the_winner() -> None:
    match, turns = uneven()
    assert all(sum(turn.chances) == pytest.approx(1) for turn in turns)
    assert turns[-1].chances[match.winners()[0] - 1] == 1


def test_costs_are_the_difference_to_the_best_plan() -> None:
    for turn in uneven()[1]:
        for each in turn.decisions:
            assert each.cost >= 0
            assert each.cost == pytest.approx(each.best.lead - each.played.lead, abs=1e-9)
        mine = [each.cost for each in turn.decisions if each.seat == turn.seat]
        assert turn.cost == pytest.approx(sum(mine))
        worst = turn.worst
        assert (worst.cost if worst else 0) == pytest.approx(max(mine, default=0))


def test_a_random_player_makes_more_costly_mistakes_than_a_planner() -> None:
    turns = uneven()[1]
    costs = [sum(turn.cost for turn in turns if turn.seat == seat) for seat in (1, 2)]
    assert costs[1] > 2 * costs[0] + 10


def test_the_same_nodes_and_seed_give_the_same_answers() -> None:
    match, turns = uneven()
    again = analysis(match, NODES)
    assert [next(again) for _ in range(4)] == turns[:4]


@pytest.mark.parametrize("name", ["underground-2-1", "surface-3-mixed-1", "underground-4-1"])
def test_stretches_have_all_actions_of_the_seats(name: str) -> None:
    match = load_match((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    turns = turns_of(match)
    assert len(turns) == int(match.state.atlas.rounds * match.state.seats)
    for turn in turns:
        for stretch in turn.stretches:
            assert stretch.acts
            assert stretch.start.decider >= 0
            assert (stretch.start.round, stretch.start.turn + 1) == (turn.round, turn.seat)
    for one, next_one in pairwise(turns):
        assert (one.round, one.seat) < (next_one.round, next_one.seat)


def test_any_golden_game_can_be_analysed() -> None:
    match = load_match((GAMES / "underground-2-1.game").read_text(encoding="utf-8"))
    turns = list(analysis(match, 30))
    assert len(turns) == 20
    assert json.dumps([turn.to_dict() for turn in turns])


def test_a_turn_that_has_not_ended_is_left_out() -> None:
    match = Match("surface-2", seed=3)
    assert list(analysis(match, NODES)) == []
    match.submit("pick 1")
    assert list(analysis(match, NODES)) == []
