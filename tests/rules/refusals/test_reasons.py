"""Reasons as such: each has a position and a sentence, and what is legal has none."""

from __future__ import annotations

import re
from pathlib import Path

from elbowroom import parse_action, why_not
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.words import entries
from tests.positions import land
from tests.rules.refusals import test_conquest, test_dice, test_redeploy, test_start
from tests.rules.refusals.given import stopped

RULES = Path(__file__).parents[3] / "src" / "elbowroom" / "rules"
SOURCES = [RULES / f"{name}.py" for name in ("refusals", "conquest_refusals", "reason")]
CASES = [*test_start.CASES, *test_redeploy.CASES, *test_conquest.CASES, *test_dice.CASES]


def test_every_reason_has_a_position_and_a_sentence() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    keys = set(re.findall(r'"(why-[a-z-]+)"', source))
    assert keys == {case[0] for case in CASES}
    assert keys <= set(entries("en"))


def test_what_is_legal_has_no_reason_against_it() -> None:
    game = land("ratmen hill 3", shore="1 ratmen")
    assert why_not(game.s, parse_action(game.s, "conquer wood")) is None


def test_a_reason_shows_itself() -> None:
    reason = why_not(stopped().s, action(a.END))
    assert repr(reason) == "Reason('why-tokens-left', {'amount': 2}, {})"
