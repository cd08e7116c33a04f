"""The table on every screen: nothing overlaps, nothing needed is cut, nothing is too small."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.games_in_phases import PhaseGames
from tests.web.measures import (
    cut_texts,
    overlaps,
    seats_out_of_sight,
    small_texts,
    strangers_on_the_board,
)
from tests.web.visitor import Visitor

SIZES = ((390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (2560, 1440))
THEMES = ("light", "dark")
SEATS = (2, 5)
ALL = [(*size, theme, seats) for size in SIZES for theme in THEMES for seats in SEATS]
SAMPLE = random.Random(293).sample(ALL, 3)


@pytest.fixture(scope="module")
def games(chromium: Browser, server: Server) -> Iterator[PhaseGames]:
    context = chromium.new_context(base_url=server.url)
    yield PhaseGames(Visitor(context.new_page(), server.url, 0))
    context.close()


def looks_right(page: Page) -> None:
    """Measure the table as it stands."""
    assert overlaps(page) == []
    assert strangers_on_the_board(page) == []
    assert cut_texts(page) == []
    assert small_texts(page) == []


def check(visit: Visit, games: PhaseGames, width: int, height: int, theme: str, seats: int) -> None:
    tables = [games.table(seats, phase) for phase in ("conquest", "redeploy")]
    state = games.visitor.page.context.storage_state()
    size: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    visitor = visit(**size, color_scheme=theme, storage_state={**state, "origins": []})
    page = visitor.page
    for table in tables:
        visitor.go(f"/t/{table}")
        page.locator("[data-region]").first.wait_for()
        prompt = page.get_by_test_id("prompt")
        expect(prompt).to_have_attribute("data-mine", "true")
        page.evaluate("document.fonts.ready")
        looks_right(page)
    if height > 600 and width > 640:
        assert seats_out_of_sight(page) == []
        lines = page.locator("#sheet-log .lines").bounding_box()
        assert lines is not None
        assert lines["height"] > 80, "a log that can be read"
    else:
        expect(page.locator(".strip > .seat")).to_have_count(seats)
        expect(page.locator(".table-bar .short")).to_be_visible()
    expect(visitor.control("end")).to_be_in_viewport(ratio=1)
    if seats == 2 or height > 400:  # five seats leave the bar of a low screen less height
        expect(visitor.control("list")).to_be_in_viewport(ratio=1)
    if min(width, height) < 400:
        expect(visitor.control("sheet log")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height", "theme", "seats"), SAMPLE)
def test_a_table_fits_a_sample_of_the_screens(
    visit: Visit, games: PhaseGames, width: int, height: int, theme: str, seats: int
) -> None:
    check(visit, games, width, height, theme, seats)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "theme", "seats"), ALL)
def test_a_table_fits_every_screen(
    visit: Visit, games: PhaseGames, width: int, height: int, theme: str, seats: int
) -> None:
    check(visit, games, width, height, theme, seats)
