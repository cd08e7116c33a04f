"""Several people at one table: going back together, clocks, bots that stand in, talk, onlookers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.setting import EASY, ME, new_table, start, two_at_a_table
from tests.web.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def proposal(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("proposal")


def toast(visitor: Visitor, words: str) -> None:
    """The page says something of its own accord, for a moment."""
    expect(visitor.page.get_by_test_id("toast")).to_contain_text(words)


def shows(visitor: Visitor, phase: str) -> None:
    """Wait until the page shows this phase."""
    expect(visitor.page.locator(f'[data-phase="{phase}"]')).to_be_attached()


def to_move(visitor: Visitor, mine: bool = True) -> None:
    """Wait until it is, or is not, for this person to decide."""
    prompt = visitor.page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-mine", str(mine).lower())


def says(visitor: Visitor, words: str) -> None:
    visitor.page.locator("#say").fill(words)
    visitor.page.locator("#say").press("Enter")


def hears(visitor: Visitor, words: str) -> None:
    line = visitor.page.locator("#sheet-log .talk", has_text=words)
    expect(line).to_be_visible()


def ask_to_go_back(visitor: Visitor) -> None:
    visitor.control("menu").click()
    visitor.control("propose").click()


def test_going_back_is_asked_and_refused_and_asked_and_agreed(visit: Visit) -> None:
    ada, ben = visit(), visit(**PHONE)
    two_at_a_table(ada, ben)
    ada.control("pick 1").click()
    shows(ben, "start")
    expect(ada.control("undo")).to_be_hidden()

    ask_to_go_back(ada)
    expect(proposal(ben)).to_contain_text("Ada")
    expect(proposal(ada).get_by_role("button")).to_have_count(0)
    assert ben.axe() == []
    ben.control("refuse").click()
    toast(ada, "Ben")
    expect(proposal(ada)).to_be_hidden()
    shows(ada, "start")

    ask_to_go_back(ada)
    ben.control("agree").click()
    for visitor in (ada, ben):
        shows(visitor, "pick")
        expect(proposal(visitor)).to_be_hidden()
    to_move(ada)
    ada.control("pick 1").click()
    shows(ben, "start")


def test_a_seat_whose_time_is_up_is_played_by_a_bot_for_one_turn(visit: Visit) -> None:
    ada, ben = visit(), visit(**PHONE)
    table = two_at_a_table(ada, ben, clock={"turn": 6})
    expect(ada.page.locator('[data-seat="1"] .clock')).to_have_text(re.compile("0:0[1-6]"))
    expect(ben.page.locator(".strip .clock")).to_be_visible()
    toast(ada, "Ada")
    to_move(ben)
    # The seat is hers again, without a word from her.
    expect(ada.control("take-back")).to_be_hidden()
    info = ada.ask("GET", f"/api/tables/{table}")
    assert "stand_in" not in info["seats"][0]
    expect(ada.page.locator('[data-seat="1"] .clock')).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = two_at_a_table(ada, ben)
    to_move(ada)
    ada.control("menu").click()
    ada.control("hand-over").click()
    to_move(ben)
    to_move(ada, mine=False)
    ada.control("take-back").click()
    expect(ada.control("take-back")).to_be_hidden()
    info = ada.ask("GET", f"/api/tables/{table}")
    assert [bool(seat.get("stand_in")) for seat in info["seats"]] == [False, False]


def test_whoever_leaves_is_replaced_by_a_bot_for_good(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = two_at_a_table(ada, ben)
    ada.control("menu").click()
    ada.control("leaving").press("Enter")
    expect(ada.control("leave")).to_be_focused()
    ada.control("leave").press("Enter")
    ada.page.wait_for_url(re.compile("/$"))
    toast(ben, "Ada")
    to_move(ben)
    info = ben.ask("GET", f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]


def test_an_onlooker_sees_the_game_and_no_options(visit: Visit) -> None:
    ada, eve = visit(), visit()
    table = new_table(ada, "surface-2", ME, EASY)
    start(ada, table)
    for visitor in (eve, ada):
        visitor.go(f"/t/{table}")
    to_move(ada)
    to_move(eve, mine=False)
    ada_at_the_table = eve.page.locator('[data-seat="1"]', has_text="At the table")
    expect(ada_at_the_table).to_be_visible()
    ada.control("pick 1").click()
    shows(eve, "start")
    expect(eve.page.get_by_test_id("prompt")).to_contain_text("watching")
    for action in ("list", "hint", "undo", "stop", "decline", "end"):
        expect(eve.control(action)).to_be_hidden()
    seen = eve.ask("GET", f"/api/tables/{table}/sight")
    assert {"actions", "seat", "prices", "income"}.isdisjoint(seen)
    assert [seat["coins"] for seat in seen["view"]["seats"]] == [None, None]
    says(eve, "Nice one")
    hears(ada, "Nice one")


def test_people_talk_until_the_host_switches_it_off(visit: Visit) -> None:
    ada, ben = visit(), visit(**PHONE)
    two_at_a_table(ada, ben)
    says(ada, "Hello <b>there</b>")
    hears(ada, "Hello <b>there</b>")
    toast(ben, "Ada: Hello <b>there</b>")
    ben.control("sheet log").click()
    hears(ben, "Hello <b>there</b>")
    says(ben, "Well met")
    hears(ada, "Ben: Well met")
    # The sign of talk, struck through while it is off.
    mute = ada.control("mute")
    expect(mute.locator('use[href$="#chat"]')).to_be_attached()
    mute.click()
    expect(mute.locator('use[href$="#chat-off"]')).to_be_attached()
    for visitor in (ada, ben):
        expect(visitor.page.locator("#say")).to_be_disabled()
    mute.click()
    expect(ben.page.locator("#say")).to_be_enabled()
    says(ben, "So there")
    hears(ada, "So there")
