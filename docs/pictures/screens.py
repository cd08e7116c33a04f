"""Takes the pictures of the web page: `python -m docs.pictures.screens`; needs Chromium.

A real server, real bots and a real browser; one seat is ours, and a bot plays it up to the moment
that is worth a picture.
"""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.servers import Server, serving
from tests.web.conftest import FLAGS, installed_chromium

HERE = Path(__file__).parent
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
BOT = {"kind": "bot", "level": "medium"}


class Photographer:
    """One browser window with its own cookies."""

    def __init__(self, browser: Browser, server: Server, **look: Any) -> None:
        options = {"viewport": DESKTOP, "base_url": server.url, "reduced_motion": "reduce"}
        self.page: Page = browser.new_context(**(options | look)).new_page()
        self.home = server.url
        self.page.add_init_script('localStorage.setItem("elbowroom", \'{"speed": 0}\')')

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request to the server."""
        headers = {"origin": self.home, "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        return self.page.request.fetch(path, method=method, headers=headers, data=data).json()

    def table(self, map: str, seed: int, **more: Any) -> str:
        """A table of bots, and one seat for us."""
        seats = [{"kind": "me"}] + [BOT] * (int(map[-1]) - 1)
        body = {"map": map, "seats": seats, "seed": seed, "person": "Ada", **more}
        created = self.ask("POST", "/api/tables", body)
        self.order(created["id"], type="start")
        return str(created["id"])

    def order(self, table: str, **command: Any) -> None:
        """A command at the table."""
        self.ask("POST", f"/api/tables/{table}/commands", command)

    def play_on(self, table: str, rounds: int, phase: str = "conquest") -> None:
        """Let a bot play our seat up to that round, then make the first move of the turn."""
        self.order(table, type="hand-over", seat=1, level="medium")
        while self._sight(table)["view"]["round"] < rounds:
            time.sleep(0.05)
        self.order(table, type="take-back", seat=1)
        while not self._ready(table, phase):
            time.sleep(0.05)

    def play_out(self, table: str) -> None:
        """Let a bot finish the game."""
        self.order(table, type="hand-over", seat=1, level="medium")
        while self.ask("GET", f"/api/tables/{table}")["status"] != "over":
            time.sleep(0.1)

    def _sight(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}/sight")

    def _ready(self, table: str, phase: str) -> bool:
        """Whether we are asked in *phase*; whatever is asked before it is answered."""
        sight = self._sight(table)
        actions = sight.get("actions", [])
        if not actions:
            return False
        if sight["view"]["phase"] in (phase, "start"):
            return True
        move = {"id": f"m{sight['seq']}", "expected": sight["seq"], "action": actions[-1]["text"]}
        self.order(table, type="move", **move)
        return False

    def shoot(self, path: str, name: str, wait: str = "h1") -> None:
        """Open *path*, give it a moment, and keep the picture."""
        self.page.goto(path)
        self.page.wait_for_selector(wait)
        self.keep(name)

    def keep(self, name: str) -> None:
        """Keep a picture of what is on the screen now."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(700)
        self.page.screenshot(path=HERE / f"{name}.png")
        squeeze(HERE / f"{name}.png")
        print(name)


def squeeze(file: Path) -> None:
    """Half as wide on a phone, 1200 dots elsewhere, 256 colours: enough for a page of text."""
    picture = Image.open(file).convert("RGB")
    width = min(1200, picture.width) if picture.width > picture.height else PHONE["width"]
    size = (width, round(picture.height * width / picture.width))
    small = picture.resize(size, Image.Resampling.LANCZOS)
    colours = small.quantize(256, method=Image.Quantize.MEDIANCUT)
    small.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(file, optimize=True)


def take(browser: Browser, server: Server) -> None:
    """Every picture that the documentation shows."""
    day = Photographer(browser, server)
    day.shoot("/", "page-start")
    day.shoot("/new", "page-new-table")
    day.shoot("/compendium", "page-compendium")
    above = day.table("surface-4", 11)
    day.play_on(above, 5)
    day.shoot(f"/t/{above}", "page-table", "[data-region]")
    day.play_out(above)
    day.shoot(f"/result/{above}", "page-result", "svg")
    day.shoot(f"/replay/{above}?at=120", "page-replay", "[data-region]")
    night = Photographer(browser, server, color_scheme="dark")
    below = night.table("underground-3", 7)
    night.play_on(below, 4)
    night.shoot(f"/t/{below}", "page-table-dark", "[data-region]")
    phone = Photographer(browser, server, viewport=PHONE, device_scale_factor=2, has_touch=True)
    phone.shoot("/", "page-start-phone")
    small = phone.table("surface-2", 3)
    phone.play_on(small, 4)
    phone.shoot(f"/t/{small}", "page-table-phone", "[data-region]")


def make_moles(page: Page) -> None:
    """Make a race in the workshop, as docs/make-your-own.md describes it."""
    page.goto("/workshop")
    page.locator('[data-action="new-collection"]').click()
    page.get_by_test_id("collection-name").fill("Down by the docks")
    page.get_by_test_id("collection-author").fill("Ada")
    page.locator('[data-action="add-power"]').click()
    page.get_by_test_id("thing-name").fill("Lucky")
    page.locator('[data-action="add-race"]').click()
    page.get_by_test_id("thing-name").fill("Mole Men")
    page.get_by_test_id("tokens").select_option("6")
    page.get_by_test_id("stand-in").select_option("ratmen")
    page.get_by_test_id("flavour").fill("They were here first.")
    page.get_by_test_id("choose-icon").click()
    page.get_by_test_id("icon-search").fill("mole")
    page.locator('[data-icon="mole"]').click()
    for form in ("made-effect-reach", "made-effect-coins-each"):
        page.get_by_test_id("add-effect").select_option(form)
        page.locator('[data-action="add-effect"]').click()
    page.get_by_label("Which regions").last.select_option("mine")
    page.get_by_label("When it works").select_option("always")
    page.get_by_role("button", name="Show effect 1 on the board").click()
    page.locator('[data-testid="preview"]:not([data-lit="0"])').wait_for()


def take_workshop(browser: Browser, server: Server) -> None:
    """The way from an idea to a table."""
    day = Photographer(browser, server, viewport={"width": 1280, "height": 900})
    make_moles(day.page)
    day.page.locator(".columns").scroll_into_view_if_needed()
    day.keep("workshop")
    day.page.locator('[data-action="share-it"]').click()
    day.page.get_by_test_id("share-code").wait_for()
    day.keep("workshop-share")
    day.page.keyboard.press("Escape")
    day.page.locator('[data-action="try"]').click()
    day.page.wait_for_selector('[data-action="pick 1"]')
    day.keep("workshop-try")


def take_painter(browser: Browser, server: Server) -> None:
    """A generated map in the painter, with its finished look."""
    day = Photographer(browser, server, viewport={"width": 1280, "height": 900})
    page = day.page
    page.goto("/workshop")
    page.locator('[data-action="new-collection"]').click()
    page.locator('[data-action="add-map"]').click()
    page.get_by_test_id("generate").locator("summary").click()
    page.get_by_test_id("map-seed").fill("7")
    page.locator('[data-action="generate"]').click()
    page.get_by_test_id("finished-look").wait_for()
    page.get_by_test_id("painter-tool").evaluate("each => each.scrollIntoView()")
    day.keep("painter")


def take_gallery(browser: Browser, server: Server) -> None:
    """What every server has to play with, and the one that was made above."""
    day = Photographer(browser, server, viewport={"width": 1280, "height": 900})
    day.ask("POST", "/api/accounts", {"name": "Ada", "password": "long enough"})
    day.page.add_init_script('localStorage.setItem("elbowroom", \'{"speed": 0, "known": true}\')')
    make_moles(day.page)
    publish = day.page.get_by_test_id("publish")
    publish.locator('[data-action="publish"]').click()
    publish.get_by_text("It is in the gallery now").wait_for()
    day.shoot("/gallery", "gallery", '[data-testid="entries"] a')


def main() -> None:
    """Start a server, take the pictures, stop it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as driver,
    ):
        chromium = installed_chromium()
        browser = driver.chromium.launch(executable_path=chromium, args=list(FLAGS))
        take(browser, server)
        take_workshop(browser, server)
        take_painter(browser, server)
        take_gallery(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
