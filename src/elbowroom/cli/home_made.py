"""Home-made content on the command line: collections from files, in the words of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from elbowroom.cli.language import comma_list, words
from elbowroom.cli.mistakes import read_text
from elbowroom.homemade.content import Content, stored_content
from elbowroom.homemade.definitions import Collection
from elbowroom.homemade.reading import read_json, read_toml, read_tree
from elbowroom.homemade.sentences import teach


def read_file(path: Path) -> Collection:
    """The collection in a file: TOML, or JSON if its name says so."""
    text = read_text(path)
    if path.suffix == ".json":
        return read_tree(read_json(text, str(path)), str(path))
    return read_toml(text, str(path))


def read_files(paths: Sequence[Path] | None) -> Content | None:
    """What the collections of a table bring; from now on the words know their names."""
    if not paths:
        return None
    content = Content([read_file(path) for path in paths], comma_list(map(str, paths)))
    teach(words(), content.definitions)
    return content


def learn_from(content: str) -> None:
    """Teach the words the names in the content that a saved game carries."""
    if content:
        teach(words(), stored_content(content).definitions)
