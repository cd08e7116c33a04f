"""The pages of the documentation: blocks of code, links and headings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and where it stands."""

    language: str
    text: str
    line: int
    expected: str | None
    """What it prints: the block ``text`` that follows at once, if there is one."""


def name_of(page: Path) -> str:
    """The name of a page in a test."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """Every block of *page*, in order."""
    source = page.read_text(encoding="utf-8")
    matches = list(_FENCE.finditer(source))
    out: list[Block] = []
    for match, after in zip_longest(matches, matches[1:]):
        printed = None
        if after and after[1] == "text" and not source[match.end() : after.start()].strip():
            printed = after[2]
        out.append(Block(match[1], match[2], source[: match.start(2)].count("\n") + 1, printed))
    return out


def prose(page: Path) -> str:
    """*page* without its blocks of code."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[str]:
    """Every address that *page* links to and that is no address of the web."""
    return [link for link in _LINK.findall(prose(page)) if "://" not in link]


def anchors(page: Path) -> set[str]:
    """The headings of *page*, as links write them."""
    plain = [re.sub(r"[^\w\- ]", "", title.lower()) for title in _HEADING.findall(prose(page))]
    return {title.strip().replace(" ", "-") for title in plain}


def rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of the first table under *heading*, without its head."""
    section = prose(page).split(f"# {heading}\n", 1)[1]
    lines = re.findall(r"^\|.*\|$", re.split(r"^#+ ", section, flags=re.MULTILINE)[0], re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
