"""`elbowroom measure`: how strong home-made things are, as a table and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom.arena import measuring
from tests.cli.run_result import Run

DOCKS = str(Path(__file__).parents[1] / "homemade" / "docks.toml")


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "BOT", "random")


def test_the_table_has_a_row_for_every_thing(run: Run) -> None:
    done = run("measure", DOCKS, "--games", "12")
    assert done.code == 0
    assert "12 games of random on surface-4" in done.out
    for words in ("Mole Men", "Lucky", "Picks", "Rank", "Verdict"):
        assert words in done.out


def test_the_figures_are_in_the_json(run: Run) -> None:
    done = run("measure", DOCKS, "--thing", "mole-men", "--games", "12", "--json")
    (result,) = json.loads(done.out)
    assert (result["key"], result["kind"], result["games"]) == ("mole-men", "race", 12)
    assert result["figures"]["picks"] >= 5
    assert 1 <= result["rank"] <= result["ranked"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--thing", "elves"], "has no race or power “elves”"),
        (["--games", "0"], "the number of games must be between 1 and"),
    ],
)
def test_what_cannot_be_measured_is_said(run: Run, arguments: list[str], reason: str) -> None:
    done = run("measure", DOCKS, *arguments)
    assert done.code == 2
    assert reason in done.err
    assert run("measure").code == 2
