"""Plays `hard` with a learnt value against `hard` with the linear evaluator, at equal nodes.

``python -m bench.values FILE --map surface-4 --games 60 --nodes 20000`` prints the share of games
that the value of *FILE* (written by ``elbowroom train``) wins. Seats rotate, deal by deal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from elbowroom.arena.contest import Contest
from elbowroom.bots.bot import Bot
from elbowroom.bots.driver import play_on
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.levels import HARD, Thinker
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.value.learnt_evaluation import LearntEvaluator
from elbowroom.bots.value.value_file import read_value
from elbowroom.play.match import Match

_SEED = 100
_SEEDS_OF_A_DEAL = 16


def share(contest: Contest, game: int, evaluators: Sequence[Evaluator], nodes: int) -> float:
    """Play one game; the share of the victory of the first evaluator, which has every other bot."""
    match, strength = Match(contest.map, seed=contest.deal(game)), replace(HARD, nodes=nodes)
    seating, first = contest.seating(game), contest.deal(game) * _SEEDS_OF_A_DEAL
    bots: dict[int, Bot] = {
        seat: Thinker(first + bot, strength, evaluators[bot % 2])
        for seat, bot in enumerate(seating, 1)
    }
    play_on(match, bots)
    winners = match.winners()
    return sum(seating[seat - 1] % 2 == 0 for seat in winners) / len(winners)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.values", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--map", default="surface-2", help="a map for two or four")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--nodes", type=int, default=20_000)
    options = parser.parse_args(arguments)
    value = read_value(options.file.read_bytes(), options.file.name)
    evaluators = [LearntEvaluator(value), linear_evaluator()]
    seats = int(Match(options.map).state.seats)
    contest = Contest(("learnt", "linear") * (seats // 2), options.map, "", _SEED)
    total = sum(share(contest, game, evaluators, options.nodes) for game in range(options.games))
    print(f"{total / options.games:.1%} of {options.games} games on {options.map}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
