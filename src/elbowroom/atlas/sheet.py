"""TOML text and its tables, with errors that name the line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field

from elbowroom.mistakes import Spot, alternatives, not_toml, quoted

_GRID_OPENS = re.compile(r"""\s*["']?grid["']?\s*=\s*('''|\"\"\")\s*$""")


@dataclass(frozen=True)
class Sheet:
    """One TOML text, with the line numbers that errors quote; *spot* is where it is."""

    spot: Spot
    text: str
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", self.text.split("\n"))

    def table(self) -> Table:
        """The whole text as a table."""
        try:
            return Table(self, tomllib.loads(self.text))
        except RecursionError:
            raise self.spot.wrong("too-deep") from None
        except ValueError as error:
            # Not only TOMLDecodeError: a number of thousands of digits is a plain ValueError.
            raise not_toml(self.spot.source, self.text, error) from None

    def at(self, key: str) -> Spot:
        """A key at the top of the file."""
        return _with_line(self.spot.at(key), self._line_of_key(key, 0))

    def at_region(self, letter: str, key: str = "") -> Spot:
        """The table of one region, or a key of it."""
        spot = self.spot.at("regions").at(letter)
        head = self._line_of_head(letter)
        line = (self._line_of_key(key, head) if key and head else 0) or head
        return _with_line(spot.at(key) if key else spot, line)

    def at_row(self, row: int) -> Spot:
        """One row of the grid."""
        return _with_line(self.spot.at("grid"), self._line_of_row(row))

    # TOML can be written in many ways; if the usual form is not found, no line is named (0).

    def _line_of_key(self, key: str, after: int) -> int:
        pattern = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
        for number, line in enumerate(self.lines[after:], after + 1):
            if pattern.match(line):
                return number
            if line.lstrip().startswith("["):
                break
        return 0

    def _line_of_head(self, letter: str) -> int:
        pattern = re.compile(rf"""\s*\[\s*regions\s*\.\s*["']?{re.escape(letter)}["']?\s*\]""")
        return next((n for n, line in enumerate(self.lines, 1) if pattern.match(line)), 0)

    def _line_of_row(self, row: int) -> int:
        for number, line in enumerate(self.lines, 1):
            if _GRID_OPENS.match(line):
                # Blank lines above the first row do not count as rows.
                rows = self.lines[number:]
                blank = next((n for n, text in enumerate(rows) if text.strip()), 0)
                return number + blank + row + 1
        return 0


def _with_line(spot: Spot, line: int) -> Spot:
    """The place after the number of its line, as compilers have it."""
    return Spot(spot.source, f"{line}: {spot.place}", spot.family) if line else spot


@dataclass(frozen=True)
class Table:
    """One table of a sheet: the head of the file, or the table of a region."""

    sheet: Sheet
    values: dict[str, object]
    letter: str = ""

    def at(self, key: str) -> Spot:
        """One key of this table."""
        return self.sheet.at_region(self.letter, key) if self.letter else self.sheet.at(key)

    def only(self, keys: Iterable[str]) -> None:
        """Raise an error for a key that is not one of *keys*."""
        for key in self.values:
            if key not in keys:
                near = alternatives(key, keys)
                raise self.at(key or repr(key)).wrong("unknown-key", key=quoted(key), known=near)

    def required(self, key: str) -> object:
        """The value of *key*, which must exist."""
        if key not in self.values:
            raise self.at(key).wrong("missing-key", key=key)
        return self.values[key]

    def text(self, key: str) -> str:
        """The text of *key*."""
        value = self.required(key)
        if not isinstance(value, str):
            raise self.at(key).wrong("not-text", value=quoted(value))
        return value

    def number(self, key: str, least: int, most: int) -> int:
        """The whole number of *key*, within bounds."""
        value = self.required(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.at(key).wrong("number", text=quoted(value), least=least, most=most)
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if *key* is missing."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self.at(key).wrong("flag", value=quoted(value))
        return value

    def words(self, key: str) -> list[str]:
        """A list of words; empty if *key* is missing."""
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.at(key).wrong("map-words", value=quoted(value), form='["mine"]')
        return value
