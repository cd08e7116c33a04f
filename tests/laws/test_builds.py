"""The plain and the compiled build play the same games: one digest for both, kept here.

A change of the rules changes the digests: run this file as a script to see the new ones, and say in
the changelog what changed.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from elbowroom import Rng, State, new_game, play_out
from elbowroom.notation.board import region_text
from elbowroom.notation.contents import contents_named

GAMES = 120
DIGESTS = {
    ("surface-2", ""): 804701763,
    ("surface-4", ""): 980097025,
    ("surface-5", ""): 1835279684,
    ("underground-3", ""): 2871102250,
    ("underground-5", ""): 1202327860,
    ("surface-4", "mixed"): 2962820645,
    ("underground-4", "mixed"): 375422668,
}


# What was in the boxes when the digests were made: what is added later changes none of them.
CONTENTS = {"surface": "44bbb7a2", "underground": "88761efe", "mixed": "e8795d57"}


def position(s: State) -> str:
    """Coins and board, in words that do not depend on any number of the engine."""
    coins = [int(s.coins[seat]) for seat in range(s.seats)]
    return f"{coins} {[region_text(s, region) for region in range(s.atlas.size)]}"


def digest(map: str, box: str) -> int:
    """All final positions of many random games in one number."""
    contents = contents_named(CONTENTS[box or map[:-2]], "digests")
    start = new_game(map, box=box, contents=contents)
    total = 0
    for seed in range(GAMES):
        s = start.copy()
        decisions = play_out(s, Rng(seed))
        total = crc32(f"{decisions} {position(s)}".encode(), total)
    return total


@pytest.mark.parametrize(("map", "box"), DIGESTS)
def test_both_builds_play_the_same_games(map: str, box: str) -> None:
    assert digest(map, box) == DIGESTS[map, box]


if __name__ == "__main__":
    for table in DIGESTS:
        print(f"    {table!r}: {digest(*table)},".replace("'", '"'))
