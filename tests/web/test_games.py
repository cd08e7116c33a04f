"""Whole games in a real browser, by every means that people have."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.sampling import sample_of
from tests.server.players import legal
from tests.server.servers import Server
from tests.web.conftest import Visit
from tests.web.player import (
    Bold,
    Brisk,
    Fingers,
    Hands,
    Keys,
    Player,
    options_of,
    play_together,
    table_of,
)
from tests.web.seeking import Seeking, hurry
from tests.web.setting import EASY, ME, OPEN, new_table, start
from tests.web.visitor import Visitor


def test_a_newcomer_plays_a_whole_game_against_a_bot_by_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_test_id("play-now").click()
    one = visitor.page.get_by_test_id("quick-opponents").get_by_role("radio").first
    one.check(force=True)
    visitor.page.get_by_test_id("start-game").click()
    player = Player(visitor, table_of(visitor.page), Hands(visitor.page))
    assert len(player.sight()["view"]["seats"]) == 2
    player.play()
    assert {action.split()[0] for action in player.done} >= {"pick", "conquer", "deploy"}


PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
# By what, in which language, on which map, with what screen.
WAYS = [
    (Keys, "fi", "surface-5", {}, Brisk(2)),
    (Fingers, "cs", "surface-2", PHONE, Bold(3)),
]


@pytest.mark.parametrize(("means", "language", "map", "screen", "choice"), sample_of(WAYS, 1))
def test_a_whole_game_by_keyboard_alone_and_on_a_phone_by_touch(
    visit: Visit,
    means: type[Hands],
    language: str,
    map: str,
    screen: dict[str, Any],
    choice: Bold,
) -> None:
    visitor = visit(**screen, locale=language)
    seats = int(map.removeprefix("surface-"))
    table = new_table(visitor, map, ME, *[EASY] * (seats - 1))
    start(visitor, table)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    Player(visitor, table, means(visitor.page), choice).play()


@pytest.mark.parametrize("to_the_end", sample_of([False, True], 1))
def test_two_browsers_and_two_bots_through_a_reload_and_a_restart(
    visit: Visit, server: Server, to_the_end: bool
) -> None:
    ada, ben = visit(), visit()
    table = new_table(ada, "surface-4", ME, OPEN, EASY, EASY)
    ada.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.page.get_by_test_id("name").fill("Ben")
    ben.page.locator('[data-action="sit 2"]').click()
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.page.locator('[data-action="start"]').click()
    players = [
        Player(each, table, Hands(each.page), Bold(seed)) for seed, each in enumerate((ada, ben))
    ]
    turns_until(players, lambda: len(players[0].done) > 12)
    ada.page.reload()
    turns_until(players, lambda: len(players[1].done) > 25 and mid_turn(players))
    restart(server, ada, ben)
    before = [len(player.done) for player in players]
    turns_until(
        players, lambda: all(len(p.done) > b + 5 for p, b in zip(players, before, strict=True))
    )
    if to_the_end:
        play_together(*players)
        first, second = ({**player.sight()["view"], "viewer": 0} for player in players)
        assert first == second


def turns_until(players: list[Player], enough: Any) -> None:
    for _ in range(2000):
        if enough():
            return
        if not any(player.step() for player in players):
            players[0].page.wait_for_timeout(50)
    raise AssertionError("the game never came so far")


def mid_turn(players: list[Player]) -> bool:
    """Somebody is in the middle of conquering."""
    return any(options_of(legal(player.sight()), "stop") for player in players)


def restart(server: Server, *visitors: Visitor) -> None:
    """The server is killed and comes back; the pages notice both, and nothing is lost."""
    for visitor in visitors:
        visitor.expecting_trouble = True
    server.kill()
    for visitor in visitors:
        lost = visitor.page.locator('[data-testid="connection"][data-condition="lost"]')
        expect(lost).to_be_attached()
    server.start()
    for visitor in visitors:
        back = visitor.page.locator('[data-testid="connection"][data-condition="open"]')
        expect(back).to_be_attached()
        visitor.expecting_trouble = False


# ---------------------------------------------------------------------- below ground

RELIC = re.compile(r" by .*(doormat|sword|socks|orb)|^place (ring|scepter)")
PLACE = re.compile(r"^sacrifice|^place ghost|^move balrog")
A_SEED_WITH_BOTH = 0


# Each of these decisions is also made alone, in test_rare.
@pytest.mark.slow
def test_an_underground_game_with_a_relic_and_a_place_used(visit: Visit) -> None:
    visitor = visit()
    table = new_table(visitor, "underground-2", ME, ME, seed=A_SEED_WITH_BOTH)
    start(visitor, table)
    visitor.go(f"/t/{table}")
    choice = Seeking(RELIC, PLACE)
    player = Player(visitor, table, Hands(visitor.page), choice)
    while choice.wanted:
        hurry(visitor, table, choice)
        assert player.step()
    assert any(RELIC.search(action) for action in player.done)
    assert any(PLACE.search(action) for action in player.done)
    player.play()
