"""Words fit their places and can be read: all pages and languages, on a phone and a desktop."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from elbowroom.words import languages
from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.games_in_phases import PhaseGames
from tests.web.measures import broken_words, cut_texts, misfits, overlaps, small_texts
from tests.web.setting import EASY, ME, OPEN, new_table, play_out, start
from tests.web.test_pages import PAGES
from tests.web.visitor import Visitor

SIZES = {"phone": (390, 844), "desktop": (1280, 720)}
AT_A_TABLE = ("waiting", "pick", "conquest", "redeploy", "result", "replay")
ALL = [
    (place, size, language)
    for place in (*PAGES, *AT_A_TABLE)
    for size in SIZES
    for language in languages()
]
SAMPLE = random.Random(15).sample(ALL, 10)


class _Places:
    """An address for every place to look at: pages, and tables in all phases, made when needed."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.games = PhaseGames(visitor)
        self.addresses: dict[str, str] = {page: page for page in PAGES}

    def address(self, place: str) -> str:
        if place not in self.addresses:
            self.addresses[place] = self._table(place)
        return self.addresses[place]

    def _table(self, place: str) -> str:
        if place == "waiting":
            return f"/t/{new_table(self.visitor, 'surface-3', ME, OPEN, EASY, seed=4)}"
        if place in ("result", "replay"):
            table = new_table(self.visitor, "underground-2", ME, EASY, seed=7)
            start(self.visitor, table)
            play_out(table, self.visitor)
            return f"/{place}/{table}"
        return f"/t/{self.games.table(5, place)}"


@pytest.fixture(scope="module")
def places(chromium: Browser, server: Server) -> Iterator[_Places]:
    context = chromium.new_context(base_url=server.url)
    yield _Places(Visitor(context.new_page(), server.url, 0))
    context.close()


def check(visit: Visit, places: _Places, place: str, size: str, language: str) -> None:
    address = places.address(place)
    state = places.visitor.page.context.storage_state()
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    cookies = {**state, "origins": []}
    visitor = visit(viewport=viewport, locale=language, storage_state=cookies)
    visitor.go(address)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    shown = "[data-region]" if place in ("pick", "conquest", "redeploy", "replay") else "h1"
    page.locator(shown).first.wait_for()
    page.evaluate("document.fonts.ready")
    assert misfits(page) == []
    assert broken_words(page) == []
    assert small_texts(page) == []
    if place in ("pick", "conquest", "redeploy"):
        assert cut_texts(page) == []
    if place in ("conquest", "redeploy"):  # in the pick the combos of a phone lie over the board
        assert overlaps(page) == []


@pytest.mark.parametrize(("place", "size", "language"), SAMPLE)
def test_a_sample_of_the_pages_fits(
    visit: Visit, places: _Places, place: str, size: str, language: str
) -> None:
    check(visit, places, place, size, language)


@pytest.mark.slow
@pytest.mark.parametrize(("place", "size", "language"), ALL)
def test_every_page_fits_in_every_language(
    visit: Visit, places: _Places, place: str, size: str, language: str
) -> None:
    check(visit, places, place, size, language)


COMBOS_OF_THE_START_PAGE = 9


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_whatever_combos_the_start_page_shows_fit_a_phone(visit: Visit, language: str) -> None:
    width, height = SIZES["phone"]
    for number in range(COMBOS_OF_THE_START_PAGE):
        visitor = visit(viewport={"width": width, "height": height}, locale=language)
        luck = (number + 0.5) / COMBOS_OF_THE_START_PAGE
        visitor.page.add_init_script(f"Math.random = () => {luck};")
        visitor.go("/")
        visitor.page.wait_for_selector("h1")
        visitor.page.evaluate("document.fonts.ready")
        assert misfits(visitor.page) == [], number
        assert broken_words(visitor.page) == [], number
