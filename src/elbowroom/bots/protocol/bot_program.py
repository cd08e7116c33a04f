"""A built-in bot behind the bot protocol, so that other programs can play against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.levels import Thinker
from elbowroom.bots.protocol import messages as m
from elbowroom.bots.protocol.seat import quiet_action
from elbowroom.errors import ElbowroomError, NotParsable
from elbowroom.play.observation import observation_from_code
from elbowroom.play.view_types import View

# The share of the time for a decision that the bot uses: the rest is for pipes and a busy machine.
_SHARE: Final = 0.8


class BotProgram:
    """Answers a table line by line; every game gets a new bot."""

    def __init__(self, name: str, make: Callable[[int], Bot]) -> None:
        """*make* creates the bot of a game from its seed."""
        self.name: Final = name
        self.make: Final = make
        self._bot: Bot | None = None
        self._game: m.Game | None = None
        self._view: View | None = None
        self._actions: list[str] = []
        self._answer = ""

    def talk(self, lines: Iterable[str], say: Callable[[str], None]) -> None:
        """Answer until the table says bye or closes the pipe."""
        for line in lines:
            word, rest = m.split(line)
            if word == m.BYE:
                return
            answer = self.answer_to(word, rest)
            if answer:
                say(answer)

    def answer_to(self, word: str, rest: str) -> str:
        """The answer to one line; empty if it needs none or is unknown."""
        try:
            if word == m.HELLO:
                return f"{m.HELLO} {m.VERSION} {self.name}"
            if word == m.NEW:
                return self._begin(m.content_of(rest, m.Game, m.NEW))
            if word == m.VIEW:
                self._view = m.content_of(rest, View, m.VIEW)
            elif word == m.ACTIONS:
                self._actions = m.content_of(rest, list[str], m.ACTIONS)
            elif word == m.CHOOSE:
                return self._choose(rest)
            elif word == m.WHY:
                return self._why()
        except ElbowroomError as error:
            return f"{m.ERROR} {' '.join(str(error).split())}"
        return ""

    def _begin(self, game: m.Game) -> str:
        self._bot, self._game = self.make(game.seed), game
        self._view, self._actions, self._answer = None, [], ""
        return m.READY

    def _choose(self, rest: str) -> str:
        number, _, milliseconds = rest.partition(" ")
        bot, game, view = self._bot, self._game, self._view
        if bot is None or game is None or view is None or not self._actions:
            raise NotParsable("", m.CHOOSE, "new, view and actions come first")
        if milliseconds.isascii() and milliseconds.isdigit():
            limit_time(bot, _SHARE * int(milliseconds) / 1000)
        self._answer = self._actions[0]
        if len(self._actions) > 1:
            board = m.board_of(game)
            position = observation_from_code(view.code, view.viewer, board, game.content)
            answer = bot.decide(position)
            # A table may offer less than the rules allow.
            self._answer = answer if answer in self._actions else quiet_action(self._actions)
        return f"{m.PLAY} {number} {self._answer}"

    def _why(self) -> str:
        plan = () if self._bot is None else tuple(self._bot.plan())
        return m.line_of(m.WHY, m.Why(self._answer, plan))


def limit_time(bot: Bot, seconds: float) -> None:
    """Limit the thinking time of *bot* to *seconds* for each turn."""
    if isinstance(bot, Thinker) and seconds > 0 and not 0 < bot.strength.seconds <= seconds:
        bot.strength = replace(bot.strength, seconds=seconds)
