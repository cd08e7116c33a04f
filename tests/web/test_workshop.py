"""From an idea to a game with friends: a race and a power are made, tried, shared and played."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from elbowroom.homemade.content import Content, read_content
from elbowroom.play.match import Match
from elbowroom.server.live.chance import ChanceStream, practice_seed
from tests.web.conftest import Visit
from tests.web.player import Brisk, Hands, Keys, Player, play_together, table_of
from tests.web.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
MAP = "surface-3"


def by_testid(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def make_race(page: Page) -> None:
    """By mouse: a name, tokens, an icon, and two effects from menus."""
    page.locator('[data-action="add-race"]').click()
    by_testid(page, "thing-name").fill("Mole Men")
    by_testid(page, "tokens").select_option("6")
    by_testid(page, "stand-in").select_option("ratmen")
    by_testid(page, "choose-icon").click()
    by_testid(page, "icon-search").fill("mole")
    page.locator('[data-icon="mole"]').click()
    by_testid(page, "add-effect").select_option("made-effect-cheaper")
    page.locator('[data-action="add-effect"]').click()
    # The regions that it means light up on a board.
    expect(by_testid(page, "preview")).not_to_have_attribute("data-lit", "0")
    regions = page.get_by_label("Which regions")
    regions.first.select_option("near")
    page.locator('.inner [data-join="and"]').click()
    regions.nth(1).select_option("mountain")
    regions.nth(2).select_option("held")
    card = by_testid(page, "live-card")
    sentence = "regions that it counts as next to (mountain regions that it holds)"
    expect(card).to_contain_text(sentence)
    by_testid(page, "add-effect").select_option("made-effect-thorns")
    page.locator('[data-action="add-effect"]').click()
    expect(card).to_contain_text("loses 1 of the tokens that did it")


def make_power(page: Page) -> None:
    """By keyboard alone: tabs, Enter, letters and arrows."""
    keys = Keys(page)
    keys.press(page.locator('[data-action="add-power"]'))
    reach(keys, by_testid(page, "thing-name"))
    page.keyboard.press("Control+A")
    page.keyboard.type("Lucky")
    reach(keys, by_testid(page, "add-effect"))
    page.keyboard.type("1 extra coin for each non")
    keys.press(page.locator('[data-action="add-effect"]'))
    card = by_testid(page, "live-card")
    expect(card).to_contain_text("each non-empty region it conquered")
    reach(keys, page.get_by_label("How many"))
    page.keyboard.press("ArrowDown")
    expect(card).to_contain_text("2 extra coins")


def reach(keys: Keys, spot: Locator) -> None:
    """Tab to a field."""
    spot.wait_for(state="visible")
    for _ in range(150):
        if spot.evaluate("node => node === document.activeElement"):
            return
        keys.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {spot}")


def content_of(page: Page) -> Content:
    """The collection on the device."""
    stored = page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('elbowroom-collection-'))[1]"
    )
    return read_content(json.loads(stored)["tree"], "draft")


def seed_with(content: Content, race: str) -> int:
    """The seed of a deal with *race* in the first slot."""
    for seed in range(500):
        match = Match(MAP, content=content, chance=ChanceStream(practice_seed(seed)))
        if match.view(None).column[0].race == race:
            return seed
    raise AssertionError("never dealt")


def set_table(visitor: Visitor, link: str, content: Content) -> str:
    """Whoever got the link sets a table for three with it, one of them a bot."""
    page = visitor.page
    page.goto(link)
    expect(page.locator("article")).to_have_count(2)
    visitor.control("use").click()
    by_testid(page, "players").locator('input[value="3"]').check()
    page.get_by_text("For practice").click()
    by_testid(page, "seed").fill(str(seed_with(content, "mole-men")))
    by_testid(page, "my-name").fill("Ben")
    by_testid(page, "create-table").click()
    table = table_of(page)
    visitor.control("set-bot 3").select_option("easy")
    return table


def test_a_race_and_a_power_are_made_tried_shared_played_and_replayed(visit: Visit) -> None:
    ada, ben = visit(), visit()
    page = ada.page
    ada.go("/workshop")
    ada.control("new-collection").click()
    by_testid(page, "collection-name").fill("Down by the docks")
    make_race(page)
    make_power(page)
    page.reload()
    expect(page.locator("[data-thing]")).to_have_count(2)
    expect(by_testid(page, "live-card")).to_contain_text("Mole Men")
    assert ada.axe() == []

    ada.control("share-it").click()
    expect(by_testid(page, "share-code")).to_be_visible()
    link = by_testid(page, "share-link").input_value()
    page.keyboard.press("Escape")
    content = content_of(page)
    ada.control("try").click()
    table_of(page)
    first = page.locator('[data-action="pick 1"]')
    expect(first).to_contain_text("Mole Men")
    expect(first).to_contain_text("Lucky")

    table = set_table(ben, link, content)
    ada.go(f"/t/{table}")
    card = page.locator('[data-made="mole-men"]')
    expect(card).to_contain_text("In place of Ratmen")
    by_testid(page, "name").fill("Ada")
    ada.control("sit 2").click()
    expect(ben.control("start")).to_be_enabled()
    ben.control("start").click()
    play(table, ada, ben)

    ben.go(f"/result/{table}")
    expect(ben.page.get_by_text("Mole Men").first).to_be_visible()
    ben.go(f"/replay/{table}?at=12")
    expect(ben.page.locator("aside")).to_contain_text("Mole Men")
    ben.page.keyboard.press("End")
    expect(ben.control("step-on")).to_be_disabled()


def play(table: str, ada: Visitor, ben: Visitor) -> None:
    """Ben takes the home-made race; he plays by mouse, Ada by keyboard, to the end of the game."""
    host = Player(ben, table, Hands(ben.page), first_of)
    host.shown(1)
    assert host.step()
    log = ada.page.locator("#sheet-log")
    expect(log).to_contain_text("Mole Men")
    icon = ben.page.locator('use[href="/made/mole.svg#icon"]').first
    expect(icon).to_be_attached()
    host.choice = Brisk()
    play_together(host, Player(ada, table, Keys(ada.page), Brisk(2)))


def first_of(options: list[str]) -> str:
    return "pick 1" if "pick 1" in options else options[0]


def test_mistakes_say_what_would_be_right_and_text_and_menus_follow_each_other(
    visit: Visit,
) -> None:
    ada = visit(**PHONE, color_scheme="dark")
    page = ada.page
    ada.go("/workshop")
    ada.control("new-collection").click()
    page.locator('[data-action="add-race"]').click()
    by_testid(page, "tokens").select_option("10")
    by_testid(page, "stand-in").select_option("ratmen")
    card = by_testid(page, "live-card")
    expect(card).to_contain_text("lower them, or stand in for another race")
    ada.control("undo").click()
    expect(card.locator("article")).to_be_visible()

    ada.control("text").click()
    text = by_testid(page, "text-form")
    expect(text).to_have_value(re.compile("New race"))
    text.fill(text.input_value().replace("New race", "Moles").replace("10", "7"))
    expect(card).to_contain_text("7 tokens")
    text.fill(text.input_value().replace("tokens = 7", "tokens = = 7"))
    expect(page.locator("#text-mistakes")).to_contain_text("6:10")
    assert ada.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.go("/workshop")
    expect(page.locator("li.card")).to_contain_text("1 race")
