"""House rules: the named switches of a table."""

from __future__ import annotations

import pytest

from elbowroom.rules.options import SWITCHES, Options

ON = {
    "own_decline_adds_cost",
    "keep_residual_badges",
    "own_decline_non_empty",
    "failed_attempt_is_attack",
    "sea_entry",
    "pipe_connects_flock",
    "places_and_relics",
}


def test_the_defaults_are_those_of_the_rulings() -> None:
    assert {key for key, on in SWITCHES.items() if on} == ON


@pytest.mark.parametrize("key", SWITCHES)
def test_every_switch_can_be_asked_for_and_turned(key: str) -> None:
    assert getattr(Options({}), key) is SWITCHES[key]
    assert getattr(Options({key: not SWITCHES[key]}), key) is not SWITCHES[key]


def test_a_table_remembers_what_differs_from_the_default() -> None:
    assert Options({"sea_entry": False, "open_coins": False}).chosen == {"sea_entry": False}
    assert Options({}).chosen == {}
