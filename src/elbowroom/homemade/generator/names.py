"""Names for generated maps and their regions, in the style of ours, from the word files.

A list of words stands in one message, with ``|`` between them. ``~`` in a pattern is where the word
goes.
"""

from __future__ import annotations

from elbowroom.atlas.printed import slug
from elbowroom.atlas.read import LONGEST_NAME
from elbowroom.rules.rng import Rng
from elbowroom.words import Words

_GAP = "~"


class Namer:
    """Gives every region a name of its own."""

    def __init__(self, words: Words, box: str, rng: Rng) -> None:
        self._words = words
        self._rng = rng
        self._names = _shuffled(_list(words, f"generator-words-{box}"), rng)
        self._slugs: set[str] = set()

    def title(self) -> str:
        """A name for the whole map."""
        return self._fill(_list(self._words, "generator-titles"))

    def region(self, terrain: str) -> str:
        """A name for a region of *terrain*."""
        patterns = _list(self._words, f"generator-{terrain}")
        name = self._fill(patterns)
        while slug(name) in self._slugs or len(name) > LONGEST_NAME:
            name = self._fill(patterns)
        self._slugs.add(slug(name))
        return name

    def _fill(self, patterns: list[str]) -> str:
        """A pattern with the next word, which goes to the end of the list."""
        word = self._names.pop(0)
        self._names.append(word)
        return patterns[self._rng.below(len(patterns))].replace(_GAP, word)


def _list(words: Words, key: str) -> list[str]:
    return [word.strip() for word in words.text(key).split("|")]


def _shuffled(words: list[str], rng: Rng) -> list[str]:
    left = list(words)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]
