"""`elbowroom replay` and `elbowroom position`."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.bots.driver import play_on
from elbowroom.bots.levels import Easy
from elbowroom.play.match import Match
from elbowroom.play.record import write_record
from elbowroom.rules.state import RULES
from tests.cli.run_result import Run


def finished(name: str = "surface-2", box: str = "") -> Match:
    match = Match(name, box=box, seed=6, names=["easy", "Bo"])
    play_on(match, {seat: Easy(seat) for seat in range(1, int(match.state.seats) + 1)})
    return match


@pytest.fixture(scope="module")
def record() -> str:
    return write_record(finished())


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "evening.game"
    path.write_text(record, encoding="utf-8")
    return path


def test_a_record_is_shown_turn_by_turn(run: Run, file: Path, record: str) -> None:
    result = run("replay", str(file))
    assert result.code == 0
    assert result.err == ""
    ends = [line for line in result.out.splitlines() if line.startswith("End of turn")]
    purses = [line[2:].split() for line in record.splitlines() if line.startswith("=")]
    assert len(ends) == len(purses) == 20
    for number, (line, purse) in enumerate(zip(ends, purses, strict=True), 1):
        assert line == f"End of turn {number}: Easy 1 {purse[0]}, Bo {purse[1]}"
    assert "Easy 1 conquers" in result.out
    assert "Final result" in result.out
    assert "20 turns" in result.out
    assert "All dice and draws follow from the seed." in result.out


def test_quiet_prints_only_the_verdict(run: Run, file: Path) -> None:
    assert len(run("replay", "--quiet", str(file)).out.splitlines()) == 2


def test_one_turn_is_shown_with_the_board_at_its_end(run: Run, file: Path) -> None:
    result = run("replay", str(file), "--turn", "4")
    assert result.code == 0
    assert "End of turn 4:" in result.out
    assert "End of turn 3:" not in result.out
    assert "Butterfold" in result.out
    assert "hidden" not in result.out


@pytest.mark.parametrize("turn", ["0", "21"])
def test_a_missing_turn_exits_2(run: Run, file: Path, turn: str) -> None:
    result = run("replay", str(file), "--turn", turn)
    assert result.code == 2
    assert "20" in result.err


@pytest.mark.parametrize("box", ["", "mixed"])
def test_underground_and_mixed_games_are_shown_too(run: Run, tmp_path: Path, box: str) -> None:
    path = tmp_path / "deep.game"
    path.write_text(write_record(finished("underground-2", box)), encoding="utf-8")
    result = run("replay", str(path))
    assert result.code == 0
    assert "20 turns" in result.out


def replace_line(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


def test_a_wrong_coin_is_found_and_exits_1(run: Run, file: Path, record: str) -> None:
    ending = [line for line in record.splitlines() if line.startswith("=")][-1]
    file.write_text(replace_line(record, ending, "= 1 2"), encoding="utf-8")
    result = run("replay", str(file))
    assert result.code == 1
    assert "in the record: 1 2" in result.err
    assert result.err.count("\n") == 1


def test_an_illegal_action_exits_1(run: Run, file: Path, record: str) -> None:
    line = next(line for line in record.splitlines() if line.startswith("1 pick"))
    file.write_text(replace_line(record, line, "1 stop"), encoding="utf-8")
    assert run("replay", str(file)).code == 1


def test_dice_of_another_seed_are_noticed(run: Run, file: Path, record: str) -> None:
    file.write_text(replace_line(record, "seed 6", "seed 7"), encoding="utf-8")
    result = run("replay", "--quiet", str(file))
    assert result.code == 0
    assert "Not all dice and draws follow from the seed." in result.out


def test_an_unfinished_game_is_shown_as_far_as_it_goes(run: Run, file: Path, record: str) -> None:
    lines = record.splitlines()
    file.write_text("\n".join(lines[: len(lines) // 2]), encoding="utf-8")
    result = run("replay", "--quiet", str(file))
    assert result.code == 0
    assert "ends before the end of the game" in result.out


def test_undone_actions_are_shown(run: Run, tmp_path: Path) -> None:
    match = Match("surface-2", seed=6)
    match.submit("pick 1")
    match.submit("stop")
    match.undo()
    path = tmp_path / "undone.game"
    path.write_text(write_record(match), encoding="utf-8")
    assert "undo 1" in run("replay", str(path)).out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("elbowroom-record 1", "elbowroom-record 2"),
        (f"rules {RULES}", "rules 99"),
        ("map surface-2", "map nowhere"),
        ("box surface", "box moon"),
        ("1 pick", "1 fly"),
        ("= ", "what "),
    ],
)
def test_a_malformed_record_exits_2(run: Run, file: Path, record: str, old: str, new: str) -> None:
    file.write_text(replace_line(record, old, new), encoding="utf-8")
    result = run("replay", str(file))
    assert result.code == 2
    assert str(file) in result.err
    assert result.err.count("\n") == 1


def test_a_missing_or_empty_record_exits_2(run: Run, tmp_path: Path, record: str) -> None:
    assert run("replay", str(tmp_path / "nothing")).code == 2
    bare = tmp_path / "bare"
    bare.write_text("\n".join(record.splitlines()[:7]), encoding="utf-8")
    result = run("replay", str(bare))
    assert result.code == 2
    assert str(bare) in result.err


# ---------------------------------------------------------------------- position


def test_a_position_code_is_drawn_with_its_coins(run: Run) -> None:
    match = Match("surface-2", seed=6)
    match.submit("pick 1")
    result = run("position", match.view(1).code)
    assert result.code == 0
    assert "Butterfold" in result.out
    assert "hidden" in result.out
    mine = next(line for line in result.out.splitlines() if "Player 1" in line and "❶" in line)
    assert f" {int(match.state.coins[0])} " in mine
    assert "→" in result.out


def test_the_open_combos_of_a_position_are_listed(run: Run) -> None:
    match = Match("underground-2", seed=6)
    result = run("position", match.view(None).code)
    assert [line.split()[0] for line in result.out.splitlines()[-6:]] == list("123456")


@pytest.mark.parametrize("code", ["hello", "e1.surface-2.AAAA.AAA", "e2.nowhere.A.A.AAA", ""])
def test_a_broken_code_exits_2(run: Run, code: str) -> None:
    result = run("position", code)
    assert result.code == 2
    assert "Error: code: " in result.err
    assert result.err.count("\n") == 1
