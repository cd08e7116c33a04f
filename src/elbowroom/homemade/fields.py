"""Tables of a collection: values by key, checked one by one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from elbowroom.homemade.definitions import LONGEST_NAME, MOST_LANGUAGES
from elbowroom.mistakes import Spot, alternatives, quoted

_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

# Characters that change how the text around them is read or shown.
_UNFIT_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
_JOINERS: Final = "\u200c\u200d"


class Fields:
    """One table: its keys must be known, and every value is what it should be."""

    def __init__(self, data: object, spot: Spot) -> None:
        if not isinstance(data, Mapping):
            raise spot.wrong("not-a-table", value=quoted(data))
        for key in data:
            if not isinstance(key, str):
                raise spot.at(repr(key)).wrong("not-a-key", value=quoted(key))
        self.data: Final[Mapping[str, object]] = data
        self.spot: Final = spot

    def only(self, keys: Iterable[str]) -> None:
        """Complain about a key that is not one of *keys*."""
        known = list(keys)
        for key in self.data:
            if key not in known:
                near = alternatives(key, known)
                # An empty key is no place that anybody could find.
                spot = self.spot.at(key or repr(key))
                raise spot.wrong("unknown-key", key=quoted(key), known=near)

    def value(self, key: str) -> object:
        """What stands under *key*, which must be there."""
        if key not in self.data:
            raise self.spot.wrong("missing-key", key=key)
        return self.data[key]

    def number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number within bounds."""
        if usual is not None and key not in self.data:
            return usual
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            spot = self.spot.at(key)
            raise spot.wrong("number", text=quoted(value), least=least, most=most)
        return value

    def flag(self, key: str, usual: bool) -> bool:
        """True or false."""
        value = self.data.get(key, usual)
        if not isinstance(value, bool):
            raise self.spot.at(key).wrong("flag", value=quoted(value))
        return value

    def choice(self, key: str, known: tuple[str, ...], usual: str) -> str:
        """One of some words."""
        value = self.data.get(key, usual)
        if value not in known:
            raise self.spot.at(key).wrong("choice", text=quoted(value), known=known)
        return str(value)

    def text(self, key: str, longest: int) -> str:
        """A line of text, or nothing."""
        if key not in self.data:
            return ""
        return line_of_text(self.data[key], longest, self.spot.at(key), least=0)

    def table(self, key: str) -> Mapping[str, object]:
        """The table under *key*; an empty one if there is none."""
        return Fields(self.data.get(key, {}), self.spot.at(key)).data


def line_of_text(value: object, longest: int, spot: Spot, least: int = 1) -> str:
    """A line of text in Unicode's usual form (NFC), without marks that nobody sees."""
    if not isinstance(value, str):
        raise spot.wrong("not-text", value=quoted(value))
    if len(value) > 4 * longest:
        raise spot.wrong("too-long", most=longest)
    line = unicodedata.normalize("NFC", value).strip()
    if len(line) > longest:
        raise spot.wrong("too-long", most=longest)
    if len(line) < least:
        raise spot.wrong("empty-text")
    for letter in line:
        if letter not in _JOINERS and unicodedata.category(letter) in _UNFIT_CATEGORIES:
            raise spot.wrong("unfit-letter", code=f"U+{ord(letter):04X}")
    return line


def check_slug(key: str, spot: Spot) -> None:
    """Complain about a key that is not made of small letters, digits and hyphens."""
    if len(key) > LONGEST_NAME or not _SLUG.fullmatch(key):
        raise spot.wrong("not-a-slug", key=quoted(key), most=LONGEST_NAME)


def read_names(fields: Fields, key: str, whole: bool) -> dict[str, str]:
    """The name by language; a plain one is English. One that is not *whole* may have none: its
    *key* is its name."""
    spot = fields.spot.at("name")
    if "name" not in fields.data and not whole:
        return {"en": key.replace("-", " ").title()}
    name = fields.value("name")
    if not isinstance(name, Mapping):
        return {"en": line_of_text(name, LONGEST_NAME, spot)}
    if not 1 <= len(name) <= MOST_LANGUAGES:
        raise spot.wrong("languages", most=MOST_LANGUAGES)
    names: dict[str, str] = {}
    for language, text in Fields(name, spot).data.items():
        if not _LANGUAGE.fullmatch(language):
            raise spot.at(language).wrong("language", text=quoted(language))
        names[language] = line_of_text(text, LONGEST_NAME, spot.at(language))
    return dict(sorted(names.items()))
