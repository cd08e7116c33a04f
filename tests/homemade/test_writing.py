"""A collection as a file: what is written reads back the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from elbowroom.homemade.reading import read_toml
from elbowroom.homemade.writing import toml_text

ROOT = Path(__file__).parents[2]
FILES = sorted([*(ROOT / "collections").glob("*.toml"), *Path(__file__).parent.glob("*.toml")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_collection_reads_back_as_it_was_written(path: Path) -> None:
    collection = read_toml(path.read_text(encoding="utf-8"), path.name)
    text = toml_text(collection.tree)
    assert read_toml(text, path.name).tree == collection.tree
    assert '"active"' not in text


def test_what_is_not_right_yet_can_be_written_too() -> None:
    tree = {
        "name": 'say "hello"\x7f',
        "races": {"mole men": {"name": {"cs": "Krtci"}, "effects": [3]}, "odd": 5},
        "powers": None,
        "maps": {"docks": {"grid": 'a b\n"c" \\d\n', "regions": {"a": {"name": "Quay"}}}},
    }
    read = tomllib.loads(toml_text(tree))
    assert read["name"] == tree["name"]
    assert read["races"]["mole men"] == {"name": {"cs": "Krtci"}, "effects": [3]}
    assert list(read["races"]) == ["mole men"]
    assert read["maps"] == tree["maps"]
