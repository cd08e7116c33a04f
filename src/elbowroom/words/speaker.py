"""Turns messages into sentences for one table, whose seats and regions it knows by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from elbowroom.words import Words
from elbowroom.words.message import HOME_MADE, Argument, Message, Name, Reference, Seat, Text

if TYPE_CHECKING:
    from elbowroom.words import Arg

# The form of an argument unless the message asks for another.
_PLAIN: Final = ""


class Speaker:
    """Turns messages into sentences of one language."""

    def __init__(
        self, words: Words, seats: Sequence[str] = (), regions: Mapping[str, str] | None = None
    ) -> None:
        """*seats* are the names of the seats, from the first; *regions* are the names that a map
        gives its own regions, by slug."""
        self.words: Final = words
        self._seats: Final = list(seats)
        self._regions: Final = dict(regions or {})

    def say(self, message: Message) -> str:
        """The sentence for *message*."""
        return self.text(message)

    def text(self, thing: Reference | list[Reference], form: str = _PLAIN) -> str:
        """The words for a message, a name, a seat or a list of them, in one of its forms."""
        if isinstance(thing, Message):
            args = {key: self._value(arg) for key, arg in thing.args.items()}
            return self.words.form(thing.key, form, **args)
        if isinstance(thing, Seat):
            return self.seat(thing.number)
        if isinstance(thing, Name):
            return self._name(thing, form)
        if isinstance(thing, Text):
            return thing.text
        texts = [self.text(each, form) for each in thing]
        # Names are joined with "and" (or "or"); lines of a sum are only separated.
        lines = any(isinstance(each, Message) for each in thing)
        return self.words.comma_list(texts) if lines else self.words.listed(texts, form)

    def seat(self, number: int) -> str:
        """The name of seat *number* (from 1)."""
        if 1 <= number <= len(self._seats):
            return self._seats[number - 1]
        return self.words.text("seat-name", seat=number)

    def _name(self, name: Name, form: str) -> str:
        if name.kind == "region":
            return self.words.region(name.key, self._regions.get(name.key, ""), form)
        if name.kind == HOME_MADE:
            # A mistake may be told before the names of the content are known.
            return self.words.name(name.key) if self.words.has_name(name.key) else name.key
        return self.words.form(f"{name.kind}-{name.key}", form)

    def _value(self, arg: Argument) -> Arg:
        if isinstance(arg, int | float):
            return arg
        # Importing Fluent takes long, so it waits until a sentence is needed.
        from elbowroom.words.forms import Inflected

        return Inflected(partial(self.text, arg))
