"""Home-made content on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.cli.main import main

HARBOUR = str(Path(__file__).parents[1] / "homemade" / "harbour.toml")
DOCKS = str(Path(__file__).parents[1] / "homemade" / "docks.toml")


def test_a_sound_collection_passes_with_its_digest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-collection", DOCKS]) == 0
    assert "1 race, 1 power, 0 maps, digest " in capsys.readouterr().out


def test_a_bad_collection_ends_with_2_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(Path(DOCKS).read_text(encoding="utf-8").replace("tokens = 6", "tokens = 60"))
    assert main(["check-collection", DOCKS, str(file)]) == 2
    output = capsys.readouterr().err
    assert f"{file}: races.mole-men.tokens: “60” is not a whole number from 1 to 10" in output
    assert main(["check-collection", str(tmp_path / "none.toml")]) == 2
    assert main(["check-collection"]) == 2
    assert main(["sim", "--games", "1", "--with", str(file)]) == 2
    assert main(["serve", "--with", str(file)]) == 2


def test_what_can_never_work_is_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.toml"
    text = Path(DOCKS).read_text(encoding="utf-8")
    file.write_text(text.replace('reach = "mountain"', 'reach = "beside chasm"'))
    assert main(["check-collection", str(file)]) == 0
    assert "this can never do anything on surface-2" in capsys.readouterr().err


def test_cards_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", DOCKS]) == 0
    output = capsys.readouterr().out
    assert "Race, 6 tokens, In place of Ratmen, 13 tokens in the tray" in output
    assert "They were here first." in output
    assert main(["card"]) == 2


def test_games_are_played_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "random,random", "--with", DOCKS]) == 0
    assert main(["sim", "--games", "2", "--seats", "random,easy", "--with", DOCKS]) == 0
    assert main(["arena", "--games", "2", "--seats", "random,easy", "--with", DOCKS, "--json"]) == 0
    assert '"content"' in capsys.readouterr().out
    assert main(["balance", "--games", "2", "--level", "random", "--with", DOCKS]) == 0
    assert "Wizards" in capsys.readouterr().out


def test_a_map_of_a_collection_can_be_drawn_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-collection", HARBOUR]) == 0
    assert "0 races, 0 powers, 1 map, digest " in capsys.readouterr().out
    assert main(["map", "show", "the-docks", "--with", HARBOUR]) == 0
    assert "Bilgewater" in capsys.readouterr().out
    assert main(["map", "show", "the-docks"]) == 2
    assert main(["map", "show", "the-rocks", "--with", HARBOUR]) == 2
    assert "the-docks" in capsys.readouterr().err
    there = ["--map", "the-docks", "--with", HARBOUR]
    assert main(["sim", "--games", "2", *there]) == 0
    assert main(["sim", "--games", "1", "--seats", "easy,random,random", *there]) == 2
    assert main(["sim", "--games", "1", "--box", "underground", *there]) == 2
    assert main(["arena", "--games", "2", "--seats", "random,easy", *there]) == 0
    assert main(["balance", "--games", "2", "--level", "random", *there]) == 0
    file = str(tmp_path / "docks.game")
    assert main(["play", "--seats", "easy,random", "--save", file, *there]) == 0
    capsys.readouterr()
    assert main(["replay", file, "--turn", "3"]) == 0
    assert "Bilgewater" in capsys.readouterr().out
    assert main(["analyse", file, "--with", HARBOUR, "--nodes", "20"]) == 0
