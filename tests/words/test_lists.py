"""Lists in sentences: code passes the words, and the language of the reader joins them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.mistakes import Spot, alternatives
from elbowroom.words import Words, languages
from elbowroom.words.message import Message, Reference, Text
from elbowroom.words.speaker import Speaker

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "elbowroom"
# What would be seen as a list in a sentence.
PROSE = re.compile(r"[,;] | \w+ ")
# Code that writes something which a program reads, or which developers alone meet.
NOT_FOR_PLAYERS = {
    "homemade/reference.py": "the English reference of effects in docs",
    "homemade/toml_text.py": "inline tables of TOML",
    "homemade/writing.py": "inline tables of TOML",
    "notation/board.py": "what lies in a region, as scenarios write it",
    "notation/position.py": "an example of a list in YAML",
    "server/storage/sqlite.py": "placeholders of SQL",
    "errors.py": "several mistakes as the English text of one exception",
    "words/__init__.py": "what Fluent complains of, in a KeyError",
}


def joining(path: Path) -> Iterator[int]:
    """The lines of a module that join texts with something that reads like prose."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == "known":
            if isinstance(node.value, ast.Constant | ast.JoinedStr):  # a list in one text
                yield node.lineno
        elif (
            isinstance(node, ast.Attribute)
            and node.attr == "join"
            and isinstance(node.value, ast.Constant)
            and PROSE.search(str(node.value.value))
        ):
            yield node.lineno


def test_no_code_joins_words_into_a_list() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): list(joining(path))
        for path in sorted(PACKAGE.rglob("*.py"))
    }
    found = {name: lines for name, lines in found.items() if lines}
    assert {name: lines for name, lines in found.items() if name not in NOT_FOR_PLAYERS} == {}
    assert sorted(NOT_FOR_PLAYERS) == sorted(found)


def test_the_page_joins_no_words_either() -> None:
    joined = re.compile(r"""\.join\(\s*(["'`])(?:[,;] | \w+ )\1""")
    sources = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    assert len(sources) > 100
    assert [
        (path.name, match[0])
        for path in sources
        for match in joined.finditer(path.read_text(encoding="utf-8"))
    ] == []


# --- the words of a mistake


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["a", "a or b", "a, b or c"]),
        ("cs", ["a", "a nebo b", "a, b nebo c"]),
        ("da", ["a", "a eller b", "a, b eller c"]),
        ("et", ["a", "a või b", "a, b või c"]),
        ("fi", ["a", "a tai b", "a, b tai c"]),
        ("hu", ["a", "a vagy b", "a, b vagy c"]),
        ("nb", ["a", "a eller b", "a, b eller c"]),
        ("sv", ["a", "a eller b", "a, b eller c"]),
    ],
)
def test_words_to_choose_from_are_joined_as_the_language_does(
    language: str, texts: list[str]
) -> None:
    for amount, text in enumerate(texts, 1):
        mistake = Spot("x.toml").wrong("choice", text="z", known=("a", "b", "c")[:amount])
        assert mistake.reason_in(Words(language)).endswith(f": {text}")


def test_words_that_are_all_meant_are_joined_with_and() -> None:
    mistake = Spot("x.yaml", family="notation").wrong("contents", names=("orcs", "elves"))
    assert str(mistake) == "x.yaml: this version of the game does not have: orcs and elves"


def test_a_mistake_says_the_same_as_its_message() -> None:
    mistake = Spot("").wrong("unknown-key", key="z", known=("a", "b", "c"))
    known: list[Reference] = [Text("a"), Text("b"), Text("c")]
    message = Message(mistake.key, {"key": Text("z"), "known": known})
    for language in languages():
        words = Words(language)
        assert mistake.reason_in(words) == Speaker(words).say(message)


def test_a_long_list_loses_its_middle() -> None:
    many = tuple(f"word-{number}" for number in range(900))
    reason = Spot("").wrong("choice", text="z", known=many).reason
    assert len(reason) < 1100
    assert reason.endswith("word-898 or word-899")


def test_similar_words_come_alone_and_otherwise_all() -> None:
    assert alternatives("frest", ("forest", "hill")) == ("forest",)
    assert alternatives("zzz", ("forest", "hill")) == ("forest", "hill")
