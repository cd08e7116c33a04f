"""Every page opens, at every size, without a complaint, and is open to everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.conftest import Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/about", "/join", "/mine", "/new", "/screen", "/tables")
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
