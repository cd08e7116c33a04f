"""Every message that the page has, with every kind of argument it can meet, in one language.

``python -m tests.words.every_message cs`` prints them as JSON, each with its sentence in Python; a
test of the page (``web/tests/words/every-message.test.ts``) must get the same bytes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Final

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elbowroom.notation import naming
from elbowroom.traits.catalogue import PLACES, POWERS, RACES, RELICS
from elbowroom.words import ENGLISH, FOLDER, TEXTS, Words, entries, entries_in
from elbowroom.words.message import Argument, Message, Name, Reference, Seat, Text
from elbowroom.words.speaker import Speaker

# Files of the command line, of which the page shows nothing.
TERMINAL_FILES: Final = ("arena", "bench", "bots", "cli", "server")
SEATS: Final = ["Ada", "Bořek"]
# One of every plural category of every language, with thousands.
NUMBERS: Final = (0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 1234, -1, -2)
DECIMALS: Final = (0.5, 1.5, 10.3)
_SAMPLE: Final = 3


def _named(kind: str) -> list[Reference]:
    prefix = f"{kind}-"
    keys = [key.removeprefix(prefix) for key in entries(ENGLISH) if key.startswith(prefix)]
    return [Name(kind, key) for key in keys]


def _things() -> dict[str, list[Reference]]:
    races = [naming.thing(race.key) for race in RACES]
    powers = [naming.thing(power.key) for power in POWERS]
    finds = [naming.thing(find.key) for find in (*PLACES, *RELICS)]
    pieces = [
        Name("piece", key.removeprefix("piece-"))
        for key in entries(ENGLISH)
        if key.startswith("piece-") and key not in ("piece-as", "piece-with")
    ]
    combos = zip(cycle(RACES), POWERS, strict=False)
    armies = [naming.army(race.key, power.key) for race, power in combos]
    # What people make has a plain name only.
    made: list[Reference] = [Text("Mole Men")]
    sets = [Message(key) for key in entries(ENGLISH) if _PHRASE.fullmatch(key)]
    return {
        "race": [*races, *made],
        "power": [*powers, *made],
        "army": [*armies, *races, *made],
        "piece": [*pieces, *finds, naming.thing("bag:ring")],
        "find": [*finds],
        "relic": _named("relic"),
        "means": _named("means"),
        "name": [*races, *powers, *finds, *made],
        "phase": _named("phase"),
        "box": _named("box"),
        "rule": _named("option"),
        "region": [*_named("region"), *made],
        "level": _named("level"),
        "seat": [Seat(1), Seat(2), Seat(5)],
        "other": [Seat(2), Seat(3)],
        "payee": [Seat(2)],
        "first": [*sets],
        "second": [*sets],
        "regions": [*sets],
    }


_PHRASE: Final = re.compile("made-set-(?!.*(not|beside|near|and|or$|group))[a-z-]+")
_THINGS: Final = _things()


def _lists(items: Sequence[Reference]) -> list[Argument]:
    """Lists of one, two and three items."""
    return [list(items[:count]) for count in (1, 2, 3)]


_WORDS: Final = _lists([Text("mumble-wood"), Text("orcs"), Text("a b")])
_LISTS: Final[dict[str, list[Argument]]] = {
    "known": _WORDS,
    "words": _WORDS,
    "seats": _lists(_THINGS["seat"]),
    "names": _lists(_THINGS["seat"]),
    "means": [*_THINGS["means"], *_lists(_THINGS["means"])],
    "things": _lists(_THINGS["piece"]),
    "where": _lists(_THINGS["region"]),
    "parts": _lists([Message("income-regions", {"amount": n}) for n in (4, 1, 2)]),
}


class _Numbers(Visitor):
    """Collects the variables that must be numbers: a plural depends on them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys <= _PLURALS:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
_FAULTS: Final = {"fault": "late"}
# Numbers that no plural depends on.
_PLAIN_NUMBERS: Final = """
    actions allowed amount broken chance chosen coins count decision done failed fewest free from
    games hand high lead least left limit low middle more most ms needed number odds of ours passed
    per port price rate room round rounds seats share slot slowest speed step steps theirs there to
    tokens turn turns usual width win
"""
_DECIMAL_KEYS: Final = ("hint-", "arena-", "analyse-", "sim-speed")


def variables_of(key: str) -> dict[str, bool]:
    """The variables of the English message *key*, and whether each is a number."""
    survey = _Numbers()
    survey.visit(FluentParser(with_spans=False).parse_entry(entries(ENGLISH)[key]))
    return {
        name: name in survey.numbers
        or (name in _PLAIN_NUMBERS.split() and not _is_thing(key, name))
        for name in sorted(survey.variables)
    }


def _is_thing(key: str, name: str) -> bool:
    return (name, key) in {
        ("actions", "hint-best"),
        ("actions", "hint-other"),
        ("seats", "event-shared"),
    }


def _values(key: str, name: str, is_number: bool) -> Sequence[Argument]:
    if is_number:
        return (*NUMBERS, *DECIMALS) if key.startswith(_DECIMAL_KEYS) else NUMBERS
    if name == "regions" and not key.startswith(("made-", "collection-")):
        return NUMBERS
    if name in _LISTS:
        return _LISTS[name]
    if name in _THINGS:
        return _THINGS[name]
    return [Text(_FAULTS.get(name, "x y"))]


def messages(key: str, rng: Random | None = None) -> Iterator[Message]:
    """The message *key* with its arguments: every value of each of them, or a sample by *rng*."""
    columns: list[tuple[str, Sequence[Argument]]] = []
    for name, is_number in variables_of(key).items():
        values = list(_values(key, name, is_number))
        if rng is not None:
            rng.shuffle(values)
            values = values[: len(NUMBERS) if is_number else _SAMPLE]
        columns.append((name, values))
    rows = max((len(values) for _, values in columns), default=1)
    for row in range(rows):
        # Steps of different length, so that the same values do not always meet.
        yield Message(
            key,
            {
                name: next(islice(cycle(values), row * (place + 1) % len(values), None))
                for place, (name, values) in enumerate(columns)
            },
        )


class StrictSpeaker(Speaker):
    """Speaks one language without English as a fallback: what is missing is an error."""

    def __init__(self, language: str) -> None:
        words = Words(language)
        del words._bundles[1:]
        super().__init__(words, SEATS)


class Spoken(msgspec.Struct):
    """A message and what it is in one language; without arguments also a text ``key.attribute``."""

    message: Message
    text: str


# What the texts about commands of the terminal show as examples.
EXAMPLE: Final = {"region": "mumblewood", "short": "mumble"}


def spoken(language: str, keys: Sequence[str], rng: Random | None = None) -> Iterator[Spoken]:
    """Every message of *keys*, every text of it, and every form that it has in *language*."""
    speaker = StrictSpeaker(language)
    for key in keys:
        for message in messages(key, rng):
            yield Spoken(message, speaker.say(message))
        for attribute in speaker.words.attributes(key):
            if attribute in TEXTS:
                text = speaker.words.attr(key, attribute, **EXAMPLE)
                yield Spoken(Message(f"{key}.{attribute}"), text)


def page_keys() -> list[str]:
    """The keys of the files that the page loads."""
    paths = sorted((FOLDER / ENGLISH).glob("*.ftl"))
    return [
        key
        for path in paths
        if path.stem not in TERMINAL_FILES
        for key in entries_in(path)
        if not key.startswith("-")
    ]


def main(arguments: Sequence[str]) -> None:
    """Print the messages of one language; ``--whole`` has every value of every argument."""
    rng = None if "--whole" in arguments else Random(1)
    lines = list(spoken(arguments[0], page_keys(), rng))
    sys.stdout.buffer.write(msgspec.json.encode(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
