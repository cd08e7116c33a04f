"""Reads typed text as an action; an abbreviation works if it fits one thing only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, get_args

from elbowroom.atlas.printed import slug
from elbowroom.cli.language import region_name
from elbowroom.notation.action_view import Verb
from elbowroom.rules.actions import DEPLOY, action
from elbowroom.rules.legal import most_at_once
from elbowroom.rules.state import State

VERBS: Final[tuple[str, ...]] = get_args(Verb)
_REGION_FIRST = ("abandon", "conquer", "roll", "deploy", "rebirth", "sacrifice")
_PIECE_FIRST = ("place", "move")
_ALL = "all"


@dataclass(frozen=True)
class Reading:
    """An action as text, or else everything that the words could mean, which may be nothing."""

    action: str = ""
    meanings: list[str] = field(default_factory=list)
    unknown: str = ""
    of_region: bool = False


class _Unclear(Exception):
    def __init__(self, word: str, meanings: Sequence[str] = (), of_region: bool = False) -> None:
        super().__init__(word)
        self.reading = Reading("", sorted(meanings), word, of_region)


def matching(word: str, candidates: Iterable[str]) -> list[str]:
    """The candidates that *word* may mean: itself, or names with a part that begins with it."""
    names = list(dict.fromkeys(candidates))
    if word in names:
        return [word]
    begins = [name for name in names if name.startswith(word)]
    return begins or [name for name in names if f"-{word}" in name]


def one_of(word: str, likely: Iterable[str], known: Iterable[str]) -> str:
    """The one name that *word* means, looked up among the likely ones first."""
    for names in (likely, known):
        candidates = matching(word, names)
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise _Unclear(word, candidates)
    raise _Unclear(word)


class Reader:
    """Reads what is typed in one position, whose legal actions are *legal*."""

    def __init__(self, s: State, legal: Sequence[str]) -> None:
        self._slugs = [site.slug for site in s.atlas.sites]
        # What the regions are called in the player's language, written like slugs.
        self._names = {slug(region_name(site)): site.slug for site in s.atlas.sites}
        self._legal = [action.split() for action in legal]
        self._most = int(most_at_once(s, action(DEPLOY, 0, 2)))

    def verbs(self) -> list[str]:
        """The verbs that begin a legal action."""
        return list(dict.fromkeys(action[0] for action in self._legal))

    def read(self, text: str) -> Reading:
        """The action that *text* means."""
        words = text.lower().replace("’", "'").split()
        try:
            verb = one_of(words[0], self.verbs(), VERBS)
            return Reading(" ".join([verb, *self._rest(verb, words[1:])]))
        except _Unclear as unclear:
            return unclear.reading

    def region(self, words: Sequence[str]) -> Reading:
        """The region that *words* mean."""
        try:
            return Reading(self._region(list(words), [])[0])
        except _Unclear as unclear:
            return unclear.reading

    def _rest(self, verb: str, words: list[str]) -> list[str]:
        if not words:
            return self._only(verb)
        if verb in _REGION_FIRST:
            region, left = self._region(words, self._words_at(1, verb))
            return [region, *self._tail(verb, left)]
        if verb in _PIECE_FIRST:
            likely = self._words_at(1, verb)
            piece = one_of(words[0], likely, likely) if likely else words[0]
            if len(words) == 1:
                return [piece]
            region, left = self._region(words[1:], self._words_at(2, verb, piece))
            return [piece, region, *left]
        return words

    def _only(self, verb: str) -> list[str]:
        """What follows a verb without operands: nothing, or the only possible operands."""
        rests = [action[1:] for action in self._legal if action[0] == verb]
        if [] in rests or not rests:
            return []
        if len(rests) > 1:
            raise _Unclear(verb, [" ".join([verb, *rest]) for rest in rests])
        return rests[0]

    def _words_at(self, place: int, *before: str) -> list[str]:
        """The words at *place* of legal actions that begin with the words *before*."""
        return [
            action[place]
            for action in self._legal
            if len(action) > place and action[: len(before)] == list(before)
        ]

    def _region(self, words: list[str], likely: list[str]) -> tuple[str, list[str]]:
        """The region that the first words mean, as many of them as belong to its name."""
        most = next(
            (n for n, word in enumerate(words) if word == "by" or word.isdigit() or word == _ALL),
            len(words),
        )
        meanings: list[str] = []
        for end in range(max(most, 1), 0, -1):
            name = slug(" ".join(words[:end]))
            try:
                return self._slug(name, likely), words[end:]
            except _Unclear as unclear:
                meanings = meanings or unclear.reading.meanings
        raise _Unclear(" ".join(words[: max(most, 1)]), meanings, True)

    def _slug(self, name: str, likely: list[str]) -> str:
        """The region that *name* means: a slug, a name in the player's language, or a beginning."""
        if name in self._slugs:
            return name
        here = [own for own, region in self._names.items() if region in likely]
        try:
            return self._names[one_of(name, here, self._names)]
        except _Unclear as unclear:
            if unclear.reading.meanings:
                own = [self._names[meaning] for meaning in unclear.reading.meanings]
                raise _Unclear(name, own) from unclear
        return one_of(name, likely, self._slugs)

    def _tail(self, verb: str, words: list[str]) -> list[str]:
        if verb == "deploy":
            return [self._amount(words[0]), *words[1:]] if words else ["1"]
        if words[:1] != ["by"]:
            return words
        likely = [word for action in self._legal for word in action[3:] if action[2] == "by"]
        return ["by", *(one_of(word, likely, [*likely, word]) for word in words[1:])]

    def _amount(self, word: str) -> str:
        return str(max(self._most, 1)) if word == _ALL else word
