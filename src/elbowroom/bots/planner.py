"""Whole turns as plans: a beam over the orders of conquest, every one thought through to its end.

The value of an unfinished plan is that of its quick completion: the rest of the turn by habit, all
faces of the final die, the redeployment, the coins. So every node is a plan that could be played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.evaluation import foes_of, standing, turns_left
from elbowroom.bots.preferences import GARRISONS, USUAL, Taste
from elbowroom.bots.redeployment import pack, perform, settle
from elbowroom.bots.rollout import Habit
from elbowroom.bots.targets import Targets
from elbowroom.masks import lowest
from elbowroom.rules.actions import (
    ABANDON,
    DECLINE,
    DETAILS,
    DIE_FELL,
    MOVE,
    REBIRTH,
    STOP,
)
from elbowroom.rules.apply import apply, do
from elbowroom.rules.chance import draw
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from elbowroom.rules.pending import DIE
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, START, State

_DEEPEST: Final = 24
_WORST: Final = -0.1  # conquests rated below this are not tried
_MIX: Final = 2654435761


class Plan:
    """Actions to the first chance, what they are worth, and where the turn may end."""

    def __init__(self, acts: list[int]) -> None:
        self.acts: list[int] = acts
        self.value: float = 0.0
        self.leaves: list[State] = []
        self.weights: list[float] = []
        self.tried: i64 = 0
        self.total: float = 0.0
        self.mean: float = 0.0


class _Node:
    """A campaign so far; *sure* until chance has had a say in it."""

    def __init__(self, s: State, acts: list[int], sure: bool) -> None:
        self.s: Final = s
        self.acts: Final = acts
        self.sure: Final = sure
        self.value: float = 0.0


class Planner:
    """Plans the turn of the deciding seat, within a budget."""

    def __init__(self, seed: i64, budget: Budget) -> None:
        self.habit: Habit = Habit(seed)
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.seat: i64 = 0
        self.seen: set[int] = set()

    def _spent(self) -> bool:
        return self.budget.is_spent(self.habit.nodes)

    # ------------------------------------------------------------------ a turn to its end

    def complete(self, s: State, plan: Plan, weight: float, exact: bool) -> float:
        """Play *s* to the end of the turn by habit; the first die falls on all its faces."""
        number = s.round
        turn = s.turn
        while s.phase != OVER and s.turn == turn and s.round == number:
            if s.decider == CHANCE and exact and s.pending[0].kind == DIE:
                return self._all_faces(s, plan, weight)
            self.habit.step(s)
        plan.leaves.append(s)
        plan.weights.append(weight)
        return standing(s, self.seat)

    def _all_faces(self, s: State, plan: Plan, weight: float) -> float:
        self.habit.trail = None
        total: float = 0.0
        face: i64 = 0
        while face < 4:
            share: float = 0.5 if face == 0 else 1.0 / 6.0
            after = s.copy()
            do(after, DIE_FELL, face, 1)
            total += share * self.complete(after, plan, weight * share, False)
            face += 1
        return total

    def _plan(self, s: State, acts: list[int], sure: bool) -> Plan:
        """The quick completion of *s*, which *acts* have led to; *s* is used up."""
        habit = self.habit
        plan = Plan(acts[:])
        habit.rng = Rng(self.seed)
        habit.trail = plan.acts if sure else None
        habit.loyal = True
        plan.value = self.complete(s, plan, 1.0, True)
        habit.loyal = False
        habit.trail = None
        return plan

    # ------------------------------------------------------------------ one action more

    def _after(self, node: _Node, packed: i64) -> _Node:
        """One action more; finds are drawn alike for all plans, so that luck decides nothing."""
        s = node.s.copy()
        perform(s, packed)
        self.habit.nodes += 1
        acts = node.acts
        if node.sure:
            acts = node.acts[:]
            acts.append(packed)
        sure = node.sure
        rng = Rng(self.seed)
        while s.decider == CHANCE and s.pending[0].kind != DIE:
            apply(s, draw(s, rng))
            sure = False
        return _Node(s, acts, sure)

    def each_option(self, s: State, seat: i64) -> list[Plan]:
        """One plan for every legal action, best first: for picks, questions and the aftermath."""
        self.seat = seat
        menu = Menu()
        fill(s, menu)
        plans: list[Plan] = []
        root = _Node(s, [], True)
        for act in menu.actions():
            if act.kind == DECLINE and turns_left(s, seat) == 0:
                continue  # After the last turn of a seat there is nothing to decline for.
            node = self._after(root, pack(act.code, act.index))
            plan = self._plan(node.s, node.acts, False)
            plans.append(plan)
        return ranked(plans)

    def picks(self, s: State, seat: i64, width: i64, branch: i64, most: i64) -> list[Plan]:
        """One plan for each combo that can be paid; the *most* promising are thought through."""
        plans = self.each_option(s, seat)
        out: list[Plan] = []
        for plan in plans[: int(most)]:
            node = self._after(_Node(s, [], True), plan.acts[0])
            if node.s.turn == seat and node.s.phase == START:
                best = self.campaigns(node.s, seat, width, branch)[0]
                plan.value = best.value
                plan.leaves = best.leaves
                plan.weights = best.weights
            out.append(plan)
        return ranked(out)

    def garrisons(self, s: State, seat: i64, forts: i64 = 0) -> list[Plan]:
        """Several ways to place everything, best first; up to *forts* regions may get it all."""
        self.seat = seat
        plans: list[Plan] = []
        for taste in GARRISONS + _forts(s, seat, forts):
            after = s.copy()
            acts: list[int] = []
            self.habit.nodes += settle(after, Menu(), taste, acts)
            if any(acts == plan.acts for plan in plans):
                continue
            plans.append(self._plan(after, acts, False))
        return ranked(plans)

    # ------------------------------------------------------------------ campaigns

    def campaigns(self, s: State, seat: i64, width: i64, branch: i64) -> list[Plan]:
        """Plans for the rest of the turn, best first."""
        self.seat = seat
        self.seen = set()
        plans: list[Plan] = [self._plan(s.copy(), [], True)]
        self._maybe_decline(s, plans)
        frontier: list[_Node] = [_Node(s, [], True)]
        depth: i64 = 0
        while len(frontier) > 0 and depth < _DEEPEST and not self._spent():
            found: list[_Node] = []
            for node in frontier:
                if self._spent():
                    break
                self._grow(node, branch, plans, found)
            frontier = _best_nodes(found, width)
            depth += 1
        return ranked(plans)

    def _maybe_decline(self, s: State, plans: list[Plan]) -> None:
        menu = Menu()
        fill(s, menu)
        if not menu.has(DECLINE, 0):
            return
        after = s.copy()
        perform(after, pack(DECLINE, 0))
        if after.turn == s.turn and after.round == s.round and after.phase != OVER:
            plans.append(self._plan(after, [pack(DECLINE, 0)], True))
            return
        plan = Plan([pack(DECLINE, 0)])
        plan.leaves.append(after)
        plan.weights.append(1.0)
        plan.value = standing(after, self.seat)
        plans.append(plan)

    def _grow(self, node: _Node, branch: i64, plans: list[Plan], found: list[_Node]) -> None:
        """The plans that stop here, and those that go on with one more action."""
        s = node.s
        me = s.acting
        if me is None or s.decider != self.seat or len(s.pending) > 0:
            return
        menu = Menu()
        fill(s, menu)
        if not menu.has(STOP, 0):
            return
        stopped = self._after(node, pack(STOP, 0))
        plans.append(self._plan(stopped.s, stopped.acts, stopped.sure))
        for packed in self._candidates(s, menu, branch):
            child = self._after(node, packed)
            key = _key(child.s, self.seat)
            if key in self.seen:
                continue
            self.seen.add(key)
            plan = self._plan(child.s.copy(), child.acts, child.sure)
            plans.append(plan)
            child.value = plan.value
            found.append(child)

    def _candidates(self, s: State, menu: Menu, branch: i64) -> list[int]:
        """The best conquests by rating, the best roll, and whatever may be done but once."""
        me = s.acting
        assert me is not None
        targets = Targets(s, me, menu, USUAL)
        out: list[int] = []
        while len(out) < branch:
            best: i64 = -1
            most: float = _WORST
            n: i64 = 0
            while n < len(targets.packed):
                if targets.rating[n] > most:
                    most = targets.rating[n]
                    best = n
                n += 1
            if best < 0:
                break
            out.append(targets.packed[best])
            targets.rating[best] = -1000.0
        roll = targets.best_roll()
        if roll >= 0:
            out.append(targets.roll_packed[roll])
        _add_odd(menu, out)
        return out


def _forts(s: State, seat: i64, most: i64) -> list[Taste]:
    """All tokens in one region that somebody may come to, or half of them."""
    me = s.acting
    out: list[Taste] = []
    if me is None:
        return out
    mask = me.held & foes_of(s, seat) & ~s.sheltered
    while mask != 0 and most > 0:
        region = lowest(mask)
        mask &= mask - 1
        most -= 1
        out.append(Taste(fort=region, share=1.0))
        out.append(Taste(fort=region, share=0.5))
    return out


def _add_odd(menu: Menu, out: list[int]) -> None:
    """Rebirths and moves; a few regions each."""
    row: i64 = 0
    while row < menu.size:
        kind = menu.codes[row] % DETAILS
        if kind in (REBIRTH, MOVE, ABANDON):
            mask = menu.masks[row]
            left: i64 = 3 if kind != ABANDON else 0
            while mask != 0 and left > 0:
                out.append(pack(menu.codes[row], lowest(mask)))
                mask &= mask - 1
                left -= 1
        row += 1


def _key(s: State, seat: i64) -> i64:
    """The same for campaigns that came to the same place by another order."""
    me = s.acting
    key = s.lands_of(seat)
    if me is None:
        return key
    key = (key ^ (me.hand * _MIX)) * 3 + me.pool
    key = (key & 0x0FFFFFFFFFFFFFF) * 5 + me.used + 64 * me.moved
    key = (key & 0x0FFFFFFFFFFFFFF) ^ (s.sheltered * 7 & 0x0FFFFFFFFFFFFFF)
    return key + s.die + 2 * s.phase


def ranked(plans: list[Plan]) -> list[Plan]:
    """The plans in order of value, best first."""
    return sorted(plans, key=_value, reverse=True)


def _value(plan: Plan) -> float:
    return plan.value


def _best_nodes(nodes: list[_Node], width: i64) -> list[_Node]:
    ordered = sorted(nodes, key=_node_value, reverse=True)
    return ordered[: int(width)]


def _node_value(node: _Node) -> float:
    return node.value
