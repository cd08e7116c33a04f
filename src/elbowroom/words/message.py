"""A sentence as data: the key of a Fluent message, and arguments that name things by key.

Code that reports something makes a ``Message``; code that shows it (``words.speaker`` here,
``web/src/words/sentences.ts`` on the page) looks up the words in the reader's language. Messages
are sent as JSON, so the people at a table may use different languages.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

# The kind of a race or power that the boxes do not have: whoever shows it knows its name from the
# content of the game.
HOME_MADE: Final = "made"


class Name(Struct, frozen=True, tag="name"):
    """A thing with a name: ``Name("race", "elves")``, ``Name("region", "gull-sound")``.

    The name is the Fluent message ``kind-key``, except for regions, whose names belong to the map,
    and for what is home-made.
    """

    kind: str
    key: str


class Seat(Struct, frozen=True, tag="seat"):
    """A seat of the table, from 1; the table knows its name."""

    number: int


class Text(Struct, frozen=True, tag="text"):
    """What a person typed, such as a name or a line of chat: the same in every language."""

    text: str


class Message(Struct, frozen=True, tag="message", omit_defaults=True):
    """The Fluent message *key* with its arguments; lists are joined as the language does."""

    key: str
    args: dict[str, Argument] = {}


Reference = Name | Seat | Text | Message
Argument = int | float | Reference | list[Reference]
