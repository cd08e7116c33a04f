"""Stout: every level declines after scoring when that pays, and only then."""

from __future__ import annotations

import pytest

from elbowroom.bots.driver import ask
from elbowroom.bots.levels import Thinker
from elbowroom.notation.code import write_code
from elbowroom.play.match import Match
from tests.bots.quick import LEVELS
from tests.positions import position

# A rival that holds little, and combos for the taking.
TABLE = """
map: surface-2
round: {round}
seats:
  - army: {{race: ratmen, power: stout, hand: {hand}}}
    declined: [{declined}]
  - army: {{race: orcs, power: hill}}
board:
  butterfold: 1 ratmen
  mumblewood: 1 ratmen
  mount-grudge: 1 ratmen
  frostknuckle: 2 orcs
  lady-mire: 2 orcs
  gnatbourne: 2 orcs
  {land}
column:
  [humans flying, amazons forest, elves wealthy, trolls mounted, dwarves swamp, wizards pillaging]
"""
# What another decline would lose: an older army all over the board.
SKELETONS = (
    *("bootsuck-bog", "tumbledown", "chilblain-peak"),
    *("turnip-vale", "scarecrows-rest", "bramblewick"),
)
OLD = {
    "declined": "{race: skeletons}",
    "land": "\n  ".join(f"{region}: 1 skeletons" for region in SKELETONS),
}


def turn(level: str, text: str) -> list[tuple[str, str]]:
    """Every action of seat 1 in its turn as *level* plays it, with its phase."""
    match = Match("surface-2", position=write_code(position(text)), seed=3)
    bots = {1: Thinker(7, LEVELS[level]), 2: Thinker(8, LEVELS["easy"])}
    actions: list[tuple[str, str]] = []
    while match.decider is not None and match.view(None).turn == 1:
        seat, phase = match.decider, match.view(None).phase
        answer = ask(match, bots[seat])
        match.submit(answer, seat)
        if seat == 1:
            actions.append((phase, answer))
    return actions


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [3, 6, 9])
def test_a_tired_army_conquers_scores_and_declines_in_one_turn(level: str, number: int) -> None:
    actions = turn(level, TABLE.format(round=number, hand=2, declined="", land=""))
    assert any(act.startswith("conquer") for _, act in actions)
    assert actions[-1] == ("aftermath", "decline")


@pytest.mark.parametrize("level", LEVELS)
def test_a_strong_army_does_not_decline(level: str) -> None:
    actions = turn(level, TABLE.format(round=2, hand=8, **OLD))
    assert actions[-1] == ("aftermath", "end")


@pytest.mark.parametrize("level", LEVELS)
def test_after_the_last_turn_nobody_declines(level: str) -> None:
    actions = turn(level, TABLE.format(round=10, hand=2, declined="", land=""))
    assert actions[-1] == ("aftermath", "end")
