"""The comforts of the table: what happened since my last turn, quick hands, rules at hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.server.players import legal
from tests.web.conftest import DESKTOP, Visit
from tests.web.measures import overlaps, strangers_on_the_board
from tests.web.player import Bold, Hands, options_of
from tests.web.setting import EASY, ME, move, new_table, start, two_at_a_table
from tests.web.visitor import Visitor

Sight = dict[str, Any]
# Counts the traces on the board and the coins in flight, as they come.
WATCH = """
window.sights = { trace: 0, coin: 0 };
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (node.dataset?.trace) window.sights.trace += 1;
      if (node.dataset?.testid === "flying-coin") window.sights.coin += 1;
    }
}).observe(document.body, { childList: true, subtree: true });
"""


def play_until(visitor: Visitor, table: str, done: Callable[[Sight], bool]) -> Sight:
    """Play the person's seat without the page, until there is a decision that is *done*."""
    choice = Bold(3)
    for _ in range(900):
        seen: Sight = visitor.ask("GET", f"/api/tables/{table}/sight")
        if legal(seen) and done(seen):
            return seen
        if legal(seen):
            move(visitor, table, choice(legal(seen)))
        else:
            visitor.page.wait_for_timeout(30)
    raise AssertionError("it never came so far")


def turn_begins(round_: int) -> Callable[[Sight], bool]:
    """A turn from that round on begins in which an army that is there already can conquer.

    Who has just picked one is in the middle of a turn, and a decline would end it at once.
    """
    return lambda seen: (
        seen["view"]["round"] >= round_
        and seen["view"]["phase"] == "start"
        and bool(options_of(legal(seen), "decline") and options_of(legal(seen), "conquer"))
    )


def redeploys(round_: int) -> Callable[[Sight], bool]:
    return lambda seen: seen["view"]["round"] == round_ and bool(deployments(seen))


def deployments(seen: Sight) -> list[str]:
    return [text for text in legal(seen) if text.startswith("deploy")]


def both_until(table: str, people: tuple[Visitor, ...], done: Callable[[Sight], bool]) -> None:
    """Play the seats of *people* without the page, until *done* of a view."""
    choice = Bold(3)
    for _ in range(300):
        for visitor in people:
            seen = visitor.ask("GET", f"/api/tables/{table}/sight")
            if done(seen["view"]):
                return
            if legal(seen):
                move(visitor, table, choice(legal(seen)))
    raise AssertionError("it never came so far")


def reachable(visitor: Visitor, table: str) -> str:
    """A free region beside one that the visitor's only seat holds, which its army can afford."""
    view = visitor.ask("GET", f"/api/tables/{table}/sight")["view"]
    own = {each["slug"] for each in view["regions"] if each["holder"] == 1}
    free = {each["slug"] for each in view["regions"] if not each["holder"] and not each["things"]}
    map_ = visitor.ask("GET", f"/api/tables/{table}/map")
    return next(
        str(each["slug"])
        for each in map_["regions"]
        if each["slug"] in free
        and each["terrain"] not in ("sea", "lake")
        and own & set(each["neighbours"])
    )


def table_with_bots(visitor: Visitor) -> str:
    table = new_table(visitor, "surface-3", ME, EASY, EASY, seed=11)
    start(visitor, table)
    return table


def opened(visitor: Visitor, table: str) -> None:
    visitor.go(f"/t/{table}")
    visitor.page.locator("[data-region]").first.wait_for()


def test_what_happened_is_told_beside_the_board_and_in_nobodys_way(visit: Visit) -> None:
    ada = visit()
    table = table_with_bots(ada)
    seen = play_until(ada, table, turn_begins(2))  # in the first round every bot conquers
    opened(ada, table)
    recap = ada.page.get_by_test_id("recap")
    expect(recap).to_contain_text("You score")
    expect(recap).to_contain_text(re.compile("conquers|takes"))
    assert ada.page.evaluate("document.activeElement === document.body"), "no focus is taken"
    assert ada.axe() == []
    # Where the log is a sheet, it has a line of its own.
    for width, height in ((800, 700), (900, 600), (600, 620)):
        ada.page.set_viewport_size(ViewportSize(width=width, height=height))
        expect(ada.page.get_by_test_id("recap-line")).to_be_in_viewport(ratio=1)
        assert overlaps(ada.page) == []
    ada.page.set_viewport_size(DESKTOP)
    # Step by step on the board; the focus stays.
    ada.page.keyboard.press("n")
    expect(ada.page.locator("[data-trace]").first).to_be_attached()
    # Whoever plays at once need not close it.
    move(ada, table, Bold(3)(legal(seen)))
    expect(recap).to_have_count(0)
    expect(ada.page.locator("[data-trace]")).to_have_count(0)


def test_conquests_of_others_leave_traces_and_coins_fly(visit: Visit) -> None:
    ada = visit(speed=3, reduced_motion="no-preference")
    table = table_with_bots(ada)
    play_until(ada, table, turn_begins(2))
    opened(ada, table)
    ada.page.evaluate(WATCH)
    play_until(ada, table, turn_begins(3))
    expect(ada.page.get_by_test_id("prompt")).to_have_attribute("data-mine", "true")
    sights = ada.page.evaluate("window.sights")
    assert sights["trace"] > 0
    assert sights["coin"] > 0


def test_a_planned_conquest_is_played_when_the_turn_comes(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = two_at_a_table(ada, ben, seed=3)
    both_until(table, (ada, ben), lambda view: view["round"] == 2 and view["turn"] == 2)
    hands = Hands(ada.page)
    expect(ada.page.locator('[data-seat="2"].decides')).to_be_visible()
    regions = ada.ask("GET", f"/api/tables/{table}/sight")["view"]["regions"]
    theirs = [each["slug"] for each in regions if each["holder"] == 2]
    # One plan after the other; Escape drops the last one.
    hands.press(hands.region(theirs[0]))
    hands.press(hands.region(theirs[1]))
    expect(ada.control("unplan")).to_be_visible()
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator('[data-action="unplan"]')).to_have_count(0)
    slug = reachable(ada, table)
    hands.press(hands.region(slug))
    both_until(table, (ben,), lambda view: view["turn"] == 1)
    expect(ada.page.locator("[data-phase=conquest]")).to_be_visible()
    expect(ada.page.get_by_test_id("recap")).to_be_visible()
    seen = ada.ask("GET", f"/api/tables/{table}/sight")["view"]
    assert next(each["holder"] for each in seen["regions"] if each["slug"] == slug) == 1


def test_all_tokens_go_to_one_region_by_key(visit: Visit) -> None:
    ada = visit()
    table = table_with_bots(ada)
    seen = play_until(ada, table, redeploys(3))
    opened(ada, table)
    hand = ada.page.get_by_test_id("hand")
    assert hand.get_attribute("data-left") != "0"
    ada.page.locator(f'[data-region="{deployments(seen)[0].split()[1]}"]').focus()
    ada.page.keyboard.press("f")
    expect(hand).to_have_attribute("data-left", "0")
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog kbd")).to_have_count(16)


def test_tokens_go_where_they_went_last_turn(visit: Visit) -> None:
    ada = visit()
    table = table_with_bots(ada)
    seen = play_until(ada, table, redeploys(2))
    habit = deployments(seen)[1]
    while habit in legal(seen):
        move(ada, table, habit)
        seen = ada.ask("GET", f"/api/tables/{table}/sight")
    seen = play_until(ada, table, redeploys(3))
    slug = habit.split()[1]
    tokens = next(each["tokens"] for each in seen["view"]["regions"] if each["slug"] == slug)
    opened(ada, table)
    hand = ada.page.get_by_test_id("hand")
    left = int(hand.get_attribute("data-left") or 0)
    assert left > 0
    ada.page.keyboard.press("p")
    expect(ada.page.locator(f'[data-stack="{slug}"]')).to_have_text(str(tokens + left))
    expect(hand).to_have_attribute("data-left", "0")
    expect(ada.control("gather")).to_be_visible()


def test_the_rules_open_beside_the_board_at_what_is_focused(visit: Visit) -> None:
    ada = visit()
    table = table_with_bots(ada)
    seen = play_until(ada, table, turn_begins(2))
    opened(ada, table)
    own = next(each for each in seen["view"]["regions"] if each["holder"] == 1)
    region = ada.page.locator(f'[data-region="{own["slug"]}"]')
    region.focus()
    ada.page.keyboard.press("i")
    panel = ada.page.get_by_test_id("rules-panel")
    expect(panel.get_by_role("heading", name=own["race"].title(), exact=True)).to_be_visible()
    ada.page.keyboard.type("dragon")
    expect(panel.locator("li").first).to_contain_text("Dragon")
    assert ada.axe() == []
    assert strangers_on_the_board(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(region).to_be_focused()
