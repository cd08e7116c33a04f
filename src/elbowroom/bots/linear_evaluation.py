"""The evaluator of `easy` and `medium`: a weighted sum of a few features of the position.

There is a row of weights for every number of turns left, once for two seats and once for more.
``bots/weights.json`` holds them; ``arena.train`` writes it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.likeness import columns_like
from elbowroom.bots.position_facts import exposure, threatened, tokens_of, turns_left
from elbowroom.bots.weights import TableWeights, Weights, shipped_weights
from elbowroom.masks import count
from elbowroom.packed import vec
from elbowroom.rules.book import Book
from elbowroom.rules.scoring import army_income
from elbowroom.rules.state import Army, State
from elbowroom.traits.catalogue import POWERS, RACES
from elbowroom.traits.trait import Trait

# The features, by their index in a row. Compiled code reads the constants as numbers; the
# names are those of the weights file.
BASE: Final = 0
NO_ARMY: Final = 1
INCOME: Final = 2
TOKENS: Final = 3
REGIONS: Final = 4
EXPOSURE: Final = 5
DECLINED_INCOME: Final = 6
DECLINED_EXPOSURE: Final = 7
DECLINED_REGIONS: Final = 8
OPPONENT_TOKENS: Final = 9
THREE_SEATS: Final = 10
FOUR_SEATS: Final = 11
FIVE_SEATS: Final = 12
NEUTRAL_DEFENDERS: Final = 13
FREE_NEIGHBOURS: Final = 14
FEATURE_COUNT: Final = 15
FEATURES: Final = (
    "base",
    "no_army",
    "income",
    "tokens",
    "regions",
    "exposure",
    "declined_income",
    "declined_exposure",
    "declined_regions",
    "opponent_tokens",
    "three_seats",
    "four_seats",
    "five_seats",
    "neutral_defenders",
    "free_neighbours",
)

_EMPTY_ROW: Final = vec[float]([0.0] * FEATURE_COUNT)
_NOTHING: Final = vec[float]()
_HUNDREDTHS: Final = 100.0
_PICK: Final = 0  # the row that says what a pick is worth; the other rows go by turns left


def features(s: State, seat: i64) -> vec[float]:
    """The features of *seat*, in the order of ``FEATURES``."""
    row = _EMPTY_ROW[:]
    threats = threatened(s, seat)
    row[BASE] = 1.0
    mine = s.active[seat]
    if mine is None:
        row[NO_ARMY] = 1.0
    else:
        _add_active(s, mine, row, threats)
    for army in s.declined:
        if army.seat == seat:
            row[DECLINED_INCOME] += float(army_income(s, army, None))
            row[DECLINED_EXPOSURE] += exposure(s, army.held, threats)
            row[DECLINED_REGIONS] += float(count(army.held))
    _add_others(s, seat, row)
    return row


def _add_active(s: State, mine: Army, row: vec[float], threats: i64) -> None:
    row[INCOME] = float(army_income(s, mine, None))
    row[TOKENS] = float(tokens_of(s, mine))
    row[REGIONS] = float(count(mine.held))
    row[EXPOSURE] = exposure(s, mine.held, threats)
    row[FREE_NEIGHBOURS] = float(count(s.atlas.around(mine.held) & s.atlas.land & ~mine.held))


def _add_others(s: State, seat: i64, row: vec[float]) -> None:
    share: float = 1.0 / float(s.seats - 1)
    other: i64 = 0
    while other < s.seats:
        army = s.active[other]
        if other != seat and army is not None:
            row[OPPONENT_TOKENS] += share * float(tokens_of(s, army))
        other += 1
    row[THREE_SEATS] = 1.0 if s.seats == 3 else 0.0
    row[FOUR_SEATS] = 1.0 if s.seats == 4 else 0.0
    row[FIVE_SEATS] = 1.0 if s.seats == 5 else 0.0
    row[NEUTRAL_DEFENDERS] = float(count(s.tribes | s.monsters))


class LinearEvaluator(Evaluator):
    """Sums features by weights.

    Weights are keyed by trait, and positions number their traits by Book. The weights of a Book are
    looked up by key at the first position that uses it, so that the sum itself only indexes.
    What is home-made has no weights; it is judged by what it does.
    """

    def __init__(self, weights: Weights) -> None:
        self.most_turns: Final[i64] = len(weights.turns_left)
        self.rows: Final[i64] = 2 * (len(weights.turns_left) + 1)
        self.feature_weights: Final = _feature_rows(weights)
        self.race_columns: Final = _columns(weights, races=True)
        self.power_columns: Final = _columns(weights, races=False)
        self.book: Book | None = None
        self.races: vec[float] = _NOTHING[:]
        self.powers: vec[float] = _NOTHING[:]
        self.occasion: str = ""
        self.made_races: dict[str, list[float]] = {}
        self.made_powers: dict[str, list[float]] = {}

    def outlook(self, s: State, seat: i64) -> float:
        """Coins that *seat* is expected to earn from now to the end of the game."""
        left = turns_left(s, seat)
        if left == 0:
            return 0.0
        row = features(s, seat)
        line = self._row(s, left if left < self.most_turns else self.most_turns)
        base = line * FEATURE_COUNT
        total: float = 0.0
        n: i64 = 0
        while n < FEATURE_COUNT:
            total += row[n] * self.feature_weights[base + n]
            n += 1
        mine = s.active[seat]
        if mine is not None:
            self._open(s)
            total += self.races[mine.race_number * self.rows + line]
            if mine.power_number >= 0:
                total += self.powers[mine.power_number * self.rows + line]
        return total

    def combo_worth(self, s: State, left: i64, race: i64, power: i64) -> float:
        """Coins that the pick is worth by race and power alone, whatever the position."""
        self._open(s)
        line = self._row(s, _PICK)
        share: float = 1.0 if left > 3 else float(left) / 4.0
        worth = self.races[race * self.rows + line]
        if power >= 0:
            worth += self.powers[power * self.rows + line]
        return share * worth

    def _row(self, s: State, left: i64) -> i64:
        """The row for so many turns left: first those for two seats, then those for more."""
        return left if s.seats == 2 else left + self.most_turns + 1

    def _open(self, s: State) -> None:
        """Have the weights of the traits of the book of *s* at hand, by number."""
        if s.book is self.book:
            return
        races, powers = self.race_columns, self.power_columns
        if len(s.book.contents.extras) > 0:
            self._judge(s)
            races, powers = races | self.made_races, powers | self.made_powers
        self.races = _by_number(s.book.races, races, int(self.rows))
        self.powers = _by_number(s.book.powers, powers, int(self.rows))
        self.book = s.book

    def _judge(self, s: State) -> None:
        """Have weights for what is home-made at hand; once for a content on a board."""
        occasion = f"{s.atlas.name} {s.book.box} {s.book.contents.content}"
        if occasion != self.occasion:
            self.made_races = columns_like(s.book.races, RACES, self.race_columns, s)
            self.made_powers = columns_like(s.book.powers, POWERS, self.power_columns, s)
            self.occasion = occasion


def _by_number(traits: list[Trait], columns: dict[str, list[float]], rows: int) -> vec[float]:
    """The columns of *traits* one after the other; the mean column for those that have none."""
    mean = [0.0] * rows
    for column in columns.values():
        for row, weight in enumerate(column):
            mean[row] += weight / len(columns)
    flat: list[float] = []
    for trait in traits:
        flat += columns.get(trait.key, mean)
    return vec[float](flat)


def _feature_rows(weights: Weights) -> vec[float]:
    """One packed table in coins: a row for each number of turns left from 0, two seats first."""
    flat: list[float] = []
    for table in (weights.two_seats, weights.more_seats):
        flat += [0.0] * FEATURE_COUNT
        for n in range(len(weights.turns_left)):
            for name in FEATURES:
                column = table.features.get(name)
                flat.append(0.0 if column is None else column[n] / _HUNDREDTHS)
    return vec[float](flat)


def _columns(weights: Weights, races: bool) -> dict[str, list[float]]:
    """For each trait its weights in coins: a pick, then by turns left; two seats, then more."""
    few, many = weights.two_seats, weights.more_seats
    keys = set(_traits_of(few, races)) | set(_traits_of(many, races))
    blank = [0] * len(weights.turns_left)
    columns: dict[str, list[float]] = {}
    for key in sorted(keys):
        numbers: list[int] = []
        for table in (few, many):
            picks = table.race_picks if races else table.power_picks
            numbers += [picks.get(key, 0), *_traits_of(table, races).get(key, blank)]
        columns[key] = [number / _HUNDREDTHS for number in numbers]
    return columns


def _traits_of(table: TableWeights, races: bool) -> dict[str, list[int]]:
    return table.races if races else table.powers


_shipped: list[LinearEvaluator] = []


def linear_evaluator() -> LinearEvaluator:
    """The evaluator with the weights that come with the game, read once."""
    if not _shipped:
        _shipped.append(LinearEvaluator(shipped_weights()))
    return _shipped[0]
