"""Cards of home-made things as data: numbers, and the rules as messages for any language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from elbowroom.atlas.atlas import Atlas
from elbowroom.homemade.compiling import Made, brings
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import RACE, Collection, Definition
from elbowroom.homemade.reading import extra_tokens, tray_of
from elbowroom.homemade.sentences import rule_messages
from elbowroom.homemade.warnings import warnings_on
from elbowroom.mistakes import Spot
from elbowroom.rules.pieces import PIECES
from elbowroom.words.message import Message


class MadeCard(Struct, omit_defaults=True, kw_only=True):
    """The card of a home-made race or power; its *name* goes by language.

    *tokens* is the number on banner or badge, *tray* how many tokens a race has, *extra* what
    comes on top, *brings* its pieces. *stands_in_for* is the race whose banner is left out for it,
    *replaces* are the races and powers that are left out because it borrows their pieces. On the
    board in question it is *left_out* itself if nothing of it can work there (M1); *warnings* say
    that, and which effects can do nothing there.
    """

    kind: Literal["race", "power"]
    key: str
    name: dict[str, str]
    tokens: int
    rules: list[Message]
    icon: str = ""
    flavour: str = ""
    tray: int = 0
    extra: int = 0
    brings: dict[str, int] = {}
    stands_in_for: str = ""
    replaces: list[str] = []
    left_out: bool = False
    warnings: list[Message] = []
    collection: str = ""
    author: str = ""
    licence: str = ""


def cards_of(content: Content, atlas: Atlas, places: bool) -> list[MadeCard]:
    """The cards of all that *content* has, for a game on this board with *places* or not."""
    return [
        card_of(thing, collection, atlas, places)
        for collection in content.collections
        for thing in collection.definitions
    ]


def card_of(thing: Definition, collection: Collection, atlas: Atlas, places: bool) -> MadeCard:
    """The card of one race or power."""
    made = Made(thing)
    return MadeCard(
        kind="race" if thing.kind == RACE else "power",
        key=thing.key,
        name=thing.name,
        tokens=thing.tokens,
        rules=rule_messages(thing),
        icon=thing.icon,
        flavour=thing.flavour,
        tray=tray_of(thing, Spot("")) if thing.kind == RACE else 0,
        extra=extra_tokens(thing),
        brings={PIECES[kind].key: number for kind, number in brings(thing).items()},
        stands_in_for=thing.stands_in_for,
        replaces=sorted(set(made.replaces)),
        left_out=not made.works_on(atlas, places),
        warnings=warnings_on(thing, [atlas], places),
        collection=collection.name,
        author=collection.author,
        licence=collection.licence,
    )
