"""Refusals of conquests and rolls for what they cost."""

from __future__ import annotations

from tests.positions import cave, land
from tests.rules.refusals.given import Case, check, conquest, each, ghouls_rolled

CASES: list[Case] = [
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
        # The die that shows is of no use against Gnomes.
        "why-too-expensive",
        lambda: land(
            "ratmen berserk 3", "gnomes wise", wood="1 ratmen", shore="2 gnomes", dice=[2]
        ).do("roll"),
        "conquer shore",
        {"price": 4, "hand": 3},
    ),
    (
        # So nobody must roll for them either.
        "why-too-expensive",
        lambda: land(
            "ratmen berserk 3",
            "gnomes wise",
            wood="1 ratmen",
            shore="2 gnomes",
            options={"berserk_must_roll": True},
        ),
        "conquer shore",
        {"price": 4, "hand": 3},
    ),
    (
        # The final attempt is no trait: Gnomes have nothing against it.
        "why-die-too-far",
        lambda: land("ratmen berserk 1", "gnomes wise", wood="1 ratmen", shore="3 gnomes"),
        "roll shore",
        {"price": 5, "hand": 1},
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
    (
        "why-die-too-far",
        lambda: cave("will-o-wisps wise 1", pit="1 will-o-wisps", gem="monsters, tribe"),
        "roll gem",
        {"price": 5, "hand": 1},
    ),
    (
        "why-means-useless",
        lambda: cave("will-o-wisps wise 1", pit="1 will-o-wisps, sword", gem="monsters"),
        "roll gem by sword",
        {},
    ),
]


@each(CASES)
def test_a_price_or_a_roll_is_refused(case: Case) -> None:
    check(case)
