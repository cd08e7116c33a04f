"""Golden games: replayed to the last coin, and together using everything in the boxes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from elbowroom import Match, read_record, write_record
from elbowroom.traits.catalogue import BOXES
from tests.games.usage import replay_with_usage

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*.game"))


@cache
def _replay(file: Path) -> tuple[Match, frozenset[str]]:
    match, used = replay_with_usage(read_record(file.read_text(encoding="utf-8"), file.name))
    return match, frozenset(used)


def _box(file: Path) -> str:
    return _replay(file)[0].state.book.box


@pytest.mark.parametrize("file", GAMES, ids=[file.stem for file in GAMES])
def test_game_replays_to_the_last_coin(file: Path) -> None:
    match, _ = _replay(file)
    assert match.over
    assert match.winners()
    assert match.fair, "the seed brings other dice and draws than the record says"
    assert write_record(match) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", GAMES, ids=[file.stem for file in GAMES])
def test_a_record_has_the_coins_of_every_turn(file: Path) -> None:
    match, _ = _replay(file)
    coin_lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line[0] == "="]
    assert len(coin_lines) == match.state.seats * match.state.atlas.rounds


def test_every_number_of_seats_has_a_golden_game_in_every_box() -> None:
    combinations = {(_box(file), int(_replay(file)[0].state.seats)) for file in GAMES}
    missing = {
        (box, seats) for box in ("surface", "underground") for seats in range(2, 6)
    } - combinations
    assert not missing
    assert len({seats for box, seats in combinations if box == "mixed"}) > 1


@pytest.mark.parametrize("box", BOXES)
def test_everything_that_was_in_the_boxes_is_used(box: str) -> None:
    """Content that was added later is not in these games."""
    games = [_replay(file) for file in GAMES if _box(file) == box]
    there = {key for match, _ in games for key in match.state.book.contents.optional()}
    there |= {"bag"} if "magic" in there else set()
    assert there - {key for _, used in games for key in used} == set()
