"""Bots judge what they have never learnt by what it does."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom import State, new_game
from elbowroom.bots.likeness import columns_like
from elbowroom.bots.linear_evaluation import shipped_evaluator
from elbowroom.homemade.content import read_content
from elbowroom.homemade.definitions import RACE
from elbowroom.traits.catalogue import POWERS, RACES
from tests.laws.homemade_twins import SUFFIX, twin_content, twin_definitions


@pytest.mark.parametrize("key", ["amazons", "tritons", "commando", "wise"])
def test_a_twin_of_a_built_in_trait_is_worth_what_that_is_worth(key: str) -> None:
    evaluator = shipped_evaluator()
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
    return shipped_evaluator().combo_worth(s, 9, s.book.race_number(key), -1)


def test_more_is_worth_more() -> None:
    plain, good, better = worths(
        plain=[],
        good=[{"cheaper": "all"}],
        better=[{"cheaper": "all"}, {"coins": 3, "each": "all"}, {"spared": True}],
    )
    assert plain < good < better


def test_without_home_made_content_the_weights_are_those_of_the_file() -> None:
    evaluator = shipped_evaluator()
    s = new_game("surface-4")
    assert columns_like(s.book.races, RACES, evaluator.race_columns, s) == {}
    assert _worth(s, "ratmen") == pytest.approx(evaluator.race_columns["ratmen"][_row(s)])


def _row(s: State) -> int:
    return int(shipped_evaluator()._row(s, 0))
