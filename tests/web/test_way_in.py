"""The way in: from the first page to a table, alone, with friends, on one screen, and offline."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit

TABLE = re.compile(r"/t/[\w-]{16}$")


def test_a_newcomer_starts_a_game_against_bots_in_two_clicks(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_test_id("play-now").click()
    ada.page.get_by_test_id("start-game").click()
    ada.page.wait_for_url(TABLE)
    table = ada.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]


def test_a_running_game_is_offered_on_the_first_page(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_test_id("play-now").click()
    ada.page.get_by_test_id("start-game").click()
    ada.page.wait_for_url(TABLE)
    table = ada.page.url
    ada.go("/")
    ada.page.get_by_test_id("continue").get_by_role("link").click()
    expect(ada.page).to_have_url(table)


def test_a_friend_joins_by_the_link(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.go("/")
    ada.page.get_by_test_id("new-table").click()
    ada.page.get_by_test_id("my-name").fill("Ada")
    ada.page.get_by_test_id("table-name").fill("Friday")
    ada.page.get_by_test_id("create-table").click()
    ada.page.wait_for_url(TABLE)
    ben.go("/")
    ben.page.get_by_test_id("join-field").fill(ada.page.url)
    ben.page.get_by_test_id("join-go").click()
    expect(ben.page).to_have_url(ada.page.url)
    table = ben.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert [table["name"], table["status"], table["public"]] == ["Friday", "open", False]
    assert [seat.get("name", seat["kind"]) for seat in table["seats"]] == ["Ada", "open"]


def test_a_public_table_is_listed_for_everybody(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.go("/new")
    ada.page.get_by_test_id("table-name").fill("All welcome")
    ada.page.get_by_test_id("public").get_by_role("radio").nth(1).check(force=True)
    ada.page.get_by_test_id("create-table").click()
    ada.page.wait_for_url(TABLE)
    ben.go("/tables")
    ben.page.get_by_test_id("tables-open").get_by_role("link", name="All welcome").click()
    expect(ben.page).to_have_url(ada.page.url)


def test_two_people_and_a_bot_share_a_screen(visit: Visit) -> None:
    ada = visit()
    ada.go("/screen")
    ada.page.get_by_test_id("players").get_by_role("radio").nth(1).check(force=True)
    ada.page.get_by_test_id("seat-2-name").fill("Ben")
    ada.page.get_by_test_id("seat-3-kind").select_option("bot")
    ada.page.get_by_test_id("create-table").click()
    ada.page.wait_for_url(TABLE)
    table = ada.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert [seat.get("mine", False) for seat in table["seats"]] == [True, True, False]
    assert [table["status"], table["seats"][1]["name"]] == ["playing", "Ben"]


def test_the_focus_goes_to_the_heading_of_a_new_page(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_test_id("public-tables").press("Enter")
    expect(ada.page.locator("h1")).to_be_focused()
    expect(ada.page).to_have_title(re.compile("Tables"))


def test_the_page_opens_without_a_network_and_says_what_is_up(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.expecting_trouble = True
    ada.page.context.set_offline(True)
    ada.go("/")
    ada.page.get_by_test_id("play-now").click()
    ada.page.get_by_test_id("start-game").click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.context.set_offline(False)
    ada.page.get_by_test_id("start-game").click()
    ada.page.wait_for_url(TABLE)


def test_answers_of_the_server_are_never_kept(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.go("/tables")
    stored = ada.page.evaluate(
        "caches.open('elbowroom').then((cache) => cache.keys())"
        ".then((all) => all.map((each) => new URL(each.url).pathname))"
    )
    assert "/" in stored
    assert [path for path in stored if path.startswith("/api")] == []
