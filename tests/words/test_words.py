"""The words: complete, with exact arguments, well typeset, and quick to load."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elbowroom import words
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.play.telling import event_message
from elbowroom.rules import pieces, state
from elbowroom.rules.options import SWITCHES
from elbowroom.traits import catalogue
from elbowroom.words import ENGLISH, Words, forms, languages
from tests.words.samples import EVENTS


def keys_in(text: str) -> list[str]:
    return text.split()


RACES = [race.key for race in catalogue.RACES]
POWERS = [power.key for power in catalogue.POWERS]
PLACES = [place.key for place in catalogue.PLACES]
RELICS = [relic.key for relic in catalogue.RELICS]
# The pieces of the rules, and what else is made of cardboard.
PIECES = [
    *(piece.key for piece in pieces.PIECES[: pieces.FIRST_FIND]),
    *keys_in("mountain tribe monsters vengeance"),
]
TERRAIN = keys_in("""
    farmland forest hill mountain swamp sea lake
    black-mountain mud mushroom crystal mine river chasm
""")
SYMBOLS = keys_in("mine magic cavern volcano tribe monsters")
PHASES = state.PHASES
BOXES = catalogue.BOXES
MEANS = keys_in("dragon sorcery vampire orb socks sword doormat bag")
OPTIONS = list(SWITCHES)

CONTENT = [
    f"{kind}-{key.replace('_', '-')}"
    for kind, keys in {
        "race": RACES,
        "power": POWERS,
        "place": PLACES,
        "relic": RELICS,
        "piece": PIECES,
        "terrain": TERRAIN,
        "symbol": SYMBOLS,
        "phase": PHASES,
        "box": BOXES,
        "option": OPTIONS,
    }.items()
    for key in keys
]

# Those whose banner, badge or place still does something, or takes something away, in decline.
DIFFERENT_IN_DECLINE = keys_in("""
    race-dwarves race-elves race-ghouls race-halflings race-trolls race-cultists
    race-iron-dwarves race-kraken race-liches
    power-bivouacking power-dragon-master power-fortified power-heroic power-seafaring
    power-spirit power-magic power-muddy power-reborn power-royal power-shield power-tomb
    power-vanishing power-wise
    place-altar place-crypt place-diamonds place-keep place-lost-mine place-stonehedge
""")

# The arguments of each key: a message uses exactly these.
EXPLANATIONS = {
    "": """
        why-game-over why-chance why-already-yours why-own-army why-chasm why-water
        why-out-of-reach why-first-conquest why-no-token why-die-spent
        why-means-useless why-not-lone-token why-substitution-declined
        why-barred why-must-roll why-already-rolled why-no-hope why-no-abandon why-not-held
        why-cannot-decline why-nothing-lent why-first-turn why-swap why-nothing-to-sacrifice
        why-not-possible
    """,
    "amount": """
        price-base price-river price-mountain price-lair price-fortress price-encampment
        price-armour price-keep price-tokens price-own-tokens price-tribe price-monsters
        price-die price-floor price-means price-total price-toll price-thorns
        income-regions income-declined-regions income-doubled income-decline income-total
        why-must-keep why-tokens-left
    """,
    "amount hand": "why-not-enough-in-hand",
    "amount name": "price-trait price-ignored price-no-help income-trait",
    "amount name seat": "income-collected",
    "coins price": "why-slot-too-dear",
    "coins seat": "why-toll",
    "hand price": "why-too-expensive why-affordable-without-die why-die-too-far",
    "means": "why-means-missing why-means-used",
    "phase": "why-wrong-phase",
    "piece": """
        why-immune why-closed why-none-left why-already-placed why-not-here
        why-substitution-stopped
    """,
    "race": "why-tray-empty why-untouchable",
    "region": "why-unknown-region",
    "seat": "why-not-your-turn why-peace why-cannot-ally",
    "slot": "why-slot-empty",
}
# Sentences of the log that do not belong to an event of the engine.
OTHER_LINES = {
    "amount seat": "event-undo",
    "coins seat": "event-won",
    "coins seats": "event-shared",
    "round rounds": "event-round",
    "seat": "event-scored-hidden",
}


class Survey(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.prose: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.prose.append(node.value)


@cache
def parse_folder(language: str) -> dict[str, ast.Message]:
    """Every message of a language, read by Fluent's own parser, file by file."""
    messages: dict[str, ast.Message] = {}
    for path in sorted((words.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{entry.id.name} is there twice"
                messages[entry.id.name] = entry
    return messages


@cache
def patterns(language: str) -> dict[str, Survey]:
    """Every text of a language, by ``key`` or ``key.attribute``, surveyed."""
    surveys: dict[str, Survey] = {}
    for key, message in parse_folder(language).items():
        pairs: list[tuple[str, ast.Pattern | None]] = [(key, message.value)]
        pairs += [(f"{key}.{each.id.name}", each.value) for each in message.attributes]
        for name, pattern in pairs:
            assert pattern is not None, f"{name} has no text of its own"
            surveys[name] = Survey()
            surveys[name].visit(pattern)
    return surveys


# --- what must be there


@pytest.mark.parametrize("key", CONTENT)
def test_everything_in_the_boxes_has_a_name_and_a_rule(key: str) -> None:
    speech = Words()
    assert speech.text(key)
    assert speech.attr(key, "text").endswith((".", "!"))


@pytest.mark.parametrize("key", DIFFERENT_IN_DECLINE)
def test_traits_that_differ_in_decline_have_a_decline_text(key: str) -> None:
    assert Words().has_attr(key, "decline")
    assert Words().attr(key, "decline").endswith(".")


def test_only_pieces_and_traits_that_differ_have_a_decline_text() -> None:
    with_decline = {name.split(".")[0] for name in patterns(ENGLISH) if name.endswith(".decline")}
    assert {key for key in with_decline if not key.startswith("piece-")} == set(
        DIFFERENT_IN_DECLINE
    )


@pytest.mark.parametrize("key", MEANS)
def test_every_means_of_conquest_has_a_name(key: str) -> None:
    assert Words().text(f"means-{key}")


def test_explanations_use_just_the_arguments_of_the_engine() -> None:
    arguments = {
        key: " ".join(sorted(survey.variables))
        for key, survey in patterns(ENGLISH).items()
        if key.startswith(("price-", "income-", "why-"))
    }
    assert arguments == {key: args for args, keys in EXPLANATIONS.items() for key in keys.split()}


def test_every_sentence_of_the_log_belongs_to_an_event() -> None:
    atlas = named_atlas("surface-2")
    messages = [event_message(atlas, event) for event in EVENTS]
    arguments = {message.key: set(message.args) for message in messages if message is not None}
    arguments |= {
        key: set(args.split()) for args, keys in OTHER_LINES.items() for key in keys.split()
    }
    in_file = {
        key: survey.variables
        for key, survey in patterns(ENGLISH).items()
        if key.startswith("event-")
    }
    assert in_file.keys() == arguments.keys()
    for key, variables in in_file.items():
        assert variables <= arguments[key], key


def test_bare_keys_name_one_thing_only() -> None:
    keys = [*RACES, *POWERS, *PLACES, *RELICS, *PIECES]
    assert len(keys) == len(set(keys))
    assert all(Words().name(key) for key in keys)


# --- how it must be written


@pytest.mark.parametrize("language", languages())
def test_texts_are_not_empty_and_keep_to_one_line(language: str) -> None:
    for name, survey in patterns(language).items():
        prose = "".join(survey.prose)
        assert prose.strip() or survey.variables, name
        assert "\n" not in prose, name


@pytest.mark.parametrize("language", languages())
def test_texts_are_typeset_with_care(language: str) -> None:
    for name, survey in patterns(language).items():
        for prose in survey.prose:
            assert not set(prose) & set("'\"`"), f"{name}: typographic quotes and apostrophes"
            assert "..." not in prose, f"{name}: one ellipsis, not three dots"


@pytest.mark.parametrize("language", languages())
def test_lines_have_no_trailing_spaces_or_tabs(language: str) -> None:
    for path in sorted((words.FOLDER / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        assert text.endswith("\n"), path.name
        for number, line in enumerate(text.splitlines(), 1):
            assert line == line.rstrip(), f"{path.name}:{number}"
            assert "\t" not in line, f"{path.name}:{number}"


@pytest.mark.parametrize("language", languages())
def test_messages_stand_alone_so_that_each_can_be_parsed_alone(language: str) -> None:
    assert {name: s.messages for name, s in patterns(language).items() if s.messages} == {}
    keys = {key for key in words.entries(language) if not key.startswith("-")}
    assert keys == parse_folder(language).keys()


@pytest.mark.parametrize(("language", "text"), [("cs", "-1,5"), ("sv", "\N{MINUS SIGN}1,5")])
def test_a_number_below_zero_has_the_minus_sign_of_its_language(language: str, text: str) -> None:
    bundle = forms.Bundle([language])
    bundle.add_resource(FluentResource("amount = { $n }"))
    assert bundle.format_pattern(bundle.get_message("amount").value, {"n": forms.number(-1.5)}) == (
        text,
        [],
    )


def test_a_form_that_only_english_has_is_no_form_of_another_language() -> None:
    short = Words(ENGLISH).region("the-nodding-pines", form="short")
    assert short != Words(ENGLISH).region("the-nodding-pines")
    for language in ("cs", "fi", "sv"):
        words = Words(language)
        assert words.region("the-nodding-pines", form="short") == words.region("the-nodding-pines")
