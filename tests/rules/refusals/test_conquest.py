"""Refusals of conquests: where they go, and by what means."""

from __future__ import annotations

from tests.positions import cave, land
from tests.rules.refusals.given import Case, check, conquest, each, restless

CASES: list[Case] = [
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
        "why-closed",
        conquest("ratmen stone 9", pit="1 ratmen", gem="balrog"),
        "conquer gem",
        {"piece": "balrog"},
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
        {"seat": 2, "coins": 1},
    ),
    (
        "why-toll",
        lambda: cave(
            "ratmen wise 9 coins=1",
            "orcs customs",
            pit="1 ratmen",
            gem="1 orcs",
            content={"powers": {"customs": {"tokens": 4, "effects": [{"toll": 2}]}}},
        ),
        "conquer gem",
        {"seat": 2, "coins": 2},
    ),
    (
        "why-untouchable",
        conquest("sorcerers wise 9", "gnomes stone", pit="1 sorcerers", gem="1 gnomes"),
        "conquer gem by sorcery",
        {"race": "gnomes"},
    ),
    (
        "why-untouchable",
        conquest("spiderines wise 9", "gnomes stone", pit="1 spiderines", mire="1 gnomes"),
        "conquer mire",
        {"race": "gnomes"},
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
        # The dragon pays no price from which a Sword could take something.
        "why-means-useless",
        conquest("ratmen dragon-master 9", pit="1 ratmen, sword"),
        "conquer gem by dragon sword",
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
        "why-substitution-stopped",
        conquest("ratmen vampire 9", "orcs bivouacking", pit="1 ratmen", gem="1 orcs, encampment"),
        "conquer gem by vampire",
        {"piece": "encampment"},
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
    (
        # The tray is empty, but the hand is not: only the Bag fails.
        "why-not-here",
        lambda: cave("ogres magic 9", "shrooms wise", pit="1 ogres", gem="1 shrooms, orb"),
        "conquer gem by bag:orb",
        {"piece": "bag"},
    ),
    (
        "why-not-here",
        lambda: cave("ogres magic 1", "shrooms wise", pit="1 ogres", gem="1 shrooms, orb"),
        "conquer gem by bag:orb",
        {"piece": "bag"},
    ),
]


@each(CASES)
def test_a_conquest_is_refused(case: Case) -> None:
    check(case)
