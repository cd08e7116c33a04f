"""A fast rule-of-thumb player for whole turns and games inside the engine, without any search.

Search uses it to complete plans and to play the replies of opponents; training plays games with it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.preferences import USUAL, Preferences
from elbowroom.bots.redeployment import (
    pack,
    perform,
    place_everything,
    rebirth_of,
    ways_to_decline,
)
from elbowroom.bots.targets import Targets
from elbowroom.masks import count, lowest, nth
from elbowroom.rules.actions import (
    DECLINE,
    DETAILS,
    END,
    MOVE,
    PLACE,
    ROLL_FIRST,
    SACRIFICE,
    STOP,
)
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import draw
from elbowroom.rules.force import race_tokens
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import ANCIENT, BALROG
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import (
    AFTERMATH,
    CHANCE,
    OVER,
    PICK,
    REDEPLOY,
    RETREAT,
    START,
    State,
)

_MANY_TOKENS: Final = 8  # an army with this many tokens or more does not consider a decline
_MOST_STEPS: Final = 200


class QuickPlayer:
    """Plays by rules of thumb, and compares positions only where it may decline."""

    def __init__(self, evaluator: Evaluator, seed: i64, noise: float = 0.0, whim: i64 = 0) -> None:
        """*noise* randomizes its ratings of conquests and picks; *whim* is the chance in per cent,
        each turn, that it declines for no reason, so that training sees such games too."""
        self.evaluator: Final = evaluator
        self.rng: Rng = Rng(seed)
        self.noise: float = noise
        self.whim: i64 = whim
        self.preferences: list[Preferences] = [USUAL]  # by seat; the first again after the last
        self.menu: Menu = Menu()
        self.nodes: i64 = 0
        self.trail: list[int] | None = None  # collects the actions up to the next result of chance
        self.never_declines: bool = False

    # ------------------------------------------------------------------ games and turns

    def play_out(self, s: State) -> None:
        """Play to the end of the game."""
        while s.phase != OVER:
            self.step(s)

    def play_turns(self, s: State, turns: i64) -> None:
        """Play *turns* turns, or to the end of the game."""
        while turns > 0 and s.phase != OVER:
            self.finish_turn(s)
            turns -= 1

    def finish_turn(self, s: State) -> None:
        """Play to the beginning of the next turn; the trail ends at the first result of chance."""
        seat = s.turn
        number = s.round
        steps: i64 = 0
        while s.phase != OVER and s.turn == seat and s.round == number:
            self.step(s)
            steps += 1
            assert steps < _MOST_STEPS, "a turn that does not end"

    def step(self, s: State) -> None:
        """Play one decision, or one result of chance."""
        self.nodes += 1
        if s.decider == CHANCE:
            self.trail = None
            apply(s, draw(s, self.rng))
            return
        if s.decider != s.turn:
            self.trail = None
        if len(s.pending) == 0 and (s.phase == REDEPLOY or s.phase == RETREAT):
            self.nodes += place_everything(s, self.menu, self.preferences_of(s.decider), self.trail)
            return
        packed = self.decide(s)
        trail = self.trail
        if trail is not None:
            trail.append(packed)
        perform(s, packed)

    def preferences_of(self, seat: i64) -> Preferences:
        """The preferences of the player of *seat*."""
        return self.preferences[seat % len(self.preferences)]

    # ------------------------------------------------------------------ one decision

    def decide(self, s: State) -> i64:
        """The best action now, packed; redeployment is not decided here."""
        menu = self.menu
        menu.clear()
        fill(s, menu)
        if menu.size == 1 and menu.masks[0] & (menu.masks[0] - 1) == 0:
            return pack(menu.codes[0], lowest(menu.masks[0]))
        if len(s.pending) > 0:
            return self._answer(s)
        if s.phase == PICK:
            return self._pick(s)
        if s.phase == AFTERMATH:
            return self._aftermath(s)
        if s.phase == START:
            early = self._before_conquests(s)
            if early >= 0:
                return early
        return self._campaign(s)

    def _campaign(self, s: State) -> i64:
        me = s.acting
        assert me is not None
        if self.menu.has(ROLL_FIRST, 0):
            return pack(ROLL_FIRST, 0)
        targets = Targets(s, me, self.menu, self.preferences_of(s.turn))
        best = targets.best(self.noise, self.rng)
        if best >= 0:
            roll = targets.roll_for(targets.packed[best])
            return roll if roll >= 0 else targets.packed[best]
        best_roll = targets.best_roll()
        return targets.roll_packed[best_roll] if best_roll >= 0 else pack(STOP, 0)

    def _pick(self, s: State) -> i64:
        """The pick with the most coins now plus the expected worth of its race and power."""
        menu = self.menu
        best: i64 = pack(menu.codes[0], lowest(menu.masks[0]))
        most: float = -1000.0
        row: i64 = 0
        while row < menu.size:
            mask = menu.masks[row]
            while mask != 0:
                slot = lowest(mask)
                mask &= mask - 1
                rating = self._rate_combo(s, slot, menu.codes[row] // DETAILS)
                if rating > most:
                    most = rating
                    best = pack(menu.codes[row], slot)
            row += 1
        return best

    def _rate_combo(self, s: State, slot: i64, swap: i64) -> float:
        combo = s.column[slot]
        power = s.column[swap - 1].power_number if swap > 0 else combo.power_number
        left = turns_left(s, s.turn)
        worth = self.evaluator.combo_worth(s, left, combo.race_number, power)
        if self.noise > 0.0:
            worth += self.noise * 4.0 * float(self.rng.below(1000)) / 1000.0
        return self.preferences_of(s.turn).combos * worth + float(combo.coins - slot)

    def _before_conquests(self, s: State) -> i64:
        """Rebirth, decline, the Balrog, the Great Ancient; -1 when the campaign may begin."""
        menu = self.menu
        # Reborn regions stay, while the rest of their army leaves with a decline.
        rebirth = rebirth_of(menu)
        if rebirth >= 0:
            return rebirth
        if not self.never_declines and menu.has(DECLINE, 0):
            decline = self._decline_if_better(s, ways_to_decline(menu))
            if decline >= 0:
                return decline
        menu.clear()
        fill(s, menu)
        row: i64 = 0
        while row < menu.size:
            code = menu.codes[row]
            if code == MOVE + DETAILS * BALROG:
                opponents = menu.masks[row] & self._foes(s)
                if opponents != 0:
                    return pack(code, lowest(opponents))
            if code == MOVE + DETAILS * ANCIENT:
                region = self._better_place_for_ancient(s, menu.masks[row])
                if region >= 0:
                    return pack(code, region)
            row += 1
        return -1

    def _better_place_for_ancient(self, s: State, mask: i64) -> i64:
        """The region next to which the Great Ancient makes most land cheaper; -1 if it should stay:
        one more region is not worth the shelter that it takes away."""
        land = s.atlas.land & ~s.lands_of(s.turn)
        best: i64 = -1
        most: i64 = count(s.atlas.around(s.where[ANCIENT]) & land) + 1
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            cheaper = count(s.atlas.near[region] & land)
            if cheaper > most:
                most = cheaper
                best = region
        return best

    def _foes(self, s: State) -> i64:
        mask: i64 = 0
        for army in s.active:
            if army is not None and army.seat != s.turn:
                mask |= army.held
        return mask

    def _decline_if_better(self, s: State, ways: list[int]) -> i64:
        """The best way to decline if that is worth more than another turn of this army; else -1."""
        me = s.active[s.turn]
        if me is None or me.fresh or turns_left(s, s.turn) < 2:
            return -1
        if self.whim > 0 and self.rng.below(100) < self.whim:
            return ways[0]
        if race_tokens(s, me) >= _MANY_TOKENS:
            return -1
        seat = s.turn
        trail = self.trail
        self.trail = None
        self.never_declines = True
        stay = s.copy()
        self.finish_turn(stay)
        best: i64 = -1
        most = self.evaluator.standing(stay, seat) + self.preferences_of(seat).decline_margin
        for way in ways:
            after = s.copy()
            perform(after, way)
            if after.turn == seat and after.round == s.round and after.phase != OVER:
                self.finish_turn(after)
            worth = self.evaluator.standing(after, seat)
            if worth > most:
                most = worth
                best = way
        self.never_declines = False
        self.trail = trail
        return best

    def _answer(self, s: State) -> i64:
        """A pending question: the Balrog goes to opponents, the Volcano anywhere."""
        menu = self.menu
        code = menu.codes[0]
        mask = menu.masks[0]
        if code == MOVE + DETAILS * BALROG:
            opponents = mask & self._foes(s)
            return pack(code, lowest(opponents if opponents != 0 else mask))
        if code % DETAILS == PLACE:
            return pack(code, nth(mask, self.rng.below(menu.number)))
        return pack(code, lowest(mask))

    def _aftermath(self, s: State) -> i64:
        """The Altar and Stout: the action that leaves the seat best off."""
        seat = s.turn
        menu = Menu()
        fill(s, menu)
        best: i64 = pack(END, 0)
        most: float = -1000.0
        before = self.never_declines
        trail = self.trail
        self.trail = None
        self.never_declines = True
        # After the last turn of a seat there is nothing to decline for.
        declines = turns_left(s, seat) > 0
        for act in menu.actions():
            if act.kind in (SACRIFICE, END) or (act.kind == DECLINE and declines):
                after = s.copy()
                apply(after, act)
                if after.turn == seat and after.phase != OVER:
                    self.finish_turn(after)
                worth = self.evaluator.standing(after, seat)
                if worth > most:
                    most = worth
                    best = pack(act.code, act.index)
        self.never_declines = before
        self.trail = trail
        return best
