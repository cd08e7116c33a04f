"""A match of the server: chance comes from the secret stream, or from the log when it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from elbowroom.errors import NotLegal
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.play.match import Match
from elbowroom.rules.actions import Action
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.events import Event
from elbowroom.rules.state import CHANCE
from elbowroom.server.chance import fallen


class ServerMatch(Match):
    """*place* counts the numbers of the stream that have been used, also by what was undone."""

    def __init__(
        self,
        map: str,
        *,
        box: str,
        seats: int,
        options: Mapping[str, bool],
        names: Sequence[str],
        secret: str,
        place: int = 0,
        told: Sequence[str] = (),
    ) -> None:
        self.secret = secret
        self.place = place
        self.told = list(told)
        self.fell: list[str] = []
        super().__init__(map, box=box, seats=seats, options=options, names=names)

    def play(self, text: str, seat: int, told: Sequence[str] = ()) -> tuple[list[Event], list[str]]:
        """Play *text*; the answer is what happened and what chance brought.

        *told* is what the log says that chance brought; without a log the stream decides.
        """
        self.told = list(told)
        self.fell = []
        return self.submit(text, seat), self.fell

    def _let_chance_fall(self) -> list[Event]:
        heard: list[Event] = []
        while self.state.decider == CHANCE:
            act = self._next_chance()
            self.fell.append(action_text(self.state, act))
            self.place += 1
            heard += self._fall(act)
        return heard

    def _next_chance(self) -> Action:
        if not self.told:
            return fallen(self.state, self.secret, self.place)
        act = parse_action(self.state, self.told.pop(0))
        if act not in [outcome for outcome, _ in chance_outcomes(self.state)]:
            raise NotLegal(f"'{action_text(self.state, act)}' cannot fall here")
        return act
