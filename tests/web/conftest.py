"""A real browser before a real server; whatever a page complains of is a failure."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.server.servers import Server, serving
from tests.web.visitor import Visitor

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as far apart as on a screen
)
WENT_WRONG = pytest.StashKey[bool]()
PICTURES = Path("build/browser")
PATIENCE = 60_000  # milliseconds
DESKTOP = ViewportSize(width=1440, height=900)

# Whole games take longest; begun last, they would keep one worker busy while the others are done.
LONGEST = ("test_games", "test_workshop", "test_painter")

Visit = Callable[..., Visitor]

# What a test expects is waited for, however slow the machine is.
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests; the others keep their order."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


def installed_chromium() -> str | None:
    """The Chromium without windows where there is one: it takes half the time."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=installed_chromium(), args=list(FLAGS), headless=True
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a module, because every test has tables of its own."""
    with serving(tmp_path_factory.mktemp("server"), web="") as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Leaves word for `visit`, so that it can keep a picture of what went wrong."""
    report = yield
    if report.failed:
        item.stash[WENT_WRONG] = True
    return report


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens browsers of their own, each somebody else; checks at the end that none complained."""
    visitors: list[Visitor] = []

    def opened(speed: int = 0, **context: Any) -> Visitor:
        settings = {"viewport": DESKTOP, "base_url": server.url, "reduced_motion": "reduce"}
        page: Page = chromium.new_context(**(settings | context)).new_page()
        page.set_default_timeout(PATIENCE)
        visitor = Visitor(page, server.url, speed)
        visitors.append(visitor)
        return visitor

    yield opened
    wrong = request.node.stash.get(WENT_WRONG, False)
    for number, visitor in enumerate(visitors):
        if wrong:
            name = f"{request.node.name}-{number}.png".replace("/", "_")
            visitor.page.screenshot(path=PICTURES / name)
        visitor.page.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
