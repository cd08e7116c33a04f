"""Refusals before the conquests: of the game as a whole, of picks, decline and abandoned land."""

from __future__ import annotations

from tests.positions import land
from tests.rules.refusals.given import Case, check, each, over, rolling, stopped

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
    (
        "why-cannot-decline",
        lambda: land("ratmen hill 3").do("conquer shore"),
        "decline by stonehedge",
        {},
    ),
    ("why-nothing-lent", lambda: land("ratmen hill 3"), "decline by stonehedge", {}),
    ("why-not-held", lambda: land("ratmen hill", shore="1 ratmen"), "abandon wood", {}),
    (
        "why-no-abandon",
        lambda: land("ratmen hill 3", shore="1 ratmen").do("conquer wood"),
        "abandon shore",
        {},
    ),
]


@each(CASES)
def test_what_cannot_be_done_yet_is_refused(case: Case) -> None:
    check(case)
