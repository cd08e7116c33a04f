"""Errors about input: text that cannot be read, actions that are not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elbowroom.words import Words
    from elbowroom.words.message import Message


Detail = str | int | tuple[str, ...]
"""An argument of what a mistake tells: a text, a number, or words that the language joins."""


class ElbowroomError(Exception):
    """The base of all errors that are about the game and not about the program."""


class NotParsable(ElbowroomError):
    """Text that cannot be read: which text, where in it, why, and what would be right."""

    def __init__(self, source: str, place: str, reason: str) -> None:
        # All three are passed to Exception, so that the error can be pickled.
        super().__init__(source, place, reason)
        self.source = source
        self.place = place
        self._reason = reason

    @property
    def reason(self) -> str:
        """Why, in English."""
        return self._reason

    def __str__(self) -> str:
        return place_and_reason(self.source, self.place, self.reason)


class Mistake(NotParsable):
    """Text that cannot be read; the reason is a message with arguments, for any language.

    In *place*, keys and numbers stand for themselves, so that it needs no language. *because* is
    the message in the argument ``reason``, for those that have it.
    """

    def __init__(
        self,
        source: str,
        place: str,
        key: str,
        args: dict[str, Detail],
        because: Message | None = None,
    ) -> None:
        super().__init__(source, place, "")
        self.args = (source, place, key, args, because)
        self.key = key
        self.arguments = args
        self.because = because

    @property
    def reason(self) -> str:
        """Why, in English; looked up only if somebody asks."""
        from elbowroom.words import ENGLISH, Words

        return self.reason_in(Words(ENGLISH))

    def reason_in(self, words: Words) -> str:
        """Why, in the language of *words*."""
        if self.because is None:
            return words.text(self.key, **self.arguments)
        from elbowroom.words.speaker import Speaker

        reason = Speaker(words).say(self.because)
        return words.text(self.key, **self.arguments, reason=reason)

    def inside(self, source: str) -> Mistake:
        """The same mistake, in a text that is part of *source*."""
        place = place_and_reason(self.source, self.place)
        return Mistake(source, place, self.key, self.arguments, self.because)


def place_and_reason(*parts: str) -> str:
    """What is wrong after where it is; empty parts are left out."""
    return ": ".join(part for part in parts if part)


class NotAsWritten(ElbowroomError):
    """A game that differs from what a text says; *mistakes* tell where and in what."""

    def __init__(self, *mistakes: Mistake) -> None:
        super().__init__(*mistakes)
        self.mistakes = mistakes

    def __str__(self) -> str:
        return "; ".join(str(mistake) for mistake in self.mistakes)


class NotLegal(ElbowroomError):
    """An action that the rules do not allow in this position."""


class NotYourTurn(ElbowroomError):
    """An action of a seat that does not decide now."""
