"""People: they find each other by a code that was read aloud, and have pages of their own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.setting import ME, OPEN, new_table, play_out, sit, start
from tests.web.visitor import Visitor


def test_a_friend_types_the_code_that_was_read_aloud(visit: Visit) -> None:
    ada, ben = visit(), visit(viewport={"width": 390, "height": 844})
    table = new_table(ada, "surface-2", ME, OPEN)
    ada.go(f"/t/{table}")
    shown = ada.page.get_by_test_id("short-code")
    expect(shown).to_have_text(re.compile(r"^\s*(\w\s*){6}$"))
    code = shown.inner_text().replace("\n", " ")
    expect(ada.page.get_by_text("make play ARGS=--lan")).to_be_visible()
    assert ada.axe() == []
    ben.go("/join")
    ben.page.get_by_test_id("join-field").fill("HELLO1")
    ben.page.get_by_test_id("join-go").click()
    expect(ben.page.get_by_text("That is no short code")).to_be_visible()
    ben.page.get_by_test_id("join-field").fill(code.lower())
    ben.page.get_by_test_id("join-go").click()
    expect(ben.page).to_have_url(ada.page.url)


def account(visitor: Visitor, name: str) -> None:
    """Claim a name, and have the page know of it."""
    visitor.ask("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    visitor.has_been_here()


def test_friends_by_link_invite_each_other_to_a_table(visit: Visit) -> None:
    ada, ben = visit(), visit(viewport={"width": 390, "height": 844})
    account(ada, "Ada F")
    account(ben, "Ben F")
    ada.go("/people")
    expect(ada.control("friend-link")).to_be_visible()
    ada.control("friend-link").click()
    ada.page.get_by_test_id("friends").get_by_role("button", name="Share my link").wait_for()
    key = ada.ask("GET", "/api/me/friends")["key"]
    ben.go(f"/people/Ada%20F#friend={key}")
    expect(ben.page.get_by_text("Ada F would like to be friends")).to_be_visible()
    assert ben.axe() == []
    ben.control("befriend").click()
    expect(ben.page.get_by_text("You and Ada F are friends now.")).to_be_visible()
    ben.page.get_by_role("link", name="My page and my data").first.click()
    expect(ben.page.locator('[data-friend="Ada F"]')).to_be_visible()
    assert ben.axe() == []
    ada.page.reload()
    friend = ada.page.locator('[data-friend="Ben F"]')
    expect(friend).to_contain_text("here now")
    friend.locator('[data-action="invite-friend"]').click()
    expect(ada.page.get_by_text("Ben F will find this table among their games.")).to_be_visible()
    ada.page.get_by_test_id("create-table").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rpartition("/")[2]
    expect(ada.control("invite Ben F")).to_be_visible()
    assert ada.axe() == []
    ben.go("/mine")
    expect(ben.page.get_by_text("Ada F invites you")).to_be_visible()
    assert ben.axe() == []
    ben.control("decline-invitation").click()
    expect(ben.page.get_by_text("Ada F invites you")).to_be_hidden()
    ada.control("invite Ben F").click()
    expect(ada.page.get_by_text("Ben F will find this table among their games.")).to_be_visible()
    ben.go("/")
    ben.page.get_by_role("link", name="Join").first.click()
    ben.page.wait_for_url(f"**/t/{table}")


def test_a_claimed_name_has_a_page_that_its_owner_hides_and_deletes(visit: Visit) -> None:
    ada, ben = visit(), visit()
    account(ada, "Ada L")
    ada.go("/people/Ada%20L")
    expect(ada.page.locator("h1")).to_have_text("Ada L")
    table = new_table(ada, "surface-2", ME, OPEN)
    sit(ben, table, 2, "Ben")
    start(ada, table)
    play_out(table, ada, ben)
    while not ada.ask("GET", "/api/people/Ada%20L")["games"]:
        ada.page.wait_for_timeout(100)
    ada.go("/")
    ada.page.get_by_test_id("you").click()
    ada.page.get_by_test_id("my-page").click()
    expect(ada.page.get_by_text("1 game,")).to_be_visible()
    expect(ada.page.get_by_text("Among people")).to_be_visible()
    expect(ada.page.get_by_text("with Ben")).to_be_visible()
    assert ada.axe() == []
    ada.page.get_by_test_id("hide-me").check()
    ada.control("next-game").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ben.expecting_trouble = True  # the browser reports the 404
    ben.go("/people/Ada%20L")
    expect(ben.page.locator("h1")).to_contain_text("Nobody here has claimed this name")
    ada.go("/people/Ada%20L")
    ada.control("forget-me").click()
    ada.control("forget-me-really").click()
    ada.page.get_by_test_id("play-now").wait_for()
