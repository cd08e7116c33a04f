"""Every ruling holds for home-made things that do what a race or power of the boxes does.

The seed of the sample changes with the commit and is printed; `TWINS_SEED` repeats a run.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from elbowroom.notation.scenario import read_scenario, run_scenario
from tests.laws.homemade_scenarios import SUFFIX, Rewriting, as_effects, borrowed
from tests.laws.homemade_twins import seed
from tests.quick_yaml import load_file
from tests.random_games import BUILT_IN_SCENARIOS

PART = 6


def load(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = load_file(file)
    return data


def run(file: Path, rewriting: Rewriting) -> set[str]:
    """Run the scenario with home-made things; returns what they take the place of."""
    data = load(file)
    if "races" in data or "powers" in data:
        # Those that list what is in the box have no room for more.
        return set()
    data = rewriting.rewritten(data)
    if data["content"]:
        run_scenario(read_scenario(yaml.safe_dump(data), file.name))
    return {key.removesuffix(SUFFIX) for kind in data["content"].values() for key in kind}


def run_some(files: list[Path]) -> set[str]:
    """The same for all *files*, once with effects and once with borrowed traits."""
    keys: set[str] = set()
    for file in files:
        keys |= run(file, as_effects())
        keys |= run(file, borrowed(file.read_text(encoding="utf-8")))
    return keys


def test_a_sample_of_the_scenarios_holds_for_home_made_things() -> None:
    print(f"TWINS_SEED={seed()}")
    assert run_some(BUILT_IN_SCENARIOS[seed() % PART :: PART])


@pytest.mark.slow
def test_every_scenario_holds_for_home_made_things() -> None:
    keys = run_some(BUILT_IN_SCENARIOS)
    every = as_effects()
    assert keys >= {*every.races, *every.powers, *borrowed("").powers}
