"""The tree over turns: the same luck for all plans, replies by choice, and results that repeat."""

from __future__ import annotations

import pytest

from elbowroom.bots.budget import Budget
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.plan import Breadth, Plan
from elbowroom.bots.planner import Planner
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.turn_tree import Choice, Position, Shape, TurnTree
from elbowroom.play.new_game import new_game
from elbowroom.rules.state import CHANCE, OVER, START, State

SHIPPED = linear_evaluator()
MAPS = ("surface-2", "surface-4", "underground-2", "underground-3")
SHAPE = Shape(Breadth(1, 2, 2), plans=3, nodes=60)


def some_start(name: str, turns: int) -> State:
    """The start of a campaign after so many turns of the quick player."""
    s = new_game(name)
    quick = QuickPlayer(SHIPPED, 1)
    quick.play_turns(s, turns)
    while s.phase != START or s.decider == CHANCE:
        quick.step(s)
    return s


def some_plans(s: State, most: int) -> list[Plan]:
    return Planner(SHIPPED, 1, Budget(2000)).campaigns(s, s.turn, Breadth(3, 4))[:most]


def test_equal_plans_get_the_same_luck() -> None:
    s = some_start("surface-2", 6)
    plan = some_plans(s, 1)[0]
    tree = TurnTree(SHIPPED, 1, Budget(0), SHAPE)
    root = Position(s)
    twins = tree._choices([plan, plan], s.turn)
    for sample in range(3):
        for twin in twins:
            tree._play_sample(root, twin, sample)
    assert twins[0].samples == twins[1].samples == 3
    assert twins[0].total == twins[1].total


def test_the_same_seed_and_nodes_give_the_same_plan_and_the_same_cost() -> None:
    s = some_start("surface-4", 9)
    results = []
    for _ in range(2):
        tree = TurnTree(SHIPPED, 7, Budget(1500), SHAPE)
        results.append((tree.best(some_plans(s, 6), s.turn, 1000).acts, tree.nodes))
    assert results[0] == results[1]


def test_the_budget_is_kept() -> None:
    s = some_start("surface-2", 6)
    tree = TurnTree(SHIPPED, 1, Budget(2000), SHAPE, 500)
    tree.best(some_plans(s, 6), s.turn, 10**6)
    assert tree.nodes < 3000


def test_a_clear_choice_takes_less_than_the_budget() -> None:
    s = some_start("surface-2", 6)
    plan = some_plans(s, 1)[0]
    worse = Plan(plan.acts)
    worse.leaves, worse.weights = [leaf.copy() for leaf in plan.leaves], plan.weights
    for leaf in worse.leaves:
        leaf.coins[s.turn] -= 40
    worse.value = plan.value - 40
    plans = [plan, worse, worse, worse, worse]
    tree = TurnTree(SHIPPED, 1, Budget(20_000), SHAPE)
    assert tree.best(plans, s.turn, 10**6) is plan
    assert tree.nodes < 12_000


@pytest.mark.parametrize("name", MAPS)
def test_every_seat_chooses_among_plans_of_its_own(name: str) -> None:
    s = some_start(name, 7)
    tree = TurnTree(SHIPPED, 1, Budget(0), SHAPE)
    first = tree._choices(some_plans(s, 1), s.turn)[0]
    ends = tree.positions[:]
    root = Position(s)
    for sample in range(12):
        tree._play_sample(root, first, sample)
    answered = [end for end in ends if end.choices]
    assert answered
    for end in answered:
        assert {choice.seat for choice in end.choices} == {(s.turn + 1) % s.seats}
        assert sum(choice.samples for choice in end.choices) == end.visits - SHAPE.patience


def test_a_deep_tree_can_be_freed() -> None:
    """Compiled positions must not be freed while fifty objects around them are being freed."""
    s = some_start("surface-2", 4)
    narrow = Shape(Breadth(1, 1, 1), plans=1, nodes=1)
    for _ in range(20):
        tree = TurnTree(SHIPPED, 1, Budget(0), narrow)
        tree.best(some_plans(s, 2), s.turn, 60)
        assert max(at.s.round for at in tree.positions) >= s.round + 2
        del tree


def test_the_value_of_a_plan_counts_less_with_every_sample() -> None:
    plan = Plan([])
    plan.value = 10.0
    choice = Choice(plan, 0, 0)
    means = []
    for samples in (0, 4, 400):
        choice.samples, choice.total = samples, 0.0
        means.append(choice.mean(0.0, 4.0))
    assert means[:2] == [10.0, 5.0]
    assert means[2] < 0.1


def test_a_face_of_the_die_has_its_part_of_the_whole() -> None:
    plan = Plan([])
    plan.leaves = [new_game("surface-2"), new_game("surface-2")]
    plan.weights = [0.75, 0.25]
    choice = Choice(plan, 0, 0)
    assert [choice.end(point) for point in (0.0, 0.74, 0.76, 0.99)] == [0, 0, 1, 1]


@pytest.mark.parametrize("name", MAPS)
def test_the_last_turn_of_a_game_needs_no_samples(name: str) -> None:
    s = new_game(name)
    quick = QuickPlayer(SHIPPED, 1)
    while s.round < s.atlas.rounds or s.turn < s.seats - 1:
        quick.finish_turn(s)
    while s.phase != START or s.decider == CHANCE:
        quick.step(s)
    plans = some_plans(s, 4)
    tree = TurnTree(SHIPPED, 1, Budget(0), SHAPE)
    best = tree.best(plans, s.turn, 3)
    assert all(leaf.phase == OVER for plan in plans for leaf in plan.leaves)
    assert tree.nodes == 0

    def result(plan: Plan) -> float:
        pairs = zip(plan.leaves, plan.weights, strict=True)
        return sum(weight * SHIPPED.value(leaf, s.turn) for leaf, weight in pairs)

    assert result(best) == max(map(result, plans))
