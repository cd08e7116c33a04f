"""The reference of home-made effects says what the code says."""

from __future__ import annotations

from elbowroom.homemade.effect_reading import VERBS
from elbowroom.homemade.reading import read_toml
from elbowroom.homemade.reference import EXAMPLES, put_into
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "make-your-own.md"


def test_the_reference_is_the_one_that_the_code_writes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == put_into(text), "python -m elbowroom.homemade.reference docs/make-your-own.md"


def test_every_verb_has_an_example() -> None:
    assert {verb for example in EXAMPLES for verb in example if verb in VERBS} == set(VERBS)


def test_the_collection_on_the_page_can_be_played() -> None:
    text = PAGE.read_text(encoding="utf-8")
    toml = text.partition("```toml\n")[2].partition("```")[0]
    assert [thing.key for thing in read_toml(toml, PAGE.name).definitions] == ["mole-men", "lucky"]
