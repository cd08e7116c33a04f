"""How sentences are looked up: languages, plurals, errors, and names in the form that is needed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom import words
from elbowroom.words import ENGLISH, Words, accepted_languages, best_language, languages
from elbowroom.words.message import Message, Name, Reference, Seat, Text
from elbowroom.words.speaker import Speaker


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for made-up languages."""
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    words.entries.cache_clear()
    words.outline.cache_clear()


def write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir()
    (folder / language / "some.ftl").write_text(text, encoding="utf-8")


# --- looking up a sentence


def test_plurals_follow_the_number() -> None:
    speech = Words()
    assert speech.text("price-total", amount=1) == "Price: 1 token"
    assert speech.text("price-total", amount=4) == "Price: 4 tokens"
    assert speech.text("event-rolled", seat="Ada", face=0) == "Ada rolls the die: a blank."


def test_discounts_and_surcharges_carry_their_sign() -> None:
    speech = Words()
    assert speech.text("price-trait", name="Ogres", amount=-1) == "Ogres: -1"
    assert speech.text("price-trait", name="Mummies", amount=1) == "Mummies: +1"


def test_the_closing_line_of_a_check_is_the_one_that_scripts_read() -> None:
    assert Words().text("check-summary", passed=1234, failed=0) == "1234 passed, 0 failed"


@pytest.mark.parametrize(
    ("language", "four", "five"),
    [("en", "1,234", "12,345"), ("et", "1234", "12\xa0345"), ("hu", "1234", "12\xa0345"),
     ("fi", "1\xa0234", "12\xa0345")],
)  # fmt: skip
def test_thousands_are_set_apart_where_the_language_does_so(
    language: str, four: str, five: str
) -> None:
    speech = Words(language)
    texts = [speech.text("measure-coins", coins=coins, margin=0) for coins in (1234, -1234, 12345)]
    assert [four in texts[0], four in texts[1], five in texts[2]] == [True, True, True], texts


def test_no_isolation_marks_reach_the_terminal() -> None:
    text = Words().text("play-prompt", seat="Ada", phase="Conquest")
    assert text == "Ada to move: Conquest"


def test_names_are_joined_by_commas_and_and() -> None:
    speech = Words()
    assert speech.listed(["Ada"]) == "Ada"
    assert speech.listed(["Ada", "Bo"]) == "Ada and Bo"
    assert speech.listed(["Ada", "Bo", "Cy", "Di"]) == "Ada, Bo, Cy and Di"
    assert speech.listed(["Ada", "Bo", "Cy", "Di"], "or") == "Ada, Bo, Cy or Di"


@pytest.mark.parametrize("key", ["race-goblins", "no-such-key", ""])
def test_an_unknown_key_is_an_error(key: str) -> None:
    assert key not in Words()
    with pytest.raises(KeyError):
        Words().text(key)
    with pytest.raises(KeyError):
        Words().attr(key, "text")


def test_an_unknown_attribute_or_name_is_an_error() -> None:
    assert not Words().has_attr("race-humans", "decline")
    with pytest.raises(KeyError, match=r"race-humans\.decline"):
        Words().attr("race-humans", "decline")
    with pytest.raises(KeyError, match="goblins"):
        Words().name("goblins")


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match=r"why-immune.*piece"):
        Words().text("why-immune")


@pytest.mark.parametrize("locale", ["en", "en-GB", "en_US.UTF-8", "xx", "C", "", "/", "../.."])
def test_an_unknown_locale_is_english(locale: str) -> None:
    assert Words(locale).locale == ENGLISH
    assert Words(locale).text("race-giants") == "Giants"


def test_a_locale_finds_its_language(folder: Path) -> None:
    write(folder, "en", "hello = Hello\n")
    write(folder, "nb", "hello = Hei\n")
    assert [Words(each).text("hello") for each in ("nb", "nn_NO.UTF-8", "NO", "sv")] == [
        "Hei",
        "Hei",
        "Hei",
        "Hello",
    ]


def test_missing_messages_are_in_english(folder: Path) -> None:
    write(folder, "en", "a = Yes { $x }\n    .text = Text\nb = No\nc = { $x } here\n")
    write(folder, "fi", "-term = Joo\n# A note.\na = { -term } { $x }\nc = { $typo }\nd = Ei\n")
    speech = Words("fi")
    assert speech.text("a", x="!") == "Joo !"
    assert speech.attr("a", "text") == "Text"
    assert speech.text("b") == "No"
    assert speech.text("c", x="Ada") == "Ada here"
    assert "d" not in speech
    with pytest.raises(KeyError, match="d: unknown key"):
        speech.text("d")


def test_only_complete_languages_are_listed(folder: Path) -> None:
    write(folder, "en", "a = A\n    .text = T\nb = B\n")
    write(folder, "sv", "b = B\na = A\n    .text = T\n")
    write(folder, "da", "a = A\nb = B\n")
    write(folder, "cs", "a = A\n    .text = T\n")
    assert languages() == ["en", "sv"]


def test_the_first_wish_that_is_complete_is_the_language(folder: Path) -> None:
    write(folder, "en", "a = A\nb = B\n")
    write(folder, "cs", "a = A\nb = B\n")
    write(folder, "nb", "b = B\na = A\n")
    write(folder, "fi", "a = A\n")
    wishes = {
        "fi, cs;q=0.5": "cs",
        "cs;q=0.3, nn-NO": "nb",
        "en, cs": "en",
        "xx;q=9, *": "en",
        "": "en",
    }
    assert {each: best_language(accepted_languages(each)) for each in wishes} == wishes


def test_fluent_is_loaded_with_the_first_message() -> None:
    script = (
        "import sys; from elbowroom.words import Words; w = Words(); assert 'race-giants' in w;"
        "assert not any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules);"
        "w.text('race-giants'); assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


# --- names that bend


def test_a_message_gets_the_form_of_a_name_that_it_asks_for(folder: Path) -> None:
    text = """
race-elves = elfek
    .acc = elfeket
    .gender = common
race-orcs = orkok
both = { $one } meg { FORM($one, "acc") }
which = { FORM($one, "gender") ->
    [common] közös
   *[other] más
}
number = { FORM($amount, "acc") }
"""
    write(folder, "en", text)
    speaker = Speaker(Words())
    elves, orcs = Name("race", "elves"), Name("race", "orcs")
    assert speaker.say(Message("both", {"one": elves})) == "elfek meg elfeket"
    assert speaker.say(Message("both", {"one": orcs})) == "orkok meg orkok"
    assert speaker.say(Message("which", {"one": elves})) == "közös"
    assert speaker.say(Message("which", {"one": orcs})) == "más"
    assert speaker.say(Message("number", {"amount": 3})) == "3"


def test_a_list_has_the_form_that_is_asked_for_in_all_its_items(folder: Path) -> None:
    write(folder, "en", 'race-a = a\n    .acc = at\nrace-b = b\nall = { FORM($all, "acc") }\n')
    everybody: list[Reference] = [Name("race", "a"), Name("race", "b"), Name("race", "a")]
    assert Speaker(Words()).say(Message("all", {"all": everybody})) == "at, b and at"


def test_a_form_may_depend_on_a_form_of_another_name(folder: Path) -> None:
    text = """
race-elves = elfové
    .acc = elfy
    .gender = m
race-mummies = mumie
    .acc = mumie
    .gender = f
power-wise = moudří
    .f = moudré
    .acc = moudré
army-name = { FORM($power, FORM($race, "gender")) } { $race }
    .acc = { FORM($power, "acc") } { FORM($race, "acc") }
takes = bere { FORM($army, "acc") }
"""
    write(folder, "en", text)
    speaker = Speaker(Words())

    def army(race: Reference) -> Message:
        return Message("army-name", {"race": race, "power": Name("power", "wise")})

    assert speaker.say(army(Name("race", "elves"))) == "moudří elfové"
    assert speaker.say(army(Name("race", "mummies"))) == "moudré mumie"
    assert (
        speaker.say(Message("takes", {"army": army(Name("race", "elves"))})) == "bere moudré elfy"
    )
    assert speaker.say(Message("takes", {"army": army(Text("Moles"))})) == "bere moudré Moles"
    assert speaker.words.named("mummies").form("gender") == "f"


def test_seats_and_regions_have_the_names_of_the_table() -> None:
    speaker = Speaker(Words(), ["Ada"], {"the-docks": "The Docks"})
    left = Message("event-abandoned", {"seat": Seat(1), "region": Name("region", "gull-sound")})
    assert speaker.say(left) == "Ada abandons Gull Sound."
    left = Message("event-abandoned", {"seat": Seat(1), "region": Name("region", "the-docks")})
    assert speaker.say(left) == "Ada abandons The Docks."
    left = Message("event-abandoned", {"seat": Seat(2), "region": Name("region", "elsewhere")})
    assert speaker.say(left) == "Seat 2 abandons elsewhere."
