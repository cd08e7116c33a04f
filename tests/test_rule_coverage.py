"""Every rule has a scenario that shows it, and no scenario cites a rule that does not exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from tests.quick_yaml import load_file
from tests.random_games import SCENARIOS

IDS = [
    line
    for line in Path(__file__).with_name("rule_ids.txt").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]


@cache
def load_scenario(file: Path) -> dict[str, Any]:
    """The data of a scenario."""
    data: dict[str, Any] = load_file(file)
    return data


@cache
def files_by_rule() -> dict[str, list[Path]]:
    """The files that cite each id."""
    files: dict[str, list[Path]] = {}
    for file in SCENARIOS:
        for rule in load_scenario(file).get("rules", []):
            files.setdefault(str(rule), []).append(file)
    return files


def test_every_rule_has_a_scenario() -> None:
    missing = [rule for rule in IDS if rule not in files_by_rule()]
    assert not missing, f"no scenario shows {', '.join(missing)}"


def test_no_scenario_cites_a_rule_that_does_not_exist() -> None:
    unknown = {
        rule: [file.name for file in files]
        for rule, files in files_by_rule().items()
        if rule not in IDS and not re.fullmatch(r"R-\d{3}|C1", rule)
    }
    assert not unknown


def test_every_id_is_listed_once() -> None:
    assert len(set(IDS)) == len(IDS)


# The set-up and the bank forbid nothing.
WITHOUT_LIMITS = ("G2", "G20b")


def test_every_rule_has_a_negative_twin() -> None:
    """Something is refused, or there is a second case to compare with."""
    rules = [rule for rule in IDS if rule not in WITHOUT_LIMITS]
    alone = [
        rule for rule in rules if len(files_by_rule().get(rule, [])) < 2 and not _has_limits(rule)
    ]
    assert not alone, f"nothing shows the limits of {', '.join(alone)}"


def _has_limits(rule: str) -> bool:
    steps = [
        step for file in files_by_rule().get(rule, []) for step in load_scenario(file)["steps"]
    ]
    refused = any("refuse" in step or False in step.get("cost", {}).values() for step in steps)
    return refused or sum("expect" in step for step in steps) > 1
