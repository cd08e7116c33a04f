"""A built-in trait beside the same trait written as effects: one game, played in both forms."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from elbowroom import CHANCE, OVER, Rng, State, action_text, apply, draw, legal_actions, new_game
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import RACE, Collection, Definition
from elbowroom.homemade.reading import read_toml
from elbowroom.notation.actions import parse_action
from elbowroom.rules.actions import DREW, PICK_SLOT, Action
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.explain import income, price
from elbowroom.rules.faults import faults
from elbowroom.rules.quote import current_quote
from elbowroom.rules.reach import toll_at
from tests.laws.twins import snapshot
from tests.random_games import lively

FOLDER = Path(__file__).parents[1] / "homemade"
SUFFIX = "-twin"
# The house rules that bend an effect as they bend the trait that it is like.
SWITCHES = (
    "alchemist_needs_tokens",
    "own_decline_non_empty",
    "sea_entry",
    "keep_residual_badges",
    "thieving_declined_too",
)


@cache
def twin_definitions() -> dict[str, Definition]:
    """All twins by the key of their original."""
    files = (FOLDER / "twins.toml", FOLDER / "twins-below.toml")
    collections = [read_toml(file.read_text(encoding="utf-8"), file.name) for file in files]
    things = [thing for collection in collections for thing in collection.definitions]
    return {thing.key.removesuffix(SUFFIX): thing for thing in things}


def twin_content(key: str) -> Content:
    """Content with nothing but the twin of *key*."""
    file = "twins.toml" if _is_in(key, "twins.toml") else "twins-below.toml"
    whole = read_toml((FOLDER / file).read_text(encoding="utf-8"), file)
    kind = "races" if twin_definitions()[key].kind == RACE else "powers"
    tree = whole.tree | {"races": {}, "powers": {}}
    tree[kind] = {key + SUFFIX: whole.tree[kind][key + SUFFIX]}
    things = tuple(thing for thing in whole.definitions if thing.key == key + SUFFIX)
    return Content([Collection(whole.name, "", "", things, tree)])


@cache
def _is_in(key: str, file: str) -> bool:
    return f".{key}{SUFFIX}]" in (FOLDER / file).read_text(encoding="utf-8")


class HomemadeTwins:
    """One game with the original, and the same with its twin."""

    def __init__(self, key: str, name: str, box: str, options: dict[str, bool], seed: int) -> None:
        self.key = key
        self.rng = Rng(seed)
        power = twin_definitions()[key].kind != RACE
        self.plain = new_game(name, box=box, options=options)
        self.made = new_game(
            name, box=box, options=options, content=twin_content(key),
            without=[key] if power else [],
        )  # fmt: skip
        self.past: list[str] = []
        self.drawn = False
        self.picked = False

    @property
    def fits(self) -> bool:
        """Whether the board has both of them."""
        keys = [trait.key for trait in self.made.book.races + self.made.book.powers]
        plain = [trait.key for trait in self.plain.book.races + self.plain.book.powers]
        return self.key in plain and self.key + SUFFIX in keys

    def play(self) -> None:
        """Play to the end, and compare after every action."""
        while self.plain.phase != OVER:
            act = self._next()
            text = action_text(self.plain, act)
            self.past.append(text)
            apply(self.made, parse_action(self.made, self._renamed(text)))
            apply(self.plain, act)
            self.compare()
        assert not faults(self.made)

    def _next(self) -> Action:
        """What happens next; the trait comes into play with the first pick."""
        s = self.plain
        if s.decider == CHANCE:
            outcomes = [act for act, _ in chance_outcomes(s)]
            if not self.drawn and outcomes[0].kind == DREW:
                self.drawn = True
                ours = [act for act in outcomes if self.key in action_text(s, act).split()]
                return ours[self.rng.below(len(ours))]
            return draw(s, self.rng)
        legal = legal_actions(s)
        if not self.picked:
            self.picked = True
            return next(act for act in legal if act.kind == PICK_SLOT and act.index == 0)
        return lively(s, legal, self.rng)

    def _renamed(self, text: str) -> str:
        words = [word + SUFFIX if word == self.key else word for word in text.split(" ")]
        return " ".join(words)

    def compare(self) -> None:
        """The same position, actions, prices and incomes."""
        plain, made = self._facts(self.plain), self._facts(self.made)
        for what, value in plain.items():
            theirs = made[what].replace(SUFFIX, "")
            assert value == theirs, (self.key, what, value, theirs, self.past[-30:])

    def _facts(self, s: State) -> dict[str, str]:
        facts = {what: _sorted(value) for what, value in snapshot(s).items()}
        if s.phase != OVER and s.decider != CHANCE:
            facts["actions"] = _sorted([action_text(s, act) for act in legal_actions(s)])
        quote = current_quote(s)
        if quote is not None:
            regions = [r for r in range(s.atlas.size) if s.atlas.chasm >> r & 1 == 0]
            facts["prices"] = str([_price(s, region) for region in regions])
            facts["tolls"] = str([int(toll_at(s, quote.me, region)) for region in regions])
        for seat in range(s.seats):
            total = income(s, seat)
            parts = [(part.key, int(part.amount), part.name) for part in total.parts]
            facts[f"income {seat}"] = f"{int(total.total)} {parts}"
        return facts


def _price(s: State, region: int) -> tuple[int, list[str]]:
    total = price(s, region)
    return int(total.total), [f"{part.key} {part.name} {part.amount}" for part in total.parts]


def _sorted(value: object) -> str:
    if isinstance(value, dict):
        pairs = [f"{key}={_sorted(each)}".replace(SUFFIX, "") for key, each in value.items()]
        return ", ".join(sorted(pairs))
    if isinstance(value, list):
        return ", ".join(sorted(str(each).replace(SUFFIX, "") for each in value))
    return str(value)
