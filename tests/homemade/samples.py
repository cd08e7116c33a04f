"""Texts that other tests share."""

from __future__ import annotations

from pathlib import Path

from elbowroom.homemade.content import Content
from elbowroom.homemade.reading import read_toml

HARBOUR = Path(__file__).with_name("harbour.toml")
TEXT = Path(__file__).with_name("docks.toml").read_text(encoding="utf-8")
HARBOUR_TEXT = HARBOUR.read_text(encoding="utf-8")


def harbour() -> Content:
    """A collection with one map for two, ``the-docks``."""
    return Content([read_toml(HARBOUR_TEXT, HARBOUR.name)])
