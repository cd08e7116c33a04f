"""What stands where, as the learnt evaluator sees it: counts of sparse features of one position.

Everything is seen from one seat, and nothing depends on the numbers of regions or seats, so any
board will do. Most features count regions: the regions of a kind of owner by terrain, or by
defence and by who could attack them. Masks make a count as cheap as a single region.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.bots.position_facts import tokens_of, turns_left
from elbowroom.bots.value.layout import (
    COINS,
    DEFENCE_STEPS,
    DEFENCES,
    FREE_TO,
    LEFT,
    MINE_UNDER,
    MOST_LEFT,
    NUMBERS,
    PIECE_OWNERS,
    PIECES_AT,
    POWER_ROLES,
    RACE_ROLES,
    SEATS,
    TERRAIN,
    TERRAINS,
    WAIT,
)
from elbowroom.masks import EMPTY, bit, count
from elbowroom.packed import vec
from elbowroom.rules.pieces import PIECE_KINDS
from elbowroom.rules.scoring import army_income
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import PAYS

_MOST_FEATURES: Final = 400  # that one position can have at once
_MOST_COUNT: Final = 63  # so that sums of weights have a limit
_EMPTY_ROW: Final = vec[i64]([0] * _MOST_FEATURES)

# What is known of each seat, by its place among the facts of the seat.
HELD: Final = 0
REACH: Final = 1  # regions that its active army could attack next
INCOME: Final = 2
TOKENS: Final = 3
DECLINED: Final = 4
DECLINED_INCOME: Final = 5
FACTS: Final = 8
_NO_FACTS: Final = vec[i64]([0] * (FACTS * 8))
_NO_STEPS: Final = vec[i64]([0] * DEFENCE_STEPS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Survey:
    """The facts of all seats in one position, gathered once however many seats look at it."""

    def __init__(self, s: State) -> None:
        self.facts: vec[i64] = _NO_FACTS[:]
        self.steps: vec[i64] = _NO_STEPS[:]  # the regions of each step of defence
        held = self._add_active(s)
        for army in s.declined:
            base = army.seat * FACTS
            self.facts[base + DECLINED] |= army.held
            self.facts[base + DECLINED_INCOME] += army_income(s, army, None)
            held |= army.held
        # Regions of nobody that armies can live in.
        self.free: i64 = s.atlas.land & ~held
        below: i64 = EMPTY
        step: i64 = 0
        while step < DEFENCE_STEPS - 1:
            upto = s.within[step + 2]
            self.steps[step] = upto & ~below
            below = upto
            step += 1
        self.steps[step] = ~below & (bit(s.atlas.size) - 1)

    def _add_active(self, s: State) -> i64:
        """The facts of the active armies; returns all regions that they hold."""
        held: i64 = EMPTY
        # A lake or a sea keeps nearly every army out.
        dry = ~(s.atlas.sea | s.atlas.lake)
        seat: i64 = 0
        while seat < s.seats:
            base = seat * FACTS
            army = s.active[seat]
            reach = s.atlas.entry
            if army is not None:
                self.facts[base + HELD] = army.held
                self.facts[base + INCOME] = army_income(s, army, None)
                self.facts[base + TOKENS] = tokens_of(s, army)
                held |= army.held
                if army.held != 0:
                    reach = army.near
            self.facts[base + REACH] = reach & dry
            seat += 1
        return held


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """The features of a position as one seat after the other sees them: numbers of features, each
    with a count.

    *races* and *powers* are the numbers of the features of the traits of the book: a row for each
    trait, with one feature for each role.
    """

    def __init__(self, races: vec[i64], powers: vec[i64]) -> None:
        self.features: vec[i64] = _EMPTY_ROW[:]
        self.counts: vec[i64] = _EMPTY_ROW[:]
        self.size: i64 = 0
        self.races: Final = races
        self.powers: Final = powers
        self.seat: i64 = 0
        self._forget(0)

    def look(self, s: State, survey: Survey, seat: i64) -> None:
        """See *s* from *seat*; what was seen before is forgotten."""
        self._forget(self._wait_of(s, seat))
        self.seat = seat
        self._add_table(s)
        self._add_rivals(s, survey)
        self._add_own(s, survey)
        self._add_regions(s, survey)
        self._add_column(s)
        if s.built | s.treasured | s.sheltered | s.shut != 0:
            self._add_pieces(s, survey)

    def _forget(self, wait: i64) -> None:
        self.size = 0
        self.wait: i64 = wait
        # Regions of rivals who move before this seat does again, and of those who move after it.
        self.sooner: i64 = EMPTY
        self.later: i64 = EMPTY
        self.fallen: i64 = EMPTY
        self.once: i64 = EMPTY  # in reach of a rival who moves sooner
        self.twice: i64 = EMPTY  # in reach of several such rivals
        self.after: i64 = EMPTY  # in reach of a rival who moves later

    def _wait_of(self, s: State, seat: i64) -> i64:
        """How many turns of others come before the next turn of *seat*."""
        wait = seat - s.turn
        if wait < 0 or (wait == 0 and s.scored):
            wait += s.seats
        return wait

    def add(self, feature: i64, number: i64) -> None:
        """One more feature, unless its count is 0."""
        if number > 0:
            # Statements, because the compiler boxes both sides of a conditional expression.
            if number > _MOST_COUNT:
                number = _MOST_COUNT
            self.features[self.size] = feature
            self.counts[self.size] = number
            self.size += 1

    def _add_table(self, s: State) -> None:
        left = turns_left(s, self.seat)
        if left > MOST_LEFT:
            left = MOST_LEFT
        self.add(LEFT + left, 1)
        self.add(SEATS + s.seats, 1)
        self.add(WAIT + self.wait, 1)

    # ------------------------------------------------------------------ armies

    def _add_rivals(self, s: State, survey: Survey) -> None:
        incomes: i64 = 0
        most: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if other != self.seat:
                sooner = self._wait_of(s, other) < self.wait and turns_left(s, other) > 0
                self._add_rival(s, survey, other, sooner)
                if s.coins[other] > most:
                    most = s.coins[other]
                base = other * FACTS
                incomes += survey.facts[base + DECLINED_INCOME]
                self.fallen |= survey.facts[base + DECLINED]
            other += 1
        ahead = s.coins[self.seat] - most
        self.add(NUMBERS, ahead)
        self.add(NUMBERS + 1, -ahead)
        self.add(NUMBERS + 2, incomes)
        for army in s.declined:
            role: i64 = 4
            if army.seat == self.seat:
                role = 1
            self.add(self.races[army.race_number * RACE_ROLES + role], count(army.held))

    def _add_rival(self, s: State, survey: Survey, other: i64, sooner: bool) -> None:
        base = other * FACTS
        place: i64 = NUMBERS + 3
        role: i64 = 2
        reach = survey.facts[base + REACH]
        if sooner:
            self.sooner |= survey.facts[base + HELD]
            self.twice |= self.once & reach
            self.once |= reach
        else:
            place = NUMBERS + 6
            role = 3
            self.later |= survey.facts[base + HELD]
            self.after |= reach
        army = s.active[other]
        if army is None:
            self.add(place + 2, 1)
            return
        self.add(place, survey.facts[base + INCOME])
        self.add(place + 1, survey.facts[base + TOKENS])
        self.add(self.races[army.race_number * RACE_ROLES + role], 1)
        if army.power_number >= 0:
            self.add(self.powers[army.power_number * POWER_ROLES + role - 1], 1)

    def _add_own(self, s: State, survey: Survey) -> None:
        base = self.seat * FACTS
        self.add(NUMBERS + 9, survey.facts[base + DECLINED_INCOME])
        self.add(NUMBERS + 10, s.incomes[self.seat])
        mine = s.active[self.seat]
        if mine is None:
            self.add(NUMBERS + 11, 1)
            return
        held = count(mine.held)
        tokens = survey.facts[base + TOKENS]
        self.add(NUMBERS + 12, survey.facts[base + INCOME])
        self.add(NUMBERS + 13, tokens)
        self.add(NUMBERS + 14, mine.hand)
        self.add(NUMBERS + 15, held)
        if mine.fresh:
            self.add(NUMBERS + 16, 1)
        if mine.hooks & PAYS != 0:
            self._add_bonus(s, survey, mine)
        race = mine.race_number * RACE_ROLES
        self.add(self.races[race], 1)
        self.add(self.races[race + 5], tokens)
        self.add(self.races[race + 6], held)
        if mine.power_number >= 0:
            power = mine.power_number * POWER_ROLES
            self.add(self.powers[power], 1)
            self.add(self.powers[power + 3], tokens)
            self.add(self.powers[power + 4], held)

    def _add_bonus(self, s: State, survey: Survey, mine: Army) -> None:
        """The regions that pay more than a coin: those to get, and those that may be lost."""
        pays: i64 = EMPTY
        for trait in mine.traits:
            if trait.hooks & PAYS != 0:
                pays |= trait.pays(s, mine)
        others = pays & s.atlas.land & ~mine.held & ~survey.facts[self.seat * FACTS + DECLINED]
        reach = survey.facts[self.seat * FACTS + REACH]
        self.add(NUMBERS + 17, count(others & reach))
        self.add(NUMBERS + 18, count(others & ~reach))
        self.add(NUMBERS + 19, count(pays & mine.held & self.once & ~s.sheltered))

    def _add_column(self, s: State) -> None:
        """The combos that can be picked: they matter most to who is about to pick."""
        role: i64 = 7
        coins: i64 = COINS
        if s.active[self.seat] is not None:
            role = 8
            coins = COINS + 6
        for combo in s.column:
            self.add(self.races[combo.race_number * RACE_ROLES + role], 1)
            if combo.power_number >= 0:
                self.add(self.powers[combo.power_number * POWER_ROLES + role - 2], 1)
            self.add(coins, combo.coins)
            coins += 1

    # ------------------------------------------------------------------ regions

    def _add_regions(self, s: State, survey: Survey) -> None:
        base = self.seat * FACTS
        held = survey.facts[base + HELD]
        declined = survey.facts[base + DECLINED]
        self._add_own_regions(survey, MINE_UNDER, held, s.sheltered)
        self._add_own_regions(survey, MINE_UNDER + 4 * DEFENCES, declined, s.sheltered)
        reach = survey.facts[base + REACH]
        tribes = survey.free & (s.tribes | s.monsters)
        self._add_prey(survey, FREE_TO, self.sooner, reach)
        self._add_prey(survey, FREE_TO + 2 * DEFENCES, self.later, reach)
        self._add_prey(survey, FREE_TO + 4 * DEFENCES, self.fallen, reach)
        self._add_prey(survey, FREE_TO + 6 * DEFENCES, tribes, reach)
        self._add_prey(survey, FREE_TO + 8 * DEFENCES, survey.free & ~tribes, reach)
        self._add_terrain(s, TERRAIN, held)
        self._add_terrain(s, TERRAIN + TERRAINS, declined)
        self._add_terrain(s, TERRAIN + 2 * TERRAINS, self.sooner | self.later)
        self._add_terrain(s, TERRAIN + 3 * TERRAINS, self.fallen)
        self._add_terrain(s, TERRAIN + 4 * TERRAINS, survey.free & reach)
        self._add_terrain(s, TERRAIN + 5 * TERRAINS, survey.free & ~reach)

    def _add_own_regions(self, survey: Survey, base: i64, held: i64, sheltered: i64) -> None:
        """By who could attack: nobody, a rival before the next turn, several, a rival after it."""
        if held == 0:
            return
        open_to = held & ~sheltered
        safe = held & ~(open_to & (self.once | self.after))
        self._add_steps(survey, base, safe)
        self._add_steps(survey, base + DEFENCES, open_to & self.once & ~self.twice)
        self._add_steps(survey, base + 2 * DEFENCES, open_to & self.twice)
        self._add_steps(survey, base + 3 * DEFENCES, open_to & self.after & ~self.once)

    def _add_prey(self, survey: Survey, base: i64, mask: i64, reach: i64) -> None:
        """By whether this seat could attack them."""
        self._add_steps(survey, base, mask & reach)
        self._add_steps(survey, base + DEFENCES, mask & ~reach)

    def _add_steps(self, survey: Survey, base: i64, mask: i64) -> None:
        """The regions of *mask* by what an attacker must overcome."""
        if mask == 0:
            return
        step: i64 = 0
        while step < DEFENCE_STEPS:
            self.add(base + step, count(mask & survey.steps[step]))
            step += 1

    def _add_terrain(self, s: State, base: i64, mask: i64) -> None:
        if mask == 0:
            return
        atlas = s.atlas
        self.add(base, count(mask & atlas.farmland))
        self.add(base + 1, count(mask & atlas.forest))
        self.add(base + 2, count(mask & atlas.hill))
        self.add(base + 3, count(mask & atlas.mountain))
        self.add(base + 4, count(mask & atlas.swamp))
        self.add(base + 5, count(mask & atlas.water))
        self.add(base + 6, count(mask & atlas.mine))
        self.add(base + 7, count(mask & atlas.magic))
        self.add(base + 8, count(mask & atlas.cavern))
        self.add(base + 9, count(mask & atlas.edge))

    def _add_pieces(self, s: State, survey: Survey) -> None:
        base = self.seat * FACTS
        held = survey.facts[base + HELD]
        declined = survey.facts[base + DECLINED]
        rivals = self.sooner | self.later
        kind: i64 = 0
        while kind < PIECE_KINDS:
            mask = s.where[kind]
            if mask != 0:
                place = PIECES_AT + kind * PIECE_OWNERS
                self.add(place, count(mask & held))
                self.add(place + 1, count(mask & declined))
                self.add(place + 2, count(mask & rivals))
                self.add(place + 3, count(mask & self.fallen))
                self.add(place + 4, count(mask & ~(held | declined | rivals | self.fallen)))
            kind += 1
