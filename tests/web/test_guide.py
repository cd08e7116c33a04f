"""The guided first game: every lesson, on a real table, from the first to the last."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.sampling import sample_of
from tests.server.players import legal
from tests.web.conftest import Visit
from tests.web.player import Fingers, Hands, Player, options_of, table_of
from tests.web.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


class Pupil:
    """Somebody who does what the guide says."""

    def __init__(self, visitor: Visitor, hands: Hands, table: str) -> None:
        self.visitor = visitor
        self.hands = hands
        self.player = Player(visitor, table, hands)

    def hears(self, *lessons: str) -> None:
        """One of these lessons is due."""
        coach = self.visitor.page.locator("[data-lesson]")
        expect(coach).to_have_attribute("data-lesson", re.compile(f"^({'|'.join(lessons)})$"))
        expect(coach.locator("h2")).not_to_be_empty()

    def reads_on(self) -> None:
        self.hands.press(self.hands.control("coach-next"))

    def does(self, verb: str) -> None:
        """As soon as it can be done."""
        self.player.choice = lambda options: options_of(options, verb)[0]
        for _ in range(1200):  # bots take their turns before
            if options_of(legal(self.player.sight()), verb):
                break
            self.visitor.page.wait_for_timeout(50)
        assert self.player.step()


@pytest.mark.parametrize("screen", sample_of(("desktop", "phone"), 1))
def test_all_lessons_to_the_end(visit: Visit, screen: str) -> None:
    visitor = visit(**(PHONE if screen == "phone" else {}))
    visitor.go("/guide")
    visitor.page.locator('[data-action="guide-start"]').click()
    table = table_of(visitor.page)
    hands = (Fingers if screen == "phone" else Hands)(visitor.page)
    pupil = Pupil(visitor, hands, table)
    pupil.hears("welcome")
    pupil.reads_on()
    pupil.hears("pick")
    pupil.does("pick")
    pupil.hears("price")
    assert visitor.axe() == []
    pupil.does("conquer")
    pupil.hears("conquest")
    pupil.does("conquer")
    pupil.hears("stop")
    pupil.does("stop")
    pupil.hears("redeploy")
    pupil.does("deploy")
    pupil.hears("scoring")
    pupil.reads_on()
    pupil.hears("wait", "again")
    pupil.does("conquer")
    pupil.hears("again")
    pupil.does("stop")
    pupil.does("deploy")
    pupil.hears("decline")
    pupil.does("decline")
    pupil.hears("fresh")
    pupil.does("pick")
    pupil.hears("end")
    pupil.reads_on()
    expect(visitor.page.locator("[data-lesson]")).to_be_hidden()
    # Nobody is taught twice.
    visitor.page.reload()
    visitor.page.locator("[data-phase]").wait_for()
    expect(visitor.page.locator("[data-lesson]")).to_be_hidden()
