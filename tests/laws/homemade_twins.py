"""A built-in trait beside the same trait written as effects: one game, played in both forms."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

from elbowroom import CHANCE, OVER, Rng, State, action_text, apply, draw, legal_actions, new_game
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import RACE, Collection, Definition
from elbowroom.homemade.reading import read_toml
from elbowroom.notation.actions import parse_action
from elbowroom.rules.actions import DREW, PICK_SLOT, Action
from elbowroom.rules.book import Book
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.explain import income, price
from elbowroom.rules.faults import faults
from elbowroom.rules.quote import current_quote
from elbowroom.rules.reach import toll_at
from elbowroom.traits.catalogue import contents_of
from tests.laws.twins import beside_board
from tests.random_games import GAMES, Table, lively

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
    return Content([Collection(whole.name, "", "", things, (), tree)])


@cache
def _is_in(key: str, file: str) -> bool:
    return f".{key}{SUFFIX}]" in (FOLDER / file).read_text(encoding="utf-8")


# ---------------------------------------------------------------------- tables


@cache
def seed() -> int:
    """The seed of this run: of the environment, else of the commit."""
    if "TWINS_SEED" in os.environ:
        return int(os.environ["TWINS_SEED"])
    command = ["git", "-C", str(FOLDER), "rev-parse", "HEAD"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(answer.stdout.strip()[:8] or "0", 16)


def table_for(key: str, number: int) -> Table:
    """One of many tables: any board that *key* and its twin fit, under some of the house rules."""
    rng = Rng(seed() + 7919 * number + sorted(twin_definitions()).index(key))
    while True:
        name, box = GAMES[rng.below(len(GAMES))]
        switched = tuple(switch for switch in SWITCHES if rng.below(4) == 0)
        table = Table(name, box, switched=switched, seed=rng.below(10**9))
        contents = contents_of(box or name.partition("-")[0])
        if key in contents.races + contents.powers and _fits(key, table):
            return table


def _fits(key: str, table: Table) -> bool:
    plain, made = table.start().book, with_twin(key, table).book
    return key in _keys(plain) and key + SUFFIX in _keys(made)


def _keys(book: Book) -> list[str]:
    return [trait.key for trait in book.races + book.powers]


def with_twin(key: str, table: Table) -> State:
    """The start of the game of *table* with the twin of *key* in its place."""
    power = twin_definitions()[key].kind != RACE
    return new_game(
        table.map, box=table.box, options=table.options, content=twin_content(key),
        without=[key] if power else [],
    )  # fmt: skip


# ---------------------------------------------------------------------- playing


class Course:
    """Random actions of a game in which the trait *key* comes into play with the first pick."""

    def __init__(self, key: str, rng: Rng) -> None:
        self.key = key
        self.rng = rng
        self.drawn = False
        self.picked = False

    def next(self, s: State) -> Action:
        """What happens next."""
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


class HomemadeTwins:
    """One game with the original, and the same with its twin."""

    def __init__(self, key: str, table: Table) -> None:
        self.key = key
        self.course = Course(key, Rng(table.seed))
        self.plain = table.start()
        self.made = with_twin(key, table)
        self.past: list[str] = []

    def play(self) -> None:
        """Play to the end, and compare after every action."""
        while self.plain.phase != OVER:
            act = self.course.next(self.plain)
            text = action_text(self.plain, act)
            self.past.append(text)
            apply(self.made, parse_action(self.made, self._renamed(text)))
            apply(self.plain, act)
            self.compare()
        assert not faults(self.made)

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
        facts = {what: _sorted(value) for what, value in beside_board(s).items()}
        facts["board"] = _board(s)
        if s.phase != OVER and s.decider != CHANCE:
            facts["actions"] = _sorted([action_text(s, act) for act in legal_actions(s)])
        quote = current_quote(s)
        if quote is not None:
            regions = [r for r in range(s.atlas.size) if s.atlas.chasm >> r & 1 == 0]
            facts["prices"] = str([_price(s, region) for region in regions])
            facts["tolls"] = str([toll_at(s, quote.me, region) for region in regions])
        for seat in range(s.seats):
            total = income(s, seat)
            parts = [(part.key, int(part.amount), part.name) for part in total.parts]
            facts[f"income {seat}"] = f"{int(total.total)} {parts}"
        return facts


def _board(s: State) -> str:
    """All that lies on the board: both games have the same regions and kinds of pieces, so numbers
    say the same as words, and much faster."""
    rows = [list(row) for row in (s.tokens, s.defence, s.where, s.piles)]
    armies = sorted(f"{army.race.key} {army.held} {army.pool}" for army in s.armies())
    return f"{rows} {s.tribes} {s.monsters} {armies}"


def _price(s: State, region: int) -> tuple[int, list[tuple[str, str, int]]]:
    total = price(s, region)
    return total.total, [(part.key, part.name, part.amount) for part in total.parts]


def _sorted(value: object) -> str:
    """*value* in words; no key of the boxes comes between another one and its twin."""
    if isinstance(value, dict):
        return str(sorted(value.items()))
    return str(sorted(value) if isinstance(value, list) else value)
