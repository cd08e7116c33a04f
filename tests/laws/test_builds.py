"""The plain and the compiled build play the same games: one digest for both, kept here.

A change of the rules changes the digests: run this file as a script to see the new ones, and say in
the changelog what changed.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from elbowroom import Rng, new_game, play_out, write_code

GAMES = 120
DIGESTS = {
    ("surface-2", ""): 2366705118,
    ("surface-4", ""): 1575513243,
    ("surface-5", ""): 2674323488,
    ("underground-3", ""): 3006125372,
    ("underground-5", ""): 500086218,
    ("surface-4", "mixed"): 744321257,
    ("underground-4", "mixed"): 1854376555,
}


def digest(map: str, box: str) -> int:
    """All final positions of many random games in one number."""
    start = new_game(map, box=box)
    total = 0
    for seed in range(GAMES):
        s = start.copy()
        decisions = play_out(s, Rng(seed))
        total = crc32(f"{decisions} {write_code(s)}".encode(), total)
    return total


@pytest.mark.parametrize(("map", "box"), DIGESTS)
def test_both_builds_play_the_same_games(map: str, box: str) -> None:
    assert digest(map, box) == DIGESTS[map, box]


if __name__ == "__main__":
    for table in DIGESTS:
        print(f"    {table!r}: {digest(*table)},".replace("'", '"'))
