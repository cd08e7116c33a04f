"""A plain greedy player: it takes what looks best now, and never plans for two turns."""

from __future__ import annotations

from elbowroom.bots.bot import Bot
from elbowroom.bots.campaign import best_step, income_after_turn
from elbowroom.bots.garrison import in_garrison, plan
from elbowroom.bots.worth import coins_of, standing, turns_left
from elbowroom.masks import count
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.play.view import View, imagine
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.conquest import race_tokens
from elbowroom.rules.pieces import ANCIENT, BALROG
from elbowroom.rules.state import AFTERMATH, PICK, START, State

_MOST_SEED = 2**31 - 1
_HORIZON = 3
FRESH = 5.0
"""Coins that a new army usually earns in its first turn."""

_TIRED = 0.7  # what an army that stays loses from turn to turn
_TOKEN = 0.6
_SACRIFICE = 3


class Greedy(Bot):
    """Looks one action ahead from a guess at the whole position."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._plan: list[str] = []

    def choose(self, view: View, options: list[str]) -> str:
        """The action that looks best."""
        if len(options) == 1:
            return options[0]
        if self._plan and self._plan[0] in options and view.phase in ("redeploy", "retreat"):
            return self._plan.pop(0)
        self._plan = []
        s = imagine(view, self.rng.below(_MOST_SEED))
        if in_garrison(s):
            self._plan = [action_text(s, step) for step in plan(s)]
            return self._plan.pop(0)
        return action_text(s, self._best(s, [parse_action(s, text) for text in options]))

    def _best(self, s: State, acts: list[Action]) -> Action:
        if s.phase == PICK:
            return max(acts, key=lambda act: self._pick_rating(s, act))
        if s.phase == AFTERMATH:
            return _after_scoring(s, acts)
        if s.pending:
            return max(acts, key=lambda act: self._answer_rating(s, act))
        if s.phase == START:
            early = self._before_campaign(s, acts)
            if early is not None:
                return early
        return best_step(s, acts) or _last_of(acts, a.STOP)

    # ------------------------------------------------------------------ picking

    def _pick_rating(self, s: State, act: Action) -> float:
        """Coins now, coins of the turns to come, and tokens that last."""
        seat = s.turn
        after = s.copy()
        apply(after, act)
        coins = int(after.coins[seat] - s.coins[seat])
        mine = after.active[seat]
        tokens = int(mine.hand) if mine is not None else 0
        ahead = min(turns_left(s), _HORIZON)
        lasting = _TOKEN * tokens if ahead > 1 else 0.0
        return coins + ahead * income_after_turn(after, self.rng) + lasting

    def _answer_rating(self, s: State, act: Action) -> float:
        """Where the Volcano or the Balrog goes, and whether the Sword is used."""
        seat = s.turn
        after = s.copy()
        apply(after, act)
        if act.kind == a.MOVE:
            return standing(after, seat)
        spent = 0.1 if act.detail and act.kind == a.CONQUER else 0.0
        return income_after_turn(after, self.rng) - spent

    # ------------------------------------------------------------------ the start of a turn

    def _before_campaign(self, s: State, acts: list[Action]) -> Action | None:
        declines = [act for act in acts if act.kind == a.DECLINE]
        if declines and self._is_spent(s, declines[0]):
            return declines[0]
        for act in acts:
            if act.kind == a.REBIRTH:
                return act
        return _best_move(s, acts)

    def _is_spent(self, s: State, decline: Action) -> bool:
        """Whether a new army would earn more in the turns that are left."""
        seat, left = s.turn, min(turns_left(s), _HORIZON + 1)
        stay = income_after_turn(s.copy(), self.rng)
        gone = s.copy()
        apply(gone, decline)
        passed = gone.turn != s.turn or gone.round != s.round or gone.scored
        now = int(gone.incomes[seat]) if passed else coins_of(gone, seat)
        later = coins_of(gone, seat) + FRESH
        staying = sum(max(stay - _TIRED * turn, 0) for turn in range(left))
        return now + later * (left - 1) > staying


def _best_move(s: State, acts: list[Action]) -> Action | None:
    """The Balrog against whoever it hurts most, the Great Ancient to where most is in reach."""
    me = s.acting
    best, most = None, 0.0
    for act in acts:
        if act.kind != a.MOVE or me is None:
            continue
        if act.detail == BALROG:
            after = s.copy()
            apply(after, act)
            gain = standing(after, s.turn) - standing(s, s.turn)
        else:
            here = s.where[ANCIENT] & me.held
            there = s.atlas.near[act.index]
            gain = 0.1 * int(count(there & ~me.held) - count(s.atlas.around(here) & ~me.held) - 1)
        if gain > most:
            best, most = act, gain
    return best


def _after_scoring(s: State, acts: list[Action]) -> Action:
    """The Altar where three coins beat what the region would bring; Stout when it is time."""
    seat, left = s.turn, turns_left(s) - 1
    best, most = _last_of(acts, a.END), 0.0
    for act in acts:
        after = s.copy()
        apply(after, act)
        lost = left * (coins_of(s, seat) - coins_of(after, seat))
        if act.kind == a.SACRIFICE and _SACRIFICE - lost > most:
            best, most = act, _SACRIFICE - lost
        if act.kind == a.DECLINE and left > 0 and lost / left + _spare(s, seat) < FRESH - 1:
            return act
    return best


def _spare(s: State, seat: int) -> float:
    """Regions that the active army could still take, roughly."""
    me = s.active[seat]
    return 0.0 if me is None else int(race_tokens(s, me)) / 3


def _last_of(acts: list[Action], kind: int) -> Action:
    return next((act for act in acts if act.kind == kind), acts[-1])
