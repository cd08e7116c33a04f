"""Somebody with a browser: notes every complaint of the page and every request that strays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_HAS_BEEN_HERE = """
    const settings = JSON.parse(localStorage.getItem("elbowroom") ?? "{}");
    localStorage.setItem("elbowroom", JSON.stringify({ ...settings, known: true }));
"""


class Visitor:
    """One person in a browser of their own."""

    def __init__(self, page: Page, home: str, speed: int) -> None:
        self.page = page
        self.home = home
        self.complaints: list[str] = []
        self.expecting_trouble = False
        page.add_init_script(_likes(speed))
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        # A browser says by itself that a server is away; that is what the test is about then.
        if message.type in ("error", "warning") and not self.expecting_trouble:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        ours = (self.home, self.home.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(ours):
            self.complaints.append(f"a request elsewhere: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(path)

    def has_been_here(self) -> None:
        """From the next page on, the page knows that the server has given this browser a cookie.

        Set before a page opens: one that is open may store its own settings at any moment.
        """
        self.page.add_init_script(_HAS_BEEN_HERE)

    def control(self, action: str) -> Locator:
        """The visible button of an action, or the first of several."""
        return self.page.locator(f'[data-action="{action}"]:visible').first

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A question to the server with this browser's cookies."""
        headers = {"origin": self.home, "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.page.request.fetch(path, method=method, headers=headers, data=data)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def axe(self) -> list[str]:
        """What axe-core finds on the page as it stands, of any weight."""
        # Evaluated, not loaded: the policy of the page lets no foreign script in.
        self.page.evaluate(_AXE.read_text(encoding="utf-8"))
        report = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:200]}"
            for each in report["violations"]
        ]


def _likes(speed: int) -> str:
    """Settings of the device, unless it has some already."""
    settings = json.dumps({"speed": speed})
    return f"localStorage.getItem('elbowroom') ?? localStorage.setItem('elbowroom', '{settings}');"
