"""Plans: legal from the first action to the last, ordered by value, and kept within a budget."""

from __future__ import annotations

import pytest

from elbowroom.bots.budget import Budget
from elbowroom.bots.evaluation import final_margin
from elbowroom.bots.levels import action_texts
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.plan import Breadth, Plan
from elbowroom.bots.planner import Planner
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.redeployment import AMOUNTS, pack, perform
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.play.new_game import new_game
from elbowroom.rules.actions import ABANDON, DETAILS, INDICES, action
from elbowroom.rules.chance import draw
from elbowroom.rules.die import at_least
from elbowroom.rules.legal import is_legal
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, PICK, REDEPLOY, START, State
from tests.positions import land, position

SHIPPED = linear_evaluator()
MAPS = ("surface-2", "surface-4", "underground-2", "underground-3")


def some_start(name: str, turns: int, seed: int = 1) -> State:
    """The start of a campaign after so many turns of the quick player."""
    s = new_game(name)
    quick = QuickPlayer(SHIPPED, seed)
    quick.play_turns(s, turns)
    while s.phase != START or s.decider == CHANCE:
        quick.step(s)
    return s


def is_playable(s: State, plan: Plan) -> bool:
    """Whether every action of *plan* is legal when its turn has come."""
    after = s.copy()
    for packed in plan.acts:
        single, amount = packed // AMOUNTS, packed % AMOUNTS
        code, index = single // INDICES, single % INDICES
        if not is_legal(after, action(code % DETAILS, index, amount, code // DETAILS)):
            return False
        perform(after, packed)
    return True


@pytest.mark.parametrize("name", MAPS)
def test_every_plan_can_be_played(name: str) -> None:
    for turns in (1, 5, 8):
        s = some_start(name, turns)
        plans = Planner(SHIPPED, 1, Budget(800)).campaigns(s, s.turn, Breadth(2, 3))
        assert plans
        assert all(is_playable(s, plan) for plan in plans)


def test_plans_come_best_first_and_end_with_the_turn() -> None:
    s = some_start("surface-2", 6)
    plans = Planner(SHIPPED, 1, Budget(1500)).campaigns(s, s.turn, Breadth(2, 4))
    values = [plan.value for plan in plans]
    assert values == sorted(values, reverse=True)
    for plan in plans:
        assert sum(plan.weights) == pytest.approx(1)
        assert all((leaf.round, leaf.turn) != (s.round, s.turn) for leaf in plan.leaves)


def test_the_best_plan_is_no_worse_than_the_quick_one() -> None:
    s = some_start("surface-3", 7)
    quick = Planner(SHIPPED, 1, Budget(1)).campaigns(s, s.turn, Breadth(1, 1))
    long = Planner(SHIPPED, 1, Budget(4000)).campaigns(s, s.turn, Breadth(4, 6))
    assert long[0].value >= quick[0].value


def test_planning_does_not_change_the_position() -> None:
    s = some_start("underground-2", 5)
    before = (list(s.tokens), list(s.coins), s.phase, s.decider)
    Planner(SHIPPED, 1, Budget(500)).campaigns(s, s.turn, Breadth(2, 3))
    assert (list(s.tokens), list(s.coins), s.phase, s.decider) == before


def test_a_budget_of_nodes_is_kept() -> None:
    s = some_start("surface-2", 6)
    planner = Planner(SHIPPED, 1, Budget(300))
    planner.campaigns(s, s.turn, Breadth(8, 8))
    # The plan under way when the budget ends is completed.
    assert planner.quick.nodes < 600


def test_every_affordable_combo_is_searched() -> None:
    s = new_game("surface-2")
    rng = Rng(1)
    while s.decider == CHANCE:
        from elbowroom.rules.apply import apply

        apply(s, draw(s, rng))
    assert s.phase == PICK
    plans = Planner(SHIPPED, 1, Budget(500)).each_action(s, 0)
    assert len(plans) == 6
    assert {len(plan.acts) for plan in plans} == {1}


def test_nobody_expects_coins_after_the_last_turn() -> None:
    s = new_game("surface-2")
    QuickPlayer(SHIPPED, 1).play_out(s)
    assert s.phase == OVER
    assert [SHIPPED.outlook(s, seat) for seat in range(2)] == [0.0, 0.0]
    assert SHIPPED.standing(s, 0) == s.coins[0] - s.coins[1]


def test_turns_left_count_the_present_one_until_it_is_scored() -> None:
    s = some_start("surface-2", 2)
    assert (s.round, s.turn) == (2, 0)
    assert [turns_left(s, seat) for seat in range(2)] == [9, 9]
    QuickPlayer(SHIPPED, 1).finish_turn(s)
    assert [turns_left(s, seat) for seat in range(2)] == [8, 9]


def test_the_chances_of_the_die() -> None:
    sixths = [round(6 * at_least(missing)) for missing in range(5)]
    assert sixths == [6, 3, 2, 1, 0]


def test_packed_actions_keep_their_amount() -> None:
    assert pack(7, 12, 3) % AMOUNTS == 3
    assert pack(7, 12, 3) // AMOUNTS == 7 * INDICES + 12


def test_a_redeployment_may_put_everything_into_one_region() -> None:
    s = some_start("surface-2", 6)
    quick = QuickPlayer(SHIPPED, 1)
    while s.phase != REDEPLOY:
        quick.step(s)
    few = Planner(SHIPPED, 1, Budget(0)).garrisons(s, s.turn)
    many = Planner(SHIPPED, 1, Budget(0)).garrisons(s, s.turn, 6)
    assert len(many) > len(few)
    assert len({tuple(plan.acts) for plan in many}) == len(many)
    assert all(is_playable(s, plan) for plan in many)


def test_a_narrow_win_is_worth_more_than_its_coins() -> None:
    s = new_game("surface-2")
    QuickPlayer(SHIPPED, 1).play_out(s)
    likes = []
    for coins in (80, 81, 90):
        s.coins[0], s.coins[1] = coins, 80
        likes.append(final_margin(s, 0))
    assert likes[0] == 0
    assert likes[1] - likes[0] > (likes[2] - likes[1]) / 9


def test_a_part_of_a_budget_is_a_budget_of_its_own() -> None:
    assert Budget(200).part(0.25).nodes == 50
    assert Budget(2).part(0.25).nodes == 1
    assert Budget(0, 8.0).part(0.25).seconds == 2.0
    assert Budget(0).part(0.5).nodes == 0


def test_abandoning_is_planned_where_tokens_are_worth_more_elsewhere() -> None:
    s = land("ratmen hill 1", "", shore="1 ratmen", wood="1 ratmen", crag="1 ratmen").s
    abandon = pack(ABANDON, s.atlas.region("shore"))
    few = Planner(SHIPPED, 1, Budget(400)).campaigns(s, 0, Breadth(3, 3))
    more = Planner(SHIPPED, 1, Budget(400)).campaigns(s, 0, Breadth(3, 3, abandons=3))
    assert not any(plan.acts[0] == abandon for plan in few)
    assert any(plan.acts[0] == abandon for plan in more)
    assert all(is_playable(s, plan) for plan in more)


def test_a_budget_knows_the_share_that_is_spent() -> None:
    assert [Budget(200).share(nodes) for nodes in (0, 50, 200)] == [0.0, 0.25, 1.0]
    assert Budget(0).share(10**9) == 0.0
    assert not Budget(0, 3600.0).is_spent(10**9)


def plans_that_decline(army: str, board: str) -> list[list[str]]:
    """The plans of seat 1 that decline, as texts."""
    s = position(
        f"""
        map: underground-2
        box: underground
        round: 4
        seats: [{army}, {{army: {{race: ogres, power: stone}}}}]
        board: {{{board}}}
        """
    )
    plans = []
    for plan in Planner(SHIPPED, 1, Budget(300)).campaigns(s, s.turn, Breadth(1, 1)):
        after, lines = s.copy(), []
        for packed in plan.acts:
            lines += action_texts(after, packed)
            perform(after, packed)
        if any(line.startswith("decline") for line in lines):
            assert is_playable(s, plan)
            plans.append(lines)
    return plans


def test_both_ways_to_decline_are_weighed_where_stonehedge_lends_one() -> None:
    army = "{army: {race: gnomes, power: mining}}"
    board = "blindfish-run: empty, the-buried-giant: '2 gnomes, stonehedge:vanishing'"
    assert sorted(plans_that_decline(army, board)) == [["decline"], ["decline by stonehedge"]]


def test_regions_are_reborn_before_a_decline() -> None:
    army = "{army: {race: gnomes, power: mining}, declined: [{race: drow, power: reborn}]}"
    slugs = [site.slug for site in new_game("underground-2").atlas.sites if site.terrain == "mud"]
    board = f"the-buried-giant: 2 gnomes, {slugs[0]}: 1 drow, {slugs[1]}: 1 drow"
    plans = plans_that_decline(army, board)
    assert ["decline"] in plans
    assert [f"rebirth {slugs[0]}", "decline"] in plans
