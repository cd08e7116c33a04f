"""Languages on the page: everybody at a table has their own, and the fonts have its letters."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import expect

from elbowroom.words import Words, entries, languages
from tests.web.conftest import Visit
from tests.web.setting import two_at_a_table

WEB = Path(__file__).parents[2] / "web"
FONTS = WEB / "node_modules" / "@fontsource"
OWN = WEB / "src" / "design" / "letters.woff"


def test_a_table_mixes_languages_and_a_choice_stays(visit: Visit) -> None:
    ada, ben = visit(locale="fi-FI"), visit(locale="en-GB")
    table = two_at_a_table(ada, ben)
    finnish, english, hungarian = (Words(code) for code in ("fi", "en", "hu"))
    prompt = '[data-testid="prompt"]'
    expect(ada.page.locator(prompt)).to_contain_text(finnish.text("prompt-pick"))
    waits = english.text("prompt-other-pick", seat="Ada")
    expect(ben.page.locator(prompt)).to_contain_text(waits)
    # In the header of a page, by name; the table follows, and so does a later visit.
    ben.go("/")
    ben.page.get_by_test_id("language").select_option("hu")
    expect(ben.page.get_by_test_id("play-now")).to_contain_text(hungarian.text("start-play"))
    ben.go(f"/t/{table}")
    waits = hungarian.text("prompt-other-pick", seat="Ada")
    expect(ben.page.locator(prompt)).to_contain_text(waits)
    expect(ben.page.locator("html")).to_have_attribute("lang", "hu")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fi")


def letters_of(*files: Path) -> set[str]:
    return {chr(number) for file in files for number in TTFont(file).getBestCmap()}


@pytest.mark.parametrize("language", languages())
def test_the_fonts_have_every_letter_of_a_language(language: str) -> None:
    texts = "".join(entries(language).values())
    letters = {letter for letter in texts if letter.isalpha()}
    display = FONTS / "almendra" / "files"
    text = FONTS / "alegreya-sans" / "files"
    for fonts in (
        [OWN, *display.glob("almendra-latin*700-normal.woff")],
        list(text.glob("alegreya-sans-latin*400-normal.woff")),
    ):
        assert letters - letters_of(*fonts) == set()
