"""How a language is chosen, and what tells people and translators about it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.cli.language import language
from elbowroom.words import ENGLISH, languages

ROOT = Path(__file__).parents[2]
OTHERS = [code for code in languages() if code != ENGLISH]


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LC_MESSAGES": "fi_FI", "LANG": "hu_HU.UTF-8"}, "fi"),
        ({"LC_ALL": "nn_NO", "LC_MESSAGES": "fi_FI", "LANG": "hu_HU.UTF-8"}, "nb"),
        ({"LC_ALL": "", "LANG": "cs_CZ"}, "cs"),
        ({"LC_ALL": "C.UTF-8", "LANG": "cs_CZ"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_shell_says_the_language(
    variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, wish in variables.items():
        monkeypatch.setenv(name, wish)
    assert language() == code


def words_tool(*arguments: str) -> str:
    """What `make words` prints."""
    tool = [sys.executable, str(ROOT / "tools" / "words.py"), *arguments]
    return subprocess.run(tool, env=os.environ, capture_output=True, text=True, check=True).stdout


def test_make_words_shows_every_file_of_every_language_in_percent() -> None:
    head, *rows = words_tool().splitlines()
    assert set(head.split()) >= set(OTHERS)
    for path in (ROOT / "src/elbowroom/words/en").glob("*.ftl"):
        [row] = [row for row in rows if row.split()[:1] in ([path.stem], [path.name])]
        assert len(re.findall(r"\d+", row)) > len(OTHERS)


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_new_or_stale(code: str) -> None:
    assert words_tool("--language", code).strip() == "Nothing is new or stale."


@pytest.mark.parametrize("code", languages())
def test_a_readme_has_a_picture_the_two_commands_and_links_to_all_others(code: str) -> None:
    names = {each: "README.md" if each == ENGLISH else f"README.{each}.md" for each in languages()}
    text = (ROOT / names[code]).read_text(encoding="utf-8")
    top, *rest = text.partition("![")
    linked = set(re.findall(r"\((README[\w.]*\.md)\)", top))
    assert linked == set(names.values()) - {names[code]}
    assert (ROOT / rest[1][rest[1].index("(") + 1 : rest[1].index(")")]).is_file()
    assert re.search(r"^make play$", text, re.M)
    assert re.search(r"^make test$", text, re.M)
