"""The evaluator that planning levels play with: a small network over what stands where.

The weights of all features of a position are added up, once for a layer of hidden units and once
directly for the output; the output is coins a turn. All numbers are whole, so the sums
are exact. Four hidden units share one machine word, which saves three of four additions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.likeness import columns_like
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.value.features import Sight, Survey
from elbowroom.bots.value.layout import (
    BUCKETS,
    NAMES,
    POWER_ROLES,
    RACE_ROLES,
    TRAITS_FROM,
    bucket_of,
    power_names,
    race_names,
)
from elbowroom.bots.value.value_file import Value, shipped_value
from elbowroom.packed import vec
from elbowroom.rules.book import Book
from elbowroom.rules.state import State
from elbowroom.traits.catalogue import POWERS, RACES
from elbowroom.traits.trait import Trait

# As in the data file; literals, so that the compiler knows them.
_ON: Final = 1024  # a hidden unit that is fully on
_COIN: Final = 1048576.0  # a coin a turn in the sum of a position
_DIRECT: Final = 128  # what a direct weight counts for in that sum
_LANE: Final = 16  # bits of the sum of a hidden unit in a word
_LANES: Final = 4
_HALF_LANE: Final = 0x8000
_FULL_LANE: Final = 0x10000
_HUNDREDTHS: Final = 100.0
_BOOKS: Final = 8  # whose weights are kept at hand


class Glossary:
    """The weights for the traits of one book.

    *races* and *powers* are the numbers of features, a row of roles for each trait; *rows* are the
    weights to the hidden units, four to a word; *direct* are those to the buckets. Picks are coins,
    for two seats and for more.
    """

    def __init__(
        self,
        book: Book,
        races: vec[i64],
        powers: vec[i64],
        rows: vec[i64],
        direct: vec[i64],
        race_picks: vec[float],
        power_picks: vec[float],
    ) -> None:
        self.book: Final = book
        self.races: Final = races
        self.powers: Final = powers
        self.rows: Final = rows
        self.direct: Final = direct
        self.race_picks: Final = race_picks
        self.power_picks: Final = power_picks


class LearntEvaluator(Evaluator):
    """Sums the weights of what stands where, through one layer of hidden units.

    What is home-made has no weights of its own; it is judged by what it does.
    """

    def __init__(self, value: Value) -> None:
        self.value_file: Final = value
        self.words: Final[i64] = len(value.biases) // _LANES
        blank = [0] * (len(value.biases) + BUCKETS)
        self.table: Final = [value.features.get(name, blank) for name in NAMES]
        self.biases: Final = vec[i64](_packed(value.biases))
        self.outputs: Final = vec[i64]([weight for row in value.outputs for weight in row])
        self.spreads: Final = vec[float]([spread / _HUNDREDTHS for spread in value.spreads])
        self.rows: Final = vec[i64](_hidden_rows(self.table, len(value.biases)))
        self.direct: Final = vec[i64](_direct_rows(self.table, len(value.biases)))
        self.race_columns: Final = _columns(RACES, value, True)
        self.power_columns: Final = _columns(POWERS, value, False)
        self.occasion: str = ""
        self.made: list[dict[str, list[float]]] = [{}, {}]
        self.glossaries: list[Glossary] = []

    def outlook(self, s: State, seat: i64) -> float:
        """Coins that *seat* is expected to earn from now to the end of the game."""
        if turns_left(s, seat) == 0:
            return 0.0
        glossary = self._glossary(s)
        sight = Sight(glossary.races, glossary.powers)
        return self._seen_from(s, Survey(s), sight, glossary, seat)

    def expected(self, s: State) -> vec[float]:
        """As any evaluator has it, but the position is surveyed only once."""
        glossary = self._glossary(s)
        survey = Survey(s)
        sight = Sight(glossary.races, glossary.powers)
        out = vec[float]([0.0] * s.seats)
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = float(s.coins[seat]) + self._seen_from(s, survey, sight, glossary, seat)
            seat += 1
        return out

    def combo_worth(self, s: State, left: i64, race: i64, power: i64) -> float:
        """Coins that the pick is worth by race and power alone, whatever the position."""
        glossary = self._glossary(s)
        table: i64 = 0
        if s.seats > 2:
            table = 1
        share: float = 1.0
        if left < 4:
            share = float(left) / 4.0
        worth = glossary.race_picks[2 * race + table]
        if power >= 0:
            worth += glossary.power_picks[2 * power + table]
        return share * worth

    def spread(self, s: State, left: i64) -> float:
        """How far forecasts with *left* turns left are usually off, in coins."""
        return self.spreads[bucket_of(left, s.seats)]

    # ------------------------------------------------------------------ the network

    def _seen_from(
        self, s: State, survey: Survey, sight: Sight, glossary: Glossary, seat: i64
    ) -> float:
        left = turns_left(s, seat)
        if left == 0:
            return 0.0
        sight.look(s, survey, seat)
        bucket = bucket_of(left, s.seats)
        total = self._directly(sight, glossary.direct, bucket) * _DIRECT
        total += self._through_hidden(sight, glossary.rows, bucket)
        return float(total * left) / _COIN

    def _directly(self, sight: Sight, direct: vec[i64], bucket: i64) -> i64:
        total = self.outputs[(bucket + 1) * (_LANES * self.words + 1) - 1]
        n: i64 = 0
        while n < sight.size:
            total += sight.counts[n] * direct[sight.features[n] * BUCKETS + bucket]
            n += 1
        return total

    def _through_hidden(self, sight: Sight, rows: vec[i64], bucket: i64) -> i64:
        features = sight.features
        counts = sight.counts
        size = sight.size
        words = self.words
        place = bucket * (_LANES * words + 1)
        total: i64 = 0
        word: i64 = 0
        # Four words at a time: each feature and count is read a quarter as often.
        while word < words:
            first = self.biases[word]
            second = self.biases[word + 1]
            third = self.biases[word + 2]
            fourth = self.biases[word + 3]
            n: i64 = 0
            while n < size:
                number = counts[n]
                at = features[n] * words + word
                first += number * rows[at]
                second += number * rows[at + 1]
                third += number * rows[at + 2]
                fourth += number * rows[at + 3]
                n += 1
            total += self._output(first, place) + self._output(second, place + _LANES)
            total += self._output(third, place + 2 * _LANES)
            total += self._output(fourth, place + 3 * _LANES)
            place += 4 * _LANES
            word += 4
        return total

    def _output(self, word: i64, place: i64) -> i64:
        """What the hidden units of one word add; their weights begin at *place*."""
        total: i64 = 0
        lane: i64 = 0
        while lane < _LANES:
            # A negative unit has borrowed from the one above it, which gets that back.
            unit = (word + _HALF_LANE & _FULL_LANE - 1) - _HALF_LANE
            word = (word - unit) >> _LANE
            if unit > 0:
                if unit > _ON:
                    unit = _ON
                total += unit * self.outputs[place + lane]
            lane += 1
        return total

    # ------------------------------------------------------------------ traits by number

    def _glossary(self, s: State) -> Glossary:
        """The weights of the traits of the book of *s*; made once for a book."""
        for glossary in self.glossaries:
            if glossary.book is s.book:
                return glossary
        glossary = self._new_glossary(s)
        self.glossaries = [glossary, *self.glossaries[: _BOOKS - 1]]
        return glossary

    def _new_glossary(self, s: State) -> Glossary:
        self._maybe_judge(s)
        table = self.table[:]
        races = _places(s.book.races, True, table, self.made[0])
        powers = _places(s.book.powers, False, table, self.made[1])
        rows, direct = self.rows, self.direct
        if len(table) > len(self.table):
            hidden = len(self.value_file.biases)
            rows = vec[i64](_hidden_rows(table, hidden))
            direct = vec[i64](_direct_rows(table, hidden))
        race_picks = _picks(s.book.races, self.value_file.race_picks, self.made[0])
        power_picks = _picks(s.book.powers, self.value_file.power_picks, self.made[1])
        return Glossary(s.book, races, powers, rows, direct, race_picks, power_picks)

    def _maybe_judge(self, s: State) -> None:
        """Have columns for traits that the file does not know; once for a content on a board."""
        occasion = f"{s.atlas.name} {s.book.box} {s.book.contents.content}"
        if occasion == self.occasion:
            return
        self.made = [
            columns_like(s.book.races, RACES, self.race_columns, s),
            columns_like(s.book.powers, POWERS, self.power_columns, s),
        ]
        self.occasion = occasion


def _hidden_rows(table: list[list[int]], hidden: int) -> list[int]:
    return [word for row in table for word in _packed(row[:hidden])]


def _direct_rows(table: list[list[int]], hidden: int) -> list[int]:
    return [weight for row in table for weight in row[hidden:]]


def _packed(weights: list[int]) -> list[int]:
    """Four weights to a word."""
    return [
        sum(weight << _LANE * lane for lane, weight in enumerate(weights[first : first + _LANES]))
        for first in range(0, len(weights), _LANES)
    ]


def _names(key: str, races: bool) -> list[str]:
    return race_names(key) if races else power_names(key)


def _columns(traits: list[Trait], value: Value, races: bool) -> dict[str, list[float]]:
    """All weights of each trait that the file knows, as ``likeness`` wants them: the first number
    of each half is a pick, in coins."""
    picks = value.race_picks if races else value.power_picks
    columns: dict[str, list[float]] = {}
    for trait in traits:
        names = _names(trait.key, races)
        if trait.key not in picks or any(name not in value.features for name in names):
            continue
        weights = [float(weight) for name in names for weight in value.features[name]]
        half = len(weights) // 2
        two, more = [pick / _HUNDREDTHS for pick in picks[trait.key]]
        columns[trait.key] = [two, *weights[:half], more, *weights[half:]]
    return columns


def _places(
    traits: list[Trait], races: bool, table: list[list[int]], made: dict[str, list[float]]
) -> vec[i64]:
    """The numbers of the features of *traits*; the rows of home-made ones are added to *table*."""
    roles = RACE_ROLES if races else POWER_ROLES
    first = {name: place for place, name in enumerate(NAMES) if place >= TRAITS_FROM}
    width = len(table[0])
    out: list[int] = []
    for trait in traits:
        place = first.get(_names(trait.key, races)[0], len(table))
        column = made.get(trait.key)
        if column is not None:
            place = len(table)
            half = len(column) // 2
            weights = [round(weight) for weight in column[1:half] + column[half + 1 :]]
            table += [weights[n * width : (n + 1) * width] for n in range(roles)]
        elif place == len(table):
            table += [[0] * width for _ in range(roles)]
        out += range(place, place + roles)
    return vec[i64](out)


def _picks(
    traits: list[Trait], picks: dict[str, list[int]], made: dict[str, list[float]]
) -> vec[float]:
    """What picks are worth in coins, two numbers for each of *traits*."""
    flat: list[float] = []
    for trait in traits:
        column = made.get(trait.key)
        if column is not None:
            flat += [column[0], column[len(column) // 2]]
        else:
            flat += [pick / _HUNDREDTHS for pick in picks.get(trait.key, [0, 0])]
    return vec[float](flat)


_shipped: list[LearntEvaluator] = []


def learnt_evaluator() -> LearntEvaluator:
    """The evaluator with the value that comes with the game, read once."""
    if not _shipped:
        _shipped.append(LearntEvaluator(shipped_value()))
    return _shipped[0]
