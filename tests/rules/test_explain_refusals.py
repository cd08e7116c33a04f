"""Why an action is refused: every reason, and a position that gives it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from elbowroom import Reason, apply, parse_action, why_not
from elbowroom.rules import actions as a
from elbowroom.rules import verbs
from elbowroom.rules.actions import action
from elbowroom.traits.trait import ACTS_IN_DECLINE, WORKS_IN_DECLINE, Trait
from elbowroom.words import entries
from tests.little import Game, cave, land

SOURCE = Path(__file__).parents[2] / "src" / "elbowroom" / "rules" / "explain.py"

Case = tuple[str, Callable[[], Game], str, dict[str, int | str]]


def over() -> Game:
    return land("ratmen hill", "orcs wise", round=10, turn=2).do("stop", "end")


def rolling() -> Game:
    game = land("ratmen hill 1", shore="1 ratmen")
    apply(game.s, parse_action(game.s, "roll wood"))
    return game


def stopped() -> Game:
    return land("ratmen hill 2", shore="1 ratmen").do("stop")


def restless() -> Game:
    """Declined orcs that campaign, but not against their own seat."""
    game = land("ratmen hill + orcs", wood="1 ratmen", crag="5 orcs")
    me = game.army("orcs")
    number = me.race.number
    me.race = Trait("restless", facts=WORKS_IN_DECLINE | ACTS_IN_DECLINE)
    me.race.number = number
    verbs.retrait(game.s, me)
    game.s.acting = me
    return game


def ghouls_rolled() -> Game:
    options = {"single_die_per_turn": True}
    game = land(
        "ratmen hill 1 + ghouls", shore="1 ratmen", crag="2 ghouls", options=options, dice=[0]
    )
    return game.do("roll fen", "deploy crag 1", "end")


def conquest(mine: str, foe: str = "orcs wise", **board: str) -> Callable[[], Game]:
    return lambda: cave(mine, foe, **board)


CASES: list[Case] = [
    # The game as a whole.
    ("why-game-over", over, "end", {}),
    ("why-chance", rolling, "stop", {}),
    ("why-chance", lambda: land("ratmen hill 1", shore="1 ratmen"), "die 2", {}),
    ("why-wrong-phase", lambda: land("ratmen hill"), "pick 1", {"phase": "start"}),
    ("why-wrong-phase", stopped, "conquer wood", {"phase": "redeploy"}),
    ("why-wrong-phase", stopped, "stop", {"phase": "redeploy"}),
    ("why-wrong-phase", stopped, "roll", {"phase": "redeploy"}),
    ("why-wrong-phase", lambda: land("ratmen hill"), "end", {"phase": "start"}),
    ("why-wrong-phase", lambda: land(""), "conquer wood", {"phase": "pick"}),
    ("why-wrong-phase", lambda: land(""), "deploy wood 1", {"phase": "pick"}),
    ("why-wrong-phase", lambda: land(""), "place hero wood", {"phase": "pick"}),
    ("why-wrong-phase", lambda: land("ratmen heroic"), "place hero wood", {"phase": "start"}),
    ("why-wrong-phase", lambda: land("ratmen hill"), "deploy shore 1", {"phase": "start"}),
    ("why-not-possible", lambda: land("", shore="tribe"), "abandon shore", {}),
    ("why-not-possible", lambda: land("ratmen hill", shore="1 ratmen"), "rebirth shore", {}),
    # Picking.
    ("why-slot-empty", lambda: land("", column=["orcs hill"]), "pick 2", {"slot": 2}),
    (
        "why-slot-too-dear",
        lambda: land("coins=0", column=["orcs hill", "elves wise"]),
        "pick 2",
        {"price": 1, "coins": 0},
    ),
    ("why-swap", lambda: land("", column=["orcs hill", "elves wise"]), "pick 1 swap 2", {}),
    # Declining and abandoning.
    ("why-first-turn", lambda: land("", column=["orcs hill"]).do("pick 1"), "decline", {}),
    ("why-cannot-decline", lambda: land("ratmen hill 3").do("conquer shore"), "decline", {}),
    ("why-cannot-decline", lambda: land(""), "decline", {}),
    ("why-not-held", lambda: land("ratmen hill", shore="1 ratmen"), "abandon wood", {}),
    (
        "why-no-abandon",
        lambda: land("ratmen hill 3", shore="1 ratmen").do("conquer wood"),
        "abandon shore",
        {},
    ),
    # Redeploying.
    ("why-not-held", stopped, "deploy wood 1", {}),
    ("why-not-enough-in-hand", stopped, "deploy shore 3", {"amount": 3, "hand": 2}),
    ("why-tokens-left", stopped, "end", {"amount": 2}),
    (
        "why-must-keep",
        lambda: land("amazons hill 5", shore="1 amazons").do("stop"),
        "deploy shore 2",
        {"amount": 4},
    ),
    (
        "why-must-keep",
        lambda: land("amazons hill", shore="3 amazons", wood="1 amazons").do("stop"),
        "end",
        {"amount": 4},
    ),
    (
        "why-already-placed",
        lambda: land("ratmen fortified", shore="1 ratmen", wood="1 ratmen").do(
            "stop", "place fortress shore"
        ),
        "place fortress wood",
        {"piece": "fortress"},
    ),
    (
        "why-already-placed",
        lambda: cave("ratmen wise", pit="1 ratmen, pentacle", peak="balrog").do("move balrog gem"),
        "move balrog peak",
        {"piece": "balrog"},
    ),
    ("why-none-left", stopped, "place hero shore", {"piece": "hero"}),
    ("why-not-here", stopped, "place hero wood", {"piece": "hero"}),
    (
        "why-not-here",
        lambda: cave("ogres magic 1", "shrooms wise", pit="1 ogres", gem="1 shrooms, orb"),
        "conquer gem by bag:orb",
        {"piece": "bag"},
    ),
    (
        "why-means-useless",
        lambda: cave("will-o-wisps wise 1", pit="1 will-o-wisps, sword", gem="monsters"),
        "roll gem by sword",
        {},
    ),
    (
        "why-not-here",
        lambda: cave("cultists wise", pit="1 cultists, ancient"),
        "move ancient gem",
        {"piece": "ancient"},
    ),
    ("why-cannot-ally", stopped, "ally 2", {"seat": 2}),
    (
        "why-nothing-to-sacrifice",
        lambda: land("ratmen hill", shore="1 ratmen"),
        "sacrifice shore",
        {},
    ),
    # Where a conquest goes.
    (
        "why-already-yours",
        lambda: land("ratmen hill 3", shore="1 ratmen"),
        "conquer shore",
        {},
    ),
    ("why-own-army", restless, "conquer wood", {}),
    ("why-chasm", conquest("ratmen wise 9", "orcs stone", pit="1 ratmen"), "conquer rift", {}),
    ("why-water", lambda: land("ratmen hill 9", shore="1 ratmen"), "conquer bay", {}),
    (
        "why-balrog",
        conquest("ratmen stone 9", pit="1 ratmen", gem="balrog"),
        "conquer gem",
        {},
    ),
    (
        "why-barred",
        lambda: cave("will-o-wisps wise 1", pit="1 will-o-wisps", gem="monsters", dice=[0]).do(
            "roll gem"
        ),
        "conquer gem",
        {},
    ),
    (
        "why-immune",
        conquest("ratmen wise 9", "orcs royal", pit="1 ratmen", gem="1 orcs, queen"),
        "conquer gem",
        {"piece": "queen"},
    ),
    (
        "why-peace",
        conquest("ratmen wise 9", "orcs diplomat peace_with=1", pit="1 ratmen", gem="1 orcs"),
        "conquer gem",
        {"seat": 2},
    ),
    (
        "why-toll",
        conquest("ratmen wise 9 coins=0", "+ liches", pit="1 ratmen", gem="1 liches"),
        "conquer gem",
        {"seat": 2},
    ),
    (
        "why-gnomes",
        conquest("sorcerers wise 9", "gnomes stone", pit="1 sorcerers", gem="1 gnomes"),
        "conquer gem by sorcery",
        {},
    ),
    (
        "why-gnomes",
        conquest("spiderines wise 9", "gnomes stone", pit="1 spiderines", mire="1 gnomes"),
        "conquer mire",
        {},
    ),
    ("why-out-of-reach", lambda: land("ratmen hill 9", shore="1 ratmen"), "conquer fen", {}),
    ("why-first-conquest", lambda: land("ratmen hill 9"), "conquer fen", {}),
    # Special means.
    (
        "why-means-missing",
        conquest("ratmen stone 9", pit="1 ratmen"),
        "conquer gem by sword",
        {"means": "sword"},
    ),
    (
        "why-means-used",
        lambda: cave("ratmen wise 9", pit="1 ratmen, sword").do("conquer gem by sword"),
        "conquer weald by sword",
        {"means": "sword"},
    ),
    (
        "why-means-used",
        lambda: cave(
            "ratmen vampire 9", "orcs wise", pit="1 ratmen", gem="1 orcs", weald="1 orcs"
        ).do("conquer gem by vampire"),
        "conquer weald by vampire",
        {"means": "vampire"},
    ),
    (
        "why-means-useless",
        conquest("ratmen magic 9", pit="1 ratmen", gem="1 orcs, sword"),
        "conquer gem by bag:sword",
        {},
    ),
    (
        "why-not-lone-token",
        conquest("ratmen vampire 9", pit="1 ratmen", gem="2 orcs"),
        "conquer gem by vampire",
        {},
    ),
    (
        "why-not-lone-token",
        conquest("ratmen vampire 9", pit="1 ratmen", gem="monsters"),
        "conquer gem by vampire",
        {},
    ),
    (
        "why-substitution-declined",
        conquest("ratmen vampire 9", "+ orcs", pit="1 ratmen", gem="1 orcs"),
        "conquer gem by vampire",
        {},
    ),
    (
        "why-encampment",
        conquest("ratmen vampire 9", "orcs bivouacking", pit="1 ratmen", gem="1 orcs, encampment"),
        "conquer gem by vampire",
        {},
    ),
    (
        "why-first-conquest",
        conquest("ratmen vampire 9", bank="1 orcs"),
        "conquer bank by vampire",
        {},
    ),
    (
        "why-tray-empty",
        conquest("sorcerers stone 17", pit="1 sorcerers", gem="1 orcs"),
        "conquer gem by sorcery",
        {"race": "sorcerers"},
    ),
    (
        "why-no-token",
        lambda: cave(
            "ratmen vampire",
            "orcs wise",
            pit="1 ratmen",
            gem="1 orcs",
            options={"substitution_needs_token": True},
        ),
        "conquer gem by vampire",
        {},
    ),
    # Prices and dice.
    ("why-no-token", conquest("ratmen stone", pit="1 ratmen"), "conquer gem", {}),
    (
        "why-too-expensive",
        conquest("ratmen stone 3", pit="1 ratmen", gem="3 orcs"),
        "conquer gem",
        {"price": 5, "hand": 3},
    ),
    (
        "why-too-expensive",
        conquest(
            "iron-dwarves stone 2 hammers=4", "gnomes wise", pit="1 iron-dwarves", gem="2 gnomes"
        ),
        "conquer gem",
        {"price": 4, "hand": 2},
    ),
    (
        "why-too-expensive",
        lambda: land("ratmen berserk 1", "orcs wise", shore="1 ratmen", wood="2 orcs", dice=[2]).do(
            "roll"
        ),
        "conquer wood",
        {"price": 2, "hand": 1},
    ),
    (
        "why-must-roll",
        lambda: land("ratmen berserk 9", shore="1 ratmen", options={"berserk_must_roll": True}),
        "conquer wood",
        {},
    ),
    (
        "why-already-rolled",
        lambda: land("ratmen berserk 9", shore="1 ratmen", dice=[1]).do("roll"),
        "roll",
        {},
    ),
    (
        "why-already-rolled",
        lambda: land("ratmen berserk 1", "orcs wise", shore="1 ratmen", wood="1 orcs", dice=[1]).do(
            "roll"
        ),
        "roll wood",
        {},
    ),
    (
        "why-already-rolled",
        lambda: land(
            "sorcerers berserk 2", "orcs wise", shore="1 sorcerers", wood="1 orcs", dice=[1]
        ).do("roll"),
        "conquer wood by sorcery",
        {},
    ),
    (
        "why-no-hope",
        lambda: land("ratmen berserk 1", "orcs wise", shore="1 ratmen", wood="4 orcs"),
        "roll",
        {},
    ),
    (
        "why-no-token",
        lambda: land("ratmen berserk 0", shore="1 ratmen"),
        "roll",
        {},
    ),
    (
        "why-not-possible",
        lambda: land("ratmen hill 1", shore="1 ratmen"),
        "roll",
        {},
    ),
    (
        "why-means-useless",
        lambda: land("sorcerers hill 2", "orcs wise", shore="1 sorcerers", wood="1 orcs"),
        "roll wood by sorcery",
        {},
    ),
    (
        "why-not-possible",
        lambda: land("ratmen berserk 1", shore="1 ratmen"),
        "roll wood",
        {},
    ),
    (
        "why-affordable-without-die",
        lambda: land("ratmen hill 3", shore="1 ratmen"),
        "roll wood",
        {"price": 2, "hand": 3},
    ),
    (
        "why-die-too-far",
        conquest("ratmen stone 1", pit="1 ratmen", gem="3 orcs"),
        "roll gem",
        {"price": 5, "hand": 1},
    ),
    ("why-die-spent", ghouls_rolled, "roll wood", {}),
]


def told(reason: Reason) -> dict[str, int | str]:
    return {**reason.numbers, **reason.names}


@pytest.mark.parametrize(
    ("key", "given", "line", "facts"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES]
)
def test_a_refusal_has_its_reason(
    key: str, given: Callable[[], Game], line: str, facts: dict[str, int | str]
) -> None:
    game = given()
    reason = why_not(game.s, parse_action(game.s, line))
    assert reason is not None
    assert (reason.key, told(reason)) == (key, facts)


def test_every_reason_has_a_position_and_a_sentence() -> None:
    keys = set(re.findall(r'"(why-[a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
    assert keys == {case[0] for case in CASES}
    assert keys <= set(entries("en"))


def test_what_is_legal_has_no_reason_against_it() -> None:
    game = land("ratmen hill 3", shore="1 ratmen")
    assert why_not(game.s, parse_action(game.s, "conquer wood")) is None


def test_a_reason_shows_itself() -> None:
    reason = why_not(stopped().s, action(a.END))
    assert repr(reason) == "Reason('why-tokens-left', {'amount': 2}, {})"
