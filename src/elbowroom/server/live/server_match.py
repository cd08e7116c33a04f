"""A match of the server: chance comes from the secret stream, or from the log when it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from elbowroom.errors import NotLegal
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.play.match import Chance, Match
from elbowroom.rules.actions import Action
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.events import Event
from elbowroom.rules.state import State
from elbowroom.server.live.chance import fallen


class Stream(Chance):
    """*place* counts the numbers of the stream that have been used, also by what was undone.

    *told* is what the log says that chance brought; without a log the stream decides. *fell* is
    what has fallen since somebody last looked.
    """

    def __init__(self, secret: str, told: Sequence[str] = ()) -> None:
        self.secret: Final = secret
        self.place = 0
        self.told = list(told)
        self.fell: list[str] = []

    def next(self, s: State) -> Action:
        """What the log says, or else what the stream brings."""
        act = self._told(s) if self.told else fallen(s, self.secret, self.place)
        self.fell.append(action_text(s, act))
        self.place += 1
        return act

    def _told(self, s: State) -> Action:
        act = parse_action(s, self.told.pop(0))
        if act not in [outcome for outcome, _ in chance_outcomes(s)]:
            raise NotLegal(f"'{action_text(s, act)}' cannot fall here")
        return act


class ServerMatch(Match):
    """A match over a stream."""

    def __init__(
        self,
        map: str,
        *,
        box: str,
        seats: int,
        options: Mapping[str, bool],
        names: Sequence[str],
        stream: Stream,
        position: str = "",
        live: bool = True,
    ) -> None:
        self.stream: Final = stream
        super().__init__(
            map,
            box=box,
            seats=seats,
            options=options,
            names=names,
            live=live,
            position=position,
            chance=stream,
        )

    def play(self, text: str, seat: int, told: Sequence[str] = ()) -> tuple[list[Event], list[str]]:
        """Play *text*; the answer is what happened and what chance brought.

        *told* is what the log says that chance brought.
        """
        self.stream.told = list(told)
        self.stream.fell = []
        return self.submit(text, seat), self.stream.fell
