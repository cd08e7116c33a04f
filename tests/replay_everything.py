"""Replay all stored games and codes, and print the results.

`test_additions` runs it over the package as it is and over a copy to which things were added.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from elbowroom import load_match, new_game, read_code, write_code, write_record
from elbowroom.atlas.read import board_names
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.errors import ElbowroomError
from elbowroom.notation.contents import digest
from elbowroom.notation.scenario import read_scenario, run_scenario
from elbowroom.rules.options import SWITCHES

TESTS = Path(__file__).parent
SCENARIOS = sorted((TESTS.parent / "scenarios").rglob("*.yaml"))


def game(file: Path) -> str:
    """How the replay of a golden game ends."""
    text = file.read_text(encoding="utf-8")
    match = load_match(text, file.name)
    same = write_record(match) == text
    return f"{match.winners()} {match.fair} {same} {write_code(match.state)}"


def position(code: str) -> list[object]:
    """What a code is read as, and its value to the bots."""
    s = read_code(code)
    worth = [round(linear_evaluator().outlook(s, seat), 6) for seat in range(s.seats)]
    return [write_code(s) == code, [race.key for race in s.book.races], worth]


def scenario(file: Path) -> str:
    """What is wrong with a scenario; nothing if all its steps hold."""
    try:
        run_scenario(read_scenario(file.read_text(encoding="utf-8"), file.name))
    except ElbowroomError as error:
        return str(error)
    return ""


def present() -> dict[str, object]:
    """What a new game of today has."""
    s = new_game("surface-2", box="mixed")
    return {
        "race": s.book.races[0].key,
        "power": s.book.powers[0].key,
        "option": next(iter(SWITCHES)),
        "board": board_names()[0],
        "contents": digest(s.book.contents),
    }


def main() -> None:
    """Print it all as JSON."""
    codes = (TESTS / "notation" / "codes.txt").read_text(encoding="utf-8").split()
    result = {
        "present": present(),
        "games": {file.name: game(file) for file in sorted((TESTS / "games").glob("*.game"))},
        "codes": {code: position(code) for code in codes},
        "scenarios": {file.name: scenario(file) for file in SCENARIOS},
    }
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()
