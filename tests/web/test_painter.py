"""Maps are painted, generated and played on in a real browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.player import Hands, Keys, Player, table_of
from tests.web.setting import play_out
from tests.web.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}


def by_testid(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def new_map(visitor: Visitor) -> Locator:
    """A blank map on the workbench; its grid."""
    visitor.go("/workshop")
    visitor.control("new-collection").click()
    visitor.control("add-map").click()
    return by_testid(visitor.page, "painter-grid")


def stroke(grid: Locator, across: float, down: float) -> None:
    """A short stroke with the mouse, from a point in parts of the grid."""
    box = grid.bounding_box()
    assert box is not None
    x, y = box["x"] + across * box["width"], box["y"] + down * box["height"]
    mouse = grid.page.mouse
    mouse.move(x - 15, y)
    mouse.down()
    mouse.move(x + 15, y + 5)
    mouse.up()


def take_a_turn(visitor: Visitor, hands: type[Hands] = Hands) -> str:
    """The first turn at the table, on the page. Returns the table."""
    table = table_of(visitor.page)
    player = Player(visitor, table, hands(visitor.page))
    player.shown(1)
    for _ in range(3):
        assert player.step()
    return table


def test_a_map_is_painted_by_mouse_drawn_kept_and_played_on(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    grid = new_map(ada)
    checks = by_testid(page, "checks")
    grid.scroll_into_view_if_needed()
    for number in range(8):
        stroke(grid, (number % 4 + 0.5) / 4, (number // 4 + 0.5) / 2)
    expect(grid).to_have_attribute("data-regions", "8")
    expect(checks).to_contain_text("hexagons belong to no region")
    ada.control("fill-gaps").click()
    expect(checks).to_contain_text("this map can be played")
    by_testid(page, "region-name").fill("Crumb Cove")
    by_testid(page, "region-terrain").select_option("lake")
    expect(checks).to_contain_text("“Crumb Cove” is a lake on the edge")
    expect(checks).to_contain_text("7 land regions are too few")
    ada.control("undo").click()
    page.get_by_label("Magic").check()
    by_testid(page, "map-name").fill("The Docks")
    expect(by_testid(page, "finished-look")).to_contain_text("Crumb Cove")
    assert ada.axe() == []

    page.reload()
    expect(page.locator('[data-map="the-docks"]')).to_be_visible()
    expect(grid).to_have_attribute("data-regions", "8")
    ada.control("try").click()
    expect(page.locator('[data-region="crumb-cove"]').first).to_be_attached()
    play_out(take_a_turn(ada), ada)
    expect(by_testid(page, "result").first).to_be_visible()


def test_a_map_is_painted_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    grid = new_map(ada)
    grid.focus()
    keys = page.keyboard
    keys.press("Space")
    for _ in range(4):
        keys.press("Shift+ArrowRight")
    expect(page.get_by_text("Row 1, column 5: Region 1, Farmland")).to_be_attached()
    for _ in range(6):
        keys.press("ArrowDown")
    keys.press("Space")
    expect(grid).to_have_attribute("data-regions", "2")
    # The second region becomes part of the first.
    keys.press("6")
    for _ in range(6):
        keys.press("ArrowUp")
    keys.press("Space")
    keys.press("4")
    for _ in range(6):
        keys.press("ArrowDown")
    keys.press("Space")
    expect(grid).to_have_attribute("data-regions", "1")
    expect(by_testid(page, "checks")).to_contain_text("“Region 1” is in 2 pieces")
    keys.press("Control+z")
    expect(grid).to_have_attribute("data-regions", "2")
    paint_the_rest(page)
    expect(grid).to_have_attribute("data-regions", "8")
    fingers = Keys(page)
    fingers.press(ada.control("fill-gaps"))
    expect(by_testid(page, "checks")).to_contain_text("can be played")
    fingers.press(ada.control("try"))
    take_a_turn(ada, Keys)


def paint_the_rest(page: Page) -> None:
    """Six more regions, by keyboard: the cursor stands on the second one, at the left."""
    keys = page.keyboard
    keys.press("1")
    for _ in range(3):
        for _ in range(4):
            keys.press("ArrowRight")
        keys.press("Space")
    for _ in range(3):
        for _ in range(4):
            keys.press("ArrowDown")
        keys.press("Space")


def test_a_map_is_generated_on_a_phone_and_chosen_for_a_table(visit: Visit) -> None:
    ada = visit(**PHONE, color_scheme="dark")
    page = ada.page
    grid = new_map(ada)
    by_testid(page, "generate").locator("summary").click()
    by_testid(page, "map-seed").fill("7")
    ada.control("generate").click()
    expect(page.get_by_text("This is the board of seed 7.")).to_be_visible()
    expect(grid).to_have_attribute("data-regions", "23")
    expect(by_testid(page, "checks")).to_contain_text("can be played")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ada.axe() == []

    ada.control("use").click()
    title = "The Poppet Shires (2 players)"
    expect(by_testid(page, "map").get_by_label(title)).to_be_checked()
    # A collection of the gallery comes along, and its map may be chosen instead.
    by_testid(page, "home-made").locator("summary").click()
    page.get_by_label("Places to squabble over").check()
    breakfast = by_testid(page, "map").get_by_label("The Breakfast Table")
    breakfast.check()
    expect(breakfast).to_be_checked()
    by_testid(page, "map").get_by_label(title).check()
    by_testid(page, "seat-2-kind").select_option("bot")
    by_testid(page, "create-table").click()
    take_a_turn(ada)
