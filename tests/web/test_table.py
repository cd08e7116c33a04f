"""The table itself: the log, the focus, the menu, the bar, cards from the board, forced colours."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.players import legal
from tests.web.conftest import Visit
from tests.web.player import point_inside
from tests.web.setting import EASY, ME, OPEN, move, new_table, start
from tests.web.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# How far the last line of the log is below what can be seen, in px, once the page has drawn it.
BEHIND = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame().then(frame);
  const line = document.querySelector("#sheet-log .lines li:last-child");
  if (!line) return null;
  let bottom = innerHeight;
  for (let box = line.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== "visible")
      bottom = Math.min(bottom, box.getBoundingClientRect().bottom);
  return line.getBoundingClientRect().bottom - bottom;
}"""

# The contrast of two colours of the design.
CONTRAST = """names => {
  const light = (name) => {
    const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const parts = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255);
    const [r, g, b] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [one, other] = names.map(light).sort();
  return other / one;
}"""


def seated(visitor: Visitor, map: str = "surface-2", *seats: dict[str, str], **more: Any) -> str:
    """A running game, open in the browser."""
    table = new_table(visitor, map, ME, *(seats or (EASY,)), **{"seed": 5, **more})
    start(visitor, table)
    visitor.go(f"/t/{table}")
    visitor.page.locator("[data-region]").first.wait_for()
    return table


def focus_returns(visitor: Visitor, opener: Locator) -> None:
    """Open a dialog by keyboard, close it with Escape: the focus is where it was."""
    opener.focus()
    opener.press("Enter")
    expect(visitor.page.locator("dialog[open]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    expect(opener).to_be_focused()


def test_ground_and_races_are_seen_below_rims_and_decline(visit: Visit) -> None:
    ada = visit()
    table = begun(ada, "surface-2")
    seen = ada.ask("GET", f"/api/tables/{table}/sight")
    move(ada, table, next(text for text in legal(seen) if text.startswith("conquer")))
    page = ada.page
    tint = page.locator(".tint").first
    tint.wait_for(state="attached")
    assert float(tint.evaluate("node => getComputedStyle(node).fillOpacity")) <= 0.1
    width = "node => parseFloat(getComputedStyle(node).strokeWidth)"
    edge, rim = (page.locator(f".owners {each}").first for each in (".edge", ".rim"))
    assert edge.evaluate(width) > rim.evaluate(width), "a line of paper around the rim"
    contrast = page.evaluate(CONTRAST, ["--card-declined-ink", "--card-declined"])
    assert contrast > 7, "a race in decline can be read"


def test_the_tip_of_a_region_is_a_list_with_spaces_between_its_parts(visit: Visit) -> None:
    ada = visit()
    table = begun(ada, "surface-2")
    seen = ada.ask("GET", f"/api/tables/{table}/sight")
    taken = next(text for text in legal(seen) if text.startswith("conquer"))
    move(ada, table, taken)
    region = ada.page.locator(f'[data-region="{taken.split()[1]}"]')
    ada.page.locator(f'[data-stack="{taken.split()[1]}"]').wait_for()
    region.hover(position=point_inside(region))
    # The terrain, who is there, and how many: nothing is glued to what comes before it.
    what = ada.page.get_by_role("tooltip").locator(".what")
    expect(what).to_have_text(re.compile(r"^\s*[\w ]+, Ada: [\w ]+, \d tokens?\s*$"))


def test_the_log_follows_the_game_and_its_end_is_told_everywhere(visit: Visit) -> None:
    ada, eve = visit(), visit(**PHONE)
    table = seated(ada)
    eve.go(f"/t/{table}")
    eve.page.locator("[data-phase]").wait_for()
    ada.ask("POST", f"/api/tables/{table}/commands", {"type": "hand-over", "seat": 1})
    far = []
    while ada.ask("GET", f"/api/tables/{table}")["status"] != "over":
        far.append(ada.page.evaluate(BEHIND))
        ada.page.wait_for_timeout(50)
    assert max(each for each in far if each is not None) < 40, far
    ada.page.get_by_role("button", name="Look at the board").click()
    # Its end stays in sight when there is less room, as when the bar gets a second row.
    ada.page.set_viewport_size(ViewportSize(width=1440, height=740))
    assert ada.page.evaluate(BEHIND) < 40
    # On a phone the log is a sheet, which opens at the last line.
    eve.page.get_by_role("button", name="Look at the board").tap()
    eve.control("sheet log").tap()
    expect(eve.page.locator("#sheet-log .lines")).to_be_visible()
    assert eve.page.evaluate(BEHIND) < 40
    # The table was made without the page, which does not know that there are any.
    ada.has_been_here()
    ada.go("/mine")
    over = ada.page.get_by_test_id("mine-over")
    expect(over).to_contain_text("won with")
    expect(over).to_contain_text("Thistle")
    # The bot keeps its name at another seat.
    ada.ask("POST", f"/api/tables/{table}/commands", {"type": "rematch"})
    again = ada.ask("GET", f"/api/tables/{table}")["rematch"]
    ada.go(f"/t/{again}")
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("Thistle")


def test_enter_plays_now_and_every_dialog_returns_the_focus(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    for opener in ("settings", "you"):
        focus_returns(ada, ada.page.get_by_test_id(opener))
    play = ada.page.get_by_test_id("play-now")
    focus_returns(ada, play)
    play.press("Enter")
    expect(ada.page.get_by_test_id("start-game")).to_be_enabled()
    ada.page.keyboard.press("Enter")
    ada.page.locator("[data-phase]").wait_for()
    for action in ("menu", "list"):
        focus_returns(ada, ada.control(action))
    # A hint says what its combo does and what it leads to, in words.
    hint = ada.control("hint")
    hint.press("Enter")
    best = ada.page.get_by_test_id("advice").locator("section").first
    expect(best).to_contain_text("You would win about")
    expect(best.locator(".figures")).to_have_count(2)
    ada.page.keyboard.press("Escape")
    expect(hint).to_be_focused()


def test_everything_has_one_place_and_the_board_stays_where_it_is(visit: Visit) -> None:
    ada = visit(viewport={"width": 1280, "height": 720})
    table = seated(ada)
    menus = ada.page.locator('button:visible:has(use[href$="#menu"])')
    expect(menus).to_have_count(1)
    board = ada.page.locator(".board")
    boxes = [board.bounding_box()]
    for action in ("pick 1", "conquer", "stop"):
        seen = ada.ask("GET", f"/api/tables/{table}/sight")
        texts = [each["text"] for each in seen["actions"] if each["text"].startswith(action)]
        move(ada, table, texts[0])
        ada.page.locator(f'[data-seq="{seen["seq"] + 1}"]').wait_for()
        boxes.append(board.bounding_box())
    expect(ada.page.locator("[data-phase=redeploy]")).to_be_visible()
    assert boxes == [boxes[0]] * 4
    seats = ada.page.locator("#sheet-seats")
    seats.focus()
    expect(seats).to_be_focused()


def test_on_a_phone_the_board_keeps_its_size_from_phase_to_phase(visit: Visit) -> None:
    ada = visit(**PHONE)
    table = begun(ada, "surface-2")  # with heroes to place, which need a row of their own
    board = ada.page.locator(".board")
    boxes = [board.bounding_box()]
    for verb in ("conquer", "conquer", "stop"):
        seen = ada.ask("GET", f"/api/tables/{table}/sight")
        move(ada, table, next(text for text in legal(seen) if text.startswith(verb)))
        ada.page.locator(f'[data-seq="{seen["seq"] + 1}"]').wait_for()
        boxes.append(board.bounding_box())
    expect(ada.page.locator("[data-phase=redeploy]")).to_be_visible()
    assert boxes == [boxes[0]] * 4


def test_cards_open_from_the_board_and_the_list_of_moves_has_prices(visit: Visit) -> None:
    ada = visit()
    table = seated(ada, "underground-2")
    tip = ada.page.locator("#card-tip")
    ada.control("compare").click()
    compared = ada.page.get_by_test_id("compare").get_by_role("listitem")
    expect(compared).to_have_count(6)
    expect(compared.first.locator("p")).to_have_count(2)
    ada.page.keyboard.press("Escape")
    move(ada, table, "pick 1")
    ada.page.locator("[data-phase=start]").wait_for()
    view = ada.ask("GET", f"/api/tables/{table}/sight")["view"]
    slug = next(each["slug"] for each in view["regions"] if each["things"])
    region = ada.page.locator(f'[data-region="{slug}"]')
    region.click(button="right", position=point_inside(region))
    menu = ada.page.get_by_test_id("region-menu")
    for card in (menu.locator(".cards button").first, menu.get_by_text("Monster")):
        name = card.inner_text().strip()
        card.click()
        expect(tip).to_contain_text(name)
        ada.page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    ada.control("list").click()
    moves = ada.page.locator('dialog [data-action^="conquer"]')
    expect(moves.first.locator('[data-amount="tokens"]')).to_be_visible()
    assert ada.axe() == []


# What the panel of a combo covers of the combos, the buttons and, if there is a log, of the board.
COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const panel = box(document.querySelector("#card-tip"));
  const needed = [...document.querySelectorAll(
    "#sheet-combos, .bar button, .tabs button, .table-bar button, #sheet-seats")];
  if (document.querySelector("#sheet-log").checkVisibility())
    needed.push(document.querySelector(".board"));
  const across = ({ left, top, right, bottom }) =>
    left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom;
  return needed
    .filter((node) => node.checkVisibility() && across(box(node)))
    .map((node) => node.outerHTML.slice(0, 80));
}"""
SCREENS = ((390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900))


def test_a_combo_shows_all_of_itself_in_one_panel_that_covers_nothing_needed(visit: Visit) -> None:
    ada = visit(has_touch=True, color_scheme="dark")
    table = seated(ada)
    tip = ada.page.locator("#card-tip")
    combo = ada.ask("GET", f"/api/tables/{table}/sight")["view"]["column"][1]
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.control("show 2").tap()
        for key in (f"power-{combo['power']}", f"race-{combo['race']}"):
            expect(tip.locator(f'a[href="/compendium/{key}"]')).to_be_visible()
        expect(tip).to_contain_text("Costs 1 coin")
        expect(tip).to_contain_text("Coins afterwards: 4")
        assert ada.page.evaluate(COVERED) == [], (width, height)
        assert ada.axe() == [], (width, height)
        ada.page.keyboard.press("Escape")
        expect(ada.control("show 2")).to_be_focused()
        expect(tip).to_have_count(0)
    pick = ada.control("pick 1")
    pick.hover()
    expect(tip).to_have_role("tooltip")
    ada.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # The focus alone opens it, and Enter still picks at once.
    pick.focus()
    expect(pick).to_have_attribute("aria-describedby", "card-tip")
    pick.press("Enter")
    ada.page.locator("[data-phase=start]").wait_for()
    expect(tip).to_have_count(0)


def test_forced_colours_show_the_round_and_the_turn(visit: Visit) -> None:
    ada = visit(forced_colors="active")
    seated(ada)
    style = "(node, name) => getComputedStyle(node)[name]"
    now, later = ada.page.locator(".rounds .now"), ada.page.locator(".rounds span").last
    colours = [each.evaluate(style, "backgroundColor") for each in (now, later)]
    assert colours[0] != colours[1]
    seats = ada.page.locator("#sheet-seats li")
    outlines = [seats.nth(place).evaluate(style, "outlineStyle") for place in (0, 1)]
    assert outlines == ["solid", "none"]


def test_whoever_comes_without_a_name_or_to_no_table_is_helped_on(visit: Visit) -> None:
    ada, ben = visit(), visit()
    rules = {"clock": {"turn": 180}, "without": ["elves"], "options": {"open_coins": True}}
    table = new_table(ada, "surface-2", ME, OPEN, **rules)
    ben.go(f"/t/{table}")
    setup = ben.page.get_by_test_id("table-setup")
    for words in ("3 minutes for each turn", "Open coins: on", "Elves"):
        expect(setup).to_contain_text(words)
    ben.control("sit 2").click()
    expect(ben.page.get_by_test_id("name")).to_be_focused()
    expect(ben.page.locator(".wait")).to_contain_text("name")
    ben.expecting_trouble = True
    ben.go("/t/AAAAAAAAAAAAAAAA")
    expect(ben.page.get_by_test_id("join-field")).to_be_visible()
    expect(ben.page.get_by_test_id("no-table").get_by_role("link")).to_have_count(4)


TWO_FRAMES = """() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(drawn)))"""
SIDES = """() => [...document.querySelectorAll("[data-region]")].map((region) => {
  const { width, height } = region.getBoundingClientRect();
  return [region.dataset.region, Math.min(width, height)];
})"""


def begun(visitor: Visitor, map: str) -> str:
    """A game against bots before the first conquest, open in the browser."""
    table = seated(visitor, map, *[EASY] * (int(map[-1]) - 1))
    move(visitor, table, "pick 1")
    visitor.page.locator("[data-phase=start]").wait_for()
    return table


def fits_fingers(visitor: Visitor) -> None:
    """The board fills its place, and every region is as wide and as high as a finger."""
    # The board learns of its new place when the next frame is drawn, and lays itself out for it.
    visitor.page.evaluate(TWO_FRAMES)
    box = "node => node.getBoundingClientRect().toJSON()"
    frame, sheet = (visitor.page.locator(f".board{each}").evaluate(box) for each in ("", " .sheet"))
    assert sheet["height"] > 0.98 * frame["height"] > 500
    assert sheet["width"] > 0.85 * frame["width"]
    assert [each for each in visitor.page.evaluate(SIDES) if each[1] < 44] == []


def test_a_board_upright_on_a_phone_is_turned_and_has_room_for_fingers(visit: Visit) -> None:
    ada = visit(**PHONE)
    for map in ("underground-3", "underground-2", "surface-3", "surface-2"):
        begun(ada, map)
        fits_fingers(ada)


def test_on_a_phone_a_tap_shows_price_and_sum_and_a_second_one_conquers(visit: Visit) -> None:
    ada = visit(**PHONE)
    table = begun(ada, "surface-2")
    seen = ada.ask("GET", f"/api/tables/{table}/sight")
    slug = next(text.split()[1] for text in legal(seen) if text.startswith("conquer"))
    price = next(each["price"] for each in seen["prices"] if each["region"] == slug)
    region = ada.page.locator(f'[data-region="{slug}"]')
    region.tap(position=point_inside(region))
    menu = ada.page.get_by_test_id("region-menu")
    expect(menu.locator(".sum li").first).to_be_visible()
    expect(menu.locator(f'[data-action="conquer {slug}"]')).to_contain_text(str(price))
    assert ada.ask("GET", f"/api/tables/{table}/sight")["seq"] == seen["seq"]
    region.tap(position=point_inside(region))
    expect(ada.page.locator(f'[data-stack="{slug}"]')).to_be_visible()
