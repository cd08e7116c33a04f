"""Facts for cards about everything in the boxes: numbers and keys; sentences are in the words."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from elbowroom.atlas.atlas import SURFACE_TERRAIN, UNDERGROUND_TERRAIN
from elbowroom.atlas.printed import terrain_message
from elbowroom.rules import means as m
from elbowroom.rules.means import MEANS
from elbowroom.rules.pieces import FIRST_FIND, PIECES, SURFACE, Piece
from elbowroom.rules.price import GROUND, MOUNTAIN_SURCHARGE, RIVER
from elbowroom.rules.state import COLUMN, PHASES
from elbowroom.server.http.cached_body import CachedBody, cached_body
from elbowroom.server.wire.encoding import encode
from elbowroom.traits import trait as t
from elbowroom.traits.catalogue import (
    PLACES,
    RELICS,
    SURFACE_POWERS,
    SURFACE_RACES,
    UNDERGROUND_POWERS,
    UNDERGROUND_RACES,
)
from elbowroom.traits.trait import Trait

Box = Literal["surface", "underground"]
AnyBox = Literal["surface", "underground", ""]
Kind = Literal["race", "power", "place", "relic"]
Fate = Literal["stays", "supply", "pool"]

_CACHE: Final = "public, max-age=3600"
_FATES: Final[tuple[Fate, ...]] = ("stays", "supply", "pool")
_FACTS: Final = {
    "works-in-decline": t.WORKS_IN_DECLINE,
    "acts-in-decline": t.ACTS_IN_DECLINE,
    "keeps-tokens": t.KEEPS_TOKENS,
    "redeploys-at-decline": t.REDEPLOYS_AT_DECLINE,
    "outside-limit": t.OUTSIDE_LIMIT,
    "declines-after-scoring": t.DECLINES_AFTER_SCORING,
    "survives-homeless": t.SURVIVES_HOMELESS,
    "attacks-own-active": t.ATTACKS_OWN_ACTIVE,
    "leaves-the-board": t.LEAVES_THE_BOARD,
    "rolls-freely": t.ROLLS_FREELY,
    "swaps-badge": t.SWAPS_BADGE,
}
# What a card may want to sort or mark by; the other hooks are inner workings.
_EFFECTS: Final = {
    "coins": t.PAYS | t.BONUS | t.COLLECTS | t.DOUBLES,
    "cheaper": t.CHEAPER | t.AS_IF_EMPTY,
    "dearer": t.DEARER,
    "reach": t.ENTRY | t.ENTERS | t.REACH | t.JOINS | t.OPENS,
    "dice": t.ROLLS_FOR,
    "tokens": t.MUSTERS | t.GATHERED | t.LOSSES,
    "defence": t.UNTOUCHABLE | t.TOLL,
    "means": t.CONQUERS_BY,
}
_MARKS: Final[tuple[tuple[str, Box], ...]] = (
    *(("mine", "surface"), ("magic", "surface"), ("cavern", "surface")),
    *(("volcano", "underground"), ("tribe", "surface"), ("monsters", "underground")),
)
# Cardboard that no army owns; an empty box: it is in both.
_MARKERS: Final[tuple[tuple[str, AnyBox], ...]] = (
    *(("mountain", ""), ("tribe", "")),
    *(("monsters", "underground"), ("vengeance", "underground")),
)
# Tokens for empty ground where that is not the usual price; None: nobody can stay there as such.
_PRICES: Final[dict[str, int | None]] = {
    "mountain": GROUND + MOUNTAIN_SURCHARGE,
    "river": RIVER,
    **dict.fromkeys(("sea", "lake", "chasm")),
}
_WAYS: Final = {
    "substitutes": m.SUBSTITUTES,
    "flat": m.FLAT,
    "anywhere": m.ANYWHERE,
    "two-cheaper": m.DISCOUNTS,
    "past-tokens": m.PAST_TOKENS,
}


class TraitFacts(Struct, omit_defaults=True, kw_only=True):
    """A race, power, place or relic. *words* is its message in the word files.

    *tokens* is the number on banner or badge, *tray* what the box holds of a race, *extra* what
    comes on top; *brings* are pieces; of the features in *needs* a map must have one.
    """

    key: str
    words: str
    kind: Kind
    box: Box
    tokens: int = 0
    tray: int = 0
    extra: int = 0
    brings: dict[str, int] = {}
    needs: list[str] = []
    facts: list[str] = []
    effects: list[str] = []


class PieceFacts(Struct, omit_defaults=True, kw_only=True):
    """A piece: how many there are, what it adds to a price, and what becomes of it."""

    key: str
    words: str
    box: Box
    supply: int
    defence: int = 0
    immune: bool = False
    stops_substitution: bool = False
    lifted: bool = False
    lost: Fate
    abandoned: Fate
    declined: Fate


class GroundFacts(Struct, omit_defaults=True, kw_only=True):
    """A terrain or a symbol; *price* is what its empty land takes, if it can be conquered."""

    key: str
    words: str
    box: Box
    price: int | None = None


class MarkerFacts(Struct, omit_defaults=True, kw_only=True):
    """Cardboard of the board or of a seat, not of an army; without a *box* it is in both."""

    key: str
    words: str
    box: AnyBox = ""


class MeansFacts(Struct, omit_defaults=True, kw_only=True):
    """A special means of conquest: the word behind ``by``, its piece, and what it does."""

    key: str
    piece: str = ""
    copies: str = ""
    ways: list[str] = []


class Content(Struct, kw_only=True):
    """All of both boxes, and the phases of a turn by key."""

    races: list[TraitFacts]
    powers: list[TraitFacts]
    places: list[TraitFacts]
    relics: list[TraitFacts]
    pieces: list[PieceFacts]
    markers: list[MarkerFacts]
    terrains: list[GroundFacts]
    symbols: list[GroundFacts]
    means: list[MeansFacts]
    phases: list[str]
    # So many races, and as many powers, must remain when a table leaves things out.
    fewest: int


def content() -> Content:
    """Everything, made from the tables that the rules read."""
    return Content(
        races=_traits("race", SURFACE_RACES, "surface")
        + _traits("race", UNDERGROUND_RACES, "underground"),
        powers=_traits("power", SURFACE_POWERS, "surface")
        + _traits("power", UNDERGROUND_POWERS, "underground"),
        places=_traits("place", PLACES, "underground"),
        relics=_traits("relic", RELICS, "underground"),
        pieces=[_piece(piece) for piece in PIECES[:FIRST_FIND]],
        markers=[MarkerFacts(key=key, words=f"piece-{key}", box=box) for key, box in _MARKERS],
        terrains=_terrains(),
        symbols=[GroundFacts(key=key, words=f"symbol-{key}", box=box) for key, box in _MARKS],
        means=_means(),
        phases=list(PHASES),
        fewest=int(COLUMN),
    )


@cache
def content_body() -> CachedBody:
    """The same as JSON, made once."""
    return cached_body(encode(content()), "application/json", _CACHE)


def _traits(kind: Kind, traits: list[Trait], box: Box) -> list[TraitFacts]:
    return [_trait(kind, trait, box) for trait in traits]


def _trait(kind: Kind, trait: Trait, box: Box) -> TraitFacts:
    return TraitFacts(
        key=trait.key,
        words=f"{kind}-{trait.key}",
        kind=kind,
        box=box,
        tokens=int(trait.tokens),
        tray=int(trait.tray),
        extra=int(trait.extra),
        brings={PIECES[piece].key: number for piece, number in trait.brings.items()},
        needs=list(trait.needs),
        facts=[key for key, mark in _FACTS.items() if trait.facts & mark],
        effects=[key for key, marks in _EFFECTS.items() if trait.hooks & marks],
    )


def _piece(piece: Piece) -> PieceFacts:
    return PieceFacts(
        key=piece.key,
        words=f"piece-{piece.key}",
        box="surface" if piece.box == SURFACE else "underground",
        supply=int(piece.supply),
        defence=int(piece.defence),
        immune=piece.immune,
        stops_substitution=piece.stops_substitution,
        lifted=piece.lifted,
        lost=_FATES[piece.lost],
        abandoned=_FATES[piece.abandoned],
        declined=_FATES[piece.declined],
    )


def _terrains() -> list[GroundFacts]:
    above = [_terrain(key, "surface") for key in SURFACE_TERRAIN]
    return above + [_terrain(key, "underground") for key in UNDERGROUND_TERRAIN]


def _terrain(key: str, box: Box) -> GroundFacts:
    price = _PRICES.get(key, GROUND)
    return GroundFacts(key=key, words=terrain_message(key, box), box=box, price=price)


def _means() -> list[MeansFacts]:
    return [
        MeansFacts(
            key=each.key,
            piece=PIECES[each.piece].key if each.piece >= 0 else "",
            copies=PIECES[each.copied].key if each.copied >= 0 else "",
            ways=[key for key, marks in _WAYS.items() if each.mark & marks],
        )
        for each in MEANS
    ]
