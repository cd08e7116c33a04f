"""After a game and beside it: coins revealed, rematch, links, replays, playing on from there."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.player import table_of
from tests.web.setting import EASY, ME, new_table, play_out, start, two_at_a_table
from tests.web.visitor import Visitor

# Notes the coins on the page whenever they change.
WATCH_COINS = """
window.coins = [];
window.told = false;
new MutationObserver(() => {
  const shown = [...document.querySelectorAll(".coin-reveal li .coins")];
  if (shown.length) window.coins.push(shown.map((each) => each.textContent.trim()));
  const counting = shown.some((each) => each.textContent.includes("?"));
  window.told = window.told || (counting && document.querySelector("figure") !== null);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def result(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("result")


def test_coins_are_revealed_seat_by_seat_and_both_go_on_to_the_rematch(visit: Visit) -> None:
    ada = visit(speed=1, reduced_motion="no-preference")
    ben = visit()
    table = two_at_a_table(ada, ben)
    ada.page.evaluate(WATCH_COINS)
    play_out(table, ada, ben)

    expect(result(ben).locator("h1")).to_contain_text(re.compile("Ada|Ben"))
    skip = ada.control("skip")
    expect(skip.or_(result(ada)).first).to_be_visible()
    if skip.is_visible():
        skip.click()
    expect(result(ada).locator("h1")).to_contain_text(re.compile("Ada|Ben"))
    expect(result(ada).locator(".won")).not_to_have_count(0)
    rich, poor = zip(*ada.page.evaluate("window.coins"), strict=True)
    at_last = [each for each, other in zip(poor, rich, strict=True) if other == "?"]
    assert at_last[0] == "?"
    assert at_last[-1] == ada.page.locator(".coin-reveal li .coins").nth(1).inner_text().strip()
    # No chart gives the result away before the coins do.
    expect(result(ada).locator("figure").first).to_be_visible()
    assert not ada.page.evaluate("window.told")
    levels = ada.page.evaluate(
        "[...document.querySelectorAll('h1, h2, h3')].map((each) => +each.tagName[1])"
    )
    assert levels[0] == 1
    assert all(after - before < 2 for before, after in pairwise(levels)), levels

    ada.control("rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(ben.control("rematch")).to_contain_text("Join the rematch")
    ben.control("rematch").click()
    expect(ben.page).to_have_url(ada.page.url)


def test_a_result_is_shared_and_played_on_from(visit: Visit) -> None:
    ada, eve = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table = new_table(ada, "surface-2", ME, EASY)
    start(ada, table)
    play_out(table, ada)
    ada.go(f"/t/{table}")
    ada.control("share").click()
    expect(ada.page.get_by_text("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    eve.go(link)
    expect(eve.page.locator("h1")).to_contain_text(re.compile("wins|share"))
    expect(eve.control("rematch")).to_be_hidden()
    eve.control("replay").click()
    eve.control("turn-on").wait_for()
    expect(eve.page.locator("progress")).to_be_hidden()
    for _ in range(4):
        eve.control("turn-on").click()
    moment = eve.page.locator(".current-turn strong").inner_text()
    round = int(re.findall(r"\d+", moment)[0])
    eve.control("branch").click()
    eve.control("branch-go").click()
    branched = table_of(eve.page)
    assert branched != table
    info = eve.ask("GET", f"/api/tables/{branched}")
    assert [info["practice"], info["status"]] == [True, "playing"]
    assert eve.ask("GET", f"/api/tables/{branched}/sight")["view"]["round"] == round > 1
    prompt = eve.page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-mine", "true")


def test_a_running_game_is_watched_from_its_beginning(visit: Visit) -> None:
    ada = visit()
    table = new_table(ada, "surface-2", ME, EASY)
    start(ada, table)
    ada.go(f"/t/{table}")
    ada.control("pick 1").click()
    ada.control("stop").click()
    ada.control("menu").click()
    ada.control("replay").click()
    ada.control("step-on").click()
    expect(ada.page.locator(".events")).to_contain_text("Ada picks")
    expect(ada.control("branch")).to_be_hidden()
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("ArrowLeft")
    ada.control("run").click()
    expect(ada.control("step-on")).to_be_disabled()


def test_a_game_teaches_what_would_have_been_better(visit: Visit) -> None:
    ada = visit()
    table = new_table(ada, "surface-2", ME, EASY, seed=8)
    start(ada, table)
    body = {"type": "hand-over", "seat": 1, "level": "random"}
    ada.ask("POST", f"/api/tables/{table}/commands", body)
    while ada.ask("GET", f"/api/tables/{table}")["status"] != "over":
        ada.page.wait_for_timeout(100)
    ada.go(f"/result/{table}")
    ada.control("review").click()
    first = ada.page.get_by_test_id("moment-1")
    expect(first).to_contain_text("Better")
    expect(ada.page.locator("svg .mark")).to_have_count(3)
    assert ada.axe() == []
    ada.control("moment-board 1").click()
    ada.control("moment-on").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Step 1 of")
    board = ada.page.get_by_role("dialog").locator("[data-region]")
    expect(board.first).to_be_visible()
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    expect(ada.control("moment-board 1")).to_be_focused()
    ada.control("moment-try 1").click()
    branched = table_of(ada.page)
    info = ada.ask("GET", f"/api/tables/{branched}")
    assert [info["practice"], info["status"]] == [True, "playing"]
