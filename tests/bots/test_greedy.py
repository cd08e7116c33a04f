"""What the greedy bot does in positions where one thing is clearly right."""

from __future__ import annotations

import pytest

from elbowroom.bots.campaign import best_step
from elbowroom.bots.garrison import plan
from elbowroom.bots.greedy import Greedy
from elbowroom.bots.worth import threat_to, turns_left, weakness
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.position import read_position
from elbowroom.play.match import Match
from elbowroom.play.view import view
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.odds import chance_of
from elbowroom.rules.state import State

MAP = "surface-2"


def position(**given: object) -> State:
    return read_position({"title": "a position", "map": MAP, **given}, "test").state


def asked(s: State, seat: int = 1) -> str:
    options = [action_text(s, act) for act in legal_actions(s)]
    return Greedy(1).choose(view(s, seat), options)


def conquering(
    race: str,
    power: str,
    hand: int,
    board: dict[str, str] | None = None,
    other: dict[str, object] | None = None,
) -> State:
    army = {"race": race, "power": power, "hand": hand}
    held = {"butterfold": f"1 {race}", **(board or {})}
    return position(phase="conquest", seats=[{"army": army}, other], board=held)


def test_it_takes_the_region_that_pays_most_for_its_price() -> None:
    # Forest: the wood is worth two coins, the mountain one and costs more.
    s = conquering("orcs", "forest", 2)
    assert asked(s) == "conquer mumblewood"


def test_it_rolls_where_tokens_do_not_reach() -> None:
    s = conquering("orcs", "forest", 1)
    assert asked(s) == "roll mumblewood"


def test_it_stops_when_nothing_is_left_to_do() -> None:
    s = conquering("orcs", "forest", 0)
    assert asked(s) == "stop"


def test_it_keeps_the_dragon_for_what_is_dear() -> None:
    other: dict[str, object] = {"army": {"race": "trolls", "power": "hill"}}
    s = conquering("orcs", "dragon-master", 4, other=other, board={"mumblewood": "6 trolls, lair"})
    assert asked(s) == "conquer mumblewood by dragon"


def test_it_rolls_first_where_the_die_is_free() -> None:
    s = conquering("orcs", "berserk", 3)
    assert asked(s) == "roll"


def test_it_declines_an_army_that_is_spent() -> None:
    army = {"race": "orcs", "power": "berserk"}
    s = position(round=4, seats=[{"army": army}, None], board={"butterfold": "1 orcs"})
    assert asked(s) == "decline"


def test_it_does_not_decline_in_the_last_round() -> None:
    army = {"race": "orcs", "power": "berserk"}
    s = position(round=10, seats=[{"army": army}, None], board={"butterfold": "1 orcs"})
    assert asked(s) != "decline"
    assert turns_left(s) == 1


def test_a_vanishing_army_goes_in_the_last_round_where_that_pays() -> None:
    army = {"race": "orcs", "power": "vanishing"}
    held = ("butterfold", "mumblewood", "bootsuck-bog", "turnip-vale", "tumbledown", "goatsneeze")
    s = position(
        box="mixed",
        round=10,
        seats=[{"army": army}, None],
        board=dict.fromkeys(held, "1 orcs"),
    )
    assert asked(s) == "decline"


def test_it_guards_the_border_and_not_the_hinterland() -> None:
    army = {"race": "orcs", "power": "hill", "hand": 3}
    foe = {"army": {"race": "trolls", "power": "forest"}}
    s = position(
        phase="conquest",
        seats=[{"army": army}, foe],
        board={"butterfold": "1 orcs", "mount-grudge": "1 orcs", "mumblewood": "2 trolls, lair"},
    )
    me = s.active[0]
    assert me is not None
    border, quiet = s.atlas.region("butterfold"), s.atlas.region("mount-grudge")
    assert threat_to(s, me, border) > threat_to(s, me, quiet)
    assert weakness(s, me, border) > weakness(s, me, quiet)


def test_its_plan_places_pieces_before_tokens_and_ends() -> None:
    match = Match(MAP, seed=1)
    match.state = conquering("orcs", "fortified", 3)
    match.submit("stop")
    steps = [action_text(match.state, step) for step in plan(match.state)]
    assert steps[0] == "place fortress butterfold"
    assert steps[-1] == "end"
    for step in steps:
        match.submit(step)
    assert match.state.turn == 1


def test_amazons_give_up_a_region_where_they_must() -> None:
    army = {"race": "amazons", "power": "hill"}
    held = dict.fromkeys(("butterfold", "goatsneeze", "mumblewood", "tumbledown"), "1 amazons")
    match = Match(MAP, seed=1)
    match.state = position(phase="conquest", seats=[{"army": army}, None], board=held)
    match.submit("stop")
    steps = [action_text(match.state, step) for step in plan(match.state)]
    # Butterfold and Mumblewood bring one coin, the hills two.
    assert set(steps[:2]) == {"abandon butterfold", "abandon mumblewood"}


@pytest.mark.parametrize(("hand", "chance"), [(1, 1 / 2), (2, 1.0)])
def test_the_odds_of_a_roll(hand: int, chance: float) -> None:
    s = conquering("orcs", "forest", hand)
    act = parse_action(s, "roll mumblewood")
    assert chance_of(s, act) == pytest.approx(chance)


def test_without_options_there_is_no_best_step() -> None:
    assert best_step(conquering("orcs", "forest", 0), []) is None
