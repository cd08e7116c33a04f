"""Freezes what the levels decide: stores decisions of many positions, and compares them later.

``python -m bench.decisions store FILE --positions 500 --levels easy,medium`` takes positions from
the golden games and writes what each level plans there. ``python -m bench.decisions check FILE``
decides again and lists every difference; its exit code is 1 if there is one. Levels without a
budget in seconds decide the same on every machine, plain and compiled.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import track

from elbowroom.bots.bot_names import bot_named
from elbowroom.play.observation import Observation
from elbowroom.play.record import load_match
from elbowroom.play.retell import Moment, retell
from elbowroom.rules.actions import FIRST_OF_CHANCE
from elbowroom.rules.legal import legal_actions

GAMES: Final = Path(__file__).parents[1] / "tests/games"
_CONSOLE: Final = Console(stderr=True)


class Decision(msgspec.Struct, frozen=True):
    """Where a decision was made, and by level the actions that a new bot with this *seed* plans.

    *moment* counts the actions and results of chance of the *game* before the decision.
    """

    game: str
    moment: int
    seed: int
    plans: dict[str, list[str]]


@cache
def moments(game: str) -> list[Moment]:
    """Everything that happened in a golden game."""
    return list(retell(load_match((GAMES / game).read_text(encoding="utf-8"))))


def observation_at(game: str, moment: int) -> Observation:
    """What the deciding seat knew."""
    s = moments(game)[moment].before
    return Observation(s, int(s.decider) + 1)


def choices(game: str) -> list[int]:
    """The moments of a game in which a seat had more than one legal action."""
    return [
        number
        for number, moment in enumerate(moments(game))
        if moment.act.kind < FIRST_OF_CHANCE and len(legal_actions(moment.before)) > 1
    ]


def places(most: int) -> list[tuple[str, int]]:
    """About *most* decisions, as (game, moment), spread evenly over all golden games."""
    games = sorted(path.name for path in GAMES.glob("*.game"))
    each = -(-most // len(games))
    out: list[tuple[str, int]] = []
    for game in games:
        numbers = choices(game)
        out += [(game, numbers[(2 * n + 1) * len(numbers) // (2 * each)]) for n in range(each)]
    return out


def plan_of(level: str, seed: int, observation: Observation) -> list[str]:
    """The action that a new bot of *level* plays, and those that it intends to play after it."""
    bot = bot_named(level, seed)
    return [bot.decide(observation), *bot.plan()]


def decisions(most: int, levels: Sequence[str]) -> list[Decision]:
    """What every level decides in about *most* positions."""
    stored: list[Decision] = []
    for seed, (game, moment) in enumerate(track(places(most), "", console=_CONSOLE), 1):
        observation = observation_at(game, moment)
        plans = {level: plan_of(level, seed, observation) for level in levels}
        stored.append(Decision(game, moment, seed, plans))
    return stored


def differences(stored: Sequence[Decision]) -> list[str]:
    """One line for every decision that is another one now."""
    lines: list[str] = []
    for decision in track(stored, "", console=_CONSOLE):
        observation = observation_at(decision.game, decision.moment)
        for level, before in decision.plans.items():
            now = plan_of(level, decision.seed, observation)
            if now != before:
                lines.append(f"{decision.game} {decision.moment} {level}: {before} is now {now}")
    return lines


def read(path: Path) -> list[Decision]:
    """A stored set."""
    return msgspec.json.decode(path.read_bytes(), type=list[Decision])


def write(path: Path, stored: Sequence[Decision]) -> None:
    """Store a set, one decision a line."""
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in stored)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Store or check a set of decisions."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("command", choices=["store", "check"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--levels", default="easy,medium")
    options = parser.parse_args(arguments)
    if options.command == "store":
        write(options.file, decisions(options.positions, options.levels.split(",")))
        return 0
    lines = differences(read(options.file))
    print(*lines, f"{len(lines)} differences", sep="\n")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
