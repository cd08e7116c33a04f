"""Rules are written by the program: every effect and every SET has words in every language."""

from __future__ import annotations

import pytest

from elbowroom.homemade.definitions import RACE
from elbowroom.homemade.effect_reading import effect_tree, read_effect
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.forms import forms
from elbowroom.homemade.reference import EXAMPLES, toml_text
from elbowroom.homemade.region_grammar import PREFIXES, WORDS, SetNode, read_set
from elbowroom.homemade.sentences import effect_message, form_of, name_in, set_message
from elbowroom.mistakes import Spot
from elbowroom.words import ENGLISH, Words, languages
from elbowroom.words.message import Message
from elbowroom.words.speaker import Speaker

OTHERS = sorted(set(languages()) - {ENGLISH})
SETS = [
    *(SetNode(word) for word in WORDS),
    *(SetNode(prefix, (SetNode("forest"),)) for prefix in PREFIXES),
    *(
        read_set(text, Spot(""))
        for text in (
            "hill or forest",
            "hill and forest",
            "mountain and held",
            "land and not swamp",
            "land and beside (sea or lake)",
            "land and near river",
        )
    ),
]


def said(language: str, message: Message) -> str:
    text = Speaker(Words(language)).say(message)
    assert text
    assert "{" not in text
    assert "made-" not in text
    return text


def test_the_examples_have_every_form() -> None:
    effects = [read_effect(Fields(example, Spot("")), RACE) for example in EXAMPLES]
    assert {form_of(effect) for effect in effects} == {form.message for form in forms()}


@pytest.mark.parametrize("example", EXAMPLES, ids=toml_text)
def test_an_effect_has_a_sentence_of_its_own_in_every_language(example: dict[str, object]) -> None:
    effect = read_effect(Fields(example, Spot("")), RACE)
    english = said(ENGLISH, effect_message(effect))
    for language in OTHERS:
        assert said(language, effect_message(effect)) != english


@pytest.mark.parametrize("when", ["active", "declined", "always"])
def test_a_sentence_says_when_it_works_in_every_language(when: str) -> None:
    timed = [form.example | {"when": when} for form in forms() if form.timed]
    assert len(timed) > 5
    for language in languages():
        for tree in timed:
            effect = read_effect(Fields(tree, Spot("")), RACE)
            usual = read_effect(Fields(tree | {"when": "active"}, Spot("")), RACE)
            assert effect_tree(effect)["when"] == when
            same = said(language, effect_message(effect)) == said(language, effect_message(usual))
            assert same == (when == "active")


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_two_sets_are_called_the_same(language: str) -> None:
    phrases = [said(language, set_message(node)) for node in SETS]
    assert len(set(phrases)) == len(phrases)


def test_a_name_that_a_language_does_not_have_is_the_english_one_or_else_the_first() -> None:
    names = {"cs": "Krtci", "en": "Mole Men", "fi": "Myyrät"}
    assert [name_in(names, each) for each in ("fi", "cs-CZ", "hu")] == [
        "Myyrät",
        "Krtci",
        "Mole Men",
    ]
    assert name_in({"cs": "Krtci", "fi": "Myyrät"}, "hu") == "Krtci"
