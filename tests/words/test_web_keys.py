"""Every message key of the web page exists in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom.server.live.game import HANDLERS
from elbowroom.words import ENGLISH, Words, entries

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".svelte", ".ts"}
)
# t("key"), t("key", …) and the two ends of t(open ? "one" : "other").
SAID = re.compile(r'\bt\(\s*(?:[^"`()]*\?\s*)?"([a-z][\w.-]*)"(?:\s*:\s*"([a-z][\w.-]*)")?')


def keys_in(path: Path) -> set[str]:
    matches = SAID.findall(path.read_text(encoding="utf-8"))
    return {key for pair in matches for key in pair if key}


def test_the_page_uses_messages() -> None:
    assert sum(len(keys_in(path)) for path in SOURCES) > 10


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_key_that_the_page_names_is_there(path: Path) -> None:
    words = Words(ENGLISH)
    for key in keys_in(path):
        message, _, attribute = key.partition(".")
        assert message in entries(ENGLISH), key
        assert not attribute or words.has_attr(message, attribute), key


def test_no_page_has_hard_coded_text() -> None:
    """Text between tags that is not an expression belongs in the words."""
    for path in SOURCES:
        if path.suffix == ".svelte":
            markup = re.sub(
                r"<(script|style).*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.S
            )
            plain = re.sub(r"<!--.*?-->", "", markup, flags=re.S)
            plain = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", plain)
            bare = re.findall(r">([^<>]*[A-Za-z]{3,}[^<>]*)<", plain)
            assert bare == [], path.name


REFUSED = re.compile(
    r'(?:Refusal|CommandRefused|HttpError|_Closing)\((?:[\w]+,\s*)?"([a-z][a-z-]+)"'
)
SERVER = ROOT / "src" / "elbowroom" / "server"


def test_the_page_has_a_sentence_for_every_refusal_of_the_server() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")]
    errors = {error for text in texts for error in REFUSED.findall(text)}
    assert len(errors) > 30
    assert {error for error in errors if f"refusal-{error}" not in entries(ENGLISH)} == set()


def test_the_log_has_a_sentence_for_every_kind_of_line() -> None:
    silent = {kind for kind in HANDLERS if f"line-{kind}" not in entries(ENGLISH)}
    assert silent == {"move"}, "a move is told by its events"
