"""TOML text and its tables, with errors that name the line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field

from elbowroom.atlas.hexes import Cell
from elbowroom.atlas.printed import alternatives, quoted
from elbowroom.errors import NotParsable

LONGEST_KEY = 30

_SPOT = re.compile(r"^(?P<reason>.*) \(at (?P<place>.*)\)$", re.DOTALL)
_GRID_OPENS = re.compile(r"""\s*["']?grid["']?\s*=\s*('''|\"\"\")\s*$""")


@dataclass(frozen=True)
class Sheet:
    """One TOML text, with the line numbers that errors quote."""

    source: str
    text: str
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", self.text.split("\n"))

    def table(self) -> Table:
        """The whole text as a table."""
        try:
            return Table(self, tomllib.loads(self.text))
        except RecursionError:
            raise NotParsable(self.source, "TOML", "it is nested too deeply") from None
        except ValueError as error:
            # Not only TOMLDecodeError: a number of thousands of digits is a plain ValueError.
            raise self._not_toml(str(error)) from None

    def _not_toml(self, message: str) -> NotParsable:
        spot = _SPOT.match(message)
        if spot is None:
            return NotParsable(self.source, "TOML", f"{message}; this is not TOML")
        return NotParsable(self.source, spot["place"], f"{spot['reason']}; this is not TOML")

    def wrong(self, key: str, reason: str) -> NotParsable:
        """The error for a key at the top of the file."""
        line = self._line_of_key(key, 0)
        return NotParsable(self.source, _with_line(_short(key), line), reason)

    def wrong_region(self, letter: str, reason: str, key: str = "") -> NotParsable:
        """The error for the table of one region."""
        place = f"region {_short(letter)}" + (f", {_short(key)}" if key else "")
        head = self._line_of_head(letter)
        line = (self._line_of_key(key, head) if key and head else 0) or head
        return NotParsable(self.source, _with_line(place, line), reason)

    def wrong_row(self, row: int, reason: str) -> NotParsable:
        """The error for one row of the grid."""
        return NotParsable(
            self.source, _with_line(f"grid row {row + 1}", self._line_of_row(row)), reason
        )

    def wrong_cell(self, cell: Cell, reason: str) -> NotParsable:
        """The error for one letter of the grid."""
        row, column = cell
        place = f"grid row {row + 1}, column {column + 1}"
        return NotParsable(self.source, _with_line(place, self._line_of_row(row)), reason)

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


def _short(key: str) -> str:
    return key if key.isprintable() and len(key) <= LONGEST_KEY else quoted(key[:LONGEST_KEY])


def _with_line(place: str, line: int) -> str:
    return f"{place} (line {line})" if line else place


@dataclass(frozen=True)
class Table:
    """One table of a sheet: the head of the file, or the table of a region."""

    sheet: Sheet
    values: dict[str, object]
    letter: str = ""

    def wrong(self, key: str, reason: str) -> NotParsable:
        """The error for one key of this table."""
        if self.letter:
            return self.sheet.wrong_region(self.letter, reason, key)
        return self.sheet.wrong(key, reason)

    def only(self, keys: Iterable[str]) -> None:
        """Raise an error for a key that is not one of *keys*."""
        for key in self.values:
            if key not in keys:
                raise self.wrong(
                    key, f"{quoted(key)} is not a key here; the keys are {alternatives(keys)}"
                )

    def required(self, key: str) -> object:
        """The value of *key*, which must exist."""
        if key not in self.values:
            raise self.wrong(key, f"the key {key!r} is missing; add it")
        return self.values[key]

    def text(self, key: str) -> str:
        """The text of *key*."""
        value = self.required(key)
        if not isinstance(value, str):
            raise self.wrong(key, f"{quoted(value)} is not a text; write it in quotes")
        return value

    def number(self, key: str) -> int:
        """The whole number of *key*."""
        value = self.required(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, f"{quoted(value)} is not a whole number")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if *key* is missing."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, f"{quoted(value)} is neither true nor false")
        return value

    def words(self, key: str) -> list[str]:
        """A list of words; empty if *key* is missing."""
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.wrong(
                key, f'{quoted(value)} is not a list of words; write ["mine"] or leave it out'
            )
        return value
