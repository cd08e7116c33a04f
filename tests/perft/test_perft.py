"""Every position of every `.perft` file has the leaves that it should have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perft.run import FOLDER, Perft, mistake, oracle_leaves, oracle_of, read_perft

FILES = sorted(FOLDER.glob("*.perft"))
POSITIONS = [(file, perft) for file in FILES for perft in read_perft(file)]
NAMES = [f"{file.stem}-{perft.id}" for file, perft in POSITIONS]
# The oracle is slow: it counts again only what is small.
FEW = 120


@pytest.mark.parametrize(("file", "perft"), POSITIONS, ids=NAMES)
def test_leaves(file: Path, perft: Perft) -> None:
    problem = mistake(perft, len(perft.counts))
    assert not problem, f"{file.name}\n{problem}"


@pytest.mark.parametrize(("file", "perft"), POSITIONS, ids=NAMES)
def test_leaves_by_the_oracle(file: Path, perft: Perft) -> None:
    depth = max([1] + [n + 1 for n, count in enumerate(perft.counts) if count <= FEW])
    assert oracle_leaves(oracle_of(perft), depth) == perft.counts[depth - 1]


def test_no_two_positions_have_one_name() -> None:
    assert len(set(NAMES)) == len(NAMES) > 30
