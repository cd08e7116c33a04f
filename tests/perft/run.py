"""Perft: the number of continuations of a position, by depth.

A `.perft` file is a row of YAML documents, each with

    id: a name
    counts: [12, 140, 1603]      # leaves at depth 1, 2, 3, …
    position:                    # in the words of a scenario
      map: surface-2
      seats: …

A step is an action of a seat or one outcome of chance, so chance is spread out in full; a position
in which the game is over has no leaves below it. `python -m tests.perft.run [FILE…]` counts all of
them and, where a number is wrong, tells the count under each first step: the branch that differs
from a count made elsewhere (`--oracle` counts with the oracle) leads to the mistake.
"""

from __future__ import annotations

import argparse
import copy
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from elbowroom import OVER, State, action_text, apply, legal_actions
from elbowroom.notation.contents import contents_named
from elbowroom.notation.position import read_position
from tests.oracle.maps import named_map
from tests.oracle.oracle import Oracle
from tests.quick_yaml import load_file, load_parts

FOLDER = Path(__file__).parent
CONTENTS = FOLDER / "contents.yaml"


@dataclass
class Perft:
    """One position with its known counts."""

    id: str
    counts: list[int]
    position: dict[str, Any]


def read_perft(file: Path) -> Iterator[Perft]:
    """Every position of a file."""
    for data in load_parts(file):
        if data is not None:
            yield Perft(data["id"], data["counts"], data["position"])


def state_of(perft: Perft) -> State:
    """The position, for the engine, with what was in the boxes when its ways were counted."""
    box = perft.position.get("box", "surface")
    contents = contents_named(contents_of_boxes()[box], "perft")
    return read_position(perft.position, perft.id, contents).state


@cache
def contents_of_boxes() -> dict[str, str]:
    """The digests of what is in each box: a later race is drawn in none of these positions."""
    digests: dict[str, str] = load_file(CONTENTS)
    return digests


def oracle_of(perft: Perft) -> Oracle:
    """The position, for the oracle."""
    name = perft.position["map"]
    return Oracle.from_position(perft.position, named_map(name) if isinstance(name, str) else None)


# ---------------------------------------------------------------------- counting


def leaves(s: State, depth: int) -> int:
    """The leaves so many steps below *s*."""
    if s.phase == OVER:
        return 0
    steps = legal_actions(s)
    if depth == 1:
        return len(steps)
    total = 0
    for act in steps:
        below = s.copy()
        apply(below, act)
        total += leaves(below, depth - 1)
    return total


def divide(s: State, depth: int) -> dict[str, int]:
    """The leaves below each first step."""
    counts = {}
    for act in legal_actions(s) if s.phase != OVER else []:
        below = s.copy()
        apply(below, act)
        counts[action_text(s, act)] = leaves(below, depth - 1) if depth > 1 else 1
    return counts


def oracle_leaves(oracle: Oracle, depth: int) -> int:
    """The same, counted by the oracle."""
    steps = oracle.chance() or oracle.legal()
    if depth == 1:
        return len(steps)
    return sum(oracle_leaves(_below(oracle, text), depth - 1) for text in steps)


def oracle_divided(oracle: Oracle, depth: int) -> dict[str, int]:
    """The leaves below each first step, counted by the oracle."""
    steps = oracle.chance() or sorted(oracle.legal())
    if depth == 1:
        return dict.fromkeys(steps, 1)
    return {text: oracle_leaves(_below(oracle, text), depth - 1) for text in steps}


def _below(oracle: Oracle, text: str) -> Oracle:
    other = copy.deepcopy(oracle)
    other.play(text)
    return other


# ---------------------------------------------------------------------- telling


def mistake(perft: Perft, depth: int) -> str:
    """Nothing when the count at *depth* is right; else the counts under each first step."""
    s = state_of(perft)
    count = leaves(s, depth)
    expected = perft.counts[depth - 1]
    if count == expected:
        return ""
    lines = [f"{perft.id}: {count} leaves at depth {depth}, not {expected}"]
    lines += [f"  {number:9} {text}" for text, number in sorted(divide(s, depth).items())]
    return "\n".join(lines)


def main() -> int:
    """Count every position of the files given, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft.run")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--oracle", action="store_true", help="tell the oracle's counts instead")
    parser.add_argument("--depth", type=int, default=99, help="go no deeper than this")
    options = parser.parse_args()
    wrong = 0
    for file in options.files or sorted(FOLDER.glob("*.perft")):
        for perft in read_perft(file):
            wrong += _tell(perft, options.depth, options.oracle)
    return 1 if wrong else 0


def _tell(perft: Perft, deepest: int, by_oracle: bool) -> int:
    depth = min(deepest, len(perft.counts))
    if by_oracle:
        print(f"{perft.id}, depth {depth}, by the oracle:")
        for text, number in sorted(oracle_divided(oracle_of(perft), depth).items()):
            print(f"  {number:9} {text}")
        return 0
    started = time.perf_counter()
    problem = mistake(perft, depth)
    took = time.perf_counter() - started
    print(problem or f"{perft.id:40} depth {depth} {perft.counts[depth - 1]:9}  {took:6.2f} s")
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
