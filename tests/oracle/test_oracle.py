"""The oracle itself: every scenario holds, and random games never lose or invent a piece."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.quick_yaml import load_file

from . import content
from .maps import BOARDS, named_map
from .oracle import Oracle
from .position import Game
from .scenario import run_scenario

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
FILES = sorted(file for file in SCENARIOS.rglob("*.yaml") if file.parent.name != "homemade")


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario_holds(file: Path) -> None:
    run_scenario(load_file(file))


@pytest.mark.parametrize("name", sorted(file.stem for file in BOARDS.glob("*.toml")))
def test_borders_of_printed_boards_hang_together(name: str) -> None:
    data = named_map(name)
    linked = {slug for link in data["links"] for slug in link}
    assert linked == set(data["regions"])
    assert any(region["edge"] for region in data["regions"].values())


@pytest.mark.parametrize("seed", range(12))
def test_random_game_keeps_every_piece(seed: int) -> None:
    rng = random.Random(seed)
    box = ("surface", "underground", "mixed")[seed % 3]
    oracle = _random_start(rng, box)
    while oracle.decider is not None:
        results = oracle.chance()
        assert bool(results) == (oracle.decider == "chance")
        oracle.play(rng.choice(results or sorted(oracle.legal())))
        _check_stacks(oracle.game)
        _check_armies(oracle.game)
        _check_regions(oracle.game)
    assert oracle.winners()


def _random_start(rng: random.Random, box: str) -> Oracle:
    below = box == "underground" or (box == "mixed" and rng.random() < 0.5)
    players = rng.randint(2, 3)
    data = named_map(f"{'underground' if below else 'surface'}-{players}")
    data["rounds"] = 5
    switched = [name for name in content.DEFAULT_OPTIONS if rng.random() < 0.15]
    options = {name: not content.DEFAULT_OPTIONS[name] for name in switched}
    monsters: tuple[str, ...] = ()
    if box == "mixed" and not below:
        monsters = tuple(sorted(_apart(data, players + 1)))
    return Oracle.new_game(data, players, box, options, monsters)


def _apart(data: dict[str, Any], count: int) -> set[str]:
    """Lost Tribe regions for the monsters, no two of them adjacent (M4)."""
    chosen: set[str] = set()
    for slug, region in data["regions"].items():
        near = {other for link in data["links"] if slug in link for other in link}
        if region["tribe"] and len(chosen) < count and not near & chosen:
            chosen.add(slug)
    return chosen


def _check_stacks(game: Game) -> None:
    below = game.map.is_underground()
    races = [*game.banners, *game.banner_queue, *(combo.race for combo in game.column)]
    races += [army.race for army in game.armies()]
    races += [chance.race for chance in game.chance if chance.race is not None]
    assert sorted(races) == sorted(content.races_of(game.box, below))
    badges = [*game.badges, *game.discards, *(combo.power for combo in game.column)]
    badges += [army.power for army in game.armies()] + [game.stonehedge]
    expected = content.powers_of_box(game.box, below, treasures=True)
    assert sorted(badge for badge in badges if badge) == sorted(expected)
    treasures = [*game.markers]
    for region in game.regions.values():
        treasures += [*region.relics, *([region.place] if region.place else [])]
    assert sorted(treasures) == sorted(content.PLACES + content.RELICS)


def _check_armies(game: Game) -> None:
    for seat in game.seats.values():
        assert seat.coins >= 0
        assert sum(not army.spirit for army in seat.declined) <= 1
    for army in game.armies():
        assert game.tray(army.race) >= 0
        assert army.hand >= army.displaced >= 0
        assert 0 <= army.hammers <= content.HAMMERS
        assert game.held(army) or army.race == "ghouls" or not army.declined


def _check_regions(game: Game) -> None:
    armies = game.armies()
    pieces = Counter(piece for region in game.regions.values() for piece in region.pieces)
    limits = {"lair": 10, "fortress": 6, "hole": 2, "hero": 2}
    assert all(count <= limits.get(piece, 1) for piece, count in pieces.items())
    for slug, region in game.regions.items():
        if region.army is None:
            assert region.tokens == region.hammers == region.armours == region.encampments == 0
            assert region.pieces <= {"ghost", "balrog", "volcano"}
        else:
            assert region.army in armies
            assert "balrog" not in region.pieces
            assert not game.map.is_chasm(slug)
            assert region.tribes == region.monsters == 0
