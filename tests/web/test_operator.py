"""The page of the operator."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.servers import Server, serving
from tests.web.conftest import Visit
from tests.web.setting import ME, OPEN, new_table

TOKEN = "a token of sixteen and more"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), web="", operator_token=TOKEN) as running:
        yield running


def test_the_operator_opens_the_page_speaks_to_all_and_removes_a_table(visit: Visit) -> None:
    ada, boss = visit(), visit()
    boss.go("/operator")
    expect(boss.page.get_by_test_id("operator-token")).to_be_visible()
    table = new_table(ada, "surface-2", ME, OPEN, name="Rude")
    ada.go(f"/t/{table}")
    talk = ada.page.get_by_test_id("talk")
    ada.control("talk-hello").click()
    expect(talk).to_contain_text("Ada: Hello!")
    boss.expecting_trouble = ada.expecting_trouble = True  # the browser reports 403 and 404
    boss.page.get_by_test_id("operator-token").fill("wrong")
    boss.control("operator-open").click()
    expect(boss.page.get_by_text("That is not the operator’s token.")).to_be_visible()
    boss.page.get_by_test_id("operator-token").fill(TOKEN)
    boss.control("operator-open").click()
    boss.page.get_by_label("A message to everybody at a table").fill("Restart at noon")
    boss.control("operator-send").click()
    expect(boss.page.get_by_text("It can be read at 1 table.")).to_be_visible()
    expect(talk).to_contain_text("Restart at noon")
    assert boss.axe() == []
    row = boss.page.locator(f'[data-table="{table}"]')
    row.get_by_role("button").click()
    row.get_by_role("button").click()
    expect(row).to_be_hidden()
