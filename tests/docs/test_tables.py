"""The tables of the pages say what the code says."""

from __future__ import annotations

import ast
import re

import pytest

from elbowroom.bench.report import GOALS
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.pieces import FIRST_FIND, PIECES, POOL, STAYS, SUPPLY, Piece
from elbowroom.rules.state import PHASES
from elbowroom.traits import trait
from elbowroom.traits.catalogue import FINDS, POWERS, RACES
from elbowroom.traits.trait import Trait
from tests.docs.pages import ROOT, prose, rows

DOCS = ROOT / "docs"
EVERYTHING = RACES + POWERS + FINDS
BESIDES = ("in bulk", "returns", "expires", "fights", "closes", "roams")
FATES = {STAYS: "stays", SUPPLY: "supply", POOL: "hand"}
JOIN = re.compile(r"\((union|added up|any|smallest|largest)\)")

QUESTIONS = rows(DOCS / "hooks.md", "Questions")
MOMENTS = rows(DOCS / "hooks.md", "Moments")
CHOICES = rows(DOCS / "hooks.md", "Choices")
FACTS = rows(DOCS / "hooks.md", "Facts")


def code(cell: str) -> str:
    return cell.strip("`")


def keys(cell: str) -> list[str]:
    return [key.strip() for key in cell.split(",") if key.strip()]


# ---------------------------------------------------------------------------- hooks


def hooks() -> list[str]:
    """The public methods of ``Trait`` in the order in which they stand there."""
    return [
        name for name in vars(Trait) if not name.startswith("_") and callable(getattr(Trait, name))
    ]


def docstring_of(hook: str) -> str:
    """The docstring of a hook, from the source: compiled methods have none."""
    module = ast.parse((ROOT / "src/elbowroom/traits/trait.py").read_text(encoding="utf-8"))
    methods = [
        node for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name == hook
    ]
    return ast.get_docstring(methods[0]) or ""


def overriding(hook: str) -> list[str]:
    traits = [one for one in EVERYTHING if getattr(type(one), hook) is not getattr(Trait, hook)]
    return [one.key for one in traits]


def test_the_page_lists_every_hook_once() -> None:
    rows_on_page = [code(row[0]) for row in QUESTIONS + MOMENTS + CHOICES]
    assert sorted(rows_on_page) == sorted(hooks())


@pytest.mark.parametrize("row", QUESTIONS + MOMENTS + CHOICES, ids=lambda row: code(row[0]))
def test_the_page_names_all_traits_with_a_hook(row: list[str]) -> None:
    assert sorted(keys(row[-1])) == sorted(overriding(code(row[0])))


@pytest.mark.parametrize("row", QUESTIONS, ids=lambda row: code(row[0]))
def test_the_page_says_how_answers_are_combined(row: list[str]) -> None:
    joined_by = JOIN.search(docstring_of(code(row[0])))
    assert row[2] == (joined_by[1] if joined_by else "one at most")


@pytest.mark.parametrize("row", FACTS, ids=lambda row: code(row[0]))
def test_the_page_names_all_traits_with_a_fact(row: list[str]) -> None:
    fact = getattr(trait, code(row[0]))
    assert keys(row[2]) == [one.key for one in EVERYTHING if one.facts & fact]


def test_the_page_lists_every_fact_that_a_trait_has() -> None:
    facts = 0
    for row in FACTS:
        facts |= getattr(trait, code(row[0]))
    assert all(int(one.facts) & ~facts == 0 for one in EVERYTHING)


# ---------------------------------------------------------------------------- pieces


def as_cells(kind: int, piece: Piece) -> list[str]:
    bringing = [one.key for one in RACES + POWERS if kind in one.brings]
    return [
        str(piece.supply),
        str(piece.defence or ""),
        "yes" if piece.immune else "",
        "yes" if piece.stops_substitution else "",
        FATES[piece.lost],
        FATES[piece.abandoned],
        FATES[piece.declined],
        "hand" if piece.lifted else "stays",
        ", ".join(bringing),
        ", ".join(name for name in BESIDES if getattr(piece, name.replace(" ", "_"))),
    ]


def test_the_page_of_pieces_is_the_table_of_pieces() -> None:
    rows_on_page = {
        key: row[1:] for row in rows(DOCS / "pieces.md", "The table") for key in keys(row[0])
    }
    assert rows_on_page == {piece.key: as_cells(kind, piece) for kind, piece in enumerate(PIECES)}


def test_a_place_or_relic_is_a_piece_and_a_trait_of_the_same_name() -> None:
    assert [piece.key for piece in PIECES[FIRST_FIND:]] == [find.key for find in FINDS]


# ---------------------------------------------------------------------------- others


def test_the_page_of_rulings_has_every_house_rule_with_its_default() -> None:
    rows_on_page = {
        code(row[0]): row[1] == "on" for row in rows(DOCS / "rulings.md", "House rules")
    }
    assert rows_on_page == SWITCHES


def test_the_page_of_speed_has_the_goals_of_the_benchmark() -> None:
    rows_on_page = {code(row[0]): row[1] for row in rows(DOCS / "speed.md", "How it is measured")}
    assert rows_on_page == {key: f"at {kind} {goal:g}" for key, (kind, goal) in GOALS.items()}


def test_the_glossary_names_the_phases() -> None:
    assert ", ".join(PHASES) in prose(DOCS / "words.md")


def test_no_word_of_the_glossary_is_explained_twice() -> None:
    sections = ("The table", "Races and armies", "The board", "What armies do", "The program")
    words = [
        word for name in sections for row in rows(DOCS / "words.md", name) for word in keys(row[0])
    ]
    assert len(words) == len(set(words))
