"""A contest between two sides that stops as soon as its result is clear.

``python -m bench.contest A,B --map surface-2 --goal 0.75 --resume FILE.jsonl`` plays the games of
``elbowroom arena`` one after the other until a sequential test (Wald) decides between 50 % and the
goal for the first side, with errors of 5 %, or until ``--games`` are played. Seconds are CPU time.

With an odd number of seats the sides take turns at having one seat more: every game is played again
with the sides exchanged, and those games are in ``FILE.exchanged.jsonl``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from bench.cpu_clock import count_cpu_time
from bench.sequential_test import BOUND, OPEN, evidence, verdict

count_cpu_time()

from elbowroom.arena.contest import Contest, play_game  # noqa: E402
from elbowroom.arena.results_file import ResultsFile  # noqa: E402
from elbowroom.arena.summary import summarize, wilson  # noqa: E402
from elbowroom.bots.bot_names import names_in  # noqa: E402


@dataclass(frozen=True)
class Part:
    """The games of a contest with one order of the sides."""

    contest: Contest
    file: ResultsFile

    def shares_of(self, side: str, most: int) -> list[float]:
        """The part of the victory that *side* got, in each of the first *most* games."""
        results = [result for number, result in self.file.results.items() if number < most]
        bots = self.contest.bots
        return [
            sum(won for bot, won in zip(bots, result.won, strict=True) if bot == side)
            for result in results
        ]


def parts_of(contest: Contest, path: Path) -> list[Part]:
    """The contest, and if its seats are odd, the same with the sides exchanged."""
    parts = [Part(contest, ResultsFile(path, contest))]
    if len(contest.bots) % 2:
        first, second = dict.fromkeys(contest.bots)
        other = {first: second, second: first}
        mirror = replace(contest, bots=tuple(other[bot] for bot in contest.bots))
        parts.append(Part(mirror, ResultsFile(path.with_suffix(".exchanged.jsonl"), mirror)))
    return parts


def all_shares(parts: Sequence[Part], most: int) -> list[float]:
    """The shares of the side that was named first, in the first *most* games of all parts."""
    side = parts[0].contest.bots[0]
    return [share for part in parts for share in part.shares_of(side, most)]


def play(parts: Sequence[Part], goal: float, most: int) -> None:
    """Play until the test stops; only where every bot had every seat equally often."""
    for game in range(most // len(parts)):
        whole = game % len(parts[0].contest.bots) == 0
        if whole and verdict(all_shares(parts, game), goal) != OPEN:
            return
        for part in parts:
            if game not in part.file.results:
                part.file.add(play_game(part.contest, game))
                _report(all_shares(parts, most), goal)


def _report(shares: list[float], goal: float) -> None:
    low, high = wilson(sum(shares), len(shares))
    line = (
        f"{len(shares)} games, {sum(shares) / len(shares):.1%} [{low:.0%}-{high:.0%}],"
        f" evidence {evidence(shares, goal):+.2f} of {BOUND:.2f}"
    )
    print(line, file=sys.stderr, flush=True)


def summary_of(parts: Sequence[Part], goal: float, most: int) -> dict[str, object]:
    """What is printed: the result for the side that was named first, and each part by bots."""
    shares = all_shares(parts, most)
    low, high = wilson(sum(shares), len(shares))
    return {
        "test": {"goal": goal, "verdict": verdict(shares, goal)},
        "first": {
            "bot": parts[0].contest.bots[0],
            "games": len(shares),
            "win_rate": sum(shares) / len(shares),
            "low": low,
            "high": high,
        },
        "parts": [
            {
                "contest": part.contest.to_dict(),
                "bots": [
                    asdict(row) for row in summarize(part.contest, list(part.file.results.values()))
                ],
            }
            for part in parts
        ],
    }


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
    parts = parts_of(Contest(bots, options.map, box, options.seed), options.resume)
    play(parts, options.goal, options.games)
    print(json.dumps(summary_of(parts, options.goal, options.games), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
