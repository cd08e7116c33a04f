"""`elbowroom analyse`: a table, JSON and a picture of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run_result import Run

GAME = Path(__file__).parents[1] / "games" / "surface-2-1.game"
QUICK = ("analyse", str(GAME), "--nodes", "40")


def test_the_table_has_a_row_for_every_turn_and_the_cost_of_mistakes(run: Run) -> None:
    result = run(*QUICK)
    assert result.code == 0
    assert "Best line found" in result.out
    assert len([line for line in result.out.splitlines() if "%" in line]) == 20
    assert result.out.count("lost by mistakes: ") == 2


@pytest.fixture
def short(tmp_path: Path) -> str:
    """A record that ends after three turns."""
    whole = GAME.read_text(encoding="utf-8").splitlines()
    ends = [number for number, line in enumerate(whole) if line.startswith("=")]
    file = tmp_path / "short.game"
    file.write_text("\n".join(whole[: ends[2] + 1]) + "\n", encoding="utf-8")
    return str(file)


def test_an_unfinished_record_is_analysed_as_far_as_it_goes(run: Run, short: str) -> None:
    data = json.loads(run("analyse", short, "--nodes", "40", "--json").out)
    assert (len(data["turns"]), data["over"], data["winners"]) == (3, False, [])
    assert (data["nodes"], data["seed"], len(data["costs"])) == (40, 0, 2)
    turn = data["turns"][0]
    assert turn.keys() == {"round", "seat", "chances", "decisions", "cost"}
    assert turn["decisions"][0].keys() == {"seat", "played", "best", "cost"}


def test_json_is_reproducible_and_comes_with_a_chart(run: Run, short: str, tmp_path: Path) -> None:
    file = tmp_path / "game.png"
    result = run("analyse", short, "--nodes", "40", "--json", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    assert run("analyse", short, "--nodes", "40", "--json").out == result.out


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (0, "a record begins with"),
        (8, "but no actions"),
        (15, "no turn"),
    ],
)
def test_a_record_that_cannot_be_analysed_is_refused(
    run: Run, tmp_path: Path, lines: int, message: str
) -> None:
    whole = GAME.read_text(encoding="utf-8").splitlines()
    short = tmp_path / "short.game"
    short.write_text("\n".join(whole[:lines]) + "\n", encoding="utf-8")
    result = run("analyse", str(short))
    assert result.code == 2
    assert message in result.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.game"], "there is no file nowhere.game"),
        ([str(GAME), "--nodes", "0"], "between 1 and"),
        ([str(GAME), "--seed", "-1"], "seed"),
        ([str(GAME), "--plot", "a.jpeg"], "a.jpeg"),
    ],
)
def test_mistakes_are_reported_in_one_line(run: Run, arguments: list[str], message: str) -> None:
    result = run("analyse", *arguments)
    assert result.code == 2
    assert message in result.err
