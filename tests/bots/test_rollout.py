"""The quick player: what it does before it conquers."""

from __future__ import annotations

import pytest

from elbowroom.bots.levels import action_texts
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.rollout import QuickPlayer
from tests.positions import position

CULTISTS = """
map: surface-2
box: mixed
round: 3
seats:
  - army: {{race: cultists, power: flying, hand: 4}}
  - army: {{race: orcs, power: hill}}
board: {{{board}}}
"""


@pytest.mark.parametrize(
    ("board", "first"),
    [
        # Five neighbours that can be conquered instead of three.
        ("butterfold: '1 cultists, ancient', owlsworth: 1 cultists", "move ancient owlsworth"),
        # It is already in the best place.
        ("butterfold: 1 cultists, owlsworth: '1 cultists, ancient'", "conquer"),
        # Three instead of two: not worth the shelter that it leaves.
        ("butterfold: '1 cultists, ancient', mumblewood: 1 cultists", "conquer"),
    ],
)
def test_the_great_ancient_goes_where_it_helps_most(board: str, first: str) -> None:
    s = position(CULTISTS.format(board=board))
    player = QuickPlayer(linear_evaluator(), 1)
    player.never_declines = True
    assert action_texts(s, player.decide(s))[0].startswith(first)


def test_regions_are_reborn_before_anything_else() -> None:
    s = position(
        """
        map: surface-2
        box: mixed
        round: 3
        seats:
          - army: {race: cultists, power: flying, hand: 4}
            declined: [{race: elves, power: reborn}]
          - army: {race: orcs, power: hill}
        board: {butterfold: 1 cultists, mumblewood: 1 elves}
        """
    )
    assert action_texts(s, QuickPlayer(linear_evaluator(), 1).decide(s)) == ["rebirth mumblewood"]
