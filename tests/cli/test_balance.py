"""`elbowroom balance`: what combos are worth, as table, CSV and picture."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.run_result import Run

FEW = ("balance", "--level", "random", "--games", "6", "--map", "surface-2", "--seed", "3")


def test_the_table_names_races_powers_and_what_nobody_picked(run: Run) -> None:
    result = run(*FEW)
    assert result.code == 0
    assert "6 games of random on surface-2, seed 3" in result.out
    for word in ("Race", "Power", "Picks", "Mean coins", "Win rate", "Orcs"):
        assert word in result.out


def test_everything_is_in_the_csv_file_and_the_same_again(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file in files:
        assert run(*FEW, "--csv", str(file)).code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    rows = list(csv.DictReader(files[0].read_text(encoding="utf-8").splitlines()))
    picks = {
        kind: sum(int(row["picks"]) for row in rows if row["kind"] == kind)
        for kind in ("race", "power", "pair")
    }
    assert picks["race"] == picks["power"] == picks["pair"] >= 12
    assert all(0 <= float(row["low"]) <= float(row["high"]) <= 1 for row in rows)


def test_everything_is_in_the_json_as_in_the_csv_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "all.csv"
    result = run(*FEW, "--json", "--csv", str(file))
    data = json.loads(result.out)
    assert result.code == 0
    assert (data["games"], data["bots"], data["seed"]) == (6, ["random"] * 2, 3)
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    for kind, many in (("race", "races"), ("power", "powers"), ("pair", "pairs")):
        rows_of_kind = [row for row in rows if row["kind"] == kind]
        assert len(rows_of_kind) == len(data[many])
        for row, worth in zip(rows_of_kind, data[many], strict=True):
            assert (row["race"], row["power"]) == (worth.get("race", ""), worth.get("power", ""))
            for head in ("picks", "mean_coins", "win_rate", "low", "high"):
                assert float(row[head]) == worth[head]


def test_the_json_names_what_nobody_picked(run: Run) -> None:
    data = json.loads(run(*FEW, "--json").out)
    picked = {worth["race"] for worth in data["races"]}
    picked |= {worth["power"] for worth in data["powers"]}
    assert data["never_picked"]
    assert picked.isdisjoint(data["never_picked"])
    assert {"orcs", "flying"} <= picked | set(data["never_picked"])


def test_several_processes_give_the_same_result(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    run(*FEW, "--csv", str(files[0]))
    run(*FEW, "--csv", str(files[1]), "--processes", "2")
    assert files[0].read_bytes() == files[1].read_bytes()


def test_the_worths_can_be_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "balance.png"
    assert run(*FEW, "--plot", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--level", "mean"], "mean"),
        (["--games", "0"], "between 1 and"),
        (["--map", "atlantis"], "atlantis"),
        (["--csv", "no/such/folder/a.csv"], "cannot be written"),
    ],
)
def test_mistakes_are_reported_in_one_line(run: Run, arguments: list[str], message: str) -> None:
    result = run("balance", *arguments)
    assert result.code == 2
    assert message in result.err
