"""Whole games inside the engine."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, OVER, Rng, new_game, play_out, write_code
from elbowroom.rules.faults import faults
from elbowroom.rules.playout import draw_up_to_die, let_chance_fall
from tests.rules.refusals.given import rolling


@pytest.mark.parametrize("name", ["surface-2", "underground-3"])
def test_a_play_out_ends_the_game_without_a_fault(name: str) -> None:
    s = new_game(name)
    assert play_out(s, Rng(4)) > 50
    assert (s.phase, s.round) == (OVER, s.atlas.rounds)
    assert faults(s) == []


def test_the_same_seed_plays_the_same_game() -> None:
    one, other, third = (new_game("surface-2") for _ in range(3))
    play_out(one, Rng(7))
    play_out(other, Rng(7))
    play_out(third, Rng(8))
    assert write_code(one) == write_code(other) != write_code(third)


def test_a_game_that_is_over_has_no_more_decisions() -> None:
    s = new_game("surface-2")
    play_out(s, Rng(1))
    assert play_out(s, Rng(1)) == 0


def test_chance_falls_until_somebody_decides() -> None:
    s = new_game("surface-2")
    let_chance_fall(s, Rng(1))
    assert (s.decider, len(s.column)) == (0, 6)
    die = rolling().s
    let_chance_fall(die, Rng(1))
    assert die.decider != CHANCE


def test_a_die_can_be_left_to_fall() -> None:
    s = new_game("surface-2")
    assert draw_up_to_die(s, Rng(1))
    assert not draw_up_to_die(s, Rng(1))
    die = rolling().s
    assert not draw_up_to_die(die, Rng(1))
    assert die.decider == CHANCE
