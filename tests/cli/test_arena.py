"""`elbowroom arena`: results as a table and as JSON, and continuing from a file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.run_result import Run

FOUR = ("arena", "--seats", "easy,random", "--games", "4", "--seed", "7")


def test_the_table_names_every_bot(run: Run) -> None:
    result = run(*FOUR)
    assert result.code == 0
    assert "easy" in result.out
    assert "random" in result.out
    assert "surface-2" in result.out


def test_json_has_shares_that_add_up(run: Run) -> None:
    result = run(*FOUR, "--json")
    data = json.loads(result.out)
    assert data["games"] == 4
    assert [line["bot"] for line in data["results"]] == ["easy", "random"]
    assert sum(line["win_rate"] for line in data["results"]) == pytest.approx(1)


def test_a_contest_continues_from_a_file(run: Run, tmp_path: Path) -> None:
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
        (["--seats", "easy,easy", "--plot", "picture.gif"], "picture.gif"),
        (["--seats", "easy,easy", "--plot", "no/such/folder/a.png"], "cannot be written"),
        (["--seats", "easy,easy", "--resume", "no/such/folder/a.jsonl"], "cannot be written"),
        (["--seats", "easy,easy", "--cluster", "gopher://x"], "no scheduler answers at gopher://x"),
    ],
)
def test_mistakes_are_reported_in_one_line(run: Run, arguments: list[str], word: str) -> None:
    result = run("arena", *arguments)
    assert result.code == 2
    assert word in result.err


def test_ratings_come_with_intervals(run: Run) -> None:
    lines = json.loads(run(*FOUR, "--json").out)["results"]
    for line in lines:
        assert line["rating"]["low"] < line["rating"]["mu"] < line["rating"]["high"]
    assert lines[0]["rating"]["mu"] > lines[1]["rating"]["mu"]
    assert "Rating" in run(*FOUR).out


def test_the_results_can_be_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.png"
    result = run(*FOUR, "--plot", str(file), "--json")
    assert result.code == 0
    assert json.loads(result.out)["games"] == 4
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 20_000


@pytest.mark.parametrize(
    ("module", "arguments", "message"),
    [
        ("matplotlib.figure", ["--plot", "a.png"], "pip install elbowroom[arena]"),
        ("distributed", ["--cluster", "tcp://127.0.0.1:9"], "pip install elbowroom[cluster]"),
    ],
)
def test_what_is_not_installed_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, module: str, arguments: list[str], message: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "elbowroom.arena.cluster", raising=False)
    result = run(*FOUR, *arguments)
    assert result.code == 2
    assert message in result.err


def test_without_openskill_the_table_says_how_to_get_ratings(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert "For ratings, install openskill" in run(*FOUR).out
