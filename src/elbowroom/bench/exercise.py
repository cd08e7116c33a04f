"""What the engine usually does, for a compiler that counts it: `make tuned` builds with the result.

Play-outs on every kind of board, turns of planners, and what a server tells about every action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from elbowroom.atlas.read import board_names
from elbowroom.bots.driver import play_on
from elbowroom.bots.levels import HARD, Thinker
from elbowroom.play.match import Match
from elbowroom.play.new_game import new_game
from elbowroom.play.view import view
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import draw
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER

_PLAYOUTS: Final = 40
_NODES: Final = 2_000  # of a planner, a turn


def main() -> None:
    """Exercise the engine on every board, and with both boxes mixed."""
    for number, board in enumerate(board_names()):
        for box in ("", "mixed"):
            start = new_game(board, box=box)
            for seed in range(_PLAYOUTS):
                play_out(start.copy(), Rng(seed))
            _loop(board, box, number)
        _planned_game(board, number)


def _loop(board: str, box: str, seed: int) -> None:
    """A game action by action, as a server or a script plays it."""
    s, rng = new_game(board, box=box), Rng(seed)
    while s.phase != OVER:
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
            continue
        actions = legal_actions(s)
        apply(s, actions[int(rng.below(len(actions)))])
        view(s, int(s.turn) + 1)


def _planned_game(board: str, seed: int) -> None:
    match = Match(board, seed=seed)
    strength = replace(HARD, nodes=_NODES, seconds=0.0)
    seats = range(1, int(match.state.seats) + 1)
    play_on(match, {seat: Thinker(seat, strength) for seat in seats})


if __name__ == "__main__":
    main()
