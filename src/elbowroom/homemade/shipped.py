"""The collections that come with the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from elbowroom.homemade.definitions import Collection
from elbowroom.homemade.reading import read_toml

_PACKAGE: Final = Path(__file__).parents[1]
# In an installed package; in the source tree they lie where authors look for them.
_FOLDERS: Final = (_PACKAGE / "collections", _PACKAGE.parents[1] / "collections")


@cache
def shipped_collections() -> dict[str, Collection]:
    """Our own collections, by the names of their files."""
    folder = next((each for each in _FOLDERS if each.is_dir()), None)
    files = sorted(folder.glob("*.toml")) if folder is not None else []
    return {file.stem: read_toml(file.read_text(encoding="utf-8"), file.name) for file in files}
