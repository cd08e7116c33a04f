"""A bot that is another program, connected by the bot protocol; it plays one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.protocol.child import GONE, LATE, Failure
from elbowroom.bots.protocol.dialogue import Dialogue
from elbowroom.bots.protocol.messages import game_of
from elbowroom.errors import ElbowroomError
from elbowroom.play.observation import Observation
from elbowroom.play.view_types import View

SECONDS: Final = 2.0
"""The default time for each decision."""
NO_OPTION: Final = "no-option"

_STARTS: Final = 2
_LATE_IN_A_ROW: Final = 3
# A quiet action ends what is under way, or else does the least harm.
_QUIET: Final = ("end", "stop")
_HARMFUL: Final = ("decline", "abandon", "sacrifice")


class NotABot(ElbowroomError):
    """A command that cannot be run, or that did not say hello."""


class CommandBot(Bot):
    """Runs a command for one game; if it does not answer, a quiet action is played instead.

    A program that ends or stops answering is restarted once. ``faults`` lists every answer that was
    missing or wrong, by kind.
    """

    def __init__(
        self, words: Sequence[str], seed: int = 0, seconds: float = SECONDS, quiet: bool = False
    ) -> None:
        """*words*: the program and its arguments, run without a shell. *quiet*: its stderr is
        discarded."""
        super().__init__(seed)
        self.words: Final = tuple(words)
        self.seed: Final = seed
        self.seconds = seconds
        self.faults: list[str] = []
        self._quiet = quiet
        self._dialogue: Dialogue | None = None
        self._starts = 0
        self._late = 0

    def decide(self, observation: Observation) -> str:
        """The answer of the program, or a quiet action in its place."""
        while self._dialogue is not None or self._starts < _STARTS:
            try:
                return self._ask(self._running_dialogue(observation), observation)
            except Failure as failure:
                self._note(failure.kind)
                if self._dialogue is not None:
                    break  # Late, but still running.
        return quiet_action(observation.actions)

    def plan(self) -> list[str]:
        """What the program plans to do next, if it says so."""
        if self._dialogue is None:
            return []
        try:
            return list(self._dialogue.why().plan)
        except Failure:
            return []

    def close(self, view: View | None = None) -> None:
        """Tell the program that the game is over, and end it."""
        dialogue, self._dialogue = self._dialogue, None
        self._starts = self._late = 0
        if dialogue is not None:
            if view is not None:
                dialogue.over(view)
            dialogue.bye()

    def _ask(self, dialogue: Dialogue, observation: Observation) -> str:
        actions = observation.actions
        answer = dialogue.ask(observation.view, actions, self.seconds)
        self._late = 0
        if answer in actions:
            return answer
        self.faults.append(NO_OPTION)
        dialogue.complain(f"{answer!r} is not one of the actions")
        return quiet_action(actions)

    def _running_dialogue(self, observation: Observation) -> Dialogue:
        """The dialogue with the program; starts it and announces the game if necessary."""
        if self._dialogue is None:
            first, self._starts = self._starts == 0, self._starts + 1
            self._dialogue = self._start(first)
            self._dialogue.new(game_of(observation, self.seed))
        return self._dialogue

    def _start(self, first: bool) -> Dialogue:
        """Start the program. If it never says hello, its user must know: that is an error."""
        try:
            dialogue = Dialogue(self.words, self._quiet)
        except OSError as error:
            if first:
                raise NotABot(f"{self.words[0]}: {error.strerror}") from error
            raise Failure(GONE) from error
        try:
            dialogue.hello()
        except Failure as failure:
            dialogue.child.kill()
            if first:
                raise NotABot(f"{self.words[0]} did not say hello ({failure.kind})") from failure
            raise
        return dialogue

    def _note(self, kind: str) -> None:
        """Record a failure; end the program unless it is just late once."""
        self.faults.append(kind)
        self._late += kind == LATE
        if self._dialogue is not None and (kind != LATE or self._late >= _LATE_IN_A_ROW):
            self._dialogue.child.kill()
            self._dialogue = None
            self._late = 0


def faults_of(bot: Bot) -> list[str]:
    """The kinds of all missing or wrong answers of *bot* so far; only programs have faults."""
    return list(bot.faults) if isinstance(bot, CommandBot) else []


def quiet_action(actions: list[str]) -> str:
    """The action that changes least, for a seat whose player does not answer."""
    for word in _QUIET:
        if word in actions:
            return word
    for text in actions:
        if text.split()[0] not in _HARMFUL:
            return text
    return actions[0]
