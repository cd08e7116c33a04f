"""Plays over HTTP until something rare can be done, which is then left to a browser."""

from __future__ import annotations

import re

from tests.server.players import legal
from tests.web.player import Bold, options_of
from tests.web.visitor import Visitor


class Seeking(Bold):
    """Takes the first of *wanted* as soon as it can, and everything else boldly."""

    def __init__(self, *wanted: re.Pattern[str]) -> None:
        super().__init__(1)
        self.wanted = list(wanted)

    def hit(self, options: list[str]) -> str:
        """What is sought, if it can be done now."""
        hits = (each for want in self.wanted for each in options if want.search(each))
        return next(hits, "")

    def __call__(self, options: list[str]) -> str:
        if hit := self.hit(options):
            self.wanted = [want for want in self.wanted if not want.search(hit)]
            return hit
        for verb in ("pick", "conquer", "roll"):
            if found := options_of(options, verb):
                return self.rng.choice(found)
        return super().__call__(options)


def hurry(visitor: Visitor, table: str, choice: Seeking) -> None:
    """Play over HTTP until what is sought can be done."""
    for number in range(600):
        seen = visitor.ask("GET", f"/api/tables/{table}/sight")
        if choice.hit(legal(seen)):
            return
        action = choice(legal(seen))
        move = {"type": "move", "id": f"m{seen['seq']}-{number}", "expected": seen["seq"]}
        visitor.ask("POST", f"/api/tables/{table}/commands", {**move, "action": action})
    raise AssertionError("never found")
