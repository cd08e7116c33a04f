"""Plays at a table as a person does: with a mouse, with fingers, or with the keyboard alone.

What to do is decided from the legal actions, which the browser's own seat may ask for; doing it is
left to the page.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.server.players import legal
from tests.web.visitor import Visitor

Choice = Callable[[list[str]], str]


class Bold:
    """Takes what it can, gives nothing up, and lets an exhausted people go."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = random.Random(seed)

    def __call__(self, options: list[str]) -> str:
        if options_of(options, "decline") and not options_of(options, "conquer"):
            return "decline"
        for verb in ("pick", "rebirth", "conquer", "deploy", "place", "sacrifice", "stop"):
            if choices := options_of(options, verb):
                return self.rng.choice(choices)
        return self.rng.choice([each for each in options if "abandon" not in each] or options)


class Brisk(Bold):
    """Takes two regions a turn and lets a people go after two turns: a whole game is soon over."""

    TAKES: ClassVar = 2

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.taken = self.turns = 0

    def __call__(self, options: list[str]) -> str:
        action = self._choose(options)
        if action.startswith("conquer"):
            self.taken += 1
        elif action == "stop":
            self.taken, self.turns = 0, self.turns + 1
        elif action.startswith("pick"):
            self.taken = self.turns = 0
        return action

    def _choose(self, options: list[str]) -> str:
        if self.turns >= self.TAKES and "decline" in options:
            return "decline"
        if self.taken >= self.TAKES and "stop" in options:
            return "stop"
        return super().__call__(options)


def options_of(options: Sequence[str], verb: str) -> list[str]:
    return [each for each in options if each.split()[0] == verb]


# The middle of a curved region may belong to its neighbour: the point nearest to it that does not.
_POINT_INSIDE = """element => {
  if (!element.dataset.region) return null;
  const box = element.getBoundingClientRect();
  const shares = Array.from({ length: 19 }, (_, step) => (step + 1) / 20);
  const points = shares.flatMap((x) => shares.map((y) => ({ x, y })));
  const fromMiddle = ({ x, y }) => (x - 0.5) ** 2 + (y - 0.5) ** 2;
  points.sort((one, other) => fromMiddle(one) - fromMiddle(other));
  const place = ({ x, y }) => ({ x: x * box.width, y: y * box.height });
  const inside = ({ x, y }) => document.elementFromPoint(box.x + x, box.y + y) === element;
  return points.map(place).find(inside) ?? null;
}"""


def point_inside(spot: Locator) -> Any:
    """Where to click, from the corner of *spot*; None for its middle, as on every button."""
    return spot.evaluate(_POINT_INSIDE)


class Hands:
    """A mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, spot: Locator) -> None:
        spot.click(position=point_inside(spot))

    def press_second(self, spot: Locator) -> None:
        spot.click(button="right")

    def control(self, action: str) -> Locator:
        return self.page.locator(f'[data-action="{action}"]:visible').first

    def region(self, slug: str) -> Locator:
        return self.page.locator(f'[data-region="{slug}"]').first

    # ------------------------------------------------------------------ one action

    def do(self, action: str) -> None:
        """Do *action* at the page, and say yes if it asks."""
        verb = action.split()[0]
        getattr(self, f"_do_{verb}", self._do_listed)(action)
        self.agree()

    def agree(self) -> None:
        yes = self.page.get_by_test_id("confirm-yes")
        if yes.is_visible():
            self.press(yes)

    def _do_pick(self, action: str) -> None:
        # On a phone the column is a sheet, which comes up by itself.
        if "swap" in action:
            folded = self.page.locator(
                "details", has=self.page.locator(f'[data-action="{action}"]')
            )
            self.press(folded.locator("summary"))
        self.press(self.control(action))

    def _do_stop(self, action: str) -> None:
        self.press(self.control(action))

    _do_decline = _do_ally = _do_stop

    def _do_conquer(self, action: str) -> None:
        """A click on the region; where there are several ways, one of its menu."""
        self.press(self.region(action.split()[1]))
        way = self.page.locator(f'[role="menu"] [data-action="{action}"]')
        if way.is_visible():
            self.press(way)

    _do_rebirth = _do_sacrifice = _do_abandon = _do_conquer

    def _do_roll(self, action: str) -> None:
        if action == "roll":
            self.press(self.control(action))
        else:
            self._do_conquer(action)

    def _do_deploy(self, action: str) -> None:
        """All tokens at once, then the end of the turn."""
        self.press(self.control("spread"))
        self.press(self.control("end"))

    def _do_end(self, action: str) -> None:
        self.press(self.control("end"))

    def _do_place(self, action: str) -> None:
        _, piece, slug, *_ = action.split()
        choose = self.control(f"choose {piece}")
        # A piece of which there are several stays selected until the last one is placed.
        if choose.is_visible() and choose.get_attribute("aria-pressed") != "true":
            self.press(choose)
        self.press(self.region(slug))

    _do_move = _do_place

    def _do_listed(self, action: str) -> None:
        """Whatever has no place of its own is on the list of everything."""
        self.press(self.control("list"))
        self.press(self.page.locator(f'dialog [data-action="{action}"]'))


class Fingers(Hands):
    """A touch screen."""

    def press(self, spot: Locator) -> None:
        spot.tap(position=point_inside(spot))


class Keys(Hands):
    """No pointer at all."""

    SHORT: ClassVar = {"stop": "s", "decline": "d", "end": "e", "roll": "r"}

    def press(self, spot: Locator) -> None:
        """Tab there, however long it takes, and press Enter."""
        spot.wait_for(state="visible")
        for _ in range(150):
            if spot.evaluate("node => node === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {spot}")

    def do(self, action: str) -> None:
        if action.startswith("deploy"):
            self.page.keyboard.press("x")
            expect(self.control("end")).to_be_enabled()
            self.page.keyboard.press("e")
        elif action in self.SHORT:
            self.page.keyboard.press(self.SHORT[action])
        else:
            self.page.keyboard.press("a")
            self.press(self.page.locator(f'dialog [data-action="{action}"]'))
        self.agree()

    def agree(self) -> None:
        yes = self.page.get_by_test_id("confirm-yes")
        if yes.is_visible():
            expect(yes).to_be_focused()
            self.page.keyboard.press("Enter")


class Player:
    """Somebody at a table."""

    def __init__(
        self, visitor: Visitor, table: str, hands: Hands, choice: Choice | None = None
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.hands = hands
        self.choice: Choice = choice or Bold()
        self.done: list[str] = []

    def sight(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.visitor.ask("GET", f"/api/tables/{self.table}/sight")
        return seen

    def shown(self, seq: int) -> None:
        """Wait until the page shows what the log says at *seq*."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0) >= seq"
            " || document.querySelector('[data-testid=result]')",
            arg=seq,
        )

    def step(self) -> bool:
        """One decision, if it is for me; False when it is not, or the game is over."""
        seen = self.sight()
        options = legal(seen)
        if not options:
            return False
        self.shown(seen["seq"])
        self._pass_curtain()
        action = self.choice(options)
        self.hands.do(action)
        self.done.append(action)
        self._moved(seen, action)
        return True

    def _pass_curtain(self) -> None:
        curtain = self.page.get_by_test_id("curtain")
        if curtain.is_visible():
            self.hands.press(self.page.locator('[data-action="curtain"]'))

    def _moved(self, before: dict[str, Any], action: str) -> None:
        """The server has it. Tokens go out together with the end: somebody else is to decide."""
        together = action.startswith("deploy")
        for _ in range(600):
            seen = self.sight()
            if seen["seq"] > before["seq"] and not (
                together and occasion(seen) == occasion(before)
            ):
                return
            self.page.wait_for_timeout(50)
        toast = self.page.get_by_test_id("toast")
        said = toast.inner_text() if toast.is_visible() else ""
        raise AssertionError(f"nothing came of “{action}”: {said}")

    def over(self) -> bool:
        info = self.visitor.ask("GET", f"/api/tables/{self.table}")
        return bool(info["status"] == "over")

    def play(self, most: int = 1500) -> None:
        """To the end of the game."""
        for _ in range(most):
            if self.step():
                continue
            if self.over():
                break
            self.page.wait_for_timeout(50)
        expect(self.page.get_by_test_id("result").first).to_be_visible()


def play_together(*players: Player, most: int = 2000) -> None:
    """To the end of the game, whoever is to decide."""
    for _ in range(most):
        if any(player.step() for player in players):
            continue
        if players[0].over():
            break
        players[0].page.wait_for_timeout(50)
    for player in players:
        expect(player.page.get_by_test_id("result").first).to_be_visible()


def occasion(seen: dict[str, Any]) -> tuple[Any, ...]:
    """Who is asked what, and when."""
    view = seen["view"]
    return view["round"], view["turn"], view["phase"], view["decider"], view["acting"]


def table_of(page: Page) -> str:
    """The table that the page shows."""
    page.wait_for_url(re.compile(r"/t/[^/]+"))
    match = re.search(r"/t/([^/?#]+)", page.url)
    assert match is not None
    return match[1]
