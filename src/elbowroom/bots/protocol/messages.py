"""The lines that a table and a bot exchange: a word, followed by a number, a text or JSON.

``docs/bot-protocol.md`` explains each of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from elbowroom.atlas.atlas import Atlas, Site
from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.errors import NotParsable
from elbowroom.masks import mask_of, regions_of
from elbowroom.play.observation import Observation
from elbowroom.rules.state import RULES

VERSION: Final = 2
MOST_OF_A_QUESTION: Final = 1 << 20
"""Bytes of the longest line that a table sends."""
MOST_OF_AN_ANSWER: Final = 1 << 14
"""Bytes of the longest line that a bot may send."""

# Lines of the table.
HELLO: Final = "hello"
NEW: Final = "new"
VIEW: Final = "view"
ACTIONS: Final = "actions"
CHOOSE: Final = "choose"
WHY: Final = "why"
OVER: Final = "over"
BYE: Final = "bye"
# Lines of a bot, besides hello and why.
READY: Final = "ready"
PLAY: Final = "play"
# Lines of both.
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
    """What a bot receives before a game: everything that will not change."""

    seat: int
    seats: int
    map: str
    box: str
    rounds: int
    rules: int
    options: dict[str, bool]
    seed: int
    regions: tuple[Place, ...]
    # Home-made races, powers and maps as JSON text; empty if there are none.
    content: str = ""


@dataclass(frozen=True)
class Why:
    """The reasons of a bot for its last answer; any of them may be missing."""

    action: str = ""
    plan: tuple[str, ...] = ()
    note: str = ""


def game_of(observation: Observation, seed: int) -> Game:
    """The game of *observation*, for the bot of its seat; *seed* is that of the bot."""
    s = observation.state
    assert observation.seat is not None, "a spectator plays no game"
    return Game(
        seat=observation.seat,
        seats=int(s.seats),
        map=s.atlas.name,
        box=s.book.box,
        rounds=s.atlas.rounds,
        rules=int(RULES),
        options=dict(s.options.chosen),
        seed=seed,
        regions=_places(s.atlas),
        content=s.book.contents.content,
    )


def board_of(game: Game) -> Atlas | None:
    """The board that a table describes; None if it has a name, built-in or home-made."""
    if game.map != INLINE:
        return None
    slugs = [place.slug for place in game.regions]
    sites = [
        # Where tribes and monsters begin matters only to the set-up, which is over.
        Site(place.slug, place.name, place.terrain, list(place.symbols), place.edge, False, False)
        for place in game.regions
    ]
    near = [mask_of([slugs.index(slug) for slug in place.near]) for place in game.regions]
    return Atlas(game.map, game.box, 0, game.rounds, sites, near)


def _places(board: Atlas) -> tuple[Place, ...]:
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


def content_of(text: str, kind: type[T], place: str) -> T:
    """The JSON of a line as *kind*; unknown names are ignored."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise NotParsable("", place, str(error)) from error


def split(line: str) -> tuple[str, str]:
    """The word of a line, and what follows it."""
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()
