"""Every page opens, at every size, without a complaint, and is open to everybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import CDPSession

from tests.web.conftest import Visit
from tests.web.player import table_of

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
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
    "/about",
    "/nowhere",
)
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(visit: Visit, path: str, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    visitor.go(path)
    visitor.page.wait_for_selector("h1")
    assert visitor.axe(AXE) == []


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go(path)
    visitor.page.wait_for_selector("h1")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


MOST_BYTES = 400_000


def test_the_first_table_takes_less_than_400_kilobytes(visit: Visit) -> None:
    """Everything that is transferred until a newcomer can act, fonts included."""
    visitor = visit()
    network: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    taken: list[int] = []
    network.on("Network.loadingFinished", lambda got: taken.append(int(got["encodedDataLength"])))
    network.on(
        "Network.webSocketFrameReceived",
        lambda got: taken.append(len(got["response"]["payloadData"])),
    )
    visitor.go("/")
    visitor.page.get_by_test_id("play-now").click()
    visitor.page.get_by_test_id("start-game").click()
    table_of(visitor.page)
    visitor.page.locator('[data-action^="pick"]:visible').first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(taken) > 5
    assert sum(taken) < MOST_BYTES, sum(taken)
