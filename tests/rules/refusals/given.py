"""Positions in which something is refused, and what a refusal tells."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom import apply, parse_action, why_not
from elbowroom.rules import armies
from elbowroom.traits.trait import ACTS_IN_DECLINE, WORKS_IN_DECLINE, Trait
from tests.positions import Game, cave, land

Case = tuple[str, Callable[[], Game], str, dict[str, int | str]]
"""The key of the reason, a position, the action that is refused there, and the facts told."""


def over() -> Game:
    return land("ratmen hill", "orcs wise", round=10, turn=2).do("stop", "end")


def rolling() -> Game:
    game = land("ratmen hill 1", shore="1 ratmen")
    apply(game.s, parse_action(game.s, "roll wood"))
    return game


def stopped() -> Game:
    return land("ratmen hill 2", shore="1 ratmen").do("stop")


def restless() -> Game:
    """Declined orcs that campaign, but not against their own seat."""
    game = land("ratmen hill + orcs", wood="1 ratmen", crag="5 orcs")
    me = game.army("orcs")
    me.race = Trait("restless", facts=WORKS_IN_DECLINE | ACTS_IN_DECLINE)
    armies.refresh_traits(game.s, me)
    game.s.acting = me
    return game


def ghouls_rolled() -> Game:
    options = {"single_die_per_turn": True}
    game = land(
        "ratmen hill 1 + ghouls", shore="1 ratmen", crag="2 ghouls", options=options, dice=[0]
    )
    return game.do("roll fen", "deploy crag 1", "end")


def conquest(mine: str, foe: str = "orcs wise", **board: str) -> Callable[[], Game]:
    return lambda: cave(mine, foe, **board)


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """One test for every case, called by its reason and its action."""
    return pytest.mark.parametrize("case", cases, ids=[f"{case[0]}-{case[2]}" for case in cases])


def check(case: Case) -> None:
    """The action is refused, for the reason and with the facts of *case*."""
    key, given, line, facts = case
    game = given()
    reason = why_not(game.s, parse_action(game.s, line))
    assert reason is not None
    assert (reason.key, {**reason.numbers, **reason.names}) == (key, facts)
