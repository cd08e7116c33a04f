"""The collections that come with the project: documentation by example, so they must be right."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Match
from elbowroom.atlas.read import atlas
from elbowroom.homemade.compiling import Made
from elbowroom.homemade.content import Content
from elbowroom.homemade.effect_reading import VERBS
from elbowroom.homemade.reading import read_toml
from elbowroom.rules.rng import Rng

FOLDER = Path(__file__).parents[2] / "collections"
FILES = sorted(FOLDER.glob("*.toml"))
NEEDED = 8


def tree_of(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def content() -> Content:
    return Content([read_toml(file.read_text(encoding="utf-8"), file.name) for file in FILES])


def effects_of(kind: str) -> list[list[dict[str, Any]]]:
    return [thing["effects"] for file in FILES for thing in tree_of(file).get(kind, {}).values()]


def test_there_are_enough_races_and_powers_and_they_fit_at_one_table() -> None:
    assert min(len(effects_of("races")), len(effects_of("powers"))) >= NEEDED
    assert len(content().definitions) == len(effects_of("races")) + len(effects_of("powers"))


def test_every_verb_is_used() -> None:
    effects = [
        effect for kind in ("races", "powers") for each in effects_of(kind) for effect in each
    ]
    assert {verb for effect in effects for verb in effect} >= set(VERBS)


def test_no_two_things_have_the_same_effects() -> None:
    texts = [
        json.dumps(each, sort_keys=True) for each in effects_of("races") + effects_of("powers")
    ]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("board", ["surface-2", "surface-5"])
def test_games_with_all_of_them_come_to_an_end(board: str) -> None:
    match = Match(board, seed=7, content=content())
    rng = Rng(7)
    while not match.over:
        actions = match.legal()
        match.submit(actions[int(rng.below(len(actions)))])
    keys = {trait.key for trait in match.state.book.races + match.state.book.powers}
    assert keys >= {each.key for each in content().definitions}


def test_everything_works_on_some_board_of_the_surface() -> None:
    boards = [atlas(f"surface-{players}") for players in (2, 3, 4, 5)]
    useless = [
        thing.key
        for thing in content().definitions
        if not any(Made(thing).works_on(board, places=False) for board in boards)
    ]
    assert useless == []
