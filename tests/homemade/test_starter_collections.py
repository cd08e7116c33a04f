"""The collections that come with the project: documentation by example, so they must be right."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Match, new_game, play_out
from elbowroom.atlas.read import atlas
from elbowroom.homemade.compiling import Made
from elbowroom.homemade.content import Content
from elbowroom.homemade.effect_reading import VERBS
from elbowroom.homemade.reading import read_toml
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import OVER
from elbowroom.words import languages

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


def test_there_is_a_map_for_every_number_of_players() -> None:
    boards = [each.board.atlas for each in content().maps]
    assert sorted(int(board.players) for board in boards) == [2, 3, 4, 5]
    assert {board.box for board in boards} == {"surface", "underground"}


@pytest.mark.parametrize("key", [each.key for each in content().maps])
def test_games_on_the_maps_come_to_an_end(key: str) -> None:
    for box in ("", "mixed"):
        s = new_game(key, box=box, content=content())
        play_out(s, Rng(3))
        assert s.phase == OVER


def test_the_folder_says_how_strong_each_of_them_is_and_all_are_fair() -> None:
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:2] == "| "]
    figures = {row[0]: row[1:] for row in rows if len(row) == 8}
    figures = {name: row for name, row in figures.items() if name and row[0].isdigit()}
    for thing in content().definitions:
        tokens, _, coins, _, middle, *_ = figures.pop(thing.name["en"])
        low, high = map(float, middle.split("–"))
        assert int(tokens) == thing.tokens
        assert low <= float(coins) <= high
    assert figures == {}


@pytest.mark.parametrize("language", languages())
def test_every_race_power_and_map_has_a_name_in_every_language(language: str) -> None:
    names = {each.key: each.name for each in content().definitions}
    names |= {each.key: each.name for each in content().maps}
    assert [key for key, name in names.items() if language not in name] == []
    assert len({name[language] for name in names.values()}) == len(names)
