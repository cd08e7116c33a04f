"""A race of your own in plain Python: Mole Men, who may come up in any mountain."""

from mypy_extensions import i64

from elbowroom import CHANCE, State, action_text, apply, chance_outcomes, legal_actions
from elbowroom.atlas.inline import read_inline
from elbowroom.rules.book import Book
from elbowroom.rules.options import Options
from elbowroom.rules.setup import new_state
from elbowroom.rules.state import Army
from elbowroom.traits.catalogue import NO_POWER, POWERS, RACES, contents_of
from elbowroom.traits.trait import Trait

ISLAND = {
    "regions": {"shore": "farmland edge", "wood": "forest", "fen": "swamp", "peak": "mountain"},
    "links": "shore-wood wood-fen fen-peak",
}


class MoleMen(Trait):
    """It answers the hooks that differ; the rules do the rest."""

    def reach(self, s: State, me: Army) -> i64:
        """Every mountain is in reach, from everywhere and always."""
        return s.atlas.mountain


def main() -> None:
    """Deal Mole Men before all other races, pick them, and see where they can go."""
    moles = MoleMen("mole-men", tokens=5, tray=10)
    book = Book(contents_of("mixed"), [moles, *RACES], POWERS, [], NO_POWER, [])
    s = new_state(read_inline(ISLAND, "my island"), book, Options({}), 2)
    for choice in ("pick 1", "conquer peak", "stop"):
        while s.decider == CHANCE:
            # Chance chosen by hand: the first outcome is the first race of the book.
            apply(s, chance_outcomes(s)[0][0])
        actions = {action_text(s, act): act for act in legal_actions(s)}
        print(f"{choice:13} out of {', '.join(actions)}")
        apply(s, actions[choice])


if __name__ == "__main__":
    main()
