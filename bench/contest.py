"""A contest between two sides that stops as soon as its result is clear.

``python -m bench.contest A,B --map surface-2 --goal 0.75 --resume FILE.jsonl`` plays the games of
``elbowroom arena`` one after the other until a sequential test (Wald) decides between 50 % and the
goal for the first side, with errors of 5 %, or until ``--games`` are played. Seconds are CPU time.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from bench.cpu_clock import count_cpu_time
from bench.sequential_test import BOUND, OPEN, evidence, verdict

count_cpu_time()

from elbowroom.arena.contest import Contest, Result, play_game  # noqa: E402
from elbowroom.arena.results_file import ResultsFile  # noqa: E402
from elbowroom.arena.summary import summarize  # noqa: E402
from elbowroom.bots.bot_names import names_in  # noqa: E402


def share_of_first(contest: Contest, result: Result) -> float:
    """The part of the victory that all seats of the first side got."""
    first = contest.bots[0]
    return sum(won for bot, won in zip(contest.bots, result.won, strict=True) if bot == first)


def play(contest: Contest, file: ResultsFile, goal: float, most: int) -> None:
    """Play until the test stops; only where every bot had every seat equally often."""
    for game in range(most):
        if game % len(contest.bots) == 0:
            first = [share_of_first(contest, file.results[number]) for number in range(game)]
            if verdict(first, goal) != OPEN:
                return
        if game not in file.results:
            file.add(play_game(contest, game))
            _report(contest, file, goal)


def _report(contest: Contest, file: ResultsFile, goal: float) -> None:
    shares = [share_of_first(contest, result) for result in file.results.values()]
    summary = summarize(contest, list(file.results.values()))[0]
    line = (
        f"{len(shares)} games, {summary.win_rate:.1%} [{summary.low:.0%}-{summary.high:.0%}],"
        f" evidence {evidence(shares, goal):+.2f} of {BOUND:.2f}"
    )
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Play, and print the summary as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.contest", description=__doc__)
    parser.add_argument("seats", help="the bots by seat, separated by commas; two different names")
    parser.add_argument("--map", default="surface-2")
    parser.add_argument("--box", default="", help="mixed, or else the box of the map")
    parser.add_argument("--seed", type=int, default=99101)
    parser.add_argument("--goal", type=float, default=0.75)
    parser.add_argument("--games", type=int, default=200, help="at most so many")
    parser.add_argument("--resume", type=Path, required=True, help="the file of games")
    options = parser.parse_args()
    bots = tuple(names_in(options.seats))
    if len(set(bots)) != 2:
        parser.error("a contest has two sides")
    box = options.box or options.map.partition("-")[0]
    contest = Contest(bots, options.map, box, options.seed)
    file = ResultsFile(options.resume, contest)
    play(contest, file, options.goal, options.games)
    results = list(file.results.values())
    rows = [asdict(row) for row in summarize(contest, results)]
    shares = [share_of_first(contest, result) for result in results]
    test = {"goal": options.goal, "verdict": verdict(shares, options.goal)}
    print(json.dumps({"contest": contest.to_dict(), "test": test, "bots": rows}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
