"""Every rule has a scenario that shows it, and no scenario cites a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import yaml

from tests.worlds import SCENARIOS

IDS = [
    line
    for line in Path(__file__).with_name("rule_ids.txt").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]


def cited() -> dict[str, list[str]]:
    """The files that cite each id."""
    found: dict[str, list[str]] = {}
    for file in SCENARIOS:
        for rule in yaml.safe_load(file.read_text(encoding="utf-8")).get("rules", []):
            found.setdefault(str(rule), []).append(file.name)
    return found


def test_every_rule_has_a_scenario() -> None:
    missing = [rule for rule in IDS if rule not in cited()]
    assert not missing, f"no scenario shows {', '.join(missing)}"


def test_no_scenario_cites_a_rule_that_does_not_exist() -> None:
    unknown = {
        rule: files
        for rule, files in cited().items()
        if rule not in IDS and not rule.startswith(("R-", "C"))
    }
    assert not unknown


def test_every_id_is_listed_once() -> None:
    assert len(set(IDS)) == len(IDS) == 125


def test_every_rule_is_also_shown_by_what_it_forbids() -> None:
    """For each race, power, place and relic some scenario refuses, or tells a price of no."""
    lacking = [rule for rule in IDS if "-" in rule and not _has_a_negative(rule)]
    assert not lacking, f"nothing is forbidden in the scenarios of {', '.join(lacking)}"


def _has_a_negative(rule: str) -> bool:
    texts = [
        file.read_text(encoding="utf-8")
        for file in SCENARIOS
        if file.name in cited().get(rule, [])
    ]
    return len(texts) > 1 or any("refuse:" in text or ": no" in text for text in texts)
