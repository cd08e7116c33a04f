"""Sentences of the terminal: ``play.telling`` chooses the messages, this looks up their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from elbowroom.atlas.atlas import Atlas
from elbowroom.cli.language import words
from elbowroom.notation import naming
from elbowroom.notation.thing import Thing
from elbowroom.play import telling
from elbowroom.rules.events import Event, TurnBegan
from elbowroom.rules.explain import Sum
from elbowroom.rules.reason import Reason
from elbowroom.rules.state import State
from elbowroom.words.message import Message
from elbowroom.words.speaker import Speaker


@dataclass(frozen=True)
class Line:
    """One sentence of the log; *secret* is what seats other than *seat* (from 1) may read."""

    text: str
    seat: int = 0
    secret: str = ""
    heading: bool = False

    def read_by(self, viewer: int | None) -> str:
        """The sentence as *viewer* may see it."""
        return self.secret if self.secret and viewer != self.seat else self.text


def own_names(atlas: Atlas) -> dict[str, str]:
    """The names that a map gives its own regions, by slug."""
    return {site.slug: site.name for site in atlas.sites if site.name}


class Teller:
    """Writes sentences for a table whose seats have these names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)
        self._words = words()
        self._speaker = Speaker(self._words, names)

    def seat(self, seat: int) -> str:
        """The name of *seat*, from 1."""
        return self._speaker.seat(seat)

    def thing(self, key: str) -> str:
        """The name of a race, power, place, relic or piece; the Bag says what it copies."""
        return self._speaker.text(naming.thing(key))

    def things(self, things: Sequence[Thing]) -> str:
        """What is in a region, in words."""
        return self._words.comma_list([self._thing_here(thing) for thing in things])

    def _thing_here(self, thing: Thing) -> str:
        return self._speaker.text(naming.in_region(thing.key, thing.count, thing.power))

    def army(self, race: str, power: str) -> str:
        """Race and power together."""
        return self._speaker.text(naming.army(race, power))

    # ------------------------------------------------------------------ reasons and sums

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self._speaker.say(naming.reason_message(reason))

    def parts(self, total: Sum, key: str) -> list[str]:
        """The parts of a sum, and its total with the message *key*."""
        messages = [telling.part_message(part) for part in total.parts]
        messages.append(Message(key, {"amount": int(total.total)}))
        if total.toll:
            messages.append(Message("price-toll", {"amount": int(total.toll)}))
        if total.thorns:
            messages.append(Message("price-thorns", {"amount": int(total.thorns)}))
        return [self._speaker.say(message) for message in messages]

    # ------------------------------------------------------------------ what happened

    def lines(self, s: State, events: Sequence[Event]) -> list[Line]:
        """Sentences about *events*, which happened on the map of *s*."""
        speaker = Speaker(self._words, self._names, own_names(s.atlas))
        lines = [_line(speaker, s, event) for event in events]
        return [line for line in lines if line is not None]


def _line(speaker: Speaker, s: State, event: Event) -> Line | None:
    message = telling.event_message(s.atlas, event)
    # The terminal has headings for rounds, not for turns.
    if message is None or isinstance(event, TurnBegan):
        return None
    hidden = telling.hidden_message(event)
    secret = "" if hidden is None else speaker.say(hidden)
    return Line(speaker.say(message), int(event.seat) + 1, secret)
