"""Every language against English: the same messages, the right plurals, terms and typography."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elbowroom.words import ENGLISH, FOLDER, OR, TEXTS, Words, entries, languages, outline
from elbowroom.words.message import Argument, Message, Name, Text
from elbowroom.words.speaker import Speaker
from tests.words.every_message import spoken
from tests.words.languages_data import QUOTES, SAME, SINGLE_LETTERS

TERMS = Path(__file__).parents[2] / "docs" / "words"
# Every language that somebody has begun, complete or not; what is there must be right.
FOLDERS = sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")})
OTHERS = [code for code in FOLDERS if code != ENGLISH]
EVERY_LANGUAGE = pytest.mark.parametrize("language", FOLDERS)
EVERY_OTHER = pytest.mark.parametrize("language", OTHERS)
MARKS = "“”„«»’‘"
NAMED = ("race", "power", "place", "relic", "piece", "terrain", "symbol", "phase", "box", "means")


@cache
def message_of(language: str, key: str) -> ast.Message:
    entry = FluentParser(with_spans=False).parse_entry(entries(language)[key])
    assert isinstance(entry, ast.Message), key
    return entry


def keys_of(language: str) -> list[str]:
    return [key for key in entries(language) if not key.startswith("-")]


def patterns_of(language: str, key: str) -> Iterator[tuple[str, ast.Pattern]]:
    message = message_of(language, key)
    if message.value is not None:
        yield key, message.value
    for attribute in message.attributes:
        yield f"{key}.{attribute.id.name}", attribute.value


class Contents(Visitor):
    """The variables, the texts, the plural branches and the forms of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.prose: list[str] = []
        self.plurals: list[set[str]] = []
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.prose.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "FORM":
            form = node.arguments.positional[1]
            if isinstance(form, ast.StringLiteral):
                self.forms.add(form.value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if not isinstance(node.selector, ast.FunctionReference) or node.selector.id.name != "FORM":
            self.plurals.append(names)
        self.generic_visit(node)


def contents(pattern: ast.Pattern) -> Contents:
    collected = Contents()
    collected.visit(pattern)
    return collected


def everything(language: str) -> Iterator[tuple[str, Contents]]:
    for key in keys_of(language):
        for name, pattern in patterns_of(language, key):
            yield name, contents(pattern)


# --- the same messages


@pytest.mark.parametrize("language", languages())
def test_a_complete_language_has_just_the_messages_and_texts_of_english(language: str) -> None:
    assert outline(language) == outline(ENGLISH)


@EVERY_OTHER
def test_no_message_is_left_over_from_an_older_english(language: str) -> None:
    assert outline(language) <= outline(ENGLISH)


@EVERY_OTHER
def test_a_message_has_the_variables_of_english(language: str) -> None:
    english = {name: inside.variables for name, inside in everything(ENGLISH)}
    for name, inside in everything(language):
        base, _, attribute = name.partition(".")
        own = english[name] if not attribute or attribute in TEXTS else english[base]
        assert inside.variables == own, name


@EVERY_OTHER
def test_a_file_has_the_messages_of_the_english_file(language: str) -> None:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        own = set(re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.M))
        english = (FOLDER / ENGLISH / path.name).read_text(encoding="utf-8")
        assert own <= set(re.findall(r"^([a-z][\w-]*) *=", english, re.M)), path.name


# --- plurals and forms


@EVERY_LANGUAGE
def test_plural_branches_are_those_of_the_language(language: str) -> None:
    plurals = {*Locale.parse(language).plural_form.tags, "other"}
    every = {"zero", "one", "two", "few", "many", "other"}
    for name, inside in everything(language):
        for branches in inside.plurals:
            # Variants that are no plurals, such as the faults of a program, are left alone.
            if branches != {"other"} and branches <= every:
                assert branches == plurals, name


@EVERY_LANGUAGE
def test_a_form_that_one_name_of_a_kind_has_all_have(language: str) -> None:
    for kind in NAMED:
        forms = {
            key: {name.partition(".")[2] for name, _ in patterns_of(language, key)} - {*TEXTS, ""}
            for key in keys_of(language)
            if key.startswith(f"{kind}-") and key not in ("piece-as", "piece-with")
        }
        every = {form for own in forms.values() for form in own}
        assert {key: every - own for key, own in forms.items() if every - own} == {}


@EVERY_LANGUAGE
def test_every_form_that_a_message_asks_for_exists(language: str) -> None:
    known = {name.partition(".")[2] for name, _ in everything(language)} - {*TEXTS, ""}
    asked = {form for _, inside in everything(language) for form in inside.forms}
    assert asked <= {*known, OR}


# --- every message with every name


@EVERY_LANGUAGE
def test_messages_can_be_said_with_a_sample_of_names(language: str) -> None:
    assert all(each.text for each in spoken(language, keys_of(language), Random(7)))


@pytest.mark.slow
@EVERY_LANGUAGE
def test_every_message_can_be_said_with_every_name_and_number(language: str) -> None:
    for each in spoken(language, keys_of(language)):
        assert each.text
        # Fluent marks what it cannot say as {$name} or {???}; an example of TOML has a space.
        assert not re.search(r"\{\S", each.text), each


@EVERY_LANGUAGE
def test_a_home_made_name_has_its_plain_form_everywhere(language: str) -> None:
    words = Words(language)
    words.learn("race-mole-men", {None: "Mole Men"})
    speaker = Speaker(words)
    army: dict[str, Argument] = {"race": Name("race", "mole-men"), "power": Text("Lucky")}
    assert {"Mole", "Men", "Lucky"} <= set(speaker.say(Message("army-name", army)).split())
    for form in ("acc", "gen", "dat"):
        assert "Mole Men" in speaker.text(Message("army-name", army), form)


# --- no English left over


@EVERY_OTHER
def test_no_text_is_still_english(language: str) -> None:
    english = {name: inside.prose for name, inside in everything(ENGLISH)}
    same = {
        name
        for name, inside in everything(language)
        if inside.prose == english.get(name) and re.search(r"[^\W\d_]{2}", "".join(inside.prose))
    }
    assert {name for name in same if not name.startswith(SAME.get(language, ()))} == set()


# --- terms


def terms(language: str) -> dict[str, str]:
    path = TERMS / f"{language}.tsv"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return {row["key"]: row["term"] for row in csv.DictReader(lines, delimiter="\t")}


@EVERY_OTHER
def test_names_are_those_of_the_list_of_terms(language: str) -> None:
    """The list in ``docs/words`` has the words of the rule books, and our own decisions."""
    own = entries(language)
    for key, term in terms(language).items():
        if key in own and not key.startswith(("army-", "seat-", "piece-as", "piece-with")):
            assert own[key].splitlines()[0].partition("=")[2].strip() == term, key


# --- typography


@EVERY_LANGUAGE
def test_names_of_regions_have_no_marks_that_break_lists_and_sentences(language: str) -> None:
    names = {key: text for key, text in entries(language).items() if key.startswith("region-")}
    assert [key for key, text in names.items() if re.search(r"= .*[,;:!?.]", text)] == []


@EVERY_LANGUAGE
def test_texts_have_the_quotes_of_their_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for name, inside in everything(language):
        marks = [mark for prose in inside.prose for mark in prose if mark in MARKS]
        pairs = [mark for mark in marks if mark != "’" or closing == "’"]
        assert set(pairs) <= {opening, closing}, name
        if opening != closing:
            assert pairs.count(opening) == pairs.count(closing), name


@EVERY_OTHER
def test_short_words_and_units_do_not_end_a_line(language: str) -> None:
    """After one-letter words, and before a percent sign, there is a no-break space."""
    letters = SINGLE_LETTERS.get(language, "")
    for name, inside in everything(language):
        prose = "\0".join(inside.prose)
        assert " %" not in prose, name
        if letters:
            match = re.search(rf"(?<!\w)[{letters}{letters.upper()}] (?!=)", prose)
            assert match is None, f"{name}: {prose}"
