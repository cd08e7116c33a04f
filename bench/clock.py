"""How long the levels think: CPU time of every decision and of every turn, over whole games.

``python -m bench.clock --games 2 --seed 11`` with the compiled build on the path plays each level
with itself on several boards. A decision is one answer of a bot; a turn is all its answers of one
turn, which is what a budget in seconds is for.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

from elbowroom import build_info
from elbowroom.bots.bot import Bot
from elbowroom.bots.bot_names import bot_named
from elbowroom.bots.driver import play_on
from elbowroom.play.match import Match
from elbowroom.play.observation import Observation

MAPS = ("surface-2", "underground-2", "surface-4", "underground-5")
# What is allowed, in milliseconds: for a decision, or for a turn where there is a budget.
LEVELS = {
    "easy": ("decision", 50.0),
    "medium": ("decision", 300.0),
    "hard": ("turn", 300.0),
    "champion@0.2s": ("turn", 240.0),
    "champion@2s": ("turn", 2400.0),
}


class Timed(Bot):
    """Lets another bot decide and measures its CPU time."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner = inner
        self.decisions: list[float] = []
        self.turns: defaultdict[tuple[int, int], float] = defaultdict(float)

    def decide(self, observation: Observation) -> str:
        """The other bot's answer."""
        began = process_time()
        answer = self.inner.decide(observation)
        milliseconds = 1000 * (process_time() - began)
        self.decisions.append(milliseconds)
        self.turns[int(observation.state.round), int(observation.state.turn)] += milliseconds
        return answer


@dataclass(frozen=True)
class Figures:
    """Milliseconds of one level on one map."""

    level: str
    map: str
    decisions: int
    decision_95: float
    decision_most: float
    turns: int
    turn_95: float
    turn_most: float
    limit_for: str
    limit: float

    @property
    def within_limit(self) -> bool:
        """Whether the 95th percentile is within the limit."""
        return (self.turn_95 if self.limit_for == "turn" else self.decision_95) <= self.limit


def measure(level: str, name: str, games: int, seed: int) -> Figures:
    """Some games of a level with itself."""
    decisions: list[float] = []
    turns: list[float] = []
    for game in range(games):
        match = Match(name, seed=seed + game)
        seats = range(1, int(match.state.seats) + 1)
        bots = {seat: Timed(bot_named(level, seed + 10 * game + seat)) for seat in seats}
        play_on(match, bots)
        for bot in bots.values():
            decisions += bot.decisions
            turns += bot.turns.values()
    limit_for, limit = LEVELS[level]
    return Figures(
        level,
        name,
        len(decisions),
        percentile(decisions, 0.95),
        round(max(decisions), 2),
        len(turns),
        percentile(turns, 0.95),
        round(max(turns), 2),
        limit_for,
        limit,
    )


def percentile(values: list[float], share: float) -> float:
    """The value that *share* of all values do not exceed."""
    ordered = sorted(values)
    return round(ordered[min(int(share * len(ordered)), len(ordered) - 1)], 2)


def show(rows: list[Figures]) -> None:
    """A table for people."""
    table = Table("level", "map", "decision 95 %", "turn 95 %", "longest turn", "limit", "within")
    for row in rows:
        limit = f"{row.limit:g} a {row.limit_for}"
        times = (f"{ms:.1f}" for ms in (row.decision_95, row.turn_95, row.turn_most))
        table.add_row(row.level, row.map, *times, limit, "yes" if row.within_limit else "no")
    Console().print("Milliseconds of CPU time,", "compiled" if build_info.compiled() else "plain")
    Console().print(table)


def main() -> int:
    """Measure, show, and save the figures with --json; returns 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(prog="python -m bench.clock", description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="games of each level on each map")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS), help="some of the levels")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    options = parser.parse_args()
    unknown = [level for level in options.levels.split(",") if level not in LEVELS]
    if unknown:
        parser.error(f"no limit is known for {', '.join(unknown)}; there is {', '.join(LEVELS)}")
    pairs = [(level, name) for level in options.levels.split(",") for name in MAPS]
    tracked = track(pairs, description="games", console=Console(stderr=True))
    rows = [measure(level, name, options.games, options.seed) for level, name in tracked]
    show(rows)
    if options.json:
        data = [asdict(row) | {"within_limit": row.within_limit} for row in rows]
        options.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 0 if all(row.within_limit for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
