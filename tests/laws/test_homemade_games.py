"""What holds at every moment of every game holds with home-made things too, whatever they do."""

from __future__ import annotations

import pytest

from elbowroom import OVER, Action, Rng, State, action_text, apply, new_game, price
from elbowroom.homemade.content import Content, read_content
from elbowroom.homemade.reference import EXAMPLES
from elbowroom.rules.actions import CONQUER
from elbowroom.rules.events import Pricked
from elbowroom.rules.faults import faults
from tests.laws.test_games import tokens_of
from tests.random_games import lively, walk

MAPS = ("surface-2", "surface-4", "underground-3")
EFFECTS = 3


def everything() -> Content:
    """Races and powers with all forms of effects between them; only races have attackers."""
    for_powers = [example for example in EXAMPLES if "attackers" not in example]
    races = [EXAMPLES[n : n + EFFECTS] for n in range(0, len(EXAMPLES), EFFECTS)]
    powers = [for_powers[n::12][:EFFECTS] for n in range(12)]
    tree = {
        "races": {
            f"race-{n}": {"tokens": 6, "effects": list(each)} for n, each in enumerate(races)
        },
        "powers": {f"power-{n}": {"tokens": 4, "effects": each} for n, each in enumerate(powers)},
    }
    return read_content(tree, "everything", whole=False)


def losses(s: State, act: Action) -> int:
    """Tokens that thorns take from those that conquer."""
    after = s.copy()
    after.journal = []
    apply(after, act)
    return sum(int(event.tokens) for event in after.journal if isinstance(event, Pricked))


@pytest.mark.parametrize("name", MAPS)
def test_games_with_every_effect_are_without_fault_until_their_end(name: str) -> None:
    content = everything()
    own = {each.key for each in content.definitions}
    book = new_game(name, content=content).book
    others = [trait.key for trait in book.races + book.powers if trait.key not in own]
    for seed in range(3):
        s = new_game(name, content=content, without=others)
        box = tokens_of(s)
        for act in walk(s, Rng(seed), lively):
            assert faults(s) == [], f"before {action_text(s, act)}"
            assert tokens_of(s) == box
            if act.kind == CONQUER:
                assert losses(s, act) == price(s, act.index, act.detail).thorns
        assert s.phase == OVER
        assert tokens_of(s) == box
