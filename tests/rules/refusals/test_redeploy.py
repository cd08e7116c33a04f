"""Refusals at redeployment: of tokens, pieces and friends."""

from __future__ import annotations

from tests.positions import cave, land
from tests.rules.refusals.given import Case, check, each, stopped

CASES: list[Case] = [
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
]


@each(CASES)
def test_what_cannot_be_placed_is_refused(case: Case) -> None:
    check(case)
