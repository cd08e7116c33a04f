"""The lines that a table and a bot exchange: a word, and behind it a number, a text or JSON.

``docs/bot-protocol.md`` tells what each of them means.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.errors import NotParsable
from elbowroom.masks import regions_of
from elbowroom.play.view import View
from elbowroom.rules.state import RULES

VERSION: Final = 2
MOST_OF_A_QUESTION: Final = 1 << 20
"""Bytes of the longest line that a table sends."""
MOST_OF_AN_ANSWER: Final = 1 << 14
"""Bytes of the longest line that a bot may send."""

# What a table says.
HELLO: Final = "hello"
NEW: Final = "new"
VIEW: Final = "view"
ACTIONS: Final = "actions"
CHOOSE: Final = "choose"
WHY: Final = "why"
OVER: Final = "over"
BYE: Final = "bye"
# What a bot says, besides hello and why.
READY: Final = "ready"
PLAY: Final = "play"
# What both may say.
ERROR: Final = "error"

T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """A region as printed, and its neighbours."""

    slug: str
    name: str
    terrain: str
    symbols: tuple[str, ...]
    edge: bool
    near: tuple[str, ...]


@dataclass(frozen=True)
class Game:
    """What a bot is told before a game: everything that will not change."""

    seat: int
    seats: int
    map: str
    box: str
    rounds: int
    rules: int
    options: dict[str, bool]
    seed: int
    regions: tuple[Place, ...]


@dataclass(frozen=True)
class Why:
    """What a bot thought at its last answer; all of it may be left out."""

    action: str = ""
    plan: tuple[str, ...] = ()
    note: str = ""


def game_of(view: View, seed: int) -> Game:
    """The game that *view* is taken from, for the bot that looks at it; *seed* is the bot's own."""
    assert view.viewer is not None, "a spectator plays no game"
    return Game(
        seat=view.viewer,
        seats=len(view.seats),
        map=view.map,
        box=view.box,
        rounds=view.rounds,
        rules=int(RULES),
        options=view.options,
        seed=seed,
        regions=_places(view.map),
    )


def _places(name: str) -> tuple[Place, ...]:
    if name not in board_names():
        return ()  # A little map of a scenario is printed nowhere.
    board = named_atlas(name)
    slugs = [site.slug for site in board.sites]
    return tuple(
        Place(
            slug=site.slug,
            name=site.name,
            terrain=site.terrain,
            symbols=tuple(site.symbols),
            edge=site.edge,
            near=tuple(slugs[other] for other in regions_of(board.near[region])),
        )
        for region, site in enumerate(board.sites)
    )


def line_of(word: str, content: object) -> str:
    """A line with JSON in it."""
    return f"{word} {msgspec.json.encode(content).decode()}"


def content_of(text: str, wanted: type[T], place: str) -> T:
    """What the JSON of a line says; names that nobody knows yet are passed over."""
    try:
        return msgspec.json.decode(text, type=wanted)
    except msgspec.MsgspecError as error:
        raise NotParsable("", place, str(error)) from error


def split(line: str) -> tuple[str, str]:
    """The word of a line, and what follows it."""
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()
