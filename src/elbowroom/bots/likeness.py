"""What a trait that no weights know is worth, judged by what it does.

Every trait is tried on some typical positions of the board: what it earns, what it saves, where it
gets, what it keeps. The weights of the traits that are known are explained by these answers, and
the answers of an unknown trait give its weights. A trait that answers exactly like a known one is
worth the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elbowroom.masks import bit, count, lowest, regions_of
from elbowroom.rules.armies import refresh_traits
from elbowroom.rules.conquest import losses_of, thorns_of, wounds_of
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import full_reach, is_untouchable, keepable, toll_of
from elbowroom.rules.redeploy import held_back
from elbowroom.rules.scoring import army_income, collected_by
from elbowroom.rules.setup import bare_board
from elbowroom.rules.state import Army, State
from elbowroom.rules.verbs import put_tokens
from elbowroom.traits import trait as t
from elbowroom.traits.trait import Trait

_PROBES: Final = 6
_REGIONS: Final = 4  # that an army of the first probe holds; one more in every other probe
_MOST_TOKENS: Final = 3  # in a region
_INCOME: Final = 3  # its place among the answers
_RICH: Final = 20  # coins of the neighbour
_CLOSE: Final = 1e-6
_MEAN: Final = 3.0  # how close the mean of all known traits is to any other
# Coins that an answer is worth in a pick, in the order of the answers; the others are worth none.
_PICK_COINS: Final = (
    0.0,  # (always 1)
    0.8,  # a token of the banner or badge
    0.4,  # an extra token
    0.1,  # a piece
    0.6,  # a token saved in every conquest
    0.01,  # a region more in reach
    0.01,  # a region of water that it may keep
    0.5,  # a coin a turn
    0.5,  # a coin a turn from others
    -0.3,  # a token lost with every region
    0.3,  # a coin of toll
    -0.1,  # a token held back
    0.2,  # nobody's traits work against it
    0.2,  # a coin in the first turn
    0.005,  # a region where it may enter
    0.3,  # a token at every redeployment
    0.2,  # a coin for every lost region
    0.6,  # a coin a turn in decline
    0.2,  # a coin of toll in decline
    0.2,  # a token more that others lose with every region
    0.3,  # a token that costs every conqueror of its regions
    0.2,  # the same in decline
)
_FACTS: Final = (
    t.ACTS_IN_DECLINE, t.KEEPS_TOKENS, t.OUTSIDE_LIMIT, t.DECLINES_AFTER_SCORING,
    t.LEAVES_THE_BOARD, t.ROLLS_FREELY,
)  # fmt: skip
_HOOKS: Final = (t.CONQUERS_BY, t.OFFERS, t.ROLLS_FOR, t.AS_IF_EMPTY, t.CONQUERED, t.SETTLED)


def columns_like(
    traits: Sequence[Trait],
    models: Sequence[Trait],
    columns: dict[str, list[float]],
    s: State,
) -> dict[str, list[float]]:
    """Weights for those of *traits* that have no column, in the form of *columns*.

    *models* are the built-in traits of the same kind, whether they are in play or not. *s* is any
    position of the game: only its board, its house rules and its book matter.
    """
    known = [trait for trait in models if trait.key in columns]
    unknown = [trait for trait in traits if trait.key not in columns]
    if not unknown or not known:
        return {}
    probes = _probes(s)
    answers = {trait.key: _answers(trait, probes) for trait in (*known, *unknown)}
    rows = [answers[trait.key] for trait in known]
    targets = [columns[trait.key] for trait in known]
    guess = _Guess(rows, targets)
    return {trait.key: guess.at(answers[trait.key]) for trait in unknown}


# ---------------------------------------------------------------------- trying a trait


def _probes(s: State) -> list[State]:
    """Positions in which seat 1 holds some regions and seat 2 some beside them."""
    probes: list[State] = []
    starts = regions_of(s.atlas.entry & s.atlas.land)
    for number in range(_PROBES):
        probe = bare_board(s.atlas, s.book, s.options, 2)
        size = _REGIONS + number // 2
        mine = _patch(s, bit(starts[number * len(starts) // _PROBES]), 0, size)
        theirs = _patch(s, s.atlas.around(mine) & s.atlas.land & ~mine, mine, size)
        for seat, held in enumerate((mine, theirs)):
            army = Army(s.book.no_power, 0, s.book.no_power, -1, seat)
            army.held, army.near, army.fresh = held, s.atlas.around(held), False
            army.fights, army.conquests = number % 4, 1 + number % 4
            probe.active[seat] = army
            for place, region in enumerate(regions_of(held)):
                put_tokens(probe, region, 1 + (place + number) % _MOST_TOKENS)
            probe.coins[seat] = _RICH
        probes.append(probe)
    return probes


def _patch(s: State, patch: int, taken: int, size: int) -> int:
    """So many connected land regions from *patch* on, outside of *taken*."""
    while count(patch) > size:
        patch &= patch - 1
    while count(patch) < size:
        more = s.atlas.around(patch) & s.atlas.land & ~patch & ~taken
        if more == 0:
            break
        patch |= bit(lowest(more))
    return int(patch)


def _answers(trait: Trait, probes: Sequence[State]) -> list[float]:
    """What *trait* does, as numbers; the mean over all probes."""
    rows = [_answers_in(trait, probe.copy()) for probe in probes]
    # Traits that pay for terrain are told apart by where they pay.
    incomes = [row[_INCOME] / _PROBES for row in rows]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    facts = [float(trait.facts & fact != 0) for fact in _FACTS]
    hooks = [float(_hooks(trait) & hook != 0) for hook in _HOOKS]
    pieces = float(sum(trait.brings.values()))
    return [1.0, float(trait.tokens), float(trait.extra), pieces, *means, *incomes, *facts, *hooks]


def _hooks(trait: Trait) -> int:
    hooks = int(trait.hooks)
    for part in trait.parts:
        hooks |= int(part.hooks)
    return hooks


def _answers_in(trait: Trait, s: State) -> list[float]:
    s.own_armies()
    me = s.active[0]
    assert me is not None
    plain_price, plain_reach = _price(s, me), count(full_reach(s, me))
    me.power = trait
    refresh_traits(s, me)
    answers = [
        plain_price - _price(s, me),
        float(count(full_reach(s, me)) - plain_reach),
        float(count(keepable(s, me) & s.atlas.water)),
        float(army_income(s, me, None) - count(me.held)),
        float(collected_by(s, me, None, s.coins[:])),
        float(losses_of(s, me, 1)),
        float(toll_of(s, me)),
        float(held_back(s, me)),
        float(is_untouchable(s, me)),
    ]
    return [*answers, *_in_other_moments(s, me)]


def _in_other_moments(s: State, me: Army) -> list[float]:
    """The first turn, the first conquest, the redeployment, a defeat, the decline."""
    usual = army_income(s, me, None)
    me.fresh = True
    first = float(army_income(s, me, None) - usual)
    me.fresh = False
    held, me.held = me.held, 0
    entry = float(count(full_reach(s, me) & s.atlas.land))
    me.held = held
    coins = s.coins[0]
    for part in me.traits:
        if part.hooks & t.DEFEATED:
            part.defeated(s, me, 1, lowest(me.held))
        if part.hooks & t.GATHERED:
            part.gathered(s, me)
    gained, consoled = float(me.hand), float(s.coins[0] - coins)
    losses = [float(wounds_of(s, me)), float(thorns_of(s, me))]
    me.active = False
    refresh_traits(s, me)
    later = float(army_income(s, me, None) - count(me.held))
    answers = [first, entry, gained, consoled, later, float(toll_of(s, me))]
    return [*answers, *losses, float(thorns_of(s, me))]


def _price(s: State, me: Army) -> float:
    """The mean price of the regions around *me*."""
    prices = Prices(s, me)
    regions = regions_of(me.near & s.atlas.land & ~me.held)
    return sum(float(prices.at(region)) for region in regions) / max(len(regions), 1)


# ---------------------------------------------------------------------- explaining weights


class _Guess:
    """What a pick is usually worth by its answers, and how much known traits nearby differ from it.

    Only picks are guessed from the answers. The weights of an army in play come on top of its
    income, tokens and regions, which the evaluator sees anyway; there the neighbours are enough.
    """

    def __init__(self, rows: list[list[float]], targets: list[list[float]]) -> None:
        self.scale: Final = _scale(rows)
        self.rows: Final = rows
        # A column begins with the pick, first for two seats, in its second half for more.
        self.picks: Final = (0, len(targets[0]) // 2)
        self.rest: Final = [
            [weight - self._usual(row, n) for n, weight in enumerate(column)]
            for row, column in zip(rows, targets, strict=True)
        ]

    def _usual(self, answers: list[float], column: int) -> float:
        if column not in self.picks:
            return 0.0
        return sum(value * coins for value, coins in zip(answers, _PICK_COINS, strict=False))

    def at(self, answers: list[float]) -> list[float]:
        """The weights of a trait with these answers."""
        closeness = [1.0 / (self._distance(answers, row) + _CLOSE) for row in self.rows]
        # The mean of all counts as well, so that a stranger is nothing special.
        closeness = [near + _MEAN / len(self.rows) for near in closeness]
        total = sum(closeness)
        return [
            self._usual(answers, n)
            + sum(near * rest[n] for near, rest in zip(closeness, self.rest, strict=True)) / total
            for n in range(len(self.rest[0]))
        ]

    def _distance(self, one: list[float], other: list[float]) -> float:
        """The square of how far two rows of answers lie apart."""
        triples = zip(one, other, self.scale, strict=True)
        return sum(((a - b) / size) ** 2 for a, b, size in triples)


def _scale(rows: list[list[float]]) -> list[float]:
    """How far the answers to each question lie apart; 1 where they are all the same."""
    sizes: list[float] = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        spread = (sum((value - mean) ** 2 for value in column) / len(column)) ** 0.5
        sizes.append(spread if spread > _CLOSE else 1.0)
    return sizes
