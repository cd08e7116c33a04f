"""YAML read by machine code, as far as it is installed: tests read hundreds of scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_text(text: str) -> Any:
    """What the text says."""
    return yaml.load(text, _LOADER)


def load_file(file: Path) -> Any:
    """What the file says."""
    return load_text(file.read_text(encoding="utf-8"))


def load_parts(file: Path) -> Iterator[Any]:
    """What each part of the file says."""
    return yaml.load_all(file.read_text(encoding="utf-8"), _LOADER)
