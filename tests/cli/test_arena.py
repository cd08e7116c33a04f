"""`elbowroom arena`: results for people and for machines, and going on from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.calling import Run

FOUR = ("arena", "--seats", "easy,random", "--games", "4", "--seed", "7")


def test_the_table_names_every_bot(run: Run) -> None:
    ran = run(*FOUR)
    assert ran.code == 0
    assert "easy" in ran.out
    assert "random" in ran.out
    assert "surface-2" in ran.out


def test_json_has_shares_that_add_up(run: Run) -> None:
    ran = run(*FOUR, "--json")
    found = json.loads(ran.out)
    assert found["games"] == 4
    assert [line["bot"] for line in found["results"]] == ["easy", "random"]
    assert sum(line["win_rate"] for line in found["results"]) == pytest.approx(1)


def test_a_file_makes_it_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "easy.jsonl"
    short = ("arena", "--seats", "easy,random", "--games", "2", "--seed", "7")
    assert run(*short, "--resume", str(file)).code == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    again = run(*FOUR, "--resume", str(file), "--json")
    assert json.loads(again.out) == json.loads(run(*FOUR, "--json").out)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--seats", "easy,mean"], "mean"),
        (["--seats", "easy,random@5n"], "random"),
        (["--seats", "easy,champion@fast"], "fast"),
        (["--seats", "easy,easy", "--map", "surface-4"], "surface-4"),
        (["--seats", "easy,easy", "--games", "0"], "between 1 and"),
        (["--seats", "easy,easy", "--processes", "0"], "between 1 and"),
    ],
)
def test_mistakes_are_told_in_one_line(run: Run, arguments: list[str], word: str) -> None:
    ran = run("arena", *arguments)
    assert ran.code == 2
    assert word in ran.err
