"""The odds of the die are those of the die: every face is thrown and counted."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, OVER, Action, Rng, State, apply, legal_actions
from elbowroom.notation.actions import parse_action
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.rules.chance import FACES
from elbowroom.rules.odds import at_least, chance_of
from elbowroom.rules.pending import CHOOSE_MEANS
from tests.little import cave
from tests.worlds import GAMES, Table, walk


def counted(s: State, act: Action) -> float:
    """How often the region of *act* is taken, of six throws."""
    return sum(taken(s, act, face) for face in FACES) / len(FACES)


def taken(s: State, act: Action, face: int) -> bool:
    assert s.acting is not None
    after = s.copy()
    apply(after, act)
    apply(after, action(a.DIE_FELL, face))
    if any(pending.kind == CHOOSE_MEANS for pending in after.pending):
        return True  # It will be: with the Sword or without.
    holder = after.holder(act.index)
    return holder is not None and holder.race is s.acting.race


def test_the_odds_come_true_at_every_roll_of_random_games() -> None:
    checked = 0
    for seed, (map, box) in enumerate(GAMES):
        s = Table(map, box, seed=seed).start()
        for _ in walk(s, Rng(seed)):
            if s.decider == CHANCE or s.phase == OVER:
                continue
            for act in [act for act in legal_actions(s) if act.kind == a.ROLL][:2]:
                assert chance_of(s, act) == pytest.approx(counted(s, act)), (map, act)
                checked += 1
    assert checked > 100


def test_the_sword_that_wisps_draw_after_the_die_counts() -> None:
    board = {"pit": "1 will-o-wisps, sword", "gem": "monsters"}
    game = cave("will-o-wisps wise 1", **board)
    assert chance_of(game.s, parse_action(game.s, "roll gem")) == pytest.approx(3 / 6)


def test_one_bag_cannot_be_the_socks_and_the_sword() -> None:
    board = {"pit": "1 will-o-wisps", "gem": "4 orcs", "grove": "1 orcs, socks, sword"}
    game = cave("will-o-wisps magic 1", "orcs wise", **board)
    for text in ("roll gem by bag:socks", "roll gem"):
        act = parse_action(game.s, text)
        assert chance_of(game.s, act) == pytest.approx(counted(game.s, act))


@pytest.mark.parametrize(("missing", "sixths"), [(-1, 6), (0, 6), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_what_the_die_shows(missing: int, sixths: int) -> None:
    assert at_least(missing) == pytest.approx(sixths / 6)
