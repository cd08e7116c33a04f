"""What fans have published, as far as the page says that a collection can say it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from elbowroom.atlas.read import atlas, board_names
from elbowroom.homemade.compiling import effect_works
from elbowroom.homemade.reading import read_tree
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "make-your-own.md").read_text(encoding="utf-8")
TABLE = PAGE.partition("| idea | published |")[2].partition("\n\n")[0]
ROWS = [line.strip("| ").split(" | ") for line in TABLE.split("\n")[2:]]
EFFECTS = re.compile(r"(?:`(\{[^`]+\})`(?:, )?)+")
EXACT = {row[0]: row[2] for row in ROWS if EFFECTS.fullmatch(row[2])}


def effects_of(text: str) -> list[dict[str, Any]]:
    codes = re.findall(r"`([^`]+)`", text)
    effects: list[dict[str, Any]] = tomllib.loads(f"effects = [{', '.join(codes)}]")["effects"]
    return effects


def test_the_page_lists_at_least_forty_ideas_and_24_that_can_be_said_each_with_an_address() -> None:
    assert len(ROWS) >= 40
    assert len(EXACT) >= 24
    for _, published, _ in ROWS:
        for name in re.findall(r"\[[^]]+\]", published):
            assert re.search(rf"^{re.escape(name)}: https?://", PAGE, re.M), name


def test_the_page_counts_its_ideas_and_those_that_can_be_said() -> None:
    assert f"{len(ROWS)} races and powers that fans have published" in PAGE
    assert f"the first {len(EXACT)} can" in PAGE
    assert [row[0] for row in ROWS[: len(EXACT)]] == list(EXACT)


@pytest.mark.parametrize("idea", EXACT)
def test_what_can_be_said_is_accepted_and_works_on_some_board(idea: str) -> None:
    tree = {"races": {"fans": {"tokens": 5, "effects": effects_of(EXACT[idea])}}}
    (definition,) = read_tree(tree, "fans", whole=False).definitions
    boards = [atlas(name) for name in board_names()]
    for effect in definition.effects:
        assert any(effect_works(effect, board, places=True) for board in boards)
