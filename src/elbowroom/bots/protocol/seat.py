"""A bot that is a program of its own, asked over the protocol; it plays one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.protocol.child import GONE, LATE, Failure
from elbowroom.bots.protocol.dialogue import Dialogue
from elbowroom.bots.protocol.messages import game_of
from elbowroom.errors import ElbowroomError
from elbowroom.play.observation import Observation
from elbowroom.play.view import View

SECONDS: Final = 2.0
"""The time for each decision, if nobody says otherwise."""
NO_OPTION: Final = "no-option"

_STARTS: Final = 2
_LATE_IN_A_ROW: Final = 3
# What a seat does that does nothing: the end of whatever is being done, then whatever harms least.
_QUIET: Final = ("end", "stop")
_HARMFUL: Final = ("decline", "abandon", "sacrifice")


class NotABot(ElbowroomError):
    """A command that cannot be run, or that never said hello."""


class CommandBot(Bot):
    """Runs a command for a game and asks it; what it does not answer is played quietly.

    A program that ends or falls silent is started once more. ``faults`` has every answer that was
    missing or wrong, by kind.
    """

    def __init__(
        self, words: Sequence[str], seed: int = 0, seconds: float = SECONDS, quiet: bool = False
    ) -> None:
        """*words*: the program and its arguments; no shell reads them. *quiet*: its stderr is
        thrown away."""
        super().__init__(seed)
        self.words: Final = tuple(words)
        self.seed: Final = seed
        self.seconds = seconds
        self.faults: list[str] = []
        self._quiet = quiet
        self._talk: Dialogue | None = None
        self._starts = 0
        self._late = 0

    def decide(self, observation: Observation) -> str:
        """The answer of the program, or a quiet action in its place."""
        while self._talk is not None or self._starts < _STARTS:
            try:
                return self._asked(self._awake(observation), observation)
            except Failure as failure:
                self._note(failure.kind)
                if self._talk is not None:
                    break  # Late, but still running.
        return quiet_one(observation.actions)

    def plan(self) -> list[str]:
        """What the program means to do next, if it tells."""
        if self._talk is None:
            return []
        try:
            return list(self._talk.why().plan)
        except Failure:
            return []

    def close(self, view: View | None = None) -> None:
        """The game is over: say so, and end the program."""
        talk, self._talk = self._talk, None
        self._starts = self._late = 0
        if talk is not None:
            if view is not None:
                talk.over(view)
            talk.bye()

    def _asked(self, talk: Dialogue, observation: Observation) -> str:
        actions = observation.actions
        answer = talk.ask(observation.view, actions, self.seconds)
        self._late = 0
        if answer in actions:
            return answer
        self.faults.append(NO_OPTION)
        talk.complain(f"{answer!r} is not one of the actions")
        return quiet_one(actions)

    def _awake(self, observation: Observation) -> Dialogue:
        """The program, started and told of the game if that was not done yet."""
        if self._talk is None:
            first, self._starts = self._starts == 0, self._starts + 1
            self._talk = self._started(first)
            self._talk.new(game_of(observation, self.seed))
        return self._talk

    def _started(self, first: bool) -> Dialogue:
        """A program that does not even say hello is no bot, and whoever named it must know."""
        try:
            talk = Dialogue(self.words, self._quiet)
        except OSError as error:
            if first:
                raise NotABot(f"{self.words[0]}: {error.strerror}") from error
            raise Failure(GONE) from error
        try:
            talk.hello()
        except Failure as failure:
            talk.child.kill()
            if first:
                raise NotABot(f"{self.words[0]} did not say hello ({failure.kind})") from failure
            raise
        return talk

    def _note(self, kind: str) -> None:
        """Remember a failure; a program that is not just late for once is ended."""
        self.faults.append(kind)
        self._late += kind == LATE
        if self._talk is not None and (kind != LATE or self._late >= _LATE_IN_A_ROW):
            self._talk.child.kill()
            self._talk = None
            self._late = 0


def faults_of(bot: Bot) -> list[str]:
    """What *bot* has not answered rightly so far, by kind; only programs have faults."""
    return list(bot.faults) if isinstance(bot, CommandBot) else []


def quiet_one(actions: list[str]) -> str:
    """The action that changes least: for a seat whose player does not answer."""
    for word in _QUIET:
        if word in actions:
            return word
    for text in actions:
        if text.split()[0] not in _HARMFUL:
            return text
    return actions[0]
