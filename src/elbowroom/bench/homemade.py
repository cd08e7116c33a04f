"""The cost of home-made content: the same race and power as built-in traits and as effects."""

from __future__ import annotations

import time
from typing import Final

from elbowroom.bench.workloads import Lap
from elbowroom.homemade.content import Content, read_content
from elbowroom.notation.actions import action_text
from elbowroom.play.new_game import new_game
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, State

# Tritons and Mounted in the words of a collection: printed words only.
_TREE: Final = {
    "races": {
        "home-tritons": {
            "tokens": 6,
            "stands-in-for": "tritons",
            "effects": [{"cheaper": "land and beside water"}],
        }
    },
    "powers": {"home-mounted": {"tokens": 5, "effects": [{"cheaper": "hill or farmland"}]}},
}
_BUILT_IN: Final = ("tritons", "mounted")
_HOME_MADE: Final = ("home-tritons", "home-mounted")


def built_in_playouts(map: str, games: int, seed: int) -> Lap:
    """Games in which the first seat begins with the built-in combo."""
    return _playouts(_beginning(map, seed, None, _BUILT_IN), games, seed)


def home_made_playouts(map: str, games: int, seed: int) -> Lap:
    """The same with the home-made combo."""
    content = read_content(_TREE, "bench", whole=False)
    return _playouts(_beginning(map, seed, content, _HOME_MADE), games, seed)


def _beginning(map: str, seed: int, content: Content | None, combo: tuple[str, str]) -> State:
    """A game after the first pick, which took *combo*."""
    without = [_BUILT_IN[1]] if content is not None else []
    s, rng = new_game(map, content=content, without=without), Rng(seed)
    for outcome, _ in chance_outcomes(s):
        if set(combo) <= set(action_text(s, outcome).split()):
            apply(s, outcome)
            break
    while s.decider == CHANCE:
        apply(s, draw(s, rng))
    apply(s, legal_actions(s)[0])
    return s


def _playouts(start: State, games: int, seed: int) -> Lap:
    decisions = 0
    began = time.process_time()
    for number in range(games):
        decisions += play_out(start.copy(), Rng(seed + number))
    return Lap(games, decisions, time.process_time() - began)
