"""`elbowroom map`: the list, the drawing, the picture."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from elbowroom.atlas.read import board, board_names
from elbowroom.words import Words
from tests.cli.run_result import Run


def test_the_list_has_every_map(run: Run) -> None:
    result = run("map", "list")
    assert result.code == 0
    rows = [line.split() for line in result.out.splitlines()[1:]]
    assert [row[0] for row in rows] == board_names()
    assert rows[0][1:] == ["2", "10", "23", "Surface"]


@pytest.mark.parametrize("name", board_names())
def test_every_map_can_be_drawn(run: Run, name: str) -> None:
    result = run("map", "show", name, "--width", "140")
    assert result.code == 0
    assert {len(line) for line in result.out.splitlines()} == {140}
    visible = sum(Words().region(site.slug) in result.out for site in board(name).atlas.sites)
    assert visible > 0.8 * len(board(name).atlas.sites)


def test_the_drawing_is_as_wide_as_the_window(run: Run) -> None:
    assert {len(line) for line in run("map", "show", "surface-2").out.splitlines()} == {80}


def test_the_picture_is_an_svg_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    result = run("map", "show", "underground-3", "--svg", str(file))
    assert result.code == 0
    assert str(file) in result.out
    root = ElementTree.parse(file).getroot()
    assert root.tag.endswith("svg")
    assert "Blurp" in file.read_text(encoding="utf-8")


def test_a_map_file_is_drawn_like_a_built_in_map(run: Run, tmp_path: Path) -> None:
    source = files("elbowroom.atlas").joinpath("boards", "surface-2.toml")
    file = tmp_path / "mine.toml"
    file.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("map", "show", str(file)).out == run("map", "show", "surface-2").out


def test_a_malformed_map_names_file_and_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\nbox = "moon"\n', encoding="utf-8")
    result = run("map", "show", str(file))
    assert result.code == 2
    assert (
        f"{file}: 2: box: “moon” is not possible here; write one of these: surface or underground"
        in result.err
    )
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere"], "surface-2"),
        (["nowhere.toml"], "nowhere.toml"),
        (["surface-2", "--width", "3"], "30"),
        (["surface-2", "--svg", "/no/such/folder/map.svg"], "/no/such/folder/map.svg"),
    ],
)
def test_what_cannot_be_drawn_exits_2(run: Run, arguments: list[str], message: str) -> None:
    result = run("map", "show", *arguments)
    assert result.code == 2
    assert message in result.err


def test_a_generated_map_can_be_drawn_as_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "new.svg"
    result = run("map", "new", "--players", "2", "--seed", "1", "--svg", str(picture))
    assert result.code == 0
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")
