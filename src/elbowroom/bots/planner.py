"""Plans for whole turns: a beam search over orders of conquest, each completed to the turn's end.

The value of an unfinished plan is that of its quick completion: the rest of the turn by the quick
player, all faces of the final die, the redeployment, the coins. So every node is a playable plan.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.plan import Breadth, Plan, ranked
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.preferences import GARRISONS, USUAL, Preferences
from elbowroom.bots.redeployment import (
    pack,
    perform,
    place_everything,
    rebirth_of,
    ways_to_decline,
)
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.targets import Targets
from elbowroom.bots.threats import least_worth, posts_in_danger
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
from elbowroom.rules.apply import do
from elbowroom.rules.die import HIGHEST, share
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from elbowroom.rules.pending import DIE
from elbowroom.rules.playout import draw_up_to_die
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import (
    AFTERMATH,
    CHANCE,
    OVER,
    PICK,
    REDEPLOY,
    RETREAT,
    START,
    Army,
    State,
)

_MAX_DEPTH: Final = 24
_WORST: Final = -0.1  # conquests rated below this are not tried
_MIX: Final = 2654435761


class _Node:
    """A campaign so far; *sure* as long as no result of chance was needed to get there."""

    def __init__(self, s: State, acts: list[int], sure: bool) -> None:
        self.s: Final = s
        self.acts: Final = acts
        self.sure: Final = sure
        self.value: float = 0.0


class Planner:
    """Plans the turn of the deciding seat, within a budget."""

    def __init__(self, evaluator: Evaluator, seed: i64, budget: Budget) -> None:
        self.evaluator: Final = evaluator
        self.quick: Final = QuickPlayer(evaluator, seed)
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.seat: i64 = 0
        self.seen: set[int] = set()

    def _spent(self) -> bool:
        return self.budget.is_spent(self.quick.nodes)

    def plans(self, s: State, seat: i64, breadth: Breadth) -> list[Plan]:
        """Plans for what *seat* has to decide now, best first."""
        if len(s.pending) > 0 or s.phase == AFTERMATH:
            return self.each_action(s, seat)
        if s.phase == PICK:
            return self.picks(s, seat, breadth)
        if s.phase == REDEPLOY or s.phase == RETREAT:
            return self.garrisons(s, seat, breadth.forts)
        return self.campaigns(s, seat, breadth)

    # ------------------------------------------------------------------ a turn to its end

    def complete(self, s: State, plan: Plan, weight: float, exact: bool) -> float:
        """Let the quick player end the turn; the first die is tried with all its faces.

        Returns the expected standing; the positions that the turn may end in are added to *plan*.
        """
        number = s.round
        turn = s.turn
        while s.phase != OVER and s.turn == turn and s.round == number:
            if s.decider == CHANCE and exact and s.pending[0].kind == DIE:
                return self._all_faces(s, plan, weight)
            self.quick.step(s)
        plan.leaves.append(s)
        plan.weights.append(weight)
        return self.evaluator.standing(s, self.seat)

    def _all_faces(self, s: State, plan: Plan, weight: float) -> float:
        self.quick.trail = None
        total: float = 0.0
        face: i64 = 0
        while face <= HIGHEST:
            part = share(face)
            after = s.copy()
            do(after, DIE_FELL, face, 1)
            total += part * self.complete(after, plan, weight * part, False)
            face += 1
        return total

    def _plan(self, s: State, acts: list[int], sure: bool) -> Plan:
        """The quick completion of *s*, which *acts* have led to; *s* itself is played on."""
        quick = self.quick
        plan = Plan(acts[:])
        quick.rng = Rng(self.seed)
        quick.trail = plan.acts if sure else None
        quick.never_declines = True
        plan.value = self.complete(s, plan, 1.0, True)
        quick.never_declines = False
        quick.trail = None
        return plan

    # ------------------------------------------------------------------ one more action

    def _after(self, node: _Node, packed: i64) -> _Node:
        """The node after one more action; all plans draw the same finds, so that luck is equal."""
        s = node.s.copy()
        perform(s, packed)
        self.quick.nodes += 1
        acts = node.acts
        if node.sure:
            acts = node.acts[:]
            acts.append(packed)
        drawn = draw_up_to_die(s, Rng(self.seed))
        return _Node(s, acts, node.sure and not drawn)

    def each_action(self, s: State, seat: i64) -> list[Plan]:
        """One plan for every legal action, best first: for picks, questions and the aftermath."""
        self.seat = seat
        menu = Menu()
        fill(s, menu)
        plans: list[Plan] = []
        root = _Node(s, [], True)
        for act in menu.actions():
            if act.kind == DECLINE and turns_left(s, seat) == 0:
                continue  # A decline in the last turn of a seat brings nothing.
            node = self._after(root, pack(act.code, act.index))
            plan = self._plan(node.s, node.acts, False)
            plans.append(plan)
        return ranked(plans)

    def picks(self, s: State, seat: i64, breadth: Breadth) -> list[Plan]:
        """One plan for each of the most promising combos, with the best campaign after it."""
        plans = self.each_action(s, seat)
        out: list[Plan] = []
        for plan in plans[: int(breadth.picks)]:
            node = self._after(_Node(s, [], True), plan.acts[0])
            if node.s.turn == seat and node.s.phase == START:
                best = self.campaigns(node.s, seat, breadth)[0]
                plan.value = best.value
                plan.leaves = best.leaves
                plan.weights = best.weights
            out.append(plan)
        return ranked(out)

    def garrisons(self, s: State, seat: i64, forts: i64 = 0) -> list[Plan]:
        """Several ways to place everything, best first; with *forts* also those against what is in
        danger, and up to so many regions are tried as the one that gets all or half."""
        self.seat = seat
        plans: list[Plan] = []
        for preferences in GARRISONS:
            self._add_garrison(s, [], preferences, plans)
        for posts in posts_in_danger(s, seat, forts):
            self._add_garrison(s, posts, USUAL, plans)
        return ranked(plans)

    def _add_garrison(
        self, s: State, posts: list[int], preferences: Preferences, plans: list[Plan]
    ) -> None:
        """Add the plan that places *posts*, packed, and then the rest by *preferences*."""
        after = s.copy()
        acts: list[int] = []
        for packed in posts:
            perform(after, packed)
            acts.append(packed)
        if after.turn == s.turn and after.phase == s.phase:
            self.quick.nodes += place_everything(after, Menu(), preferences, acts)
        if not any(acts == plan.acts for plan in plans):
            plans.append(self._plan(after, acts, False))

    # ------------------------------------------------------------------ campaigns

    def campaigns(self, s: State, seat: i64, breadth: Breadth) -> list[Plan]:
        """Plans for the rest of the turn, best first."""
        self.seat = seat
        self.seen = set()
        plans: list[Plan] = [self._plan(s.copy(), [], True)]
        self._maybe_decline(s, plans)
        frontier: list[_Node] = [_Node(s, [], True)]
        depth: i64 = 0
        while len(frontier) > 0 and depth < _MAX_DEPTH and not self._spent():
            children: list[_Node] = []
            for node in frontier:
                if self._spent():
                    break
                self._expand(node, breadth, plans, children)
            frontier = _best_nodes(children, breadth.width)
            depth += 1
        return ranked(plans)

    def _maybe_decline(self, s: State, plans: list[Plan]) -> None:
        """Add every way to decline, now and after rebirths.

        Reborn regions stay, while the rest of their army leaves with the decline.
        """
        node = _Node(s, [], True)
        menu = self._decline_from(node, plans)
        rebirth = rebirth_of(menu) if menu.has(DECLINE, 0) else -1
        while rebirth >= 0:
            node = self._after(node, rebirth)
            menu = self._decline_from(node, plans)
            rebirth = rebirth_of(menu)

    def _decline_from(self, node: _Node, plans: list[Plan]) -> Menu:
        """Add the plans that decline at *node*; returns the menu of that position."""
        s = node.s
        menu = Menu()
        fill(s, menu)
        for packed in ways_to_decline(menu):
            acts = [*node.acts, packed] if node.sure else node.acts
            after = s.copy()
            perform(after, packed)
            if after.turn == s.turn and after.round == s.round and after.phase != OVER:
                plans.append(self._plan(after, acts, node.sure))
                continue
            plan = Plan(acts)
            plan.leaves.append(after)
            plan.weights.append(1.0)
            plan.value = self.evaluator.standing(after, self.seat)
            plans.append(plan)
        return menu

    def _expand(
        self, node: _Node, breadth: Breadth, plans: list[Plan], children: list[_Node]
    ) -> None:
        """Add the plans that stop at *node*, and those that go on with one more action."""
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
        for packed in self._candidates(s, menu, breadth):
            child = self._after(node, packed)
            key = _key(child.s, self.seat)
            if key in self.seen:
                continue
            self.seen.add(key)
            plan = self._plan(child.s.copy(), child.acts, child.sure)
            plans.append(plan)
            child.value = plan.value
            children.append(child)

    def _candidates(self, s: State, menu: Menu, breadth: Breadth) -> list[int]:
        """The best conquests by rating, the best roll, rebirths and moves of pieces."""
        me = s.acting
        assert me is not None
        targets = Targets(s, me, menu, USUAL)
        out: list[int] = []
        while len(out) < breadth.branch:
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
        _add_other_actions(s, me, menu, breadth.abandons, out)
        return out


def _add_other_actions(s: State, me: Army, menu: Menu, abandons: i64, out: list[int]) -> None:
    """Add rebirths and moves, with up to three regions each, and what may be worth abandoning."""
    row: i64 = 0
    while row < menu.size:
        code = menu.codes[row]
        mask = menu.masks[row]
        if code % DETAILS in (REBIRTH, MOVE):
            left: i64 = 3
            while mask != 0 and left > 0:
                out.append(pack(code, lowest(mask)))
                mask &= mask - 1
                left -= 1
        elif code == ABANDON:
            out += [pack(ABANDON, region) for region in least_worth(s, me, mask, abandons)]
        row += 1


def _key(s: State, seat: i64) -> i64:
    """A key that is equal for campaigns that reach the same position in another order."""
    me = s.acting
    key = s.lands_of(seat)
    if me is None:
        return key
    key = (key ^ (me.hand * _MIX)) * 3 + me.pool
    key = (key & 0x0FFFFFFFFFFFFFF) * 5 + me.used + 64 * me.moved
    key = (key & 0x0FFFFFFFFFFFFFF) ^ (s.sheltered * 7 & 0x0FFFFFFFFFFFFFF)
    return key + s.die + 2 * s.phase


def _best_nodes(nodes: list[_Node], width: i64) -> list[_Node]:
    ordered = sorted(nodes, key=_node_value, reverse=True)
    return ordered[: int(width)]


def _node_value(node: _Node) -> float:
    return node.value
