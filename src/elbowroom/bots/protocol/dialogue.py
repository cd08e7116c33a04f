"""The table's side of the bot protocol: questions have a deadline, unknown lines are ignored."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final

from elbowroom.bots.protocol import messages as m
from elbowroom.bots.protocol.child import Child, Failure
from elbowroom.errors import NotParsable
from elbowroom.play.view_types import View

STRANGE: Final = "strange"
"""The failure of a program that does not follow the protocol."""
TIME_TO_START: Final = 30.0
TIME_TO_LEAVE: Final = 1.0
TIME_FOR_WHY: Final = 1.0
GRACE: Final = 0.25
"""Extra seconds beyond the time that a bot is told, for pipes and busy machines."""


class Dialogue:
    """The exchange with one program; a question and its answer carry the same number."""

    def __init__(self, words: Sequence[str], quiet: bool = False) -> None:
        self.child: Final = Child(words, quiet)
        self.name = ""
        self.questions = 0
        self.chatter = 0

    def hello(self, seconds: float = TIME_TO_START) -> None:
        """Begin: the bot sends the version of its protocol and its name."""
        self.child.send(f"{m.HELLO} {m.VERSION}")
        version, _, name = self._answer(m.HELLO, seconds).partition(" ")
        if version != str(m.VERSION):
            raise Failure(STRANGE)
        self.name = name.strip()

    def new(self, game: m.Game, seconds: float = TIME_TO_START) -> None:
        """Announce a new game and wait until the bot is ready."""
        self.child.send(m.line_of(m.NEW, game))
        self._answer(m.READY, seconds)

    def ask(self, view: View, actions: list[str], seconds: float) -> str:
        """What the bot plays; the caller checks whether that is legal."""
        self.questions += 1
        self.child.send(
            m.line_of(m.VIEW, view),
            m.line_of(m.ACTIONS, actions),
            f"{m.CHOOSE} {self.questions} {round(seconds * 1000)}",
        )
        return self._answer(m.PLAY, seconds + GRACE, f"{self.questions} ")

    def why(self, seconds: float = TIME_FOR_WHY) -> m.Why:
        """The reasons of the bot for its last answer."""
        self.child.send(m.WHY)
        try:
            return m.content_of(self._answer(m.WHY, seconds), m.Why, m.WHY)
        except NotParsable as error:
            raise Failure(STRANGE) from error

    def over(self, view: View) -> None:
        """Announce the end of the game with its final view."""
        self.child.send(m.line_of(m.OVER, view))

    def complain(self, reason: str) -> None:
        """Tell the bot what is wrong with its answer, so that its author finds it in the log."""
        self.child.send(f"{m.ERROR} {reason}")

    def bye(self, seconds: float = TIME_TO_LEAVE) -> int | None:
        """End the dialogue: the exit code, or None if the bot did not exit."""
        self.child.send(m.BYE)
        return self.child.leave(seconds)

    def _answer(self, word: str, seconds: float, start: str = "") -> str:
        """The rest of the first line that begins with *word*; other lines are ignored."""
        deadline = monotonic() + seconds
        while True:
            first, rest = m.split(self.child.line(deadline))
            if first == word and rest.startswith(start):
                return rest.removeprefix(start).strip()
            self.chatter += first not in ("", m.ERROR)
