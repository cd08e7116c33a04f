"""Every page opens, at every size, without a complaint, and is open to everybody."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import CDPSession

from tests.sampling import sample_of
from tests.web.conftest import Visit
from tests.web.player import table_of
from tests.web.setting import EASY, ME, OPEN, new_table, start
from tests.web.visitor import Visitor

PAGES = (
    "/",
    "/new",
    "/screen",
    "/tables",
    "/mine",
    "/join",
    "/compendium",
    "/compendium/race-elves",
    "/guide",
    "/workshop",
    "/gallery",
    "/gallery/down-by-the-docks",
    "/people",
    "/operator",
    "/about",
    "/nowhere",
)
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(("path", "theme"), sample_of(product(PAGES, ("light", "dark")), 8))
def test_axe_finds_nothing(visit: Visit, path: str, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    visitor.go(path)
    visitor.page.wait_for_selector("h1")
    assert visitor.axe() == []


@pytest.mark.parametrize("path", sample_of(PAGES, 4))
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go(path)
    visitor.page.wait_for_selector("h1")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": PHONE}


@pytest.mark.parametrize(("size", "theme"), sample_of(product(SIZES, ("light", "dark")), 2))
def test_axe_finds_nothing_at_a_table(visit: Visit, size: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, viewport=SIZES[size])
    settings = {"clock": {"turn": 600}, "without": ["drow"], "options": {"open_coins": True}}
    table = new_table(visitor, "underground-2", ME, EASY, seed=5, **settings)
    visitor.go(f"/t/{table}")
    visitor.page.get_by_test_id("table-setup").get_by_text("Drow").wait_for()
    assert visitor.axe() == [], "the waiting room"
    start(visitor, table)
    visitor.page.locator("[data-region]").first.wait_for()
    assert visitor.axe() == [], "the pick"
    visitor.page.locator('[data-action^="pick"]:visible').first.click()
    visitor.page.locator('[data-action="stop"]').wait_for()
    assert visitor.axe() == [], "the conquest"
    visitor.control("menu").click()
    visitor.page.get_by_test_id("table-setup").get_by_text("10 minutes for each turn").wait_for()
    assert visitor.axe() == [], "the menu"


@pytest.mark.parametrize("theme", sample_of(("light", "dark"), 1))
def test_axe_finds_nothing_afterwards(visit: Visit, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    table = new_table(visitor, "surface-2", ME, EASY, seed=5)
    start(visitor, table)
    hand_over = {"type": "hand-over", "seat": 1, "level": "easy"}
    visitor.ask("POST", f"/api/tables/{table}/commands", hand_over)
    while visitor.ask("GET", f"/api/tables/{table}")["status"] != "over":
        visitor.page.wait_for_timeout(100)
    for page in ("result", "replay"):
        visitor.go(f"/{page}/{table}")
        visitor.page.wait_for_selector("main svg")
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.axe() == [], page


def measured(visit: Visit) -> tuple[Visitor, list[int]]:
    """Somebody with an empty cache, and the bytes of all that is transferred to them."""
    # What a service worker fetches would not be counted.
    visitor = visit(service_workers="block")
    visitor.expecting_trouble = True  # the browser says that it blocks the worker
    network: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    taken: list[int] = []
    network.on("Network.loadingFinished", lambda got: taken.append(int(got["encodedDataLength"])))
    network.on(
        "Network.webSocketFrameReceived",
        lambda got: taken.append(len(got["response"]["payloadData"])),
    )
    return visitor, taken


MOST_BYTES = 400_000
# The largest board alone takes 24 kB.
MOST_BYTES_BY_LINK = {"waiting": 230_000, "running": 300_000}


def test_the_first_table_takes_less_than_400_kilobytes(visit: Visit) -> None:
    """Everything that is transferred until a newcomer can act, fonts included."""
    visitor, taken = measured(visit)
    visitor.go("/")
    visitor.page.get_by_test_id("play-now").click()
    visitor.page.get_by_test_id("start-game").click()
    table_of(visitor.page)
    visitor.page.locator('[data-action^="pick"]:visible').first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(taken) > 5
    assert sum(taken) < MOST_BYTES, sum(taken)


@pytest.mark.parametrize("status", MOST_BYTES_BY_LINK)
def test_a_cold_table_by_link_takes_few_bytes(visit: Visit, status: str) -> None:
    """Everything until a friend can take a seat, or an onlooker sees the board."""
    host, running = visit(), status == "running"
    others = [EASY, EASY, EASY, EASY] if running else [EASY, EASY, EASY, OPEN]
    table = new_table(host, "surface-5", ME, *others)
    if running:
        start(host, table)
    visitor, taken = measured(visit)
    visitor.go(f"/t/{table}")
    first = "[data-region]" if running else '[data-action="sit 5"]'
    visitor.page.locator(first).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(taken) > 5
    assert sum(taken) < MOST_BYTES_BY_LINK[status], sum(taken)
