"""Texts that other tests share."""

from __future__ import annotations

from pathlib import Path

from elbowroom.errors import Mistake
from elbowroom.homemade.content import Content
from elbowroom.homemade.reading import read_toml

HARBOUR = Path(__file__).with_name("harbour.toml")
TEXT = Path(__file__).with_name("docks.toml").read_text(encoding="utf-8")
HARBOUR_TEXT = HARBOUR.read_text(encoding="utf-8")


def harbour() -> Content:
    """A collection with one map for two, ``the-docks``."""
    return Content([read_toml(HARBOUR_TEXT, HARBOUR.name)])


def kind_of(mistake: Mistake) -> str:
    """What is wrong, without the texts in which it can be wrong: ``number``, ``not-toml``."""
    return mistake.key.removeprefix("collection-").removeprefix("mistake-")
