"""All legal actions in short form."""

from __future__ import annotations

from elbowroom.masks import mask_of
from elbowroom.rules import actions as a
from elbowroom.rules.actions import INDICES, action
from elbowroom.rules.menu import Menu, borrow_menu, deployments, give_back


def filled() -> Menu:
    menu = Menu()
    menu.once(a.DECLINE)
    menu.add(a.CONQUER, mask_of([2, 5]))
    menu.add(a.CONQUER, mask_of([5]), 4)
    menu.once(a.STOP)
    return menu


LISTED = [
    action(a.DECLINE),
    action(a.CONQUER, 2),
    action(a.CONQUER, 5),
    action(a.CONQUER, 5, 1, 4),
    action(a.STOP),
]


def test_a_menu_spells_out_its_rows() -> None:
    assert filled().actions() == LISTED


def test_a_menu_counts_its_actions() -> None:
    assert filled().number == 5


def test_choosing_by_number_gives_the_same_actions_as_the_list() -> None:
    menu = filled()
    chosen = [menu.choose(number) for number in range(5)]
    assert chosen == [act.code * INDICES + act.index for act in LISTED]


def test_a_menu_knows_what_it_offers() -> None:
    menu = filled()
    assert all(menu.has(act.code, act.index) for act in LISTED)
    assert not menu.has(a.CONQUER, 3)
    assert not menu.has(a.END, 0)


def test_nowhere_is_no_offer() -> None:
    menu = Menu()
    menu.add(a.CONQUER, 0)
    assert (menu.number, menu.actions()) == (0, [])


def test_a_menu_has_room_for_any_number_of_rows() -> None:
    menu = Menu()
    for detail in range(60):
        menu.add(a.CONQUER, 1, detail)
    assert menu.number == 60
    assert menu.has(action(a.CONQUER, 0, 1, 59).code, 0)


def test_a_menu_may_be_used_again() -> None:
    menu = filled()
    menu.clear()
    menu.once(a.END)
    assert menu.actions() == [action(a.END)]


def test_deployments_are_listed_anew_for_everybody() -> None:
    first = deployments(mask_of([2, 5]))
    first.clear()
    both = [action(a.DEPLOY, 2), action(a.DEPLOY, 5)]
    assert deployments(mask_of([2, 5])) == both
    assert deployments(mask_of([2, 6])) == [both[0], action(a.DEPLOY, 6)]


def test_two_menus_share_nothing() -> None:
    one, other = Menu(), Menu()
    one.once(a.END)
    assert other.number == 0


def test_menus_can_be_borrowed_by_any_number_of_readers() -> None:
    menus = [borrow_menu() for _ in range(12)]
    for menu in menus:
        menu.once(a.END)
    assert len({id(menu) for menu in menus}) == 12
    for menu in menus:
        give_back(menu)
    assert borrow_menu().number == 0
