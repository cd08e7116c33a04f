"""Bots judge what they have never learnt by what it does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from elbowroom import CHANCE, Rng, State, action_text, apply, build_info, draw, new_game
from elbowroom.bots.hint import hints
from elbowroom.bots.levels import Thinker
from elbowroom.bots.likeness import columns_like
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.homemade.content import read_content
from elbowroom.homemade.definitions import RACE
from elbowroom.play.observation import Observation
from elbowroom.rules.chance import chance_outcomes
from elbowroom.traits.catalogue import POWERS, RACES
from tests.bots.quick import LEVELS
from tests.laws.homemade_twins import SUFFIX, twin_content, twin_definitions

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", ["amazons", "tritons", "commando", "wise"])
def test_a_twin_of_a_built_in_trait_is_worth_what_that_is_worth(key: str) -> None:
    evaluator = linear_evaluator()
    s = new_game("surface-4", box="mixed", content=twin_content(key))
    race = twin_definitions()[key].kind == RACE
    columns = evaluator.race_columns if race else evaluator.power_columns
    traits, models = (s.book.races, RACES) if race else (s.book.powers, POWERS)
    made = columns_like(traits, models, columns, s)
    assert made[key + SUFFIX] == pytest.approx(columns[key], abs=0.05)


def worths(**effects: list[dict[str, Any]]) -> list[float]:
    """What picks of home-made races are worth, in coins, beside the best and worst built-in one."""
    races = {key: {"tokens": 5, "effects": each} for key, each in effects.items()}
    s = new_game("surface-4", content=read_content({"races": races}, "test", whole=False))
    return [_worth(s, key) for key in effects]


def _worth(s: State, key: str) -> float:
    return linear_evaluator().combo_worth(s, 9, s.book.race_number(key), -1)


def test_more_is_worth_more() -> None:
    plain, good, better = worths(
        plain=[],
        good=[{"cheaper": "all"}],
        better=[{"cheaper": "all"}, {"coins": 3, "each": "all"}, {"spared": True}],
    )
    assert plain < good < better


def test_losses_of_others_are_worth_something_and_mercy_costs() -> None:
    plain, deadly, merciful, thorns, later = worths(
        plain=[],
        deadly=[{"deadly": 2}],
        merciful=[{"merciful": True}],
        thorns=[{"thorns": 1}],
        later=[{"thorns": 1, "when": "declined"}],
    )
    assert merciful < plain < min(deadly, thorns, later)


def test_without_home_made_content_the_weights_are_those_of_the_file() -> None:
    evaluator = linear_evaluator()
    s = new_game("surface-4")
    assert columns_like(s.book.races, RACES, evaluator.race_columns, s) == {}
    assert _worth(s, "ratmen") == pytest.approx(evaluator.race_columns["ratmen"][_row(s)])


def _row(s: State) -> int:
    return int(linear_evaluator()._row(s, 0))


@pytest.mark.slow
def test_hard_plays_twins_as_well_as_the_originals() -> None:
    if not build_info.compiled():
        pytest.skip("hours in plain Python")
    # With a fiftieth of its nodes: as many games as it takes to see a difference, in minutes.
    command = [sys.executable, "-m", "bench.twins", "--games", "200", "--bot", "hard@2000n"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# ---------------------------------------------------------------------- picking

BEST = {"tokens": 9, "effects": [{"cheaper": "all", "by": 2}, {"coins": 1, "each": "all"}]}
WORST = {"tokens": 1, "effects": [{"dearer": "all", "by": 3}]}


def column(*races: str) -> State:
    """A new game for the first seat to pick, with these home-made races in the first slots."""
    content = read_content({"races": {"best": BEST, "worst": WORST}}, "test", whole=False)
    s, rng = new_game("surface-3", content=content), Rng(5)
    for race in races:
        s = _drawn(s, race)
    while s.decider == CHANCE:
        apply(s, draw(s, rng))
    return s


def _drawn(s: State, race: str) -> State:
    outcomes = {action_text(s, outcome): outcome for outcome, _ in chance_outcomes(s)}
    apply(s, next(each for text, each in outcomes.items() if race in text.split()))
    return s


def pick_of(level: str, s: State) -> str:
    """What a bot of that level picks, by slot."""
    bot = Thinker(3, LEVELS[level])
    return bot.decide(Observation(s, 1))


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "champion"])
def test_a_clearly_best_race_is_picked_and_a_clearly_worst_is_not(level: str) -> None:
    assert pick_of(level, column("worst", "best")) == "pick 2"
    assert pick_of(level, column("worst")) != "pick 1"


def test_hints_judge_home_made_races_too() -> None:
    advice = hints(Observation(column("worst", "best"), 1), 1_500, 0)
    firsts = [plan.actions[0] for plan in advice.plans]
    assert firsts[0] == "pick 2"
    assert "pick 1" not in firsts
