"""`elbowroom analyse`: a table, JSON and a picture of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.calling import Run

GAME = Path(__file__).parents[1] / "games" / "surface-2-1.game"
QUICK = ("analyse", str(GAME), "--nodes", "40")


def test_the_table_has_a_row_for_every_turn_and_what_each_seat_gave_away(run: Run) -> None:
    ran = run(*QUICK)
    assert ran.code == 0
    assert "Best line found" in ran.out
    assert len([line for line in ran.out.splitlines() if "%" in line]) == 20
    assert ran.out.count("lost by mistakes: ") == 2


@pytest.fixture
def short(tmp_path: Path) -> str:
    """A record that ends after three turns."""
    whole = GAME.read_text(encoding="utf-8").splitlines()
    ends = [number for number, line in enumerate(whole) if line.startswith("=")]
    file = tmp_path / "short.game"
    file.write_text("\n".join(whole[: ends[2] + 1]) + "\n", encoding="utf-8")
    return str(file)


def test_a_record_that_ends_early_is_looked_at_as_far_as_it_goes(run: Run, short: str) -> None:
    found = json.loads(run("analyse", short, "--nodes", "40", "--json").out)
    assert (len(found["turns"]), found["over"], found["winners"]) == (3, False, [])
    assert (found["nodes"], found["seed"], len(found["costs"])) == (40, 0, 2)
    turn = found["turns"][0]
    assert turn.keys() == {"round", "seat", "chances", "decisions", "cost"}
    assert turn["decisions"][0].keys() == {"seat", "played", "best", "cost"}


def test_json_is_the_same_again_with_a_picture_besides(
    run: Run, short: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.png"
    ran = run("analyse", short, "--nodes", "40", "--json", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    assert run("analyse", short, "--nodes", "40", "--json").out == ran.out


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (0, "a record begins with"),
        (8, "but no actions"),
        (15, "no turn"),
    ],
)
def test_what_cannot_be_looked_at_is_said(run: Run, tmp_path: Path, lines: int, said: str) -> None:
    whole = GAME.read_text(encoding="utf-8").splitlines()
    short = tmp_path / "short.game"
    short.write_text("\n".join(whole[:lines]) + "\n", encoding="utf-8")
    ran = run("analyse", str(short))
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.game"], "there is no file nowhere.game"),
        ([str(GAME), "--nodes", "0"], "between 1 and"),
        ([str(GAME), "--seed", "-1"], "seed"),
        ([str(GAME), "--plot", "a.jpeg"], "a.jpeg"),
    ],
)
def test_mistakes_are_told_in_one_line(run: Run, arguments: list[str], said: str) -> None:
    ran = run("analyse", *arguments)
    assert ran.code == 2
    assert said in ran.err
