"""The engine against the oracle: two readings of the same rules, decision by decision."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings

from elbowroom import CHANCE, OVER, Action, Rng, action_text, parse_action
from elbowroom.rules.actions import DIE_FELL
from elbowroom.rules.chance import chance_outcomes, draw
from tests.laws.twins import Twins, twins_from, twins_of
from tests.quick_yaml import load_file
from tests.random_games import BUILT_IN_SCENARIOS, GAMES, Table, mixed_styles, tables

THOROUGH = settings.get_profile("thorough").max_examples
# How far the two walk on from a scenario, beyond its own steps.
BEYOND = 400 if settings().max_examples == THOROUGH else 3


@pytest.mark.parametrize(("name", "box"), GAMES)
def test_a_whole_game_is_the_same_in_both(name: str, box: str) -> None:
    seed = zlib.crc32(f"{name} {box}".encode())
    twins_of(Table(name, box, seed=seed)).wander(Rng(seed), most=120)


@given(tables())
@settings(max_examples=max(6, settings().max_examples // 8))
def test_random_games_with_house_rules_are_the_same_in_both(table: Table) -> None:
    if "places_and_relics" in table.switched:
        return  # The oracle knows surface maps with them only.
    twins_of(table).wander(Rng(table.seed), mixed_styles(table.seed), most=150)


@pytest.mark.parametrize("file", BUILT_IN_SCENARIOS, ids=[file.stem for file in BUILT_IN_SCENARIOS])
def test_every_scenario_is_the_same_in_both(file: Path) -> None:
    data = load_file(file)
    twins = twins_from(data, file.name)
    twins.compare()
    fate = Fate(data.get("dice", []), data.get("draws", []))
    for step in data["steps"]:
        if "do" in step:
            _play(twins, parse_action(twins.s, step["do"]), fate)
    twins.wander(Rng(zlib.crc32(file.stem.encode())), most=BEYOND)


def _play(twins: Twins, act: Action, fate: Fate) -> None:
    twins.play(act)
    twins.compare()
    while twins.s.decider == CHANCE:
        twins.play(fate.next(twins))
        if twins.s.phase != OVER:
            twins.compare()


class Fate:
    """The coming dice and draws of a scenario; others are random."""

    def __init__(self, dice: list[int], draws: list[str]) -> None:
        self.dice = list(dice)
        self.draws = list(draws)
        self.rng = Rng(0)

    def next(self, twins: Twins) -> Action:
        outcomes = [outcome for outcome, _ in chance_outcomes(twins.s)]
        if outcomes[0].kind == DIE_FELL:
            face = self.dice.pop(0)
            return next(outcome for outcome in outcomes if outcome.index == face)
        for text in self.draws:
            for outcome in outcomes:
                if action_text(twins.s, outcome).partition(" ")[2] == text:
                    self.draws.remove(text)
                    return outcome
        return draw(twins.s, self.rng)
