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
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import track

from elbowroom.bots.bot_names import bot_named
from elbowroom.play.observation import Observation, observation_from_code
from elbowroom.play.record import load_match
from elbowroom.play.retell import retell
from elbowroom.rules.actions import FIRST_OF_CHANCE
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.state import State

GAMES: Final = Path(__file__).parents[1] / "tests/games"


class Decision(msgspec.Struct, frozen=True):
    """A position as the deciding *seat* knows it, and by level the actions that a new bot with this
    *seed* plans there."""

    position: str
    seat: int
    seed: int
    plans: dict[str, list[str]]


def positions(most: int, games: Sequence[Path]) -> list[Observation]:
    """About *most* positions with a choice, spread evenly over all *games*."""
    each = -(-most // len(games))
    out: list[Observation] = []
    for path in games:
        choices = positions_with_a_choice(path.read_text(encoding="utf-8"))
        for n in range(each):
            s = choices[(2 * n + 1) * len(choices) // (2 * each)]
            out.append(Observation(s, int(s.decider) + 1))
    return out


def positions_with_a_choice(record: str) -> list[State]:
    """The positions of a recorded game in which a seat had more than one legal action."""
    return [
        moment.before
        for moment in retell(load_match(record))
        if moment.act.kind < FIRST_OF_CHANCE and len(legal_actions(moment.before)) > 1
    ]


def plan_of(level: str, seed: int, observation: Observation) -> list[str]:
    """The action that a new bot of *level* plays, and those that it intends to play after it."""
    bot = bot_named(level, seed)
    return [bot.decide(observation), *bot.plan()]


def decisions(observations: Sequence[Observation], levels: Sequence[str]) -> list[Decision]:
    """What every level decides in every position."""
    console = Console(stderr=True)
    return [
        Decision(
            observation.view.code,
            observation.seat or 0,
            seed,
            {level: plan_of(level, seed, observation) for level in levels},
        )
        for seed, observation in enumerate(track(observations, "", console=console), 1)
    ]


def differences(stored: Sequence[Decision]) -> list[str]:
    """One line for every decision that is another one now."""
    lines: list[str] = []
    for decision in track(stored, "", console=Console(stderr=True)):
        observation = observation_from_code(decision.position, decision.seat)
        for level, before in decision.plans.items():
            now = plan_of(level, decision.seed, observation)
            if now != before:
                lines.append(f"{level} {decision.position}: {before} is now {now}")
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
        observations = positions(options.positions, sorted(GAMES.glob("*.game")))
        write(options.file, decisions(observations, options.levels.split(",")))
        return 0
    lines = differences(read(options.file))
    print(*lines, f"{len(lines)} differences", sep="\n")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
