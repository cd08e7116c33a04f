"""An action: four small numbers, shared and immutable."""

from __future__ import annotations

import pickle

import pytest

from elbowroom.rules import actions as a
from elbowroom.rules.actions import DETAILS, Action, action, row_of

MANY = [
    action(a.END),
    action(a.CONQUER, 7),
    action(a.CONQUER, 7, 1, 36),
    action(a.DEPLOY, 60, 9),
    action(a.PLACE, 3, 2, 11),
    action(a.DREW, 28, 1, 41),
]


@pytest.mark.parametrize("act", MANY, ids=repr)
def test_equal_actions_are_the_same_object(act: Action) -> None:
    assert action(act.kind, act.index, act.amount, act.detail) is act


@pytest.mark.parametrize("act", MANY, ids=repr)
def test_an_action_that_was_sent_to_another_process_is_still_the_same(act: Action) -> None:
    assert pickle.loads(pickle.dumps(act)) is act


def test_actions_that_differ_in_one_number_are_different() -> None:
    acts = [action(a.DEPLOY, index, amount) for index in range(61) for amount in (1, 2, 3)]
    acts += [action(a.PLACE, index, 1, detail) for index in range(61) for detail in range(1, 60)]
    assert len({id(act) for act in acts}) == len(acts)


def test_a_code_holds_the_kind_and_the_detail() -> None:
    act = action(a.PLACE, 5, 1, 8)
    assert act.code == a.PLACE + DETAILS * 8
    assert row_of(act.code)[5] is act


def test_an_action_shows_its_numbers() -> None:
    assert repr(action(a.DEPLOY, 4, 2)) == f"Action({a.DEPLOY}, 4, 2, 0)"


def test_what_chance_does_comes_after_what_seats_do() -> None:
    seats = (a.PICK_SLOT, a.DECLINE, a.CONQUER, a.SACRIFICE, a.END)
    chance = (a.DIE_FELL, a.DREW, a.FOUND_IT, a.GOT_POWER, a.MONSTERS)
    assert max(seats) < a.FIRST_OF_CHANCE <= min(chance)
    assert max(chance) < a.ACTION_KINDS <= DETAILS
