"""The gallery in a real browser: find a collection, play with it, measure and publish one."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

MOLES = {"name": "Moles", "tokens": 5, "effects": [{"cheaper": "hill"}]}
TREE = {"elbowroom-collection": 1, "name": "Under the lawn", "races": {"moles": MOLES}}


def get_account(visitor: Visitor, name: str) -> None:
    """Claim a name, as the dialog of the page does."""
    answer = visitor.page.request.post(
        "/api/accounts", data={"name": name, "password": "long enough"}
    )
    assert answer.status == 201, answer.text()


def report_and_leave(visitor: Visitor) -> None:
    """Report what is shown, and go back to the gallery before the report is sent.

    Whoever is new here becomes a guest first: that is held back until the page is left.
    """
    held: list[Route] = []
    visitor.page.route("**/api/people", lambda route: held.append(route))
    visitor.page.locator('[data-action="report"]').click()
    visitor.page.get_by_test_id("report-reason").fill("Too many moles.")
    visitor.page.locator('[data-action="send-report"]').click()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("link", name="The whole gallery").click()
    visitor.page.get_by_test_id("gallery-search").wait_for()
    with visitor.page.expect_response("**/report") as response:
        held[0].continue_()
    assert response.value.ok
    visitor.page.unroute("**/api/people")


def test_a_collection_is_measured_published_found_and_played(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    get_account(ada, "Ada of the gallery")
    own = {"id": "lawn", "tree": TREE, "changed": 1}
    ada.page.evaluate(
        "own => localStorage.setItem('elbowroom-collection-lawn', own)", json.dumps(own)
    )
    ada.has_been_here()
    ada.go("/workshop/lawn")
    measure = ada.page.get_by_test_id("measure")
    measure.locator('[data-action="measure"]').click()
    expect(measure.get_by_role("status")).to_contain_text("games")
    measure.locator('[data-action="stop"]').click()
    publish = ada.page.get_by_test_id("publish")
    publish.locator('[data-action="publish"]').click()
    expect(publish).to_contain_text("It is in the gallery now")
    assert ada.axe() == []

    ben = visit(viewport={"width": 390, "height": 844})
    ben.go("/gallery")
    ben.page.get_by_test_id("gallery-search").fill("moles")
    tile = ben.page.get_by_test_id("entries").get_by_text("Under the lawn")
    tile.click()
    expect(ben.page.get_by_test_id("cards")).to_contain_text("1 token less")
    report_and_leave(ben)
    ben.page.get_by_test_id("gallery-search").fill("moles")
    tile.click()
    ben.page.locator('[data-action="use"]').click()
    expect(ben.page.get_by_test_id("home-made")).to_contain_text("Under the lawn")
